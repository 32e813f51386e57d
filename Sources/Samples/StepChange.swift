/// What a snippet changes against the step before it in the same file or declaration.
public struct StepChange: Hashable, Codable, Sendable {
  /// Lines of the earlier step that are gone, and the line of the new code before which they stood.
  public struct Removal: Hashable, Codable, Sendable {
    /// The index, from 0, of the line in the new code before which the lines stood.
    public var before: Int
    /// The lines that are gone.
    public var lines: [String]

    /// Lines that stood before a line of the new code.
    public init(before: Int, lines: [String]) {
      self.before = before
      self.lines = lines
    }
  }

  /// The line, in the page's file, of the block that it is compared with.
  public var previousLine: Int
  /// The indices, from 0, of the lines that are new.
  public var added: [Int]
  /// What is gone.
  public var removed: [Removal]

  /// A change against the block at a line.
  public init(previousLine: Int, added: [Int], removed: [Removal]) {
    self.previousLine = previousLine
    self.added = added
    self.removed = removed
  }
}
