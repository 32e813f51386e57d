import Foundation

/// Space around a view, 16 points where the author says none.
/// Follows documentation/swiftui/view/padding(_:_:).
struct PaddingRule: LayoutRule {
  let insets: EdgeInsets
  var isModifier: Bool { true }
  static let usual: CGFloat = 16

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    let size = box.children[0].size(inner(proposal))
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    [Spot(origin: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))]
  }

  func spacing(_ box: Box, along axis: Axis) -> CGFloat? { nil }
}

extension PaddingTrait: LayoutTrait {
  func modify(_ boxes: [Box], _ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    let all = insets ?? EdgeInsets(edges, PaddingRule.usual)
    return boxes.map { Box(node, PaddingRule(insets: all), [$0]) }
  }
}
