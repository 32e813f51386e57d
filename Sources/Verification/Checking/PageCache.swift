import Catalog
import Diagnostics
import Foundation
import Samples

/// The verdicts on whole pages, kept on disk: a page that has not changed since, checked by the same tool,
/// compiler and stand-ins, is not even parsed again.
///
/// A failure of the machinery (a crash, a time-out) is never kept.
public struct PageCache: Sendable {
  private let folder: CacheFolder
  private let fingerprint: String

  /// A cache in a folder.
  ///
  /// - Parameter fingerprint: stands for everything but the page that a verdict depends on: the tool, the
  ///   compiler, the stand-ins.
  public init(_ cache: CacheFolder, fingerprint: String) {
    folder = cache.folder("pages-2")
    self.fingerprint = fingerprint
  }

  /// What stands for the tool itself: the executable's size and the time it was written.
  public static var tool: String {
    guard let program = CompilerService.command.first,
      let facts = try? FileManager.default.attributesOfItem(atPath: program)
    else { return "unknown \(ProcessInfo.processInfo.globallyUniqueString)" }
    return "\(facts[.size] ?? 0) \((facts[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)"
  }

  func result(for page: Page, of article: Article) -> PageResult? {
    guard var result = read(PageResult.self, named: name(page, article)) else { return nil }
    // The same page may be named by another path this time.
    for index in result.blocks.indices { result.blocks[index].move(to: page.file) }
    for index in result.diagnostics.indices { result.diagnostics[index].move(to: page.file) }
    return result
  }

  func keep(_ result: PageResult, for page: Page, of article: Article) {
    write(result, named: name(page, article))
  }

  /// Whether the names of a page are known.
  func hasNames(for page: Page, of article: Article) -> Bool {
    folder.has(name(page, article) + ".names")
  }

  func names(for page: Page, of article: Article) -> PageNames? {
    read(PageNames.self, named: name(page, article) + ".names")
  }

  func keep(_ names: PageNames, for page: Page, of article: Article) {
    write(names, named: name(page, article) + ".names")
  }

  private func read<Value: Decodable>(_ type: Value.Type, named name: String) -> Value? {
    folder.read(name).flatMap { try? JSONDecoder().decode(type, from: Data($0)) }
  }

  private func write(_ value: some Encodable, named name: String) {
    guard let bytes = try? JSONEncoder().encode(value) else { return }
    try? folder.write(Array(bytes), to: name)
  }

  private func name(_ page: Page, _ article: Article) -> String {
    let key = ContentHash.digest(
      fingerprint, article.slug, page.language.code, page.document.source.text)
    return "\(key.prefix(2))/\(key)"
  }
}

/// What the check of one page gives.
struct PageResult: Codable, Sendable {
  var blocks: [BlockReport]
  var files: SampleFiles
  /// Those of the samples that have a name.
  var namedFiles: [String: SampleFiles]
  var history: SampleHistory
  var diagnostics: [Diagnostic]
  /// What the names mean, if that was asked for and could not be kept on disk.
  var names: PageNames?
  /// Whether the machinery failed; such a result is not kept.
  var wasHindered = false

  private enum CodingKeys: CodingKey {
    case blocks, files, namedFiles, history, diagnostics
  }
}

extension BlockReport {
  fileprivate mutating func move(to file: String) {
    self.file = file
    for index in diagnostics.indices { diagnostics[index].move(to: file) }
  }
}

extension Diagnostic {
  fileprivate mutating func move(to file: String) {
    self.file = file
    for index in notes.indices where notes[index].file != nil { notes[index].file = file }
  }
}
