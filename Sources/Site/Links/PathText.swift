/// Paths as text, with `/` between the names; nothing here looks at a disk.
enum PathText {
  /// The path without `.`, without doubled slashes, and with `..` applied where a name stands
  /// before it.
  static func normalized(_ path: String) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/", omittingEmptySubsequences: true) {
      if name == "." { continue }
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else {
        names.append(name)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
  }

  /// The folder that holds a path; empty for a lone name.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The last name of a path.
  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// What follows the last dot of the name, or nothing.
  static func fileExtension(of path: String) -> String? {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return String(name[name.index(after: dot)...])
  }

  /// Two paths one after the other; an empty folder adds nothing.
  static func joined(_ folder: String, _ path: String) -> String {
    if folder.isEmpty || path.hasPrefix("/") { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// A text with `%41` replaced by what it stands for; a malformed one stays as it is.
  static func percentDecoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let value = UInt8(
          String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        result.append(value)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(validating: result, as: UTF8.self) ?? text
  }

  /// A path or fragment for an `href`. Letters of other scripts stay readable unless the format
  /// wants ASCII only, as feeds and sitemaps do; what is encoded already stays so.
  static func percentEncoded(_ text: String, asciiOnly: Bool = false) -> String {
    let isClean = text.utf8.allSatisfy { isSafe($0) || ($0 >= 128 && !asciiOnly) }
    if isClean { return text }
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in text.utf8 {
      if isSafe(byte) || (byte >= 128 && !asciiOnly) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isSafe(_ byte: UInt8) -> Bool {
    if byte >= 128 { return false }
    return byte.isWord || "-._~!$&'()*+,;=:@/?#%".utf8.contains(byte)
  }
}
