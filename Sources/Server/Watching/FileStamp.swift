import Foundation

/// What tells one state of a file from another without reading it.
package struct FileStamp: Hashable, Sendable {
  private var size: Int64
  private var file: UInt64
  private var changed: [Int]

  /// Size, times and place on the disk. The time of the last change of its entry cannot be set by programs
  /// that set a file's time, as those do that unpack or copy.
  private init(_ facts: stat) {
    #if canImport(Darwin)
      let times = [facts.st_mtimespec, facts.st_ctimespec]
    #else
      let times = [facts.st_mtim, facts.st_ctim]
    #endif
    (size, file) = (Int64(facts.st_size), UInt64(facts.st_ino))
    changed = times.flatMap { [Int($0.tv_sec), Int($0.tv_nsec)] }
  }

  /// The stamp of a file, if it is there.
  package init?(of path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    self.init(facts)
  }

  /// The stamp in words.
  package var text: String { "\(size) \(file) \(changed)" }

  /// The stamps of all files in some folders, links followed.
  ///
  /// - Parameter isIgnored: names of files and folders to be left out.
  package static func all(
    in folders: [String], except isIgnored: (String) -> Bool = { _ in false }
  ) -> [String: FileStamp] {
    var result: [String: FileStamp] = [:]
    var visited: Set<[UInt64]> = []
    var open = folders
    while let folder = open.popLast() {
      var facts = stat()
      // A loop of links would not end.
      guard stat(folder, &facts) == 0,
        visited.insert([UInt64(facts.st_dev), UInt64(facts.st_ino)]).inserted
      else { continue }
      for name in names(in: folder) where !isIgnored(name) {
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        guard stat(path, &facts) == 0 else { continue }
        if facts.st_mode & S_IFMT == S_IFDIR {
          open.append(path)
        } else {
          result[path] = FileStamp(facts)
        }
      }
    }
    return result
  }

  /// Foundation's own function for this takes a multiple of the time.
  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
