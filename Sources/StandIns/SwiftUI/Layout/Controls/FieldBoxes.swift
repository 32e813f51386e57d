import Foundation

/// A field for text: as wide as it is offered, a line high, or as many lines as its text has where it
/// may grow. Follows documentation/swiftui/textfield.
struct FieldRule: LayoutRule {
  let text: String
  let prompt: String
  let chrome: Chrome
  let grows: Bool
  let environment: EnvironmentValues

  /// How a field looks.
  enum Chrome: Equatable { case plain, roundedBorder, squareBorder, editor, search }

  var insets: EdgeInsets {
    switch chrome {
    case .plain: EdgeInsets()
    case .roundedBorder, .squareBorder: EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7)
    case .editor: EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
    case .search: EdgeInsets(top: 7, leading: 30, bottom: 7, trailing: 8)
    }
  }

  /// What is shown: the text, or the prompt where there is none.
  @MainActor func lines(_ width: CGFloat) -> TextLines {
    let shown = text.isEmpty ? prompt : text
    let limit = grows ? environment.lineLimit : 1
    return TextLines(
      [TextPiece(text: shown, font: FontLook(environment), style: Text.Style())],
      width: grows ? max(0, width - insets.leading - insets.trailing) : .infinity, limit: limit)
  }

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    let offered = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let own = lines(offered ?? .infinity).size
    let line = FontLook(environment).lineHeight
    let width = proposal.width ?? own.width + insets.leading + insets.trailing
    if chrome == .editor {
      return CGSize(width: width, height: proposal.height ?? own.height + 16)
    }
    return CGSize(
      width: width, height: max(grows ? own.height : line, line) + insets.top + insets.bottom)
  }

  func guides(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides {
    let line = insets.top + FontLook(environment).ascent
    return .baselines(first: line, last: line)
  }
}

extension BoxBuilder {
  func field(_ node: ViewNode, _ text: String, _ prompt: String, isSecure: Bool) -> Box {
    let style = node.environment.style((any TextFieldStyle).self)?._chrome ?? "plain"
    var chrome: FieldRule.Chrome =
      switch style {
      case "roundedBorder": .roundedBorder
      case "squareBorder": .squareBorder
      default: .plain
      }
    if node.view is TextEditor { chrome = .editor }
    if place == .bar { chrome = .search }
    let shown = isSecure ? String(repeating: "•", count: text.count) : text
    let axis = (node.view as? any GrowsAlong)?.growthAxis ?? .horizontal
    return Box(
      node,
      FieldRule(
        text: shown, prompt: prompt, chrome: chrome,
        grows: axis == .vertical || chrome == .editor, environment: node.environment))
  }
}

@MainActor protocol GrowsAlong { var growthAxis: Axis { get } }
extension TextField: GrowsAlong { var growthAxis: Axis { axis } }
