import Diagnostics
import WalkthroughSteps

/// Reads a line of a walkthrough.
enum StepReader {
  /// What a line says.
  struct Reading: Hashable, Sendable {
    var action: WalkthroughAction
    /// The line but for its texts, by which lines of two languages are compared.
    var shape: String
  }

  /// What is wrong with a line.
  struct Problem: Error, Hashable, Sendable {
    var id: String
    var message: String
    var help: String?
    /// Where, in scalars of the line.
    var range: Range<Int>
  }

  /// - Throws: what of the line is not understood, and what it was probably meant to be.
  static func read(_ line: some StringProtocol) throws(Problem) -> Reading {
    var matcher = StepMatcher(Array(line.unicodeScalars))
    let keyword = matcher.tokens.first?.keyword
    for form in StepForm.all where form.pattern.keyword == keyword {
      guard let captures = matcher.match(form.pattern) else { continue }
      if let empty = captures.emptyName(in: matcher.tokens) { throw empty }
      guard let action = try? form.action(captures) else { continue }
      return Reading(action: action, shape: "\(form.syntax): \(captures.shape)")
    }
    throw StepComplaint(matcher).problem
  }
}

extension Captures {
  /// Nothing on a screen is found by an empty text.
  fileprivate func emptyName(in tokens: [StepToken]) -> StepReader.Problem? {
    let isEmpty = values.contains {
      if case .element(let name) = $0 { name.text?.isEmpty == true } else { false }
    }
    guard isEmpty,
      let token = tokens.first(where: {
        if case .quoted(let text, _) = $0.kind { text.isEmpty } else { false }
      })
    else { return nil }
    return StepReader.Problem(
      id: "walkthrough-name", message: "an element cannot be found by an empty text",
      help: "write what it shows, or its kind, as in ‘the first field’", range: token.range)
  }
}
