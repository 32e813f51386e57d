import Foundation
import WalkthroughSteps
import Walkthroughs

/// Builds what the template `walkthrough` shows: every step in words of the page's language, with what came
/// of it and the screen where a run has left them.
struct WalkthroughFigure {
  let strings: UIStrings
  let walkthroughs: PageWalkthroughs

  /// The template's data for the walkthrough on a line; nothing where it is not shown.
  func value(onLine line: Int) -> TemplateValue? {
    guard let (walkthrough, outcome) = walkthroughs.walkthrough(onLine: line) else { return nil }
    let outcomes = Dictionary(
      (outcome?.steps ?? []).map { ($0.line, $0) }, uniquingKeysWith: { first, _ in first })
    let steps = walkthrough.steps.map { placed in
      step(placed.step, outcomes[placed.step.line])
    }
    let hasScreens = outcomes.values.contains { $0.screen.map(walkthroughs.isThere) ?? false }
    return [
      "string": strings.value, "words": strings.words,
      "title": walkthrough.title.map { .text($0) } ?? strings.shown("walkthrough"),
      "steps": .list(steps), "hasScreens": .flag(hasScreens),
      "verdict": outcome.map(verdict) ?? .nothing,
      "note": hasScreens
        ? strings.shown("walkthrough-drawn") : .nothing,
    ]
  }

  private func verdict(_ outcome: WalkthroughOutcome) -> TemplateValue {
    let kind = outcome.verdict
    return ["kind": .text(kind.key), "label": strings.shown("walkthrough-\(kind.key)")]
  }

  private func step(_ step: WalkthroughStep, _ outcome: StepOutcome?) -> TemplateValue {
    let words = StepWords(strings)
    var value: [String: TemplateValue] = [
      "words": .markup(words.words(of: step.action)),
      "kind": .text(step.action.kind),
    ]
    guard let outcome else { return .object(value) }
    value["verdict"] = .text(outcome.verdict.key)
    value["label"] = strings.shown("step-verdict-\(outcome.verdict.key)")
    // What went wrong is worded in English, whatever the page's language is.
    value["english"] = .optional(strings.isEnglish ? nil : "en")
    value["message"] = .optional(outcome.message)
    value["seen"] =
      outcome.verdict == .failed
      ? outcome.seen.map { strings.shown("step-seen", ["seen": $0]) } ?? .nothing : .nothing
    value["found"] =
      outcome.found.isEmpty
      ? .nothing : strings.shown("step-found", ["found": outcome.found.joined(separator: ", ")])
    if let screen = outcome.screen, walkthroughs.isThere(screen) {
      value["screen"] = ScreenFigure(strings: strings).value(screen, "screen")
    }
    return .object(value)
  }
}

extension WalkthroughOutcome {
  /// How the walkthrough as a whole went: what one step could not do, the others have not shown.
  fileprivate var verdict: StepOutcome.Verdict {
    let verdicts = Set(steps.map(\.verdict))
    if verdicts.contains(.failed) { return .failed }
    if verdicts.contains(.unsupported) { return .unsupported }
    return verdicts.contains(.notRun) || steps.isEmpty ? .notRun : .passed
  }
}

extension StepOutcome.Verdict {
  /// The verdict as keys of strings and classes have it.
  fileprivate var key: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .notRun: "not-run"
    case .unsupported: "unsupported"
    }
  }
}

extension WalkthroughAction {
  /// What a step is, for the looks of its words.
  fileprivate var kind: String {
    switch self {
    case .expect: "expectation"
    case .picture: "picture"
    default: "action"
    }
  }
}
