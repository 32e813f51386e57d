// Foundation's own functions for this stop the process at a path of a single character.
extension String {
  /// The folder that a path leads into, as it is written; empty where it names none.
  var folderOfPath: String {
    let path = trimmedPath
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What stands behind a path's last slash.
  var nameOfPath: String {
    let path = trimmedPath
    return path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? String(path)
  }

  private var trimmedPath: Substring {
    var path = self[...]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
