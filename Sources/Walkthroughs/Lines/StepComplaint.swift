import Diagnostics

/// Says what of a line is not understood: how far it was, what is there, and what might be.
struct StepComplaint {
  private let matcher: StepMatcher

  init(_ matcher: StepMatcher) {
    self.matcher = matcher
  }

  var problem: StepReader.Problem {
    let tokens = matcher.tokens
    if let unclosed = tokens.first(where: \.isUnclosed), case .unclosed(let mark) = unclosed.kind {
      return StepReader.Problem(
        id: "walkthrough-quotes", message: "this text has no closing quotation mark",
        help: "end it with \(mark)", range: unclosed.range)
    }
    guard let first = tokens.first, matcher.farthest > 0 else { return unknownStep }
    let place = matcher.farthest
    let before = text(first.range.lowerBound..<tokens[place - 1].range.upperBound)
    guard place < tokens.count else {
      return StepReader.Problem(
        id: "walkthrough-step", message: "something is missing behind ‘\(before)’",
        help: hint(""), range: end..<end)
    }
    return StepReader.Problem(
      id: "walkthrough-step",
      message: "‘\(text(tokens[place].range))’ is not understood behind ‘\(before)’",
      help: hint(text(tokens[place].range)), range: tokens[place].range)
  }

  /// The first word starts no form.
  private var unknownStep: StepReader.Problem {
    let range = matcher.tokens.first?.range ?? end..<end
    let word = text(range).lowercased()
    let near = StepForm.otherWords[word] ?? Suggestion.nearest(to: word, in: StepForm.keywords)
    let all = StepForm.keywords.joined(separator: ", ")
    return StepReader.Problem(
      id: "walkthrough-step", message: "no step starts with ‘\(text(range))’",
      help: near.map { "did you mean ‘\($0)’?" } ?? "a step starts with one of \(all)", range: range
    )
  }

  private var end: Int { matcher.tokens.last?.range.upperBound ?? 0 }

  private func text(_ range: Range<Int>) -> String {
    let scalars = matcher.scalars[range]
    let text = String(String.UnicodeScalarView(scalars.prefix(60)))
    return scalars.count > 60 ? text + "…" : text
  }

  /// The nearest of the words that may stand here, quotes for a bare word, or all that may stand here.
  private func hint(_ found: String) -> String? {
    var words: [String] = []
    var others: [String] = []
    var takesText = false
    var takesElement = false
    for expected in matcher.expected {
      switch expected {
      case .word(let word): words.append(word)
      case .slot(let slot):
        others.append(slot.meaning)
        takesText = takesText || [.text, .texts, .element].contains(slot)
        takesElement = takesElement || slot == .element
      case .end: others.append("the end of the line")
      }
    }
    let known = words + (takesElement ? ElementReader.words : [])
    if !found.isEmpty, let near = Suggestion.nearest(to: found.lowercased(), in: known) {
      return "did you mean ‘\(near)’?"
    }
    if takesText, found.unicodeScalars.first?.properties.isAlphabetic == true {
      return "put what is shown on the screen in quotes, as in “\(found)”"
    }
    let choices = others + words.map { "‘\($0)’" }
    return choices.isEmpty ? nil : "here may stand " + choices.joined(separator: ", or ")
  }
}

extension StepToken {
  fileprivate var isUnclosed: Bool {
    if case .unclosed = kind { return true }
    return false
  }
}
