import Foundation

/// A size of the author's around a view. A fixed length is the frame's own whatever is offered. With
/// limits, the view is offered what the frame is, kept within them, and the frame is as large as the
/// view where only one limit is set, else as large as the offer within both.
/// Follows documentation/swiftui/view/frame(width:height:alignment:) and
/// documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:).
struct FrameRule: LayoutRule {
  let frame: FrameTrait
  var isModifier: Bool { true }

  private var horizontal: FrameLimits {
    FrameLimits(
      least: frame.minWidth, ideal: frame.idealWidth, most: frame.maxWidth, isFixed: frame.isFixed)
  }
  private var vertical: FrameLimits {
    FrameLimits(
      least: frame.minHeight, ideal: frame.idealHeight, most: frame.maxHeight,
      isFixed: frame.isFixed)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.inner(proposal.width), height: vertical.inner(proposal.height))
  }

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    let size = box.children[0].size(inner(proposal))
    return CGSize(
      width: horizontal.outer(proposal.width, size.width),
      height: vertical.outer(proposal.height, size.height))
  }

  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    let inner = inner(proposal)
    return [
      Spot(origin: frame.alignment.origin(of: box.children[0], inner, in: size), proposal: inner)
    ]
  }

  func spacing(_ box: Box, along axis: Axis) -> CGFloat? { nil }
}

/// What a frame says of one axis.
private struct FrameLimits {
  let least, ideal, most: CGFloat?
  let isFixed: Bool

  func inner(_ proposal: CGFloat?) -> CGFloat? {
    if isFixed { return ideal ?? proposal }
    guard var length = proposal ?? ideal else { return nil }
    if let least { length = max(length, least) }
    if let most { length = min(length, most) }
    return length
  }

  func outer(_ proposal: CGFloat?, _ child: CGFloat) -> CGFloat {
    if isFixed { return ideal ?? child }
    guard let offered = proposal ?? ideal else {
      return min(max(child, least ?? 0), most ?? .infinity)
    }
    var length = child
    if let least { length = max(least, min(length, offered)) }
    if let most { length = min(most, max(length, offered)) }
    if proposal == nil, least == nil, most == nil { length = offered }
    return length
  }
}

extension FrameTrait: LayoutTrait {
  func modify(_ boxes: [Box], _ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    boxes.map { Box(node, FrameRule(frame: self), [$0]) }
  }
}
