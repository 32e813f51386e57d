import Foundation

/// The Swift files of one stand-in module, or of the macros.
struct StandInSources {
  /// The files' paths, sorted.
  let files: [String]
  /// Stands for their names and content.
  let digest: String

  /// Finds and reads the files below a folder; hidden ones are left out, and some folders in it.
  init(in folder: String, without left: Set<String> = []) {
    var relative: [String] = []
    let names = FileManager.default.enumerator(atPath: folder)
    while let name = names?.nextObject() as? String {
      let parts = name.split(separator: "/")
      let isOut =
        parts.contains { $0.hasPrefix(".") }
        || parts.first.map { left.contains(String($0)) } == true
      if name.hasSuffix(".swift"), !isOut { relative.append(name) }
    }
    relative.sort()
    var hash = ContentHash()
    for name in relative {
      hash.add(name)
      hash.add(FileManager.default.contents(atPath: "\(folder)/\(name)").map { Array($0) } ?? [])
    }
    files = relative.map { "\(folder)/\($0)" }
    digest = hash.digest()
  }
}
