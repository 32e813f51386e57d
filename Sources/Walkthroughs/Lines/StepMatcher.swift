import WalkthroughSteps

/// Tries patterns on a line, and remembers how far the best of them came and what it was waiting for there.
struct StepMatcher {
  /// What would have been understood.
  enum Expected: Hashable, Sendable {
    case word(String)
    case slot(StepPattern.Slot)
    case end
  }

  let scalars: [Unicode.Scalar]
  let tokens: [StepToken]
  /// The token that no pattern has understood; one past the last for the end of the line.
  private(set) var farthest = 0
  /// What the patterns wanted there, in the order of the forms.
  private(set) var expected: [Expected] = []

  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    tokens = StepScanner.tokens(of: scalars)
  }

  /// What a line fills into a pattern; nothing where it is not of that form.
  mutating func match(_ pattern: StepPattern) -> Captures? {
    match(pattern.parts[...], at: 0).map { Captures(values: $0) }
  }

  private mutating func fail(at index: Int, _ wanted: Expected) {
    if index > farthest { (farthest, expected) = (index, []) }
    if index == farthest, !expected.contains(wanted) { expected.append(wanted) }
  }

  private mutating func match(
    _ parts: ArraySlice<StepPattern.Part>, at index: Int
  ) -> [Captures.Value?]? {
    guard let part = parts.first else {
      if index == tokens.count { return [] }
      fail(at: index, .end)
      return nil
    }
    let rest = parts.dropFirst()
    switch part {
    case .word(let word):
      guard keyword(index) == word else {
        fail(at: index, .word(word))
        return nil
      }
      return match(rest, at: index + 1)
    case .choice(let words):
      guard let word = keyword(index), words.contains(word) else {
        for word in words { fail(at: index, .word(word)) }
        return nil
      }
      return match(rest, at: index + 1).map { [.word(word)] + $0 }
    case .slot(.code):
      return matchCode(rest, at: index)
    case .slot(let slot):
      guard let (value, end) = read(slot, at: index) else { return nil }
      return match(rest, at: end).map { [value] + $0 }
    case .optional(let inner):
      if let values = match(inner[...] + rest, at: index) { return values }
      let none = [Captures.Value?](repeating: nil, count: Self.slots(in: inner))
      return match(rest, at: index).map { none + $0 }
    }
  }

  private func keyword(_ index: Int) -> String? {
    tokens.indices.contains(index) ? tokens[index].keyword : nil
  }

  private static func slots(in parts: [StepPattern.Part]) -> Int {
    parts.reduce(0) { count, part in
      switch part {
      case .word: count
      case .choice, .slot: count + 1
      case .optional(let inner): count + slots(in: inner)
      }
    }
  }

  // MARK: Slots

  private mutating func read(
    _ slot: StepPattern.Slot, at index: Int
  ) -> (value: Captures.Value, end: Int)? {
    var end = index
    var value: Captures.Value?
    switch slot {
    case .element:
      let (name, stop) = ElementReader.read(tokens, at: index)
      (value, end) = (name.map { .element($0) }, stop)
    case .texts:
      let (texts, stop) = texts(at: index)
      (value, end) = (texts.map { .texts($0) }, stop)
    default:
      if tokens.indices.contains(index) { value = Self.value(of: tokens[index], as: slot) }
      if value != nil { end += 1 }
    }
    guard let value else {
      fail(at: end, .slot(slot))
      return nil
    }
    return (value, end)
  }

  private static func value(of token: StepToken, as slot: StepPattern.Slot) -> Captures.Value? {
    switch (slot, token.kind) {
    case (.text, .quoted(let text, _)): .text(text)
    case (.number, .number(let number)): .number(number)
    case (.count, .number(let number))
    where number >= 0 && number < 1e9 && number == number.rounded():
      .number(number)
    case (.name, .word(let word)): .word(word)
    default: nil
    }
  }

  /// Texts with commas between them; full-width and ideographic commas are commas, too.
  private func texts(at index: Int) -> (texts: [String]?, end: Int) {
    var texts: [String] = []
    var position = index
    while tokens.indices.contains(position), case .quoted(let text, _) = tokens[position].kind {
      texts.append(text)
      position += 1
      guard tokens.indices.contains(position), case .symbol(let mark) = tokens[position].kind,
        [",", "、", "，"].contains(mark)
      else { return (texts, position) }
      position += 1
    }
    return (nil, position)
  }

  /// Code goes on to the line's end, or up to an optional part that stands there. Each of that part's own
  /// parts is one piece of the line, so its place is known.
  private mutating func matchCode(
    _ rest: ArraySlice<StepPattern.Part>, at index: Int
  ) -> [Captures.Value?]? {
    var end = tokens.count
    var values = [Captures.Value?](repeating: nil, count: Self.slots(in: Array(rest)))
    if case .optional(let inner) = rest.first, case .word(let word) = inner.first,
      keyword(tokens.count - inner.count) == word,
      let found = match(inner[...], at: tokens.count - inner.count)
    {
      (end, values) = (tokens.count - inner.count, found)
    }
    let foreign = tokens.indices.first { $0 >= index && $0 < end && !tokens[$0].canBeCode }
    guard index < end, foreign == nil else {
      fail(at: foreign ?? index, .slot(.code))
      return nil
    }
    return [.code(text(index..<end))] + values
  }

  private func text(_ range: Range<Int>) -> String {
    guard let first = tokens[range].first, let last = tokens[range].last else { return "" }
    let bounds = first.range.lowerBound..<last.range.upperBound
    return String(String.UnicodeScalarView(scalars[bounds]))
  }
}

extension StepToken {
  /// Swift has straight quotes; others are a text that is not meant as code.
  fileprivate var canBeCode: Bool {
    if case .quoted(_, let isStraight) = kind { return isStraight }
    return true
  }
}
