import Diagnostics
import Foundation

/// A file's bytes, read and written as they are.
enum FileBytes {
  /// Reads a file.
  static func read(_ path: String) throws(Diagnostic) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Diagnostic(.error, "unreadable-file", "this file cannot be read", file: path)
    }
    return [UInt8](data)
  }

  /// Takes a file's place: the old one stays whole until the new one is. Links stay links, and the file
  /// keeps its permissions.
  static func replace(_ path: String, with bytes: [UInt8]) throws(Diagnostic) {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let new = target.deletingLastPathComponent()
      .appendingPathComponent(".\(target.lastPathComponent).stele-\(UUID().uuidString.prefix(8))")
    let files = FileManager.default
    do {
      try Data(bytes).write(to: new)
      let permissions = try files.attributesOfItem(atPath: target.path)[.posixPermissions]
      if let permissions {
        try files.setAttributes([.posixPermissions: permissions], ofItemAtPath: new.path)
      }
      guard rename(new.path, target.path) == 0 else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
      }
    } catch {
      try? files.removeItem(at: new)
      throw Diagnostic(
        .error, "unwritable-file", "this file cannot be written: \(error.localizedDescription)",
        file: path)
    }
  }
}
