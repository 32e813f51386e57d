public import Catalog
import Foundation
import Markdown

/// Where every page of the catalogue is and which anchors it has, for links across pages.
public struct CatalogIndex: Sendable {
  /// A page as links see it.
  struct Entry: Sendable {
    let article: String
    let page: Page
    let anchors: Set<String>

    var language: Language { page.language }
    var file: String { page.file }
  }

  /// The folder that the catalogue was read from.
  let root: String
  private let files: FileSystem
  private var entries: [Entry] = []
  private var byPath: [String: Int] = [:]
  /// For the name of an article, its entries; nothing where several articles have the name.
  private var byName: [String: [Int]] = [:]

  /// Notes the places and anchors of a catalogue's pages.
  ///
  /// - Parameter earlier: an index of an earlier state, whose anchors are taken over for pages that have
  ///   not changed.
  public init(_ catalog: Catalog, reusing earlier: CatalogIndex? = nil, files: FileSystem = .local)
  {
    root = CatalogIndex.normalized(catalog.root)
    self.files = files
    for article in catalog.articles {
      for page in article.pages {
        let (index, path) = (entries.count, CatalogIndex.normalized(page.file))
        let known = earlier?.entry(at: path).flatMap { $0.page.isSame(as: page) ? $0 : nil }
        let anchors = known?.anchors ?? page.anchors
        entries.append(Entry(article: article.slug, page: page, anchors: anchors))
        byPath[path] = index
        let name = CatalogIndex.name(of: page.file, in: page.language)
        byName[name, default: []].append(index)
      }
    }
    byName = byName.filter { _, indices in
      Set(indices.map { entries[$0].article }).count == 1
    }
  }

  /// The page at a path without detours.
  private func entry(at path: String) -> Entry? { byPath[path].map { entries[$0] } }

  /// What a link's path leads to.
  enum Target {
    /// A page, which the path names as it stands or by the article's name.
    case page(Entry)
    /// A file or folder that is no page, or something outside of the catalogue's folder.
    case other
    /// Nothing.
    case missing
  }

  /// What a path means on a page. The name of an article without its language stands for the page in
  /// the reader's language.
  func target(of path: String, on page: Page) -> Target {
    let decoded = path.removingPercentEncoding ?? path
    let folder = page.file.lastIndex(of: "/").map { String(page.file[..<$0]) } ?? ""
    let place =
      decoded.hasPrefix("/")
      ? CatalogIndex.normalized(root + decoded)
      : CatalogIndex.normalized(folder.isEmpty ? decoded : folder + "/" + decoded)
    if let entry = entry(at: place) { return .page(entry) }
    let last = decoded.split(separator: "/").last.map(String.init) ?? decoded
    if last.hasSuffix(".md") || last.hasSuffix(".markdown") || !last.contains(".") {
      let name = CatalogIndex.name(of: last, in: page.language)
      if let candidates = byName[name],
        let index = candidates.first(where: { entries[$0].language == page.language })
      {
        return .page(entries[index])
      }
    }
    let isInside = root.isEmpty || root == "." || place.hasPrefix(root + "/")
    guard isInside, !place.hasPrefix("../"), last.contains(".") else { return .other }
    return files.kind(place) == .missing ? .missing : .other
  }

  /// The pages of an article.
  func pages(of article: String) -> [Entry] { entries.filter { $0.article == article } }

  /// The page of an article in a language.
  func page(of article: String, in language: Language) -> Entry? {
    entries.first { $0.article == article && $0.language == language }
  }

  /// `guide` for `guide.ja.md`, `ja/guide.md` and `guide/ja.md`.
  private static func name(of file: String, in language: Language) -> String {
    let parts = file.split(separator: "/")
    var stem = (parts.last ?? "").prefix { $0 != "." }
    if stem.lowercased() == language.code.lowercased(), parts.count > 1 {
      stem = parts[parts.count - 2]
    }
    return stem.lowercased()
  }

  /// A path without `.` and, as far as they lead anywhere, without `..`.
  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: true) where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}

extension Page {
  /// Every anchor of the page: sections and the ids and names in raw HTML.
  var anchors: Set<String> {
    var result = Set(sections.map(\.id))
    result.insert("top")
    func add(_ html: String) {
      for attribute in ["id=", "name="] where html.contains(attribute) {
        for rest in html.components(separatedBy: attribute).dropFirst() {
          let quote = rest.first.flatMap { $0 == "\"" || $0 == "'" ? $0 : nil }
          let value = quote == nil ? rest[...] : rest.dropFirst()
          result.insert(
            String(value.prefix { quote == nil ? !" >\n".contains($0) : $0 != quote }))
        }
      }
    }
    document.blocks.walkBlocks { block in
      if case .html(let html) = block.kind, !block.isComment { add(html) }
    }
    document.blocks.walkInlines { inline in
      if case .html(let tag) = inline.kind, !tag.hasPrefix("<!--") { add(tag) }
    }
    return result
  }
}
