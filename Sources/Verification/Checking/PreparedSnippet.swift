import Samples
import SwiftSource

/// A snippet with what the article says about its errors, as far as that is settled.
struct PreparedSnippet {
  /// The snippet as it stands on the page.
  let whole: Snippet
  /// The lines that must fail, from 0, and what the compiler must say there.
  private(set) var deliberate: [(line: Int, message: String?)] = []
  /// The snippet as the sample keeps it: without the lines that fail on purpose.
  private(set) var clean: Snippet
  private let marks: [ErrorMark]

  init(_ snippet: Snippet) {
    whole = snippet
    clean = snippet
    marks = ErrorMark.marks(in: snippet)
    settle(failing: nil)
  }

  /// True where only the compiler can tell which line a mark speaks of, or whether it is one at all.
  var isOpen: Bool { marks.contains { $0.lines.count > 1 || !$0.isCertain } }

  /// True if nothing is left without the lines that fail on purpose.
  var isAllError: Bool { clean.syntax.items.isEmpty && !whole.syntax.items.isEmpty }

  /// The option `expect-error`: outer nothing without it, inner nothing without a text.
  var option: String?? {
    for case .expectError(let text) in whole.info.options { return .some(text) }
    return nil
  }

  /// True if what is marked as an error can only be one when it runs: the text says so, or the marked lines
  /// pass one variable to two in-out parameters.
  var failsWhenRun: Bool {
    if whole.announcement == .running { return true }
    let overlaps = CallSite.overlappingAccesses(in: whole.syntax.text).map(whole.line(at:))
    return !deliberate.isEmpty && deliberate.allSatisfy { overlaps.contains($0.line) }
  }

  /// True if the article says that the block fails.
  var mustFail: Bool { !deliberate.isEmpty || option != nil }

  /// Settles the marks, given the lines on which the compiler finds errors.
  mutating func settle(failing: Set<Int>?) {
    let failing = failing ?? []
    deliberate = marks.flatMap { mark -> [(line: Int, message: String?)] in
      if mark.isWhole { return failing.intersection(mark.lines).sorted().map { ($0, nil) } }
      guard mark.isCertain || !failing.isDisjoint(with: mark.lines),
        let line = mark.line(failing: failing)
      else { return [] }
      return [(line, mark.message)]
    }
    clean = whole.blanking(lines: Set(deliberate.map(\.line)))
  }

  /// Takes out all of the items that hold lines which fail on purpose, where what is left of them does not
  /// make sense; false if that changes nothing. Where no line is marked, these are the lines on which the
  /// compiler finds errors.
  mutating func widen(failing: [Int]) -> Bool {
    let lines = deliberate.isEmpty ? failing : deliberate.map(\.line)
    let wide = whole.blankingItems(at: Set(lines))
    guard wide.code != clean.code else { return false }
    clean = wide
    return true
  }
}
