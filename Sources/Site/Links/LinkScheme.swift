/// What a link's destination is, as far as its first characters tell.
enum LinkScheme {
  /// Whether a destination starts with a scheme (`https:`), which makes it point out of the site.
  static func scheme(of destination: String) -> String? {
    var scheme: [UInt8] = []
    for byte in destination.utf8 {
      switch byte {
      // Browsers skip these wherever they stand in a scheme, so `java\tscript:` is a scheme too.
      case 0...32 where scheme.isEmpty, 9, 10, 13: continue
      case UInt8(ascii: ":"):
        return scheme.isEmpty ? nil : String(decoding: scheme, as: UTF8.self).lowercased()
      case _ where byte.isLower || byte.isUpper, _ where byte.isDigit,
        UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
        scheme.append(byte)
      default: return nil
      }
    }
    return nil
  }

  /// Whether a destination can run code or read files in the reader's browser: `javascript:` and
  /// its like never pass, `data:` only where it is a picture.
  ///
  /// - Parameter allowed: schemes that the settings let pass all the same.
  static func isDangerous(
    _ destination: String, isImage: Bool, allowed: Set<String> = []
  ) -> Bool {
    let scheme = Self.scheme(of: destination)
    if let scheme, allowed.contains(scheme) { return false }
    switch scheme {
    case "javascript", "vbscript", "file", "livescript", "mocha", "jscript": return true
    case "data":
      let kind = destination.lowercased().drop { $0 != ":" }.dropFirst().drop { $0.isWhitespace }
      let pictures = ["image/png", "image/gif", "image/jpeg", "image/webp", "image/avif"]
      if pictures.contains(where: { kind.hasPrefix($0) }) { return false }
      // A browser runs no script of an SVG that is shown by an `img`, but may of one that is
      // opened.
      return !(isImage && kind.hasPrefix("image/svg+xml"))
    default: return false
    }
  }
}
