public import Diagnostics
import Foundation

extension StandInModules {
  /// A module's sources, for those who build it in another way than this tool.
  public struct Source: Sendable {
    /// The module's name.
    public var name: String
    /// The stand-ins that it imports.
    public var dependencies: [String]
    /// The files: their paths below the module's folder, and their text.
    public var files: [(path: String, text: String)]
  }

  /// The modules of a folder, each after those that it imports.
  ///
  /// - Throws: a `Diagnostic` where the list of modules or a file cannot be read.
  public static func listing(of folder: String) throws(Diagnostic) -> [Source] {
    var result: [Source] = []
    for module in try StandInManifest.read(in: folder) where module.isForRunning != true {
      let root = "\(folder)/\(module.name)/"
      var files: [(path: String, text: String)] = []
      for path in StandInSources(in: "\(folder)/\(module.name)").files {
        guard let data = FileManager.default.contents(atPath: path) else {
          throw Diagnostic(.error, "unreadable-file", "this file cannot be read", file: path)
        }
        files.append((String(path.dropFirst(root.count)), String(decoding: data, as: UTF8.self)))
      }
      result.append(
        Source(name: module.name, dependencies: module.dependencies ?? [], files: files))
    }
    return result
  }
}
