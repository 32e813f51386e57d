import CMicroHTTPD
public import Diagnostics
import Foundation

/// A small HTTP server on libmicrohttpd, for one person's browser.
public final class HTTPServer: @unchecked Sendable {
  /// Answers a request.
  public typealias Handler = @Sendable (HTTPRequest) async -> HTTPResponse

  /// More connections than a few browsers open.
  private static let mostConnections: UInt32 = 256
  /// After so many seconds without anything an open connection ends.
  private static let patience: UInt32 = 30

  /// The port at which it listens.
  public let port: Int
  private let handler: Handler
  // Set once in `init`, after which the other threads start.
  private var daemon: OpaquePointer?

  /// Starts to listen.
  ///
  /// - Parameters:
  ///   - host: the address of the interface; `127.0.0.1` hears this machine only.
  ///   - port: the port, or 0 for any that is free.
  /// - Throws: a `Diagnostic` where the port is taken, or must not be used.
  public init(
    host: String, port: Int, handler: @escaping Handler
  ) throws(Diagnostic) {
    let socket = stele_listen(host, "\(port)")
    guard socket >= 0 else { throw Self.problem(errno, host, port) }
    self.handler = handler
    self.port = Int(stele_port(socket))
    let context = Unmanaged.passUnretained(self).toOpaque()
    daemon = stele_serve(socket, Self.mostConnections, Self.patience, Self.answer, context)
    guard daemon != nil else {
      let code = errno
      close(socket)
      throw Self.problem(code, host, port)
    }
  }

  deinit { stop() }

  /// Ends all connections. Announcements have to be closed before, since their listeners wait.
  public func stop() {
    if let daemon { MHD_stop_daemon(daemon) }
    daemon = nil
  }

  private static func problem(_ code: Int32, _ host: String, _ port: Int) -> Diagnostic {
    switch code {
    case EADDRINUSE:
      Diagnostic(
        .error, "port-in-use", "port \(port) of \(host) is in use by another program",
        help: "choose another one with --port, or any that is free with --port 0")
    case EACCES:
      Diagnostic(
        .error, "port-forbidden", "you may not listen at port \(port)",
        help: "choose one from 1024 on with --port")
    case EADDRNOTAVAIL:
      Diagnostic(.error, "no-such-host", "this machine has no address '\(host)'")
    default:
      Diagnostic(
        .error, "no-server",
        "the server cannot listen at \(host):\(port): \(String(cString: strerror(code)))")
    }
  }

  // MARK: One request

  /// Called by the library, in the connection's own thread.
  private static let answer: MHD_AccessHandlerCallback = {
    context, connection, path, method, _, _, _, isSeen in
    guard let context, let connection, let path, let method, let isSeen else {
      return stele_refusal()
    }
    // The first call comes before the request's body; an answer to it would end the connection.
    guard isSeen.pointee != nil else {
      isSeen.pointee = context
      return stele_consent()
    }
    let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
    var request = HTTPRequest(String(cString: path), method: String(cString: method))
    request.host = stele_field(connection, "Host").map { String(cString: $0) }
    request.query["page"] = stele_argument(connection, "page").map { String(cString: $0) }
    return send(server.response(to: request), on: connection)
  }

  /// The connection's thread is not one of Swift's, so it may wait for a task.
  private func response(to request: HTTPRequest) -> HTTPResponse {
    guard request.method == "GET" || request.method == "HEAD" else {
      return .content(status: 405, headers: ["Allow": "GET, HEAD"], body: [])
    }
    let answer = Answer()
    Task { [handler] in answer.give(await handler(request)) }
    return answer.wait()
  }

  private static func send(
    _ response: HTTPResponse, on connection: OpaquePointer
  ) -> MHD_Result {
    let status: Int
    var headers: [String: String]
    let made: OpaquePointer?
    switch response {
    case .content(let code, let fields, var body):
      (status, headers) = (code, fields)
      made = body.withUnsafeMutableBytes {
        stele_content($0.count, $0.baseAddress)
      }
    case .events(let announcements):
      status = 200
      headers = ["Content-Type": "text/event-stream", "Cache-Control": "no-store"]
      made = EventStream.response(announcements)
    }
    guard let made else { return stele_refusal() }
    defer { MHD_destroy_response(made) }
    for (name, value) in headers { MHD_add_response_header(made, name, value) }
    return MHD_queue_response(connection, UInt32(status), made)
  }
}

/// Where a thread waits for what a task makes.
private final class Answer: @unchecked Sendable {
  private let isThere = DispatchSemaphore(value: 0)
  // Written before the semaphore is signalled, read after.
  private var response = HTTPResponse.content(status: 500, headers: [:], body: [])

  func give(_ response: HTTPResponse) {
    self.response = response
    isThere.signal()
  }

  func wait() -> HTTPResponse {
    isThere.wait()
    return response
  }
}
