import Samples

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

  /// True if the article says that the block fails.
  var mustFail: Bool { !deliberate.isEmpty || option != nil }

  /// Settles the marks, given the lines on which the compiler finds errors.
  mutating func settle(failing: Set<Int>?) {
    deliberate = marks.compactMap { mark in
      guard mark.isCertain || !(failing ?? []).isDisjoint(with: mark.lines),
        let line = mark.line(failing: failing ?? [])
      else { return nil }
      return (line, mark.message)
    }
    clean = whole.blanking(lines: Set(deliberate.map(\.line)))
  }
}
