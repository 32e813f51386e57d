import Foundation

/// The options of a picker side by side, all of the same width.
/// Follows documentation/swiftui/segmentedpickerstyle.
struct SegmentsRule: LayoutRule {
  let selected: Int?
  static let height: CGFloat = 32

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    let widest = box.children.map { $0.size(.unspecified).width }.max() ?? 0
    let own = (widest + 20) * CGFloat(max(box.children.count, 1))
    return CGSize(width: proposal.width ?? own, height: Self.height)
  }

  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    let width = size.width / CGFloat(max(box.children.count, 1))
    return box.children.enumerated().map { index, child in
      let offer = ProposedViewSize(width: max(0, width - 8), height: Self.height)
      let own = child.size(offer)
      return Spot(
        origin: CGPoint(
          x: CGFloat(index) * width + (width - own.width) / 2, y: (Self.height - own.height) / 2),
        proposal: offer)
    }
  }
}

/// Values on a wheel. Follows documentation/swiftui/wheelpickerstyle.
struct WheelRule: LayoutRule {
  /// What is on the wheel around the selected row.
  struct Rows {
    var lines: [TextLines]
    var selected: Int
  }
  let rows: Rows
  static let rowHeight: CGFloat = 32

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: 216)
  }
}

/// A month with a day chosen. Follows documentation/swiftui/graphicaldatepickerstyle.
struct CalendarRule: LayoutRule {
  let date: Date
  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: 330)
  }
}

extension BoxBuilder {
  func picker(_ node: ViewNode, _ selection: AnyHashable?) -> [Box] {
    let style = node.environment.style((any PickerStyle).self)
    let options = node.options
    let chosen = options.firstIndex { $0.tag == selection }
    let text = chosen.map { node.environment.line(options[$0].label) }
    switch style {
    case is SegmentedPickerStyle, is PalettePickerStyle:
      var small = node.environment
      small.font = .system(size: 13, weight: .medium)
      let parts = options.map { option in
        Box(node, TextRule(plain: option.label, small))
      }
      return [Box(node, SegmentsRule(selected: chosen), parts)]
    case is WheelPickerStyle:
      let lines = options.map { node.environment.line($0.label) }
      return [Box(node, WheelRule(rows: .init(lines: lines, selected: chosen ?? 0)))]
    case is InlinePickerStyle:
      let rows = options.enumerated().map { index, option in
        Box(
          node, CheckedRule(isChecked: index == chosen),
          [Box(node, TextRule(plain: option.label, node.environment))])
      }
      return place == .row ? rows : [Box(node, StackRule.vertical, rows)]
    case is NavigationLinkPickerStyle:
      return [Box(node, AccessoryRule(accessory: .link(text)), label(node))]
    default:
      let menu = Accessory.menu(text ?? node.environment.line(""))
      // Outside of a list only the value is shown.
      let label = place == .row ? label(node) : []
      return [Box(node, AccessoryRule(accessory: menu), label)]
    }
  }
}

/// A row that is ticked, or not.
struct CheckedRule: LayoutRule {
  let isChecked: Bool
  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    let own = box.children[0].size(proposal)
    return CGSize(width: proposal.width ?? own.width + 24, height: own.height)
  }
  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    [Spot(origin: .zero, proposal: proposal)]
  }
}

extension TextRule {
  /// A text of this module's own.
  @MainActor init(plain text: String, _ environment: EnvironmentValues) {
    self.init(
      pieces: [TextPiece(text: text, font: FontLook(environment), style: Text.Style())],
      limit: environment.lineLimit ?? 1, spacing: 0, cut: .tail, leastScale: 1)
  }
}
