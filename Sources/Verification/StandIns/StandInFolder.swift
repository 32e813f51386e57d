import Foundation

/// One folder with every built module in it, by links. The compiler looks through each folder that it is
/// told of for each module, so one is quicker than dozens: a tenth of a small question's time.
struct StandInFolder {
  let path: String

  /// The folder for some modules; nothing where it cannot be made.
  ///
  /// - Parameter fingerprint: stands for what is in all of them.
  init?(of modules: [StandInBuild], fingerprint: String, in cache: CacheFolder) {
    path = "\(cache.path)/all-\(fingerprint.prefix(24))"
    let files = FileManager.default
    if files.fileExists(atPath: path) {
      CacheFolder(path: path).noteUse()
      return
    }
    let draft = "\(cache.path)/.all-\(fingerprint.prefix(24))-\(UUID().uuidString)"
    defer { try? files.removeItem(atPath: draft) }
    do {
      try files.createDirectory(atPath: draft, withIntermediateDirectories: true)
      for module in modules {
        for file in try files.contentsOfDirectory(atPath: module.folder) {
          try files.createSymbolicLink(
            atPath: "\(draft)/\(file)", withDestinationPath: "\(module.folder)/\(file)")
        }
      }
      try files.moveItem(atPath: draft, toPath: path)
    } catch {
      // Another process may have been quicker.
      guard files.fileExists(atPath: path) else { return nil }
    }
  }
}
