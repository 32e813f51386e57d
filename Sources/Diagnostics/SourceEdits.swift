/// Changes of a file at places of its text. Whatever is not changed stays byte for byte: a byte order
/// mark, line ends of any kind, and white space.
public struct SourceEdits: Sendable {
  /// A change of a stretch of the file.
  public struct Change: Hashable, Sendable {
    /// What is replaced; empty where something is only inserted.
    public var range: SourceRange
    /// What stands there afterwards, with a line feed for each line break.
    public var text: String

    /// A change of a stretch.
    public init(_ range: SourceRange, _ text: String) {
      self.range = range
      self.text = text
    }
  }

  fileprivate struct Edit: Hashable {
    var range: Range<Int>
    var bytes: [UInt8]
  }

  private let bytes: [UInt8]
  private let lines: [Range<Int>]
  private let lineBreak: [UInt8]
  private var edits: [Edit] = []

  /// A file without changes.
  public init(of bytes: [UInt8]) {
    self.bytes = bytes
    var lines: [Range<Int>] = []
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var lineBreak: [UInt8]?
    var index = start
    while index < bytes.count {
      let length =
        bytes[index] == 10
        ? 1
        : bytes[index] != 13 ? 0 : index + 1 < bytes.count && bytes[index + 1] == 10 ? 2 : 1
      if length > 0 {
        lines.append(start..<index)
        lineBreak = lineBreak ?? Array(bytes[index..<index + length])
        start = index + length
      }
      index += max(1, length)
    }
    self.lines = lines + [start..<bytes.count]
    self.lineBreak = lineBreak ?? [10]
  }

  /// Whether nothing is changed.
  public var isEmpty: Bool { edits.isEmpty }

  /// Makes changes that belong together. A change that was made before is not made again.
  ///
  /// - Returns: false, with nothing changed, where one lies outside the file or touches another one.
  public mutating func make(_ changes: [Change]) -> Bool {
    var all = edits
    for change in changes {
      guard let range = range(of: change.range) else { return false }
      let parts = change.text.utf8.split(separator: 10, omittingEmptySubsequences: false)
      let edit = Edit(range: range, bytes: Array(parts.joined(separator: lineBreak)))
      if all.contains(edit) { continue }
      guard !all.contains(where: { $0.touches(edit) }) else { return false }
      all.append(edit)
    }
    edits = all
    return true
  }

  /// The text of a stretch as the file has it; nothing where there is no such stretch.
  public func text(of range: SourceRange) -> String? {
    self.range(of: range).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// The file with its changes.
  public var result: [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[position..<edit.range.lowerBound] + edit.bytes
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }

  private func range(of range: SourceRange) -> Range<Int>? {
    guard let start = offset(of: range.start), let end = offset(of: range.end), start <= end else {
      return nil
    }
    return start..<end
  }

  /// A column counts Unicode scalars; the one behind the last is the line's end.
  private func offset(of position: SourcePosition) -> Int? {
    guard lines.indices.contains(position.line - 1), position.column >= 1 else { return nil }
    let line = lines[position.line - 1]
    var column = 1
    for index in line where bytes[index] & 0xC0 != 0x80 {
      if column == position.column { return index }
      column += 1
    }
    return column == position.column ? line.upperBound : nil
  }
}

extension SourceEdits.Edit {
  /// Whether it could not be told in which order to make the two, or one would undo the other.
  fileprivate func touches(_ other: SourceEdits.Edit) -> Bool {
    if range.isEmpty || other.range.isEmpty {
      return range.lowerBound <= other.range.upperBound
        && other.range.lowerBound <= range.upperBound
    }
    return range.overlaps(other.range)
  }
}
