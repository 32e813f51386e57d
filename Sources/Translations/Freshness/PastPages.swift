import Catalog
import Diagnostics

/// Reads pages from texts that are in no file any more.
enum PastPages {
  /// The article that a source and perhaps a translation made at some time; nothing where a text cannot
  /// be read.
  static func article(
    source: (Language, [UInt8]), translation: (Language, [UInt8])? = nil
  ) async -> Article? {
    let pages = [source] + [translation].compactMap(\.self)
    let texts = Dictionary(pages.map { ("past/\($0.0.code).md", $0.1) }) { first, _ in first }
    let files = FileSystem(
      kind: { texts[$0] != nil ? .file : $0 == "past" ? .folder : .missing },
      names: { _ in texts.keys.map { String($0.dropFirst("past/".count)) } },
      read: { file, limit in Array((texts[file] ?? []).prefix(limit)) }, identity: { $0 })
    let catalog = try? await Catalog.read(
      paths: ["past"], languages: pages.map(\.0), defaultLanguage: source.0, files: files)
    guard var article = catalog?.articles.first, article.page(in: source.0) != nil else {
      return nil
    }
    article.source = source.0
    return article
  }
}
