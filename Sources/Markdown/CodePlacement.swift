/// Finds where a code block's lines, its info string and its end stand in the file.
struct CodePlacement {
  let source: SourceLines
  /// The lines on which some block starts: none of them closes a fence.
  let startLines: Set<Int>
  /// The line of the opening fence, or the first line of an indented block.
  let opener: Int
  let column: Int
  let fence: (length: Int, character: UInt8)?
  let literal: UnsafeBufferPointer<UInt8>

  private var lineCount: Int {
    literal.reduce(0) { $0 + ($1 == 10 ? 1 : 0) } + (literal.last == 10 || literal.isEmpty ? 0 : 1)
  }

  /// The line of the closing fence, if there is one.
  private var closer: Int? {
    guard let fence else { return nil }
    let number = opener + lineCount + 1
    guard number <= source.count, !startLines.contains(number) else { return nil }
    let line = source.trimmedLine(number)
    let marks = line.reversed().prefix { source.bytes[$0] == fence.character }.count
    return marks >= fence.length ? number : nil
  }

  var isClosed: Bool { fence == nil || closer != nil }

  /// The offset of the block's end. White space at the end of a line of code belongs to the code.
  var end: Int {
    if fence == nil { return source.line(opener + max(1, lineCount) - 1).upperBound }
    if let closer { return source.trimmedLine(closer).upperBound }
    return source.line(min(opener + lineCount, source.count)).upperBound
  }

  /// The offset of each line of the code.
  var lineStarts: [Int] {
    var result: [Int] = []
    var start = 0
    var number = fence == nil ? opener : opener + 1
    for (index, byte) in literal.enumerated() where byte == 10 {
      result.append(self.start(of: start..<index, on: number))
      start = index + 1
      number += 1
    }
    if start < literal.count { result.append(self.start(of: start..<literal.count, on: number)) }
    return result
  }

  /// A line of the code is the end of its line in the file, but for spaces that stand for a part of a tab.
  private func start(of code: Range<Int>, on number: Int) -> Int {
    let line = source.line(number)
    var code = code
    while !code.isEmpty {
      let start = line.upperBound - code.count
      if start >= line.lowerBound,
        literal[code].elementsEqual(source.bytes[start..<line.upperBound])
      {
        return start
      }
      guard literal[code.lowerBound] == 0x20 else { break }
      code = code.lowerBound + 1..<code.upperBound
    }
    return line.upperBound
  }

  /// The offsets of the info string.
  var infoRange: Range<Int>? {
    guard let fence else { return nil }
    let line = source.trimmedLine(opener)
    var start = min(line.lowerBound + max(0, column - 1), line.upperBound)
    while start < line.upperBound, source.bytes[start].isSpaceOrTab { start += 1 }
    while start < line.upperBound, source.bytes[start] == fence.character { start += 1 }
    while start < line.upperBound, source.bytes[start].isSpaceOrTab { start += 1 }
    return start < line.upperBound ? start..<line.upperBound : nil
  }
}
