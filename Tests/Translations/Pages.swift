import Catalog
import Diagnostics
import Foundation

/// The article that pages in memory make; the first language given is the source.
func article(_ pages: (language: String, text: String)...) async throws -> Article {
  try await article(pages)
}

/// The same for pages in a list.
func article(_ pages: [(language: String, text: String)]) async throws -> Article {
  let texts = Dictionary(
    pages.map { ("article/\($0.language).md", $0.text) }, uniquingKeysWith: { first, _ in first })
  let files = FileSystem(
    kind: { texts[$0] != nil ? .file : $0 == "article" ? .folder : .missing },
    names: { _ in texts.keys.map { String($0.dropFirst("article/".count)) } },
    read: { path, _ in Array((texts[path] ?? "").utf8) },
    identity: { $0 })
  let languages = pages.map { Language($0.language) }
  let catalog = try await Catalog.read(
    paths: ["article"], languages: languages, defaultLanguage: Language("en"), files: files)
  var article = catalog.articles.first ?? Article(slug: "", source: Language("en"), pages: [])
  if let first = languages.first { article.source = first }
  return article
}

/// A text in which `⟦` and `⟧` mark stretches, taken out of it.
struct MarkedText {
  var text = ""
  var ranges: [SourceRange] = []

  init(_ marked: String) {
    var position = SourcePosition(line: 1, column: 1)
    var start = position
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦": start = position
      case "⟧": ranges.append(SourceRange(start, position))
      default:
        text.unicodeScalars.append(scalar)
        position.column += 1
        if scalar == "\n" { position = SourcePosition(line: position.line + 1, column: 1) }
      }
    }
  }
}

/// The folder of reference texts beside the repository, where there is one.
func sharedFolder(_ name: String) -> URL? {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let folder = root.appendingPathComponent("../shared/\(name)").standardizedFileURL
  return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
}

/// A generator that gives the same numbers in every run (splitmix64, Vigna 2015).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
