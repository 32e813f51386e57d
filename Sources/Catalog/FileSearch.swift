import Diagnostics

/// Finds the pages' files below the paths that the user gave.
struct FileSearch: Sendable {
  let files: FileSystem
  /// The folder that the articles' keys are relative to.
  let root: String
  private(set) var pages: [PageName] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var visited: Set<String> = []
  private var taken: Set<String> = []

  init(paths: [String], files: FileSystem) throws(Diagnostic) {
    self.files = files
    var folders: [String] = []
    for path in paths {
      switch files.kind(path) {
      case .folder: folders.append(path)
      case .file where PageName.isMarkdown(path): folders.append(FileSearch.parent(of: path))
      case .file, .other:
        throw Diagnostic(
          .error, "not-markdown", "'\(path)' is neither a folder nor a Markdown file", file: path)
      case .missing:
        throw Diagnostic(
          .error, "no-such-path", "there is no file or folder '\(path)'", file: path)
      }
    }
    root = FileSearch.commonFolder(folders)
    for (path, folder) in zip(paths, folders) {
      let inner = FileSearch.components(of: folder).dropFirst(FileSearch.components(of: root).count)
      if files.kind(path) == .file {
        let name = FileSearch.components(of: path).last ?? path
        add(path, in: Array(inner), name: name, siblings: (try? files.names(folder)) ?? [])
      } else {
        search(path, inner: Array(inner))
      }
    }
    guard !pages.isEmpty || !diagnostics.isEmpty else {
      let path = paths.first ?? root
      throw Diagnostic(
        .error, "no-articles", "'\(path)' holds no articles", file: path,
        help: "an article is a Markdown file: NAME.LANG.md, LANG/NAME.md or NAME/LANG.md")
    }
  }

  /// Folders are visited with a list of our own: a tree may be deeper than the stack.
  private mutating func search(_ path: String, inner: [String]) {
    var open = [(path: path, inner: inner)]
    while let (folder, inner) = open.popLast() {
      guard visited.insert(files.identity(folder)).inserted else { continue }
      let names: [String]
      do {
        names = try files.names(folder).sorted()
      } catch {
        diagnostics.append(
          Diagnostic(
            .error, "unreadable-folder",
            "this folder cannot be read: \(error.localizedDescription)",
            file: folder))
        continue
      }
      for name in names where !name.hasPrefix(".") {
        let child = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        let isMarkdown = PageName.isMarkdown(name)
        switch files.kind(child) {
        case .folder: open.append((child, inner + [name]))
        case .file where isMarkdown && !FileSearch.isReadMe(name):
          add(child, in: inner, name: name, siblings: names)
        case .missing where isMarkdown:
          diagnostics.append(
            Diagnostic(.error, "unreadable-file", "this link leads nowhere", file: child))
        default: continue
        }
      }
    }
  }

  private mutating func add(_ path: String, in inner: [String], name: String, siblings: [String]) {
    guard taken.insert(path).inserted else { return }
    let base = FileSearch.components(of: root).last { $0 != "." && $0 != ".." } ?? "article"
    pages.append(
      PageName(file: path, folders: inner, name: name, root: base, siblings: siblings))
  }

  private static func isReadMe(_ name: String) -> Bool {
    ["readme.md", "readme.markdown"].contains(name.lowercased())
  }

  // MARK: Paths

  private static func components(of path: String) -> [String] {
    let parts = path.split(separator: "/").map(String.init).filter { $0 != "." }
    return path.hasPrefix("/") ? [""] + parts : parts
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The deepest folder that holds all of them; a single one itself.
  private static func commonFolder(_ folders: [String]) -> String {
    guard let first = folders.first else { return "." }
    guard Set(folders).count > 1 else { return first }
    var common = components(of: first)
    for folder in folders.dropFirst() {
      let other = components(of: folder)
      common = zip(common, other).prefix { $0 == $1 }.map(\.0)
    }
    if common.isEmpty { return "." }
    return common == [""] ? "/" : common.joined(separator: "/")
  }
}
