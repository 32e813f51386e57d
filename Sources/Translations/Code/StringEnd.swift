/// Finds where a Swift string literal ends: plain, raw (`#"…"#`) and of several lines, with
/// interpolations that hold strings of their own.
struct StringEnd {
  private let bytes: [UInt8]

  /// Interpolations nested deeper than this are taken for text, so that hostile input cannot exhaust
  /// the stack.
  private static let deepest = 16

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The offset after the literal that starts at `start`, or nothing where none starts. One without an
  /// end goes to the end of its line, or of the code.
  func find(at start: Int, depth: Int = 0) -> Int? {
    var index = start
    while byteAt(index) == UInt8(ascii: "#") { index += 1 }
    let hashes = index - start
    guard byteAt(index) == Self.quote else { return nil }
    let isLong = byteAt(index + 1) == Self.quote && byteAt(index + 2) == Self.quote
    index += isLong ? 3 : 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 10, !isLong { return index }
      if byte == UInt8(ascii: "\\"), hashesFollow(index, hashes) {
        index = skipEscape(index + 1 + hashes, stopsAtLineEnd: !isLong, depth: depth)
      } else if byte == Self.quote, closes(index, isLong: isLong, hashes: hashes) {
        return index + (isLong ? 3 : 1) + hashes
      } else {
        index += 1
      }
    }
    return bytes.count
  }

  private func closes(_ index: Int, isLong: Bool, hashes: Int) -> Bool {
    guard isLong else { return hashesFollow(index, hashes) }
    return byteAt(index + 1) == Self.quote && byteAt(index + 2) == Self.quote
      && hashesFollow(index + 2, hashes)
  }

  /// The offset after the escape whose character stands at `start`; for an interpolation, after its
  /// closing parenthesis.
  private func skipEscape(_ start: Int, stopsAtLineEnd: Bool, depth: Int) -> Int {
    guard byteAt(start) == UInt8(ascii: "("), depth < Self.deepest else {
      return min(start + (byteAt(start) == 10 ? 0 : 1), bytes.count)
    }
    var index = start
    var open = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"):
        open -= 1
        if open == 0 { return index + 1 }
      case 10 where stopsAtLineEnd: return index
      case Self.quote, UInt8(ascii: "#"):
        if let end = find(at: index, depth: depth + 1) {
          index = end
          continue
        }
        while byteAt(index + 1) == UInt8(ascii: "#") { index += 1 }
      default: break
      }
      index += 1
    }
    return bytes.count
  }

  private func hashesFollow(_ index: Int, _ count: Int) -> Bool {
    guard count > 0 else { return true }
    return (1...count).allSatisfy { byteAt(index + $0) == UInt8(ascii: "#") }
  }

  private func byteAt(_ index: Int) -> UInt8 {
    index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  private static let quote = UInt8(ascii: "\"")
}
