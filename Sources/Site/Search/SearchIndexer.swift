public import Diagnostics

/// Makes the index for searching a site. The work is done by a program that a site can do without, so it
/// comes as a value.
public struct SearchIndexer: Sendable {
  /// Indexes the pages in a folder, and says what was amiss.
  public var index: @Sendable (_ folder: String) -> [Diagnostic]

  /// An indexer that does what the function does.
  public init(index: @escaping @Sendable (_ folder: String) -> [Diagnostic]) {
    self.index = index
  }

  /// The folder of the index, below the site's root.
  public static let folder = "pagefind"
}
