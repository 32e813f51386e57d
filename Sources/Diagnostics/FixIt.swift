/// A change of a file that would set a problem right.
public struct FixIt: Hashable, Codable, Sendable {
  /// The file, as the user wrote it.
  public var file: String
  /// What is replaced; empty where something is only inserted.
  public var range: SourceRange
  /// What stands there afterwards.
  public var replacement: String

  /// A change of a stretch of a file.
  public init(file: String, range: SourceRange, replacement: String) {
    self.file = file
    self.range = range
    self.replacement = replacement
  }
}
