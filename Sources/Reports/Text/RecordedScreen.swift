public import WalkthroughSteps

/// A screen as text, with a number before each element, for who records a walkthrough.
public struct RecordedScreen {
  private let elements: [ScreenElement]

  /// A screen with these elements.
  public init(_ elements: [ScreenElement]) { self.elements = elements }

  /// The lines that somebody chooses from.
  public func text(_ style: TextStyle) -> String {
    guard !elements.isEmpty else { return style.paint("(nothing on the screen)", .faint) + "\n" }
    let digits = "\(elements.count)".count
    let kinds = elements.map(\.kind.count).max() ?? 0
    return elements.enumerated().map { index, element in
      let number = "\(index + 1)"
      let words = [
        Self.padded(element.kind, to: kinds), element.text.map { "“\(Self.oneLine($0))”" },
        element.value.map { "= “\(Self.oneLine($0))”" },
        element.states.isEmpty ? nil : style.paint(element.states.joined(separator: ", "), .faint),
      ].compactMap(\.self).joined(separator: " ")
      return String(repeating: " ", count: digits + 1 - number.count) + number + "  " + words + "\n"
    }.joined()
  }

  private static func padded(_ word: String, to width: Int) -> String {
    word + String(repeating: " ", count: max(0, width - word.count))
  }

  /// What a sample shows is harmless on a terminal, and takes one line.
  private static func oneLine(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return TextStyle.harmless(line.count > 70 ? line.prefix(69) + "…" : line)
  }
}
