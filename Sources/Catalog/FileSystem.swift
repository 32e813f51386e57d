internal import Foundation

/// What the catalogue needs of a file system, as closures, so that it can be tested without one.
public struct FileSystem: Sendable {
  /// What stands at a path, links followed.
  public enum Kind: Sendable { case file, folder, other, missing }

  /// What stands at a path.
  public var kind: @Sendable (_ path: String) -> Kind
  /// The names in a folder, in any order.
  public var names: @Sendable (_ folder: String) throws -> [String]
  /// A file's bytes, but no more than `limit`.
  public var read: @Sendable (_ file: String, _ limit: Int) throws -> [UInt8]
  /// The same for every path to the same folder, so that a loop of links is noticed.
  public var identity: @Sendable (_ folder: String) -> String

  /// A file system of one's own.
  public init(
    kind: @escaping @Sendable (String) -> Kind,
    names: @escaping @Sendable (String) throws -> [String],
    read: @escaping @Sendable (String, Int) throws -> [UInt8],
    identity: @escaping @Sendable (String) -> String
  ) {
    self.kind = kind
    self.names = names
    self.read = read
    self.identity = identity
  }

  /// The machine's own.
  public static var local: FileSystem {
    FileSystem(
      kind: { path in
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
          return .missing
        }
        if isFolder.boolValue { return .folder }
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let attributes = try? FileManager.default.attributesOfItem(atPath: target)
        return attributes?[.type] as? FileAttributeType == .typeRegular ? .file : .other
      },
      names: { try FileManager.default.contentsOfDirectory(atPath: $0) },
      read: { path, limit in
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        defer { try? file.close() }
        return [UInt8](try file.read(upToCount: limit) ?? Data())
      },
      identity: { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path })
  }
}
