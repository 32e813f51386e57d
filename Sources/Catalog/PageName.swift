import Diagnostics

/// What a file's path says of the page in it.
///
/// Three layouts are recognised: `NAME.LANG.md`, `LANG/…/NAME.md` and `NAME/LANG.md`. What is left of
/// the path without the language is the article's key: pages with one key are one article.
struct PageName: Hashable, Sendable {
  /// The path as the user would write it.
  let file: String
  /// The article's name with the folders that lead to it, without the language.
  let key: String
  /// The language, where the path says one.
  let language: Language?
  /// A piece of the path that looks like a language code but is none.
  let unknownCode: String?

  /// - Parameters:
  ///   - folders: the folders from the root of the catalogue to the file.
  ///   - name: the file's name.
  ///   - root: the name of the root folder, for a file right in it.
  ///   - siblings: the names of the files in the same folder.
  init(file: String, folders: [String], name: String, root: String, siblings: [String]) {
    self.file = file
    let stem = PageName.stem(name)
    var folders = folders
    if let dot = stem.lastIndex(of: "."), dot > stem.startIndex {
      let code = String(stem[stem.index(after: dot)...])
      let language = Language(known: code)
      if language != nil || Language.looksLikeCode(code) {
        key = PageName.key(folders, String(stem[..<dot]), root)
        self.language = language
        unknownCode = language == nil ? code : nil
        return
      }
    }
    if let index = folders.firstIndex(where: { PageName.languageOfFolder($0) != nil }) {
      language = PageName.languageOfFolder(folders.remove(at: index))
      key = PageName.key(folders, stem, root)
      unknownCode = nil
      return
    }
    let own = Language(known: stem)
    let hasLanguages = siblings.contains { Language(known: PageName.stem($0)) != nil }
    if own != nil || hasLanguages && Language.looksLikeCode(stem) {
      let article = folders.popLast() ?? root
      key = PageName.key(folders, article, root)
      language = own
      unknownCode = own == nil ? stem : nil
      return
    }
    key = PageName.key(folders, stem, root)
    language = PageName.languageOfFolder(root)
    unknownCode = nil
  }

  /// True for the names of Markdown files.
  static func isMarkdown(_ name: String) -> Bool {
    let lower = name.lowercased()
    return lower.hasSuffix(".md") || lower.hasSuffix(".markdown")
  }

  private static func stem(_ name: String) -> String {
    guard isMarkdown(name), let dot = name.lastIndex(of: ".") else { return name }
    return String(name[..<dot])
  }

  /// Folders are often named by two or three letters; only those of two, with or without a region, are
  /// taken for a language.
  private static func languageOfFolder(_ name: String) -> Language? {
    guard name.prefix(while: { $0 != "-" }).count == 2 else { return nil }
    return Language(known: name)
  }

  private static func key(_ folders: [String], _ name: String, _ root: String) -> String {
    if name.lowercased() == "index", !folders.isEmpty { return folders.joined(separator: "/") }
    return (folders + [name]).joined(separator: "/")
  }
}
