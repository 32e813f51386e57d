/// What a line of a form looks like, written as the documentation shows it: `type TEXT [into ELEMENT]`. Words in
/// lower case stand for themselves, `(a|b)` for one of them, `[…]` for what may be left out, words in capitals
/// for what the author fills in.
struct StepPattern: Hashable, Sendable {
  indirect enum Part: Hashable, Sendable {
    case word(String)
    case choice([String])
    case slot(Slot)
    case optional([Part])
  }

  /// What an author fills in.
  enum Slot: String, CaseIterable, Sendable {
    case text = "TEXT"
    case texts = "TEXTS"
    case element = "ELEMENT"
    case number = "NUMBER"
    case count = "COUNT"
    case name = "NAME"
    case code = "CODE"

    /// What it is, for messages and the documentation.
    var meaning: String {
      switch self {
      case .text: "a text in quotes"
      case .texts: "texts in quotes with commas between them"
      case .element: "an element, as in “Save”, button “Save” or the second field"
      case .number: "a number"
      case .count: "a whole number"
      case .name: "a name"
      case .code: "Swift code"
      }
    }
  }

  /// The pattern as it is written.
  let text: String
  let parts: [Part]

  init(_ text: String) {
    self.text = text
    var pieces = Self.pieces(of: text)[...]
    parts = Self.read(&pieces)
  }

  /// The word that every line of the form starts with.
  var keyword: String? {
    if case .word(let word) = parts.first { return word }
    return nil
  }

  private static func read(_ pieces: inout ArraySlice<String>) -> [Part] {
    var parts: [Part] = []
    while let piece = pieces.popFirst(), piece != "]" {
      if piece == "[" {
        parts.append(.optional(read(&pieces)))
      } else if let slot = Slot(rawValue: piece) {
        parts.append(.slot(slot))
      } else if piece.hasPrefix("(") {
        parts.append(.choice(piece.dropFirst().dropLast().split(separator: "|").map(String.init)))
      } else {
        parts.append(.word(piece))
      }
    }
    return parts
  }

  private static func pieces(of text: String) -> [String] {
    text.split(separator: " ").flatMap { word -> [String] in
      let inside = word.drop { $0 == "[" }
      let open = word.prefix { $0 == "[" }
      let plain = inside.prefix { $0 != "]" }
      return open.map { String($0) } + (plain.isEmpty ? [] : [String(plain)])
        + inside.dropFirst(plain.count).map { String($0) }
    }
  }
}
