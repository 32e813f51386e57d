public import Catalog
public import Diagnostics
import Foundation
import WalkthroughSteps

/// A folder in which runs leave what came of walkthroughs and previews: `ARTICLE/LANGUAGE/outcomes.json`, with the drawings
/// of screens beside it.
public struct RunFolder: Sendable {
  /// The folder that is meant where none is named.
  public static let standard = "_runs"

  /// The folder's path.
  public let path: String

  /// The folder at a path, which need not exist.
  public init(_ path: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// What is kept of a page.
  private struct Record: Codable {
    var version = 1
    /// The hash of the page's text. What was played with another text says nothing about this one.
    var page: String
    var outcomes: [WalkthroughOutcome]
    /// Records of older runs have none.
    var previews: [PreviewOutcome]?
  }

  private static let record = "outcomes.json"

  // MARK: Reading

  /// What runs have left for the pages as they are now, and which pages were run with another text.
  public func read(for articles: [Article]) -> (runs: WalkthroughRuns, diagnostics: [Diagnostic]) {
    var pages: [String: WalkthroughRuns.Page] = [:]
    var diagnostics: [Diagnostic] = []
    guard FileManager.default.fileExists(atPath: path) else { return (WalkthroughRuns(), []) }
    for article in articles {
      for page in article.pages {
        let folder = folder(of: article.slug, page.language)
        let file = "\(folder)/\(Self.record)"
        guard let data = FileManager.default.contents(atPath: file) else { continue }
        guard let record = try? JSONDecoder().decode(Record.self, from: data), record.version == 1
        else {
          diagnostics.append(
            Diagnostic(
              .warning, "unreadable-run", "this is no record of a run", file: file,
              help: "remove it and run the sample again"))
          continue
        }
        guard record.page == Self.hash(of: page) else {
          diagnostics.append(
            Diagnostic(
              .warning, "old-run",
              "the page has changed since its sample was run: its walkthroughs "
                + "are shown without outcomes", file: page.file, help: "run 'stele run' again"))
          continue
        }
        var run = WalkthroughRuns.Page()
        run.add(record.outcomes, picturesIn: folder)
        run.add(record.previews ?? [], picturesIn: folder)
        pages[page.file] = run
      }
    }
    return (WalkthroughRuns(pages), diagnostics)
  }

  // MARK: Writing

  /// Keeps what came of a page's walkthroughs and previews, in the place of what was there.
  ///
  /// - Throws: what the file system says.
  public func write(_ run: WalkthroughRuns.Page, of page: Page, article slug: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let record = Record(
      page: Self.hash(of: page), outcomes: run.outcomes, previews: run.previews)
    let folder = folder(of: slug, page.language)
    let files = FileManager.default
    if files.fileExists(atPath: folder) { try files.removeItem(atPath: folder) }
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    func write(_ data: Data, _ name: String) throws {
      try data.write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
    for (name, picture) in run.pictures {
      try write(Data(picture.light), "\(name).light.svg")
      try write(Data(picture.dark), "\(name).dark.svg")
    }
    try write(try encoder.encode(record), Self.record)
  }

  /// Where it keeps what came of an article.
  public func folder(of slug: String) -> String { "\(path)/\(slug)" }

  private func folder(of slug: String, _ language: Language) -> String {
    "\(folder(of: slug))/\(language.code)"
  }

  private static func hash(of page: Page) -> String { SHA256.text(of: page.document.source.text) }
}
