import Foundation

/// A text takes as many lines as it needs in the width that it is offered, as far as the height and
/// its limit of lines let it, and is as wide as its widest line. Follows documentation/swiftui/text.
struct TextRule: LayoutRule {
  let pieces: [TextPiece]
  let limit: Int?
  let spacing: CGFloat
  let cut: Text.TruncationMode
  /// How much the text may shrink before it is cut.
  let leastScale: CGFloat
  private let known = KnownLines()

  init(
    pieces: [TextPiece], limit: Int?, spacing: CGFloat, cut: Text.TruncationMode,
    leastScale: CGFloat
  ) {
    (self.pieces, self.limit, self.spacing) = (pieces, limit, spacing)
    (self.cut, self.leastScale) = (cut, leastScale)
  }

  /// The lines that were worked out for an offer.
  private final class KnownLines {
    var entries: [(proposal: ProposedViewSize, lines: TextLines)] = []
  }

  /// The lines for an offer.
  func lines(_ proposal: ProposedViewSize) -> TextLines {
    if let entry = known.entries.first(where: { $0.proposal == proposal }) { return entry.lines }
    let lines = broken(proposal)
    known.entries.append((proposal, lines))
    return lines
  }

  private func broken(_ proposal: ProposedViewSize) -> TextLines {
    let whole = TextLines(
      pieces, width: proposal.width ?? .infinity, limit: limit, spacing: spacing, cut: cut)
    let fitted = limited(whole, proposal)
    guard leastScale < 1, fitted.isTruncated else { return fitted }
    let least = Int(max(0.05, leastScale) * 100)
    for percent in stride(from: 95, through: least, by: -5) {
      let rule = scaled(CGFloat(percent) / 100)
      let smaller = rule.limited(
        TextLines(
          rule.pieces, width: proposal.width ?? .infinity, limit: limit, spacing: spacing, cut: cut),
        proposal)
      if !smaller.isTruncated || percent - 5 < least { return smaller }
    }
    return fitted
  }

  /// The lines that the height leaves room for, at least one.
  private func limited(_ whole: TextLines, _ proposal: ProposedViewSize) -> TextLines {
    guard let height = proposal.height, whole.size.height > height + 0.01, whole.lines.count > 1
    else { return whole }
    var (count, used): (Int, CGFloat) = (0, 0)
    for line in whole.lines {
      used += line.height + (count > 0 ? spacing : 0)
      if used > height + 0.01 { break }
      count += 1
    }
    return TextLines(
      pieces, width: proposal.width ?? .infinity, limit: max(1, count), spacing: spacing, cut: cut)
  }

  private func scaled(_ factor: CGFloat) -> TextRule {
    TextRule(
      pieces: pieces.map { piece in
        var copy = piece
        copy.font.typeface.size *= factor
        copy.font.lineHeight = (copy.font.lineHeight * factor).rounded(.up)
        copy.font.ascent *= factor
        return copy
      }, limit: limit, spacing: spacing, cut: cut, leastScale: 1)
  }

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    pieces.allSatisfy { $0.text.isEmpty && $0.symbol == nil } ? .zero : lines(proposal).size
  }

  func guides(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides {
    let all = lines(proposal).lines
    guard let first = all.first, let last = all.last else { return ExplicitGuides() }
    return .baselines(first: first.ascent, last: size.height - last.height + last.ascent)
  }
}

extension Text: LaidOutView {
  func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    [Box(node, rule(builder.textEnvironment(node)))]
  }

  /// The rule of the text in an environment.
  @MainActor func rule(_ environment: EnvironmentValues) -> TextRule {
    TextRule(
      pieces: pieces(in: environment), limit: environment.lineLimit,
      spacing: environment.lineSpacing, cut: environment.truncationMode,
      leastScale: environment.minimumScaleFactor)
  }

  /// The parts of the text, each with its look; what a part says itself goes before what the whole
  /// says.
  func pieces(in environment: EnvironmentValues, _ outer: Style = Style()) -> [TextPiece] {
    let style = style.over(outer)
    switch storage {
    case .joined(let first, let second):
      return first.pieces(in: environment, style) + second.pieces(in: environment, style)
    case .image(let name):
      return [
        TextPiece(
          text: "\u{FFFC}", font: FontLook(environment, style), style: style,
          symbol: Image(systemName: name))
      ]
    case .attributed(let string): return pieces(of: string, in: environment, style)
    case .key(let key):
      if let string = key.attributed(in: environment) {
        return pieces(of: string, in: environment, style)
      }
      return plainPieces(in: environment, style)
    default: return plainPieces(in: environment, style)
    }
  }

  private func plainPieces(in environment: EnvironmentValues, _ style: Style) -> [TextPiece] {
    var plain = self
    plain.style = Style()
    return [
      TextPiece(
        text: plain.string(in: environment), font: FontLook(environment, style), style: style)
    ]
  }

  private func pieces(
    of string: AttributedString, in environment: EnvironmentValues, _ style: Style
  ) -> [TextPiece] {
    string.runs.map { run in
      var part = run.inlinePresentationIntent.map { style.with($0) } ?? style
      if run.link != nil { part.color = part.color ?? .accentColor }
      let text = String(string[run.range].characters)
      return TextPiece(
        text: environment.cased(text), font: FontLook(environment, part), style: part)
    }
  }
}

extension Text.Style {
  /// This style, with what another one sets where this one says nothing.
  fileprivate func over(_ outer: Text.Style) -> Text.Style {
    var style = self
    style.font = font ?? outer.font
    style.weight = weight ?? outer.weight
    style.design = design ?? outer.design
    if color == nil, fill == nil { (style.color, style.fill) = (outer.color, outer.fill) }
    style.isBold = isBold ?? outer.isBold
    style.isItalic = isItalic ?? outer.isItalic
    style.isMonospaced = isMonospaced ?? outer.isMonospaced
    style.underline = underline ?? outer.underline
    style.strikethrough = strikethrough ?? outer.strikethrough
    style.kerning = kerning ?? outer.kerning
    style.baselineOffset = baselineOffset ?? outer.baselineOffset
    return style
  }

  /// The style with what a part of an attributed string says.
  fileprivate func with(_ intent: InlinePresentationIntent) -> Text.Style {
    var style = self
    if intent.contains(.stronglyEmphasized) { style.isBold = true }
    if intent.contains(.emphasized) { style.isItalic = true }
    if intent.contains(.code) { style.isMonospaced = true }
    if intent.contains(.strikethrough) { style.strikethrough = LineDecoration() }
    return style
  }
}
