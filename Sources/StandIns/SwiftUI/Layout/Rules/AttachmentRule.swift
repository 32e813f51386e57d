import Foundation

/// A view with others behind or in front of it, which are offered its size and do not change it.
/// Follows documentation/swiftui/view/overlay(alignment:content:).
struct AttachmentRule: LayoutRule {
  let alignment: Alignment
  /// The position of the main view among the children.
  let main: Int
  var isModifier: Bool { true }

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    box.children[main].size(proposal)
  }

  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    let anchor = alignment.point(of: box.children[main], proposal)
    let offer = ProposedViewSize(size)
    return box.children.indices.map { index in
      if index == main { return Spot(origin: .zero, proposal: proposal) }
      let point = alignment.point(of: box.children[index], offer)
      return Spot(
        origin: CGPoint(x: anchor.x - point.x, y: anchor.y - point.y), proposal: offer)
    }
  }

  func guides(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides {
    box.children[main].guides(proposal)
  }

  func spacing(_ box: Box, along axis: Axis) -> CGFloat? {
    box.children[main].rule.spacing(box.children[main], along: axis)
  }
}

extension AttachmentTrait: LayoutTrait {
  func modify(_ boxes: [Box], _ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    attach(boxes, node, builder, alignment)
  }
}

/// Each of the modified views gets what is attached to the node behind it and in front of it.
@MainActor func attach(
  _ boxes: [Box], _ node: ViewNode, _ builder: BoxBuilder, _ alignment: Alignment
) -> [Box] {
  boxes.map { main in
    @MainActor func layer(_ place: ViewNode.Place) -> [Box] {
      let all = builder.along(nil).attached(node, place)
      return all.isEmpty
        ? [] : [builder.single(all, node, as: DepthRule(alignment: alignment))]
    }
    let (behind, before) = (layer(.background), layer(.overlay))
    if behind.isEmpty, before.isEmpty { return main }
    let box = Box(
      node, AttachmentRule(alignment: alignment, main: behind.count), behind + [main] + before)
    box.values = main.values
    return box
  }
}
