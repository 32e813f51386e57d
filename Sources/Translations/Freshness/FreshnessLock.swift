/// What a translated page was made from: for each of its sections the fingerprint of the source section.
///
/// It is kept in a file beside the page, under the page's name with the ending `.lock`. After two lines
/// of heading, each line is a section: the id of the group, the id of the section in the translation,
/// the fingerprint, and the source's blocks, each a letter for the kind and six digits. Lines are sorted,
/// so that two branches that accept different sections merge. Where a merge keeps two lines of one
/// section, either state counts as accepted.
public struct FreshnessLock: Hashable, Sendable {
  /// What one section was made from.
  public struct Entry: Hashable, Sendable {
    /// The id of the section group.
    public var section: String
    /// The id of the section on the translated page, by which it is found where the group's id has
    /// changed with the source's title.
    public var translation: String
    /// The source section's text.
    public var source: SectionFingerprint
  }

  /// The entries, sorted.
  public private(set) var entries: [Entry]

  /// A lock of some entries.
  public init(_ entries: [Entry] = []) {
    self.entries = Set(entries).sorted { $0.line < $1.line }
  }

  /// The ending of a lock's file.
  public static let fileEnding = "lock"

  /// The lock's file for a page's.
  public static func path(forPage file: String) -> String {
    let name = file.lastIndex(of: "/").map { file[file.index(after: $0)...] } ?? file[...]
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else {
      return "\(file).\(fileEnding)"
    }
    return "\(file[..<dot]).\(fileEnding)"
  }
}
