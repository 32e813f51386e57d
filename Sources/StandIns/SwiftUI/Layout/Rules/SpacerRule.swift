import Foundation

/// Space that takes what the views around it leave: along the axis of its stack, in both directions
/// outside of one. Follows documentation/swiftui/spacer.
struct SpacerRule: LayoutRule {
  let axis: Axis?
  let minLength: CGFloat

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    let width = max(minLength, proposal.width ?? minLength)
    let height = max(minLength, proposal.height ?? minLength)
    return switch axis {
    case .horizontal: CGSize(width: width, height: 0)
    case .vertical: CGSize(width: 0, height: height)
    case nil: CGSize(width: width, height: height)
    }
  }

  func spacing(_ box: Box, along axis: Axis) -> CGFloat? { 0 }
}

extension Spacer: LaidOutView {
  func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    let box = Box(node, SpacerRule(axis: builder.axis, minLength: minLength ?? 8))
    box.values.priority = -.infinity
    return [box]
  }
}

/// A hair line across the stack that it is in. Follows documentation/swiftui/divider.
struct DividerRule: LayoutRule {
  let isUpright: Bool
  static let thickness: CGFloat = 1.0 / 3

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    isUpright
      ? CGSize(width: Self.thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: Self.thickness)
  }
}

extension Divider: LaidOutView {
  func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    [Box(node, DividerRule(isUpright: builder.axis == .horizontal))]
  }
}
