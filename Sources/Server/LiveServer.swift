import Foundation
public import Site

/// Serves a site while somebody writes it: the pages as they are at this moment, with a script that
/// reloads them when there is something new and shows what is wrong.
public struct LiveServer: Sendable {
  /// What is served of the site's own.
  public var site: @Sendable () async -> LiveSite?
  /// What is wrong with the page at a path below the site's root, and elsewhere, as JSON.
  public var problems: @Sendable (_ path: String) async -> [UInt8]
  /// The files that every page gets in addition, by name; the scripts among them are put into the pages.
  public var additions: [String: [UInt8]]
  /// The names by which a browser may ask; any where there are none. A page of somebody else's that makes
  /// its own name lead here must not read along.
  public var hosts: Set<String>?
  /// Tells the pages of news.
  public var announcements: Announcements

  /// A server of a site.
  public init(
    site: @escaping @Sendable () async -> LiveSite?,
    problems: @escaping @Sendable (String) async -> [UInt8], additions: [String: [UInt8]],
    hosts: Set<String>?, announcements: Announcements
  ) {
    self.site = site
    self.problems = problems
    self.additions = additions
    self.hosts = hosts
    self.announcements = announcements
  }

  /// The folder of what is no part of the site; no language has such a code, so that no page is hidden.
  static let folder = "-stele/"

  /// Answers a request.
  public func respond(to request: HTTPRequest) async -> HTTPResponse {
    guard isKnown(request.host) else {
      return text(421, "Stele does not serve this host here.\n")
    }
    guard request.path.hasPrefix("/") else { return text(400, "This is no path.\n") }
    let path = String(request.path.dropFirst())
    if path.hasPrefix(Self.folder) {
      return await own(String(path.dropFirst(Self.folder.count)), request)
    }
    guard let site = await site() else {
      return page(emptyPage, 503)
    }
    if let file = await site.file(at: path) { return response(file) }
    if !path.isEmpty, site.hasPage(inFolder: path) {
      return .content(
        status: 301, headers: ["Location": "/" + LiveSite.encoded(path) + "/"], body: [])
    }
    return site.notFound.map { response($0, status: 404) } ?? text(404, "Nothing is here.\n")
  }

  private func isKnown(_ host: String?) -> Bool {
    guard let hosts, let host else { return true }
    let name = host.hasPrefix("[") ? host.prefix { $0 != "]" } + "]" : host.prefix { $0 != ":" }
    return hosts.contains(name.lowercased())
  }

  // MARK: What is no part of the site

  private func own(_ name: String, _ request: HTTPRequest) async -> HTTPResponse {
    switch name {
    case "events": return .events(announcements)
    case "problems":
      return content(await problems(request.query["page"] ?? ""), "application/json; charset=utf-8")
    default:
      guard let bytes = additions[name] else { return text(404, "Nothing is here.\n") }
      return content(bytes, MediaType.of(name))
    }
  }

  /// What is shown before there is a site: the script shows why.
  private var emptyPage: [UInt8] {
    Array(
      """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>Stele</title></head>
      <body><p>There is no site yet.</p></body></html>

      """.utf8)
  }

  // MARK: Responses

  private func response(_ file: LiveSite.File, status: Int = 200) -> HTTPResponse {
    if file.path.hasSuffix(".html") { return page(file.bytes, status) }
    return content(file.bytes, MediaType.of(file.path), status: status)
  }

  /// A page with the scripts in its head. They get its hash, by which they know whether it has changed.
  private func page(_ bytes: [UInt8], _ status: Int) -> HTTPResponse {
    let hash = SHA256.text(of: String(decoding: bytes, as: UTF8.self))
    let scripts = additions.keys.sorted().filter { $0.hasSuffix(".js") }.map {
      "<script src=\"/\(Self.folder)\($0)\" data-version=\"\(hash)\" defer></script>\n"
    }
    var body = bytes
    let end = Array("</head>".utf8)
    if let place = body.firstRange(of: end) {
      body.insert(contentsOf: scripts.joined().utf8, at: place.lowerBound)
    }
    return content(body, MediaType.of(".html"), status: status, ["ETag": "\"\(hash)\""])
  }

  private func text(_ status: Int, _ text: String) -> HTTPResponse {
    content(Array(text.utf8), MediaType.of(".txt"), status: status)
  }

  /// Everything obeys what the built site's pages promise to obey.
  private func content(
    _ body: [UInt8], _ type: String, status: Int = 200, _ more: [String: String] = [:]
  ) -> HTTPResponse {
    let headers = [
      "Content-Type": type, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy":
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src * data:; "
        + "frame-ancestors 'none'",
    ]
    return .content(
      status: status, headers: headers.merging(more) { _, new in new }, body: body)
  }
}
