import Catalog
public import Diagnostics
import Markdown

/// A translated page with what translators have sent back.
public struct PageImport: Sendable {
  /// The page's file.
  public private(set) var file: String
  /// The page's new text; nothing where nothing changes.
  public private(set) var text: String?
  /// The number of units that were taken over.
  public private(set) var applied = 0
  /// What was not taken over, and why.
  public private(set) var problems: [Diagnostic] = []

  private let exchange: ExchangeFile
  private let path: String

  /// What a unit has to be read as on the new page.
  private struct Expected {
    var place: Int
    var order = 0
    var text: String
    /// The label of the footnote that it stands in.
    var footnote: String?
  }

  /// Puts the translations of a file into an article's page.
  ///
  /// - Parameters:
  ///   - exchange: what was read.
  ///   - path: the file that it was read from, for messages.
  ///   - aligned: the article.
  ///   - isForced: whether also units whose markup differs are taken over.
  /// - Throws: a `Diagnostic` where the page would not be read as it is meant.
  public init(
    of exchange: ExchangeFile, from path: String, into aligned: AlignedArticle, isForced: Bool
  ) throws(Diagnostic) {
    self.exchange = exchange
    self.path = path
    guard let source = aligned.article.page(in: aligned.article.source),
      source.language == exchange.source, exchange.target != exchange.source
    else {
      throw Diagnostic(
        .error, "exchange-file",
        "this translates from '\(exchange.source)' to '\(exchange.target)', which is not what the "
          + "article '\(aligned.article.slug)' is translated from", file: path)
    }
    let pairs = UnitPairs(aligned, source, in: exchange.target)
    let matches = UnitMatching(exchange, pairs.source, ids: UnitIDs(aligned, source))
    file = ""
    problems = matches.unmatched.map {
      problem($0.unit, $0.reason, .error, help: "export again, and translate it there")
    }
    let page = aligned.article.page(in: exchange.target)
    let check = MarkupCheck(definitions: Self.definitions([source, page].compactMap(\.self)))
    var wanted: [Int: String] = [:]
    for (index, unit) in matches.units {
      let present = pairs.translated(index)?.text
      if accepts(unit, pairs.source[index], present: present, check, isForced) {
        wanted[index] = unit.target
      }
    }
    if let page {
      file = page.file
      try change(page, of: source, pairs, wanted)
    } else {
      try make(aligned.article, source, pairs.source, wanted)
    }
    problems.sort()
  }

  // MARK: Judging units

  private mutating func accepts(
    _ unit: ExchangeFile.Unit, _ original: TextUnit, present: String?, _ check: MarkupCheck,
    _ isForced: Bool
  ) -> Bool {
    if unit.target == present ?? "" { return false }
    if unit.target.isEmpty {
      problems.append(problem(unit, "it is empty; the page keeps its text", .warning))
      return false
    }
    if unit.needsWork {
      problems.append(
        problem(
          unit, "it is marked as unfinished, so its change is left out", .warning,
          help: "take the mark away (in PO 'fuzzy', in XLIFF the state 'initial')"))
      return false
    }
    var wrong = check.problems(in: unit.target, of: original, source: unit.source)
    // What the translation already has otherwise than the source, it may keep.
    if !wrong.isEmpty, let present,
      check.problems(in: unit.target, of: original, source: present).isEmpty
    {
      wrong = []
    }
    guard !wrong.isEmpty, !isForced else { return true }
    problems.append(
      problem(
        unit, "its markup differs: \(wrong.joined(separator: ", "))", .error,
        help: "set it right, or import with --force"))
    return false
  }

  private func problem(
    _ unit: ExchangeFile.Unit, _ reason: String, _ severity: Diagnostic.Severity,
    help: String? = nil
  ) -> Diagnostic {
    let range = unit.exchangeLine.map { SourceRange(at: SourcePosition(line: $0, column: 1)) }
    return Diagnostic(
      severity, "translation-unit", "the unit '\(unit.id)' is not imported: \(reason)", file: path,
      range: range, help: help)
  }

  /// The lines of pages that define references and footnotes.
  private static func definitions(_ pages: [Page]) -> String {
    var lines: [Substring] = []
    for page in pages {
      for line in page.document.source.text.split(separator: "\n") {
        let text = line.drop { $0 == " " }
        guard text.hasPrefix("["), let close = text.firstRange(of: "]:") else { continue }
        lines.append(text.hasPrefix("[^") ? text[..<close.upperBound] + " x" : text)
      }
    }
    return lines.joined(separator: "\n\n")
  }

  // MARK: Writing

  private mutating func make(
    _ article: Article, _ source: Page, _ units: [TextUnit], _ wanted: [Int: String]
  ) throws(Diagnostic) {
    let blank = BlankPage(of: article, source, in: exchange.target, translations: wanted)
    file = blank.file
    guard !wanted.isEmpty else { return }
    let expected = units.indices.compactMap { index -> Expected? in
      let unit = units[index]
      let text = wanted[index] ?? (BlankPage.isCommented(unit) ? nil : unit.text)
      return text.map { Expected(place: index, text: $0, footnote: unit.footnote) }
    }
    try finish(blank.text, expected, wanted.count)
  }

  private mutating func change(
    _ page: Page, of source: Page, _ pairs: UnitPairs, _ wanted: [Int: String]
  ) throws(Diagnostic) {
    var edits = PageEdits(page.document.source)
    var texts: [Expected] = []
    var new: [Int: String] = [:]
    var changed: [Int: String] = [:]
    for (index, text) in wanted {
      if let counterpart = pairs.counterpart[index] {
        changed[counterpart] = text
      } else {
        new[index] = text
      }
    }
    for (index, unit) in pairs.translation.enumerated() {
      if let text = changed[index] {
        edits.replace(unit, with: text)
      } else if unit.isPlaceholder {
        continue
      }
      texts.append(
        Expected(
          place: unit.extent.lowerBound, text: changed[index] ?? unit.text, footnote: unit.footnote)
      )
    }
    let places = PageInsertions(new, pairs, source: source, page: page)
    for insertion in places.insertions {
      edits.replace(insertion.range, with: insertion.text)
      for index in insertion.units {
        let unit = pairs.source[index]
        texts.append(
          Expected(
            place: insertion.range.lowerBound, order: texts.count, text: new[index] ?? unit.text,
            footnote: unit.footnote))
      }
    }
    let ids = Set(places.homeless.map { pairs.source[$0].text })
    for unit in exchange.units where ids.contains(unit.source) {
      problems.append(
        problem(
          unit, "the page lacks the place for it in its front matter, list, table or quotation",
          .error,
          help: "add the part to the page by hand, and import again"))
    }
    let count = wanted.count - places.homeless.count
    guard count > 0 else { return }
    texts.sort { ($0.place, $0.order) < ($1.place, $1.order) }
    try finish(edits.text, texts, count)
  }

  /// Reads the new page as it will be read, so that no unit changes what another one is.
  private mutating func finish(
    _ text: String, _ expected: [Expected], _ count: Int
  ) throws(Diagnostic) {
    let source = SourceText(path: file, text: text)
    let page = Page(
      language: exchange.target, document: try Document(source: source), title: "", sections: [])
    // A footnote to which nothing refers yet is no part of the document.
    let labels = Set(page.document.blocks.compactMap(\.footnoteLabel))
    let expected = expected.filter { $0.footnote.map(labels.contains) ?? true }.map(\.text)
    let found = UnitReader.units(of: page).filter { !$0.isPlaceholder }.map(\.text)
    guard found == expected else {
      let index = zip(found, expected).prefix { $0 == $1 }.count
      let near = (index < expected.count ? expected[index] : expected.last ?? "").prefix(60)
      throw Diagnostic(
        .error, "translation-unit",
        "nothing is imported: the page would be read in another way from here on: '\(near)'",
        file: path, help: "look for marks at the start of a line, and for fences in code")
    }
    self.text = text
    applied = count
  }
}

extension TextUnit {
  fileprivate var footnote: String? {
    if case .footnote(let label) = home { label } else { nil }
  }
}

extension Block {
  fileprivate var footnoteLabel: String? {
    if case .footnoteDefinition(let label, _, _) = kind { label } else { nil }
  }
}
