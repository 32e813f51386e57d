import Foundation

/// The folder for what can be made again: compiler answers and built stand-ins.
public struct CacheFolder: Hashable, Sendable {
  /// The folder's path.
  public let path: String

  /// A folder of the caller's choice.
  public init(path: String) { self.path = path }

  /// The user's cache folder: `$XDG_CACHE_HOME/stele`, or `~/.cache/stele` without that variable.
  ///
  /// - Parameter environment: the variables; without it, those of this process.
  public static func standard(environment: [String: String]? = nil) -> CacheFolder {
    let environment = environment ?? ProcessInfo.processInfo.environment
    // The specification says that a relative path is to be ignored.
    if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") {
      return CacheFolder(path: "\(base)/stele")
    }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    return CacheFolder(path: "\(home)/.cache/stele")
  }

  /// A folder in this one.
  public func folder(_ name: String) -> CacheFolder { CacheFolder(path: "\(path)/\(name)") }

  /// Makes the folder count as used, at most once a day, so that it is not removed as old.
  package func noteUse() {
    let files = FileManager.default
    let date = (try? files.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    guard let date, Date().timeIntervalSince(date) > 86_400 else { return }
    try? files.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
  }

  /// The bytes of a file in this folder, or nothing.
  public func read(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map { Array($0) }
  }

  /// Whether there is a file in this folder.
  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

  /// Writes a file whole or not at all, making the folders on its way. A reader sees either the old
  /// bytes or the new ones. Nothing waits for the disk: what is lost with the machine's power is told by
  /// those who read it, and made anew.
  public func write(_ bytes: [UInt8], to name: String) throws {
    let target = URL(fileURLWithPath: "\(path)/\(name)")
    let folder = target.deletingLastPathComponent()
    if !FileManager.default.fileExists(atPath: folder.path) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let draft = folder.appendingPathComponent(".\(UUID().uuidString)")
    do {
      try Data(bytes).write(to: draft)
      guard rename(draft.path, target.path) == 0 else {
        throw CocoaError(.fileWriteUnknown)
      }
    } catch {
      try? FileManager.default.removeItem(at: draft)
      throw error
    }
  }

  /// The first of two folders in which the compiler can keep its C modules: one in this cache, else
  /// one among the temporary files. Without a place for them it compiles nothing at all.
  ///
  /// The name depends on the path, since the compiler refuses C modules that were moved, as the cache
  /// of a CI may be.
  package var moduleCache: String {
    let wanted = folder("clang-\(ContentHash.digest(path).prefix(8))").path
    try? FileManager.default.createDirectory(
      atPath: wanted, withIntermediateDirectories: true)
    if access(wanted, W_OK) == 0 { return wanted }
    return FileManager.default.temporaryDirectory
      .appendingPathComponent("stele-clang-\(geteuid())").path
  }
}
