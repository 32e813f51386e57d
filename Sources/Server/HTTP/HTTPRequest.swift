/// What a browser asks for.
public struct HTTPRequest: Sendable {
  /// The method, as `GET`.
  public var method: String
  /// The path, percent signs decoded, from its first slash on.
  public var path: String
  /// The values behind the question mark.
  public var query: [String: String]
  /// What the browser believes to have asked.
  public var host: String?

  /// A request.
  public init(
    _ path: String, method: String = "GET", query: [String: String] = [:], host: String? = nil
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.host = host
  }
}

/// What a browser gets.
public enum HTTPResponse: Sendable {
  /// A whole answer.
  case content(status: Int, headers: [String: String], body: [UInt8])
  /// Server-sent events, as long as the browser listens.
  case events(Announcements)
}
