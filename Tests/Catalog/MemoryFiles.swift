import Catalog
import Foundation

/// A folder as a literal: paths with their files' text; `nil` is a file that cannot be read.
struct MemoryFiles: ExpressibleByDictionaryLiteral, Sendable {
  var files: [String: [UInt8]?] = [:]

  init(dictionaryLiteral elements: (String, String?)...) {
    for (path, text) in elements { files[path] = .some(text.map { Array($0.utf8) }) }
  }

  var system: FileSystem {
    let files = self.files
    return FileSystem(
      kind: { path in
        if files[path] != nil { return .file }
        return files.keys.contains { $0.hasPrefix(path + "/") } ? .folder : .missing
      },
      names: { folder in
        let prefix = folder + "/"
        let names = files.keys.filter { $0.hasPrefix(prefix) }.compactMap { path in
          path.dropFirst(prefix.count).split(separator: "/").first.map(String.init)
        }
        return Array(Set(names))
      },
      read: { path, limit in
        guard case .some(.some(let bytes)) = files[path] else {
          throw CocoaError(.fileReadNoPermission)
        }
        return Array(bytes.prefix(limit))
      },
      identity: { $0 })
  }
}
