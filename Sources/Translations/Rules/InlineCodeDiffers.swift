import Catalog
import Diagnostics
import Markdown

extension Rule {
  static let inlineCodeDiffers = Rule(
    id: "inline-code-differs", severity: .warning,
    summary: "code in running text has a name that stands nowhere on the source's page",
    explanation: """
      Names are copied, not translated, so one that the source has neither in its text nor in its code \
      is likely mistyped, or the source has changed since. Where no name of the source is near, it is \
      no more than a note: a translator may well explain more.
      """,
    wrong: "en: `listPhotos` loads them.\nde: `listphotos` lädt sie.",
    right: "de: `listPhotos` lädt sie.",
    check: { comparison in
      guard let source = comparison.source, !comparison.translations.isEmpty else { return [] }
      let known = Vocabulary(of: source)
      return comparison.translations.flatMap { page in
        page.inlineCode.compactMap { code, range in
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
    })
}

/// The words of a page, in its text and its code.
private struct Vocabulary {
  private let words: Set<String>
  /// The names in code, with the first place of those in running text.
  private var names: [String: SourceRange?] = [:]

  /// A translator may name these in an explanation, whatever the source says.
  private static let keywords: Set<String> = [
    "actor", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
    "defer", "didSet", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final",
    "for", "func", "get", "guard", "import", "init", "inout", "internal", "lazy", "let", "mutating",
    "nil", "open", "override", "private", "protocol", "public", "repeat", "return", "self", "Self",
    "set", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "weak", "where", "while", "willSet",
  ]
  /// A shorter name is no evidence.
  private static let shortest = 3

  init(of page: Page) {
    var words: Set<String> = []
    InlineWalk { inline in
      if case .text(let text) = inline.kind { words.formUnion(Vocabulary.words(of: text)) }
    }.walk(page.document.blocks)
    for (code, range) in page.inlineCode {
      for name in Vocabulary.words(of: code) where names[name] == nil { names[name] = range }
    }
    for block in PlacedCode.all(of: page) {
      for name in Vocabulary.words(of: block.block.code) where names[name] == nil {
        names[name] = .some(nil)
      }
    }
    self.words = words.union(names.keys)
  }

  /// The first name of a piece of code that the page does not have, or a full-width mark in it.
  func firstUnknown(in code: String) -> String? {
    CodeScanner.tokens(of: code, dialect: .plain).lazy.map { token -> String? in
      let bytes = code.utf8.dropFirst(token.offset).prefix(token.length)
      let text = String(decoding: bytes, as: UTF8.self)
      switch token.kind {
      case .word:
        let isName = token.length >= Self.shortest && text.utf8.allSatisfy { $0 < 0x80 }
        return isName && !words.contains(text) && !Self.keywords.contains(text) ? text : nil
      case .symbol: return text.utf8.first == 0xEF ? text : nil
      case .number, .string, .placeholder: return nil
      }
    }.first { $0 != nil } ?? nil
  }

  /// The source's name that is likely meant; for a full-width mark, the mark of ASCII.
  func nearest(to name: String) -> String? {
    if let scalar = name.unicodeScalars.first, (0xFF01...0xFF5E).contains(scalar.value) {
      return Unicode.Scalar(scalar.value - 0xFEE0).map { String(Character($0)) }
    }
    return Suggestion.nearest(to: name, in: names.keys.sorted())
  }

  func place(of name: String?) -> SourceRange? {
    name.flatMap { names[$0] ?? nil }
  }

  /// Runs of ASCII letters and digits.
  private static func words(of text: String) -> Set<String> {
    var result: Set<String> = []
    for word in text.utf8.split(whereSeparator: { !$0.isLetter && !$0.isDigit })
    where word.count >= shortest {
      result.insert(String(decoding: word, as: UTF8.self))
    }
    return result
  }
}

extension Page {
  /// The code in running text.
  fileprivate var inlineCode: [(code: String, range: SourceRange)] {
    var result: [(String, SourceRange)] = []
    InlineWalk { inline in
      if case .code(let code) = inline.kind { result.append((code, inline.range)) }
    }.walk(document.blocks)
    return result
  }
}
