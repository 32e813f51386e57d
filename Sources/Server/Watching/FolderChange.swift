/// What may have changed in some folders.
public struct FolderChange: Sendable, Equatable {
  /// The paths, each starting with the folder as it was named.
  public var paths: Set<String>
  /// Whether there may be more, since the system lost count.
  public var isIncomplete: Bool

  /// Some paths.
  public init(_ paths: Set<String> = [], isIncomplete: Bool = false) {
    self.paths = paths
    self.isIncomplete = isIncomplete
  }

  /// Whether nothing has changed.
  var isEmpty: Bool { paths.isEmpty && !isIncomplete }

  /// Both together.
  mutating func merge(_ other: FolderChange) {
    paths.formUnion(other.paths)
    isIncomplete = isIncomplete || other.isIncomplete
  }

  /// Names that no file of a project has: hidden files, and what editors leave beside those they save.
  static func isIgnored(_ name: some StringProtocol) -> Bool {
    name.hasPrefix(".") || name.hasSuffix("~") || name.hasSuffix(".tmp") || name == "4913"
  }
}
