import Diagnostics
import Foundation
import Testing

@testable import Server

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("The HTTP server")
struct HTTPServerTests {
  private func get(
    _ path: String, from server: HTTPServer, method: String = "GET"
  ) async throws -> (status: Int, headers: [String: String], text: String) {
    var request = URLRequest(
      url: try #require(URL(string: "http://127.0.0.1:\(server.port)\(path)")))
    request.httpMethod = method
    // Other tests may keep all threads busy for minutes.
    request.timeoutInterval = 600
    let (data, response) = try await URLSession.shared.data(for: request)
    let http = try #require(response as? HTTPURLResponse)
    let headers = Dictionary(
      http.allHeaderFields.map { ("\($0.key)".lowercased(), "\($0.value)") }
    ) { $1 }
    return (http.statusCode, headers, String(decoding: data, as: UTF8.self))
  }

  private func echo() throws -> HTTPServer {
    try HTTPServer(host: "127.0.0.1", port: 0) { request in
      .content(
        status: 200, headers: ["Content-Type": "text/plain", "X-Own": "yes"],
        body: Array("\(request.path) \(request.query["page"] ?? "-") \(request.host ?? "-")".utf8))
    }
  }

  @Test("hands over what a browser asks for, and sends the answer")
  func request() async throws {
    let server = try echo()
    defer { server.stop() }
    let answer = try await get("/ja/%E6%9C%AC/?page=de/x%20y/", from: server)
    #expect(answer.status == 200)
    #expect(answer.text == "/ja/本/ de/x y/ 127.0.0.1:\(server.port)")
    #expect(answer.headers["x-own"] == "yes")
    #expect(answer.headers["connection"]?.lowercased() != "close")
  }

  @Test("takes an address whole, also one with a zero in it")
  func zero() async throws {
    let server = try echo()
    defer { server.stop() }
    #expect(try await get("/%00", from: server).text.hasPrefix("/%00 - "))
    #expect(try await get("/a%20b%00c", from: server).text.hasPrefix("/a%20b%00c - "))
  }

  @Test("answers the head alone, and takes nothing but questions")
  func methods() async throws {
    let server = try echo()
    defer { server.stop() }
    let head = try await get("/", from: server, method: "HEAD")
    #expect(head.status == 200 && head.text.isEmpty)
    let post = try await get("/", from: server, method: "POST")
    #expect(post.status == 405 && post.headers["allow"] == "GET, HEAD")
  }

  @Test("answers many at once")
  func many() async throws {
    let server = try HTTPServer(host: "127.0.0.1", port: 0) { request in
      try? await Task.sleep(for: .milliseconds(50))
      return .content(status: 200, headers: [:], body: Array(request.path.utf8))
    }
    defer { server.stop() }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<60 {
        group.addTask { try await get("/\(number)", from: server).text == "/\(number)" }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }

  @Test("says clearly that a port is in use")
  func portInUse() throws {
    let first = try echo()
    defer { first.stop() }
    let problem = #expect(throws: Diagnostic.self) {
      try HTTPServer(host: "127.0.0.1", port: first.port) { _ in
        .content(status: 200, headers: [:], body: [])
      }
    }
    #expect(problem?.message == "port \(first.port) of 127.0.0.1 is in use by another program")
    #expect(problem?.help?.contains("--port") == true)
  }

  @Test("sends what is announced, and ends with the announcements")
  func events() async throws {
    let announcements = Announcements()
    let (asked, whenAsked) = AsyncStream.makeStream(of: Void.self)
    let server = try HTTPServer(host: "127.0.0.1", port: 0) { _ in
      whenAsked.finish()
      return .events(announcements)
    }
    announcements.announce(3)
    let (text, type) = try await withThrowingTaskGroup(of: (String, String)?.self) { group in
      group.addTask {
        let answer = try await get("/events", from: server)
        return (answer.text, answer.headers["content-type"] ?? "")
      }
      group.addTask {
        for await _ in asked {}
        try await Task.sleep(for: .milliseconds(300))
        announcements.announce(4)
        announcements.announce(2)
        try await Task.sleep(for: .milliseconds(300))
        announcements.close()
        return nil
      }
      var heard = ("", "")
      for try await result in group { heard = result ?? heard }
      return heard
    }
    // On a busy machine the browser may come after the second announcement, and be told that all is well.
    let told = text.split(separator: "\n").filter { $0.hasPrefix("data:") }
    #expect(told == ["data: 3", "data: 4"] || told == ["data: 4"])
    #expect(type == "text/event-stream")
    server.stop()
  }
}
