import Catalog
import Foundation
import Site
import Testing
import Translations

@testable import Server

@Suite("The site while it is written")
struct LiveServerTests {
  private let server: LiveServer
  private let folder: TemporaryFolder

  init() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "# Notes\n\nText, [a file](a.txt), [a secret](../secret.txt).\n", to: "a/n.en.md")
    try folder.write("# Notizen\n\nText.\n", to: "a/n.de.md")
    try folder.write("of the page", to: "a/a.txt")
    try folder.write("secret", to: "secret.txt")
    let theme = try Theme.read(folders: [Self.root.appendingPathComponent("Site").path])
    let catalog = try await Catalog.read(paths: ["\(folder.path)/a"])
    let site = LiveSite(
      catalog: catalog, articles: catalog.articles.map { AlignedArticle(aligning: $0) },
      checked: CheckedPages(), theme: theme)
    self.folder = folder
    server = LiveServer(
      site: { site }, problems: { Array("problems of \($0)".utf8) },
      additions: ["serve.js": Array("script".utf8), "serve.css": []],
      hosts: ["127.0.0.1", "localhost", "[::1]"], announcements: Announcements())
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func get(
    _ path: String, host: String? = nil, page: String? = nil
  ) async throws -> (status: Int, headers: [String: String], text: String) {
    var request = HTTPRequest(path, host: host)
    request.query["page"] = page
    guard case .content(let status, let headers, let body) = await server.respond(to: request)
    else { throw CocoaError(.featureUnsupported) }
    return (status, headers, String(decoding: body, as: UTF8.self))
  }

  @Test(
    "has the pages and files that a build would write",
    arguments: [
      ("/", "text/html; charset=utf-8"), ("/en/", "text/html; charset=utf-8"),
      ("/en/n/", "text/html; charset=utf-8"), ("/de/n/index.html", "text/html; charset=utf-8"),
      ("/en/n/index.md", "text/markdown; charset=utf-8"),
      ("/llms.txt", "text/plain; charset=utf-8"),
      ("/status/en/", "text/html; charset=utf-8"),
    ])
  func pages(path: String, type: String) async throws {
    let answer = try await get(path)
    #expect(answer.status == 200 && answer.headers["Content-Type"] == type)
    #expect(answer.headers["Content-Security-Policy"]?.hasPrefix("default-src 'self'") == true)
    #expect(answer.text.contains("/-stele/serve.js") == type.hasPrefix("text/html"))
  }

  @Test("has the files that pages refer to, and its own")
  func files() async throws {
    let page = try await get("/en/n/").text
    let link = try #require(page.firstMatch(of: /href="..\/..\/(files\/[^"]*a\.txt)"/)).1
    #expect(try await get("/\(link)").text == "of the page")
    let style = try #require(page.firstMatch(of: /(assets\/stele\.[^"]*css)"/)).1
    #expect(try await get("/\(style)").headers["Content-Type"] == "text/css; charset=utf-8")
    #expect(try await get("/-stele/serve.js").text == "script")
    #expect(try await get("/-stele/problems", page: "en/n/").text == "problems of en/n/")
  }

  @Test(
    "has nothing but the site",
    arguments: [
      "/secret.txt", "/../secret.txt", "/en/../../secret.txt", "/a.txt", "/-stele/../secret.txt",
      "/en/n/../../../secret.txt", "//etc/passwd", "/etc/passwd", "/files/", "/-stele/nothing",
      "/en/n/secret.txt", "/assets/../../secret.txt",
    ])
  func outside(path: String) async throws {
    let answer = try await get(path)
    #expect(answer.status == 404 && !answer.text.contains("secret\n"))
  }

  @Test("leads from a folder to its page, and shows the site's page where there is nothing")
  func addresses() async throws {
    let folder = try await get("/en/n")
    #expect(folder.status == 301 && folder.headers["Location"] == "/en/n/")
    let wrong = try await get("/en/nothing/")
    #expect(wrong.status == 404 && wrong.text.contains("</html>"))
  }

  @Test(
    "answers only to the names of this machine",
    arguments: [
      ("localhost:8000", 200), ("127.0.0.1", 200), ("[::1]:80", 200), ("LOCALHOST", 200),
      ("evil.example", 421), ("localhost.evil.example:8000", 421), ("", 421),
    ])
  func hosts(host: String, status: Int) async throws {
    #expect(try await get("/en/", host: host).status == status)
  }

  @Test("gives a page another version only where it is another one")
  func versions() async throws {
    let first = try await get("/en/n/")
    #expect(first.headers["ETag"] == (try await get("/en/n/").headers["ETag"]))
    #expect(first.headers["ETag"] != (try await get("/de/n/").headers["ETag"]))
  }
}
