/// Placeholders of Xcode's editor, `<#name#>`, which readers are to fill in.
enum Placeholders {
  /// The text with each placeholder turned into an identifier of the same length, `__name__`, so that the
  /// rest can be parsed and every offset stays.
  static func asIdentifiers(in text: String) -> String {
    guard text.contains("<#") else { return text }
    var bytes = Array(text.utf8)
    var start: Int?
    for index in bytes.indices.dropLast() {
      let pair = (bytes[index], bytes[index + 1])
      if pair == (UInt8(ascii: "<"), UInt8(ascii: "#")) {
        start = index
      } else if bytes[index] == 10 {
        start = nil
      } else if let first = start, pair == (UInt8(ascii: "#"), UInt8(ascii: ">")) {
        for place in first...index + 1 where !isPartOfIdentifier(bytes[place]) { bytes[place] = 95 }
        start = nil
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isPartOfIdentifier(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (48...57).contains(byte) || (65...90).contains(byte)
      || (97...122).contains(byte)
      || byte == 95
  }
}
