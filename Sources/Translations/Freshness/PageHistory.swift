/// What a version-control system knows of files, as closures, so that it can be tested without one.
public struct PageHistory: Sendable {
  /// A file at a commit.
  public struct Version: Hashable, Sendable {
    /// The commit.
    public var commit: String
    /// The file's path at that commit, as the system knows it.
    public var path: String

    /// A file at a commit.
    public init(commit: String, path: String) {
      self.commit = commit
      self.path = path
    }
  }

  /// The states of a file, the newest first; renames are followed.
  public var versions: @Sendable (_ file: String) async throws -> [Version]
  /// The text of each version; nothing where the commit has no such file.
  public var texts: @Sendable (_ versions: [Version]) async throws -> [[UInt8]?]

  /// A history of one's own.
  public init(
    versions: @escaping @Sendable (String) async throws -> [Version],
    texts: @escaping @Sendable ([Version]) async throws -> [[UInt8]?]
  ) {
    self.versions = versions
    self.texts = texts
  }
}
