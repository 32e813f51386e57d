/// Finds where the lines of a leaf block's text stand in the file. cmark-gfm's own line numbers are wrong
/// after link reference definitions and before tables, so each guess is compared with the file.
struct LeafPlacement {
  let source: SourceLines

  /// The text of a paragraph that starts at a place and ends on a line; nothing if it is not found.
  func paragraph(_ content: LeafText, start: Int, column: Int, end: Int) -> LeafText? {
    let lines = content.lines
    let last = end - lines.count + 1
    if let text = text(content, lines, at: last, start: start, column: column) { return text }
    for line in stride(from: min(last - 1, source.count), through: max(start, 1), by: -1) {
      if let text = text(content, lines, at: line, start: start, column: column) { return text }
    }
    return nil
  }

  /// The text of a heading that is underlined.
  func setext(_ content: LeafText, start: Int, column: Int, end: Int) -> (LeafText, underline: Int)?
  {
    let lines = content.lines
    for line in stride(from: end - lines.count, through: max(start, 1), by: -1)
    where isUnderline(line + lines.count) {
      if let text = text(content, lines, at: line, start: start, column: column) {
        return (text, line + lines.count)
      }
    }
    return nil
  }

  /// The text of a heading that starts with `#`; nothing if it is of the other kind.
  func atx(_ content: LeafText, line: Int, column: Int) -> LeafText? {
    let range = source.line(line)
    var offset = range.lowerBound + column - 1
    let marks = offset
    while offset < range.upperBound, source.bytes[offset] == UInt8(ascii: "#") { offset += 1 }
    guard (1...6).contains(offset - marks) else { return nil }
    guard offset == range.upperBound || source.bytes[offset].isSpaceOrTab else { return nil }
    while offset < range.upperBound, source.bytes[offset].isSpaceOrTab { offset += 1 }
    var content = content
    let text = 0..<content.bytes.count
    let end = content.add(text, from: offset, of: source.bytes, before: range.upperBound)
    return end == nil ? nil : content
  }

  /// The first byte of a line that is neither indentation nor a quote mark.
  func afterContainers(_ line: Int) -> Int {
    let range = source.line(line)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = source.bytes[offset]
      guard byte.isSpaceOrTab || byte == UInt8(ascii: ">") else { break }
      offset += 1
    }
    return offset
  }

  private func text(
    _ content: LeafText, _ lines: [Range<Int>], at first: Int, start: Int, column: Int
  ) -> LeafText? {
    guard first >= 1, first + lines.count - 1 <= source.count else { return nil }
    var result = content
    for (index, line) in lines.enumerated() {
      let number = first + index
      let range = source.line(number)
      let isStart = number == start
      var offset = isStart ? range.lowerBound + column - 1 : afterContainers(number)
      // The text keeps the indentation of a line that continues a quote or an item without its mark.
      let indentation = content.bytes[line].prefix(while: \.isSpaceOrTab).count
      offset -= indentation
      guard offset >= range.lowerBound, offset <= range.upperBound else { return nil }
      guard let end = result.add(line, from: offset, of: source.bytes, before: range.upperBound)
      else { return nil }
      guard index < lines.count - 1 || isBlank(end..<range.upperBound) else { return nil }
    }
    return result
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    source.bytes[range].allSatisfy(\.isMarkdownSpace)
  }

  private func isUnderline(_ line: Int) -> Bool {
    let start = afterContainers(line)
    let end = source.trimmedLine(line).upperBound
    guard start < end else { return false }
    let mark = source.bytes[start]
    guard mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-") else { return false }
    return source.bytes[start..<end].allSatisfy { $0 == mark }
  }
}
