/// Finds where a link or image ends behind the `]` of its text, as CommonMark 6.3 reads it.
struct LinkTail {
  let bytes: UnsafeBufferPointer<UInt8>

  /// The offset behind the link whose text's `]` ends at `offset`.
  func end(from offset: Int) -> Int {
    inlineTail(from: offset) ?? label(from: offset) ?? offset
  }

  private func byte(_ offset: Int) -> UInt8? {
    bytes.indices.contains(offset) ? bytes[offset] : nil
  }

  /// `(destination "title")`.
  private func inlineTail(from offset: Int) -> Int? {
    guard byte(offset) == UInt8(ascii: "(") else { return nil }
    let start = skipSpace(from: offset + 1)
    guard let destination = destination(from: start) else { return nil }
    let gap = skipSpace(from: destination)
    var end = gap
    if gap > destination, let title = title(from: gap) { end = skipSpace(from: title) }
    if byte(end) == UInt8(ascii: ")") { return end + 1 }
    return byte(gap) == UInt8(ascii: ")") ? gap + 1 : nil
  }

  /// `[label]`, at most a thousand bytes long.
  private func label(from offset: Int) -> Int? {
    guard byte(offset) == UInt8(ascii: "[") else { return nil }
    var index = offset + 1
    while let next = byte(index), index - offset <= 1001 {
      switch next {
      case UInt8(ascii: "]"): return index + 1
      case UInt8(ascii: "["): return nil
      case UInt8(ascii: "\\") where byte(index + 1)?.isPunctuation == true: index += 2
      default: index += 1
      }
    }
    return nil
  }

  private func skipSpace(from offset: Int) -> Int {
    var index = offset
    while let next = byte(index), next.isMarkdownSpace { index += 1 }
    return index
  }

  private func destination(from offset: Int) -> Int? {
    byte(offset) == UInt8(ascii: "<") ? bracketed(from: offset) : bare(from: offset)
  }

  private func bracketed(from offset: Int) -> Int? {
    var index = offset + 1
    while let next = byte(index) {
      switch next {
      case UInt8(ascii: ">"): return index + 1
      case UInt8(ascii: "<"), 10, 13: return nil
      case UInt8(ascii: "\\") where byte(index + 1)?.isPunctuation == true: index += 2
      default: index += 1
      }
    }
    return nil
  }

  private func bare(from offset: Int) -> Int? {
    var index = offset
    var depth = 0
    scan: while let next = byte(index) {
      switch next {
      case UInt8(ascii: "\\") where byte(index + 1)?.isPunctuation == true: index += 1
      case UInt8(ascii: "("):
        depth += 1
        if depth > 32 { return nil }
      case UInt8(ascii: ")"):
        if depth == 0 { break scan }
        depth -= 1
      case 0...0x20, 0x7F: break scan
      default: break
      }
      index += 1
    }
    return byte(index) == nil || depth != 0 ? nil : index
  }

  private func title(from offset: Int) -> Int? {
    let close: UInt8
    switch byte(offset) {
    case UInt8(ascii: "\""): close = UInt8(ascii: "\"")
    case UInt8(ascii: "'"): close = UInt8(ascii: "'")
    case UInt8(ascii: "("): close = UInt8(ascii: ")")
    default: return nil
    }
    var index = offset + 1
    while let next = byte(index) {
      if next == close { return index + 1 }
      if next == UInt8(ascii: "("), close == UInt8(ascii: ")") { return nil }
      index += next == UInt8(ascii: "\\") && byte(index + 1)?.isPunctuation == true ? 2 : 1
    }
    return nil
  }
}
