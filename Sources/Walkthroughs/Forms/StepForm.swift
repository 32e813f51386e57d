import WalkthroughSteps

/// A form that a line of a walkthrough may have. To add one, copy a line of a file of this folder; a new file
/// of forms is an entry in `all`.
public struct StepForm: Sendable {
  let pattern: StepPattern
  /// What a line of this form does, as a sentence without its subject and full stop.
  public let meaning: String
  /// A line of this form, with everything that may be left out.
  public let example: String
  /// The step that a line's captures make.
  let action: @Sendable (Captures) throws(Captures.Mismatch) -> WalkthroughAction

  init(
    _ pattern: String, _ meaning: String, example: String,
    action: @escaping @Sendable (Captures) throws(Captures.Mismatch) -> WalkthroughAction
  ) {
    self.pattern = StepPattern(pattern)
    self.meaning = meaning
    self.example = example
    self.action = action
  }

  /// How a line of this form is written: words in capitals are to be filled in, `[…]` may be left out,
  /// `(a|b)` is one of them.
  public var syntax: String { pattern.text }

  /// Every form, in the order of the documentation. Where a line is of two forms, the first one counts.
  public static let all: [StepForm] =
    starting + touching + typing + choosing + surroundings + expecting + picturing

  /// The words that a line may start with, without repetitions, in the order of the forms.
  static let keywords: [String] = all.reduce(into: []) { words, form in
    if let word = form.pattern.keyword, !words.contains(word) { words.append(word) }
  }

  /// What each word of the forms in capitals stands for.
  public static let slots: [(name: String, meaning: String)] = StepPattern.Slot.allCases.map {
    ($0.rawValue, $0.meaning)
  }

  /// Words of other tools and of everyday speech, with ours.
  static let otherWords = [
    "click": "tap", "touch": "tap", "hold": "press", "enter": "type", "write": "type",
    "input": "type",
    "see": "expect", "assert": "expect", "verify": "expect", "check": "expect",
    "screenshot": "picture",
    "show": "picture", "open": "launch", "start": "launch", "select": "pick", "choose": "pick",
    "pop": "back", "sleep": "wait", "pause": "wait", "turn": "rotate", "return": "submit",
    "flip": "toggle", "let": "given", "do": "run",
  ]
}
