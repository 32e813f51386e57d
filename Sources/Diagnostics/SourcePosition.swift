/// A place in a text file: both numbers are 1-based, and a column counts Unicode scalars, as the JSON
/// reports promise.
public struct SourcePosition: Hashable, Comparable, Codable, Sendable {
  /// The line, counted from 1, front matter included.
  public var line: Int
  /// The column, counted from 1 in Unicode scalars.
  public var column: Int

  /// The place at a line and column, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Text order: by line, then by column.
  public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

/// A stretch of a text file, from its first scalar up to, but not including, its end.
public struct SourceRange: Hashable, Codable, Sendable {
  /// The first place that belongs to the range.
  public var start: SourcePosition
  /// The first place after the range.
  public var end: SourcePosition

  /// The range from `start` up to, not including, `end`.
  public init(_ start: SourcePosition, _ end: SourcePosition) {
    self.start = start
    self.end = end
  }

  /// The empty range at a place.
  public init(at position: SourcePosition) {
    self.init(position, position)
  }
}

extension SourceRange {
  /// True for a place from the start up to, not including, the end.
  public func contains(_ position: SourcePosition) -> Bool {
    start <= position && position < end
  }

  /// True where the other range lies within this one, its ends included.
  public func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }
}
