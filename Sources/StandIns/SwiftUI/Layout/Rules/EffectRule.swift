import Foundation

/// A view that is drawn otherwise, without effect on the layout: its box carries the effect.
struct EffectRule: LayoutRule {
  let effect: Effect
  var isModifier: Bool { true }
  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize { box.children[0].size(proposal) }
  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    [Spot(origin: .zero, proposal: proposal)]
      + box.children.dropFirst().map { mask in
        let offer = ProposedViewSize(size)
        return Spot(origin: Alignment.center.origin(of: mask, offer, in: size), proposal: offer)
      }
  }
  func guides(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides {
    box.children[0].guides(proposal)
  }
  func spacing(_ box: Box, along axis: Axis) -> CGFloat? {
    box.children[0].rule.spacing(box.children[0], along: axis)
  }
}

extension Effect: LayoutTrait {
  func modify(_ boxes: [Box], _ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    switch self {
    case .compositingGroup, .drawingGroup, .blend: return boxes
    case .mask:
      let masks = builder.along(nil).attached(node, .background)
      return boxes.map { main in
        guard !masks.isEmpty else { return main }
        let mask = builder.single(masks, node, as: DepthRule(alignment: .center))
        let box = Box(node, EffectRule(effect: self), [main, mask])
        box.values = main.values
        return box
      }
    default: return boxes.map { Box(node, EffectRule(effect: self), [$0]) }
    }
  }
}

extension ProjectionTrait: LayoutTrait {
  func modify(_ boxes: [Box], _ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    boxes.map { Box(node, ProjectionRule(transform: transform), [$0]) }
  }
}

/// A view that is transformed when it is drawn, around its top left corner.
struct ProjectionRule: LayoutRule {
  let transform: CGAffineTransform
  var isModifier: Bool { true }
  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize { box.children[0].size(proposal) }
}
