import Catalog
import Diagnostics
import Markdown

extension Rule {
  static let inlineCodeDiffers = Rule(
    id: "inline-code-differs", severity: .warning,
    summary: "code in running text has a name that stands nowhere on the source's page",
    explanation: """
      Names are copied, not translated, so one that the source has neither in its text nor in its code \
      is likely mistyped, or the source has changed since. So is one that the source has in other \
      sections only, where a name of the paragraph is missing. Where no name of the source is near, it \
      is no more than a note: a translator may well explain more.
      """,
    wrong: "en: `listPhotos` loads them.\nde: `listphotos` lädt sie.",
    right: "de: `listPhotos` lädt sie.",
    check: { comparison in
      guard let source = comparison.source, !comparison.translations.isEmpty else { return [] }
      let known = Vocabulary(of: source)
      return comparison.translations.flatMap { page in
        unknown(known, page, source, comparison) + exchanged(known, page, source, comparison)
      }
    })

  private static func unknown(
    _ known: Vocabulary, _ page: Page, _ source: Page, _ comparison: Comparison
  ) -> [Report] {
    page.inlineCode(in: page.document.blocks.indices).compactMap { code, range in
      guard let name = known.firstUnknown(in: code) else { return nil }
      let nearest = known.nearest(to: name)
      return Report(
        side: page.side, range: range,
        message: "‘\(name)’ stands nowhere on the source's page (\(source.language))",
        section: comparison.groupID(at: range.start.line, of: page),
        source: known.place(of: nearest).map { Finding.Place(file: source.file, range: $0) },
        help: nearest.map { "did you mean ‘\($0)’?" }, severity: nearest == nil ? .note : nil)
    }
  }

  /// Names that the source has elsewhere, but not in the section, where a name of the source's
  /// paragraph is missing instead.
  private static func exchanged(
    _ known: Vocabulary, _ page: Page, _ source: Page, _ comparison: Comparison
  ) -> [Report] {
    guard let blocks = comparison.blocks[page.language] else { return [] }
    let sections = Dictionary(
      blocks.stretches.map { ($0.group, $0.source) }, uniquingKeysWith: { first, _ in first })
    var words: [Int?: Set<UInt64>] = [:]
    return blocks.pairs.flatMap { pair -> [Report] in
      guard !pair.source.isEmpty, !pair.translation.isEmpty else { return [] }
      let mine = known.names(of: page, in: pair.translation)
      guard !mine.isEmpty else { return [] }
      let theirs = known.names(of: source, in: pair.source)
      let own = Set(mine.map(\.hash))
      guard let wanted = theirs.first(where: { !own.contains($0.hash) }),
        !Words.all(of: page, in: pair.translation).contains(wanted.hash)
      else { return [] }
      if words[pair.group] == nil, let range = sections[pair.group] {
        // The heading counts as well.
        let start = max(0, range.lowerBound - 1)
        words[pair.group] = Words.inCode(of: source, in: start..<max(start, range.upperBound))
      }
      let section = words[pair.group] ?? []
      let strange = mine.filter { !section.contains($0.hash) }
      guard !strange.isEmpty else { return [] }
      let prose = Words.all(of: source, in: sections[pair.group] ?? pair.source)
      return strange.map { name in
        Report(
          side: page.side, range: name.range,
          message: "‘\(name.text)’ stands nowhere in the source's section (\(source.language)), "
            + "and ‘\(wanted.text)’ is not in this text",
          section: comparison.groupID(of: pair),
          source: Finding.Place(file: source.file, range: wanted.range),
          help: "did you mean ‘\(wanted.text)’?",
          // A word that the source says without setting it as code may well be set so.
          severity: prose.contains(name.hash) ? .note : nil)
      }
    }
  }
}

/// The words of a page, in its text and its code.
private struct Vocabulary {
  /// A name in running text.
  struct Name {
    var text: String
    var hash: UInt64
    var range: SourceRange
  }

  private var words: Set<UInt64> = []
  /// The names in code, with the first place of those in running text.
  private var places: [UInt64: SourceRange?] = [:]
  private let page: Page

  /// A translator may name these in an explanation, whatever the source says.
  private static let keywords = Set(
    """
    actor associatedtype async await break case catch class continue defer didSet else enum \
    extension fallthrough false fileprivate final for func get guard import init inout internal lazy \
    let mutating nil open override private protocol public repeat return self Self set some static \
    struct subscript super switch throw throws true try typealias var weak where while willSet
    """.split(separator: " ").map { Words.hash(of: $0.utf8) })
  /// A shorter name is no evidence.
  private static let shortest = 3

  init(of page: Page) {
    self.page = page
    page.document.blocks.walkInlines { inline in
      switch inline.kind {
      case .text(let text): Words.forEach(in: text) { hash, _ in words.insert(hash) }
      case .code(let code):
        Words.forEach(in: code) { hash, word in
          if word.count >= Self.shortest, places[hash] == nil { places[hash] = inline.range }
        }
      default: break
      }
    }
    page.document.blocks.walkBlocks { block in
      guard case .codeBlock(let code) = block.kind else { return }
      Words.forEach(in: code.code) { hash, word in
        if word.count >= Self.shortest, places[hash] == nil { places[hash] = .some(nil) }
      }
    }
    words.formUnion(places.keys)
  }

  /// The first name of a piece of code that the page does not have.
  func firstUnknown(in code: String) -> String? {
    var result: String?
    for token in CodeScanner.tokens(of: code, dialect: .plain) {
      guard result == nil, token.kind == .word, token.length >= Self.shortest else { continue }
      let bytes = code.utf8.dropFirst(token.offset).prefix(token.length)
      let hash = Words.hash(of: bytes)
      if words.contains(hash) || Self.keywords.contains(hash) { continue }
      guard bytes.allSatisfy({ $0 < 0x80 }), !isNumbered(bytes) else { continue }
      result = String(decoding: bytes, as: UTF8.self)
    }
    return result
  }

  /// A name with a number right behind it, which the source may set apart (`iOS 17`).
  private func isNumbered(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    guard name.last?.isDigit == true else { return false }
    let letters = name.reversed().drop { $0.isDigit }.reversed()
    return words.contains(Words.hash(of: letters))
  }

  /// The words of this page, of its text or its code, that stand in the inline code of some blocks.
  func names(of page: Page, in range: Range<Int>) -> [Name] {
    var result: [Name] = []
    let blocks = page.document.blocks
    blocks[range.clamped(to: blocks.indices)].walkInlines { inline in
      guard case .code(let code) = inline.kind else { return }
      Words.forEach(in: code) { hash, word in
        guard word.count >= Self.shortest, words.contains(hash), !Self.keywords.contains(hash)
        else { return }
        let text = String(decoding: word, as: UTF8.self)
        result.append(Name(text: text, hash: hash, range: inline.range))
      }
    }
    return result
  }

  /// The source's name that is likely meant. Looked for only where something is wrong, so the names are
  /// collected anew.
  func nearest(to name: String) -> String? {
    var names: Set<String> = []
    func add(_ code: String) {
      Words.forEach(in: code) { _, word in
        if word.count >= Self.shortest { names.insert(String(decoding: word, as: UTF8.self)) }
      }
    }
    page.document.blocks.walkBlocks { if case .codeBlock(let code) = $0.kind { add(code.code) } }
    page.document.blocks.walkInlines { if case .code(let code) = $0.kind { add(code) } }
    return Suggestion.nearest(to: name, in: names.sorted())
  }

  func place(of name: String?) -> SourceRange? {
    name.flatMap { places[Words.hash(of: $0.utf8)] ?? nil }
  }
}

extension Page {
  /// The code in the running text of some blocks.
  fileprivate func inlineCode(in range: Range<Int>) -> [(code: String, range: SourceRange)] {
    var result: [(String, SourceRange)] = []
    document.blocks[range.clamped(to: document.blocks.indices)].walkInlines { inline in
      if case .code(let code) = inline.kind { result.append((code, inline.range)) }
    }
    return result
  }
}
