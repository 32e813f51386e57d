/// What the files of a site are, as browsers have to be told.
enum MediaType {
  static func of(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return "application/octet-stream" }
    return types[name[name.index(after: dot)...].lowercased()] ?? "application/octet-stream"
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "json": "application/json; charset=utf-8",
    "md": "text/markdown; charset=utf-8", "txt": "text/plain; charset=utf-8",
    "xml": "application/xml; charset=utf-8", "svg": "image/svg+xml", "png": "image/png",
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "avif": "image/avif", "ico": "image/x-icon", "woff2": "font/woff2", "pdf": "application/pdf",
    "zip": "application/zip", "mp4": "video/mp4", "webm": "video/webm", "wasm": "application/wasm",
  ]
}
