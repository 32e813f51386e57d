import Diagnostics

/// What the info string of a walkthrough's fence says: `walkthrough "Title" hidden sample=server`.
struct WalkthroughInfo: Hashable, Sendable {
  /// The word that makes a fence a walkthrough.
  static let language = "walkthrough"

  /// The options' names with what each is for, as the README lists them.
  static let options: [(name: String, example: String, meaning: String)] = [
    ("“…”", "walkthrough “A first note”", "has this title on the page"),
    ("hidden", "walkthrough hidden", "is played but not shown on the page"),
    ("sample", "walkthrough sample=server", "plays another sample of the same article"),
  ]

  var title: String?
  var isHidden = false
  var sample: String?
  var problem: StepReader.Problem?

  /// True for a fence with a walkthrough.
  static func isWalkthrough(_ info: String) -> Bool {
    firstWord(of: info).lowercased() == language
  }

  /// What a fence's first word was probably meant to be, where that is a walkthrough: no language is called
  /// anything like it.
  static func isNearlyWalkthrough(_ info: String) -> Bool {
    let word = firstWord(of: info).lowercased()
    return word != language && Suggestion.nearest(to: word, in: [language]) != nil
  }

  private static func firstWord(of info: String) -> Substring {
    info.prefix { !$0.isWhitespace && $0 != ":" && $0 != "=" }
  }

  init(_ info: String) {
    let scalars = Array(info.unicodeScalars)
    let start = Self.firstWord(of: info).unicodeScalars.count
    var tokens = StepScanner.tokens(of: scalars).drop { $0.range.lowerBound < start }
    while let token = tokens.popFirst() {
      switch token.kind {
      case .quoted(let text, _): title = text
      case .word("hidden"): isHidden = true
      case .word("sample"):
        sample = Self.value(&tokens)
        if sample == nil {
          complain("the option ‘sample’ needs a name", "write sample=server", token)
        }
      case .word(let word):
        let near = Suggestion.nearest(to: word.lowercased(), in: ["hidden", "sample"])
        complain(
          "the option ‘\(word)’ of a walkthrough is not known",
          near.map { "did you mean ‘\($0)’?" } ?? "put a title in quotes: “\(word)”", token)
      case .number, .symbol, .unclosed:
        complain("this is no option of a walkthrough", "put a title in quotes", token)
      }
    }
  }

  private mutating func complain(_ message: String, _ help: String, _ token: StepToken) {
    guard problem == nil else { return }
    problem = StepReader.Problem(
      id: "walkthrough-option", message: message, help: help, range: token.range)
  }

  /// `=name`
  private static func value(_ tokens: inout ArraySlice<StepToken>) -> String? {
    guard case .symbol("=") = tokens.first?.kind else { return nil }
    tokens.removeFirst()
    guard case .word(let name) = tokens.popFirst()?.kind else { return nil }
    return name
  }
}
