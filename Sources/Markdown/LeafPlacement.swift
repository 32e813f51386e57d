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

  /// The first byte of a line behind its indentation and as many quote marks.
  func afterContainers(_ line: Int, quotes: Int) -> Int {
    let range = source.line(line)
    var offset = range.lowerBound
    var marks = 0
    while offset < range.upperBound {
      let isMark = source.bytes[offset] == UInt8(ascii: ">") && marks < quotes
      guard source.bytes[offset].isSpaceOrTab || isMark else { break }
      marks += isMark ? 1 : 0
      offset += 1
    }
    return offset
  }

  /// Where the last line of a text starts in a line of the file.
  func lastLine(of content: LeafText, on line: Int) -> Int {
    let range = source.trimmedLine(line)
    let part = content.lines.last ?? 0..<0
    return placed(content, part, in: range)?.0 ?? range.lowerBound
  }

  private func text(
    _ content: LeafText, _ lines: [Range<Int>], at first: Int, start: Int, column: Int
  ) -> LeafText? {
    guard first >= 1, first + lines.count - 1 <= source.count else { return nil }
    var result = content
    for (index, line) in lines.enumerated() {
      let number = first + index
      let isLast = index == lines.count - 1
      let range = isLast ? source.trimmedLine(number) : source.line(number)
      let place =
        number == start ? (range.lowerBound + column - 1, line) : placed(content, line, in: range)
      guard let (offset, part) = place, offset <= range.upperBound else { return nil }
      let end = result.add(part, from: offset, of: source.bytes, before: range.upperBound)
      guard end == range.upperBound else { return nil }
    }
    return result
  }

  /// Where a line of the text starts in a line of the file, and the part of it that the file has: spaces
  /// may stand for a part of a tab.
  private func placed(
    _ content: LeafText, _ line: Range<Int>, in range: Range<Int>
  ) -> (Int, Range<Int>)? {
    var part = line
    while true {
      let offset = range.upperBound - part.count
      if offset >= range.lowerBound, isContainerMark(range.lowerBound..<offset),
        content.bytes[part].elementsEqual(source.bytes[offset..<range.upperBound])
      {
        return (offset, part)
      }
      guard let first = part.first, content.bytes[first].isSpaceOrTab else { break }
      part = first + 1..<part.upperBound
    }
    // Only a `\|` that lost its backslash makes a line of the text shorter than the file's.
    var offset = range.lowerBound
    while offset < range.upperBound, isContainerMark(offset..<offset + 1) { offset += 1 }
    return (offset, part)
  }

  private func isContainerMark(_ range: Range<Int>) -> Bool {
    source.bytes[range].allSatisfy { $0.isSpaceOrTab || $0 == UInt8(ascii: ">") }
  }

  private func isUnderline(_ line: Int) -> Bool {
    let range = source.trimmedLine(line)
    guard let last = range.last else { return false }
    let mark = source.bytes[last]
    guard mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-") else { return false }
    let marks = range.reversed().prefix { source.bytes[$0] == mark }.count
    return isContainerMark(range.lowerBound..<range.upperBound - marks)
  }
}
