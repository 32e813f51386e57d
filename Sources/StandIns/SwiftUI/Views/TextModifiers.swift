import Foundation

nonisolated extension Text {
  private func with(_ change: (inout Style) -> Void) -> Text {
    var copy = self
    change(&copy.style)
    return copy
  }
  /// Sets the font.
  public func font(_ font: Font?) -> Text { with { $0.font = $0.font ?? font } }
  /// Sets the weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
  /// Sets the width of the letters.
  public func fontWidth(_ width: Font.Width?) -> Text {
    with { $0.font = width.map { ($0, style.font ?? .body) }.map { $1.width($0) } ?? $0.font }
  }
  /// Sets the design of the letters.
  public func fontDesign(_ design: Font.Design?) -> Text {
    with { $0.design = design }
  }
  /// Sets the colour.
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.paint(color, nil) }
  }
  /// Sets the colour or another style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.paint(style as? Color, TextFill(style: AnyShapeStyle(style))) }
  }
  /// Sets bold letters.
  public func bold() -> Text { with { $0.isBold = true } }
  /// Sets bold letters, or not.
  public func bold(_ isActive: Bool) -> Text { with { $0.isBold = isActive } }
  /// Sets italics.
  public func italic() -> Text { with { $0.isItalic = true } }
  /// Sets italics, or not.
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }
  /// Sets letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.isMonospaced = isActive } }
  /// Sets digits of one width.
  public func monospacedDigit() -> Text {
    with { $0.font = ($0.font ?? .body).monospacedDigit() }
  }
  /// Draws a line through the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.strikethrough = isActive ? LineDecoration(pattern: pattern, color: color) : nil }
  }
  /// Draws a line below the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.underline = isActive ? LineDecoration(pattern: pattern, color: color) : nil }
  }
  /// Sets the distance of the letters.
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }
  /// Sets the distance of the letters.
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.kerning = tracking } }
  /// Lifts the text.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with { $0.baselineOffset = baselineOffset }
  }
}

extension Text.Style {
  /// Sets what the text is filled with. As everywhere, what is said nearest to the text counts.
  fileprivate mutating func paint(_ color: Color?, _ fill: TextFill?) {
    guard self.color == nil, self.fill == nil else { return }
    (self.color, self.fill) = (color, color == nil ? fill : nil)
  }
}

/// What a text is filled with besides a plain colour. Two are equal if they are written alike.
struct TextFill: Equatable, Sendable {
  let style: AnyShapeStyle
  static func == (left: TextFill, right: TextFill) -> Bool {
    "\(left.style)" == "\(right.style)"
  }
}

nonisolated extension View {
  /// Sets the font of the text in this view.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }
  /// Sets the weight of the text in this view.
  public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }
  /// Sets the width of the letters in this view.
  public func fontWidth(_ width: Font.Width?) -> some View { environment(\.fontWidth, width) }
  /// Sets the design of the letters in this view.
  public func fontDesign(_ design: Font.Design?) -> some View { environment(\.fontDesign, design) }
  /// Sets bold letters in this view.
  public func bold(_ isActive: Bool = true) -> some View { environment(\.isBold, isActive) }
  /// Sets italics in this view.
  public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }
  /// Sets letters of one width in this view.
  public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.isMonospaced, isActive)
  }
  /// Sets digits of one width in this view.
  public func monospacedDigit() -> some View {
    changingEnvironment { $0.font = ($0.font ?? .body).monospacedDigit() }
  }
  /// Draws lines through the text in this view.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.strikethrough, isActive ? LineDecoration(pattern: pattern, color: color) : nil)
  }
  /// Draws lines below the text in this view.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.underline, isActive ? LineDecoration(pattern: pattern, color: color) : nil)
  }
  /// Sets the distance of the letters in this view.
  public func kerning(_ kerning: CGFloat) -> some View { environment(\.kerning, kerning) }
  /// Sets the distance of the letters in this view.
  public func tracking(_ tracking: CGFloat) -> some View { environment(\.kerning, tracking) }
  /// Sets how lines are aligned.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// Sets how many lines a text may have.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  /// Sets how many lines a text may have.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit)
  }
  /// Sets how many lines a text may have.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }
  /// Sets how many lines a text may have.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }
  /// Sets how many lines a text has at least.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimit, nil)
  }
  /// Sets the space between lines.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
  /// Sets how much text may shrink.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  /// Sets where text is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  /// Lets letters be squeezed.
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
}
