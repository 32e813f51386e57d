import Catalog
import Diagnostics
import Foundation
import Translations

extension Command {
  /// `stele translations export`
  static let exportTranslation = Command(
    name: "translations export",
    summary: "Write an article's text for translators, as gettext PO or XLIFF.",
    discussion: """
      Each paragraph, heading, list item, table cell and code block with comments or texts
      is a unit, with its section, its place and what has to stay as it is. Units whose
      source has changed since it was accepted are marked (in PO as fuzzy). What the page
      has already is the translation; an article without a page in the language can be
      exported, too.
      """,
    operand: .article,
    options: [.oneLanguage, .exchangeFormat, .file("the standard output"), .articlesFolder]
      + [.quiet, .color],
    examples: [
      Example(
        line: "stele translations export first-steps -l ja -o first-steps.ja.po",
        meaning: "Writes the file for an editor such as Poedit."),
      Example(
        line: "stele translations export first-steps -l de --format xliff -o first-steps.de.xlf",
        meaning: "The same for a tool that reads XLIFF 2."),
    ]
  ) { arguments, session in
    let chosen = try await ChosenArticles(arguments)
    session.show(chosen.project.diagnostics)
    let aligned = try chosen.single()
    let language = try chosen.language()
    guard language != aligned.article.source,
      let file = ExchangeFile(of: aligned, in: language)
    else {
      throw Diagnostic(.error, "usage", "'\(language)' is the language of the source")
    }
    let path = arguments.value(of: .file(""))
    let isXLIFF =
      arguments.value(of: .exchangeFormat).map { $0 == "xliff" }
      ?? (path.map(ExchangeFile.isXLIFF) ?? false)
    let text =
      isXLIFF
      ? file.xliff() : file.portableObject(date: ExchangeFile.now(), version: Stele.version)
    if let path {
      try TextFile(of: path).write(text, to: path)
      let open = file.units.count { $0.target.isEmpty || $0.needsWork }
      session.say("\(path): \(file.units.count) units, \(open) to do")
    } else {
      session.console.writeOutput(text)
    }
    return ExitStatus(chosen.project.diagnostics)
  }

  /// `stele translations import`
  static let importTranslation = Command(
    name: "translations import",
    summary: "Put what translators have sent back into the article's page.",
    discussion: """
      Changes the units that were translated and nothing else; a file that comes back as
      it was exported leaves the page byte for byte as it is. A page that does not exist
      is made. A unit whose markup differs from the source's (inline code, links, tags)
      is left out and reported, and so is one whose source has changed since the export:
      no unit is lost without a word, and the exit status is 1 then.
      """,
    operand: Operand(name: "FILE", summary: "A PO or XLIFF file from an export."),
    options: [.force, .articlesFolder, .quiet, .color],
    examples: [
      Example(
        line: "stele translations import first-steps.ja.po",
        meaning: "Changes the article's Japanese page."),
      Example(
        line: "stele translations import --force first-steps.de.xlf",
        meaning: "Takes units over although their markup differs."),
    ]
  ) { arguments, session in
    guard let path = arguments.operands.first else {
      throw Diagnostic(
        .error, "usage", "the file is missing", help: "run 'stele translations import --help'")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Diagnostic(.error, "unreadable-file", "this file cannot be read", file: path)
    }
    let source = try SourceText(path: path, bytes: [UInt8](data))
    let isXLIFF = ExchangeFile.isXLIFF(path) || source.text.hasPrefix("<")
    let file = try isXLIFF ? ExchangeFile.xliff(source) : ExchangeFile.portableObject(source)
    let chosen = try await ChosenArticles(arguments.naming(article(of: file)))
    session.show(chosen.project.diagnostics)
    let result = try PageImport(
      of: file, from: path, into: try chosen.single(), isForced: arguments.has(.force))
    session.show(result.problems)
    if let text = result.text {
      let habits = FileManager.default.fileExists(atPath: result.file) ? result.file : file.file
      try TextFile(of: habits).write(text, to: result.file)
    }
    session.say("\(result.file): \(result.applied) of \(file.units.count) units changed")
    let left = result.problems.isEmpty ? ExitStatus.success : .problems
    return max(left, ExitStatus(chosen.project.diagnostics))
  }

  /// How the file's article is found: by its page where that lies where it lay, else by its name.
  private static func article(of file: ExchangeFile) -> String {
    FileManager.default.fileExists(atPath: file.file) ? file.file : file.article
  }
}

extension ExchangeFile {
  /// Whether a file's name is that of an XLIFF file.
  fileprivate static func isXLIFF(_ path: String) -> Bool {
    let name = path.lowercased()
    return [".xlf", ".xliff", ".xml"].contains { name.hasSuffix($0) }
  }

  /// The time as PO files write it.
  fileprivate static func now() -> String {
    let parts = Date().ISO8601Format().split { "TZ".contains($0) }
    return "\(parts.first ?? "")" + " \(parts.dropFirst().first?.prefix(5) ?? "00:00")+0000"
  }
}

extension Option {
  /// The format of an exchange file.
  static let exchangeFormat = Option(
    name: "format", letter: "f", value: "FORMAT", choices: ["po", "xliff"],
    summary: "po or xliff; by default as the file's name says, else po.")
  /// Also what looks wrong is done.
  static let force = Option(
    name: "force", summary: "Import also units whose markup differs from the source's.")
}
