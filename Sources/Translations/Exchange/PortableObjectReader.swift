import Catalog
public import Diagnostics

/// Reads gettext's portable objects, as editors write them.
struct PortableObjectReader {
  private struct Entry {
    var line = 0
    var isFuzzy = false
    var texts: [String: String] = [:]

    var isEmpty: Bool { texts.isEmpty }
  }

  private let source: SourceText
  private var entries: [Entry] = []
  private var entry = Entry()
  private var keyword: String?

  /// The entries of a file, the header's fields taken out.
  static func read(_ source: SourceText) throws(Diagnostic) -> ExchangeFile {
    var reader = PortableObjectReader(source)
    for number in 1...max(source.lineCount, 1) {
      try reader.read(source.line(number) ?? "", number)
    }
    reader.finish()
    return try reader.file()
  }

  private init(_ source: SourceText) {
    self.source = source
  }

  // MARK: Lines

  private mutating func read(_ line: Substring, _ number: Int) throws(Diagnostic) {
    let line = line.trimmingSpaces[...]
    if line.isEmpty {
      finish()
    } else if line.hasPrefix("#") {
      if keyword != nil { finish() }
      // Entries that the editor has put aside start with `#~` and are no units any more.
      if line.hasPrefix("#,"), line.contains("fuzzy") { entry.isFuzzy = true }
    } else if line.hasPrefix("\"") {
      guard let keyword else { throw problem(number, "a text without its keyword") }
      entry.texts[keyword, default: ""] += try unquoted(line, number)
    } else {
      guard let space = line.firstIndex(where: { $0 == " " || $0 == "\"" }) else {
        throw problem(number, "neither a keyword nor a text")
      }
      let word = String(line[..<space])
      guard
        ["msgctxt", "msgid", "msgid_plural", "msgstr"].contains(word) || word.hasPrefix("msgstr[")
      else { throw problem(number, "the keyword '\(word)' is not known") }
      if entry.texts[word] != nil || word == "msgctxt" && entry.texts["msgid"] != nil { finish() }
      if entry.isEmpty { entry.line = number }
      keyword = word
      entry.texts[word] = try unquoted(line[space...].drop { $0 == " " }, number)
    }
  }

  private mutating func finish() {
    if !entry.isEmpty { entries.append(entry) }
    entry = Entry()
    keyword = nil
  }

  private func unquoted(_ text: Substring, _ number: Int) throws(Diagnostic) -> String {
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else {
      throw problem(number, "a text that is not closed")
    }
    var result = String.UnicodeScalarView()
    var scalars = text.unicodeScalars.dropFirst().dropLast()
    while let scalar = scalars.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      switch scalars.popFirst() {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case let escaped?: result.append(escaped)
      case nil: throw problem(number, "a backslash at the end of a text")
      }
    }
    return String(result)
  }

  private func problem(_ line: Int, _ message: String) -> Diagnostic {
    Diagnostic(
      .error, "exchange-file", "this is no PO file: \(message)", file: source.path,
      range: SourceRange(at: SourcePosition(line: line, column: 1)))
  }

  // MARK: The whole

  private func file() throws(Diagnostic) -> ExchangeFile {
    let header = entries.first { $0.texts["msgctxt"] == nil && $0.texts["msgid"] == "" }
    var fields: [String: String] = [:]
    for line in (header?.texts["msgstr"] ?? "").split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      fields[line[..<colon].lowercased()] =
        String(line[line.index(after: colon)...])
        .trimmingSpaces
    }
    guard let article = fields["x-stele-article"], let origin = fields["x-stele-source-language"],
      let target = fields["x-stele-target-language"]
    else {
      throw Diagnostic(
        .error, "exchange-file", "the header does not say which article this is",
        file: source.path, help: "it needs the fields 'X-Stele-…' that the export writes")
    }
    let units = entries.compactMap { entry -> ExchangeFile.Unit? in
      guard let id = entry.texts["msgctxt"], let text = entry.texts["msgid"] else { return nil }
      let target = entry.texts["msgstr"] ?? entry.texts["msgstr[0]"] ?? ""
      return ExchangeFile.Unit(
        id: id, source: text, target: target, needsWork: entry.isFuzzy, exchangeLine: entry.line)
    }
    return ExchangeFile(
      article: article, file: fields["x-stele-source"] ?? "", source: Language(origin),
      target: Language(target), units: units)
  }
}

extension ExchangeFile {
  /// Reads a PO file.
  public static func portableObject(_ source: SourceText) throws(Diagnostic) -> ExchangeFile {
    try PortableObjectReader.read(source)
  }
}
