import Foundation

/// A view that reaches into the safe area at the edges that it touches.
/// Follows documentation/swiftui/view/ignoressafearea(_:edges:).
struct IgnoresSafeAreaRule: LayoutRule {
  let edges: Edge.Set
  var isModifier: Bool { true }

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize { box.children[0].size(proposal) }

  func place(_ box: Box, _ surroundings: Surroundings) {
    let frame = box.frame
    let room = surroundings.extended(frame, edges)
    guard room != frame else {
      return box.children[0].place(at: frame.origin, box.proposal, surroundings)
    }
    // The view is offered the larger room; one that does not want it stays in its middle.
    var inner = surroundings
    inner.safe = surroundings.safe.union(room)
    let proposal = ProposedViewSize(
      width: (box.proposal.width ?? frame.width) + room.width - frame.width,
      height: (box.proposal.height ?? frame.height) + room.height - frame.height)
    let size = box.children[0].size(proposal)
    let origin = CGPoint(
      x: room.minX + (room.width - size.width) / 2, y: room.minY + (room.height - size.height) / 2)
    box.children[0].place(at: origin, proposal, inner)
  }
}

extension Surroundings {
  /// A rectangle, carried on to the outer edges where it touches the safe area's.
  func extended(_ rect: CGRect, _ edges: Edge.Set = .all) -> CGRect {
    let near: CGFloat = 0.5
    var (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    if edges.contains(.top), top <= safe.minY + near { top = min(top, outer.minY) }
    if edges.contains(.bottom), bottom >= safe.maxY - near { bottom = max(bottom, outer.maxY) }
    if edges.contains(.leading), left <= safe.minX + near { left = min(left, outer.minX) }
    if edges.contains(.trailing), right >= safe.maxX - near { right = max(right, outer.maxX) }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// Space that is added to the safe area of a view. What is in the view keeps clear of it; a background
/// that ignores the safe area does not. Follows documentation/swiftui/view/safeareapadding(_:_:).
struct SafeAreaPaddingRule: LayoutRule {
  let insets: EdgeInsets
  var isModifier: Bool { true }
  private var padding: PaddingRule { PaddingRule(insets: insets) }

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize { padding.size(box, proposal) }
  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    padding.arrange(box, size, proposal)
  }
  func place(_ box: Box, _ surroundings: Surroundings) {
    var inner = surroundings
    inner.safe = CGRect(
      x: box.frame.minX + insets.leading, y: box.frame.minY + insets.top,
      width: max(0, box.frame.width - insets.leading - insets.trailing),
      height: max(0, box.frame.height - insets.top - insets.bottom))
    inner.outer = surroundings.extended(box.frame)
    for (child, spot) in zip(box.children, arrange(box, box.frame.size, box.proposal)) {
      child.place(
        at: CGPoint(x: box.frame.minX + spot.origin.x, y: box.frame.minY + spot.origin.y),
        spot.proposal, inner)
    }
  }
}

/// A view with another one at an edge, which its safe area begins at.
/// Follows documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:).
struct SafeAreaInsetRule: LayoutRule {
  let edge: Edge
  let spacing: CGFloat
  let alignment: Alignment
  var isModifier: Bool { true }

  private var isUpright: Bool { edge == .top || edge == .bottom }

  /// What the inset view takes, with the distance to it.
  private func taken(_ box: Box, _ proposal: ProposedViewSize) -> CGFloat {
    let size = box.children[1].size(
      isUpright
        ? ProposedViewSize(width: proposal.width, height: nil)
        : ProposedViewSize(width: nil, height: proposal.height))
    return (isUpright ? size.height : size.width) + spacing
  }

  private func inner(_ box: Box, _ proposal: ProposedViewSize) -> ProposedViewSize {
    let taken = taken(box, proposal)
    return isUpright
      ? ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - taken) })
      : ProposedViewSize(width: proposal.width.map { max(0, $0 - taken) }, height: proposal.height)
  }

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    var size = box.children[0].size(inner(box, proposal))
    let taken = taken(box, proposal)
    if isUpright { size.height += taken } else { size.width += taken }
    return size
  }

  func place(_ box: Box, _ surroundings: Surroundings) {
    let frame = box.frame
    let inset = box.children[1]
    let offer = ProposedViewSize(
      width: isUpright ? frame.width : nil, height: isUpright ? nil : frame.height)
    let size = inset.size(offer)
    let taken = (isUpright ? size.height : size.width) + spacing
    var inner = surroundings
    // The outer edges stay: what scrolls goes on behind the inset view.
    inner.outer = surroundings.extended(frame)
    inner.safe = frame.shortened(by: taken, at: edge)
    box.children[0].place(at: inner.safe.origin, ProposedViewSize(inner.safe.size), inner)
    let aligned = alignment.origin(of: inset, offer, in: frame.size)
    let origin =
      switch edge {
      case .top: CGPoint(x: frame.minX + aligned.x, y: frame.minY)
      case .bottom: CGPoint(x: frame.minX + aligned.x, y: frame.maxY - size.height)
      case .leading: CGPoint(x: frame.minX, y: frame.minY + aligned.y)
      case .trailing: CGPoint(x: frame.maxX - size.width, y: frame.minY + aligned.y)
      }
    inset.place(at: origin, offer, surroundings)
  }
}

extension CGRect {
  /// The rectangle without a strip at an edge.
  func shortened(by length: CGFloat, at edge: Edge) -> CGRect {
    let (across, down) = (max(0, width - length), max(0, height - length))
    return switch edge {
    case .top: CGRect(x: minX, y: minY + length, width: width, height: down)
    case .bottom: CGRect(x: minX, y: minY, width: width, height: down)
    case .leading: CGRect(x: minX + length, y: minY, width: across, height: height)
    case .trailing: CGRect(x: minX, y: minY, width: across, height: height)
    }
  }
}

extension SafeAreaInset: LayoutTrait {
  func modify(_ boxes: [Box], _ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    let all = builder.along(nil).attached(node, .overlay)
    guard !boxes.isEmpty, !all.isEmpty else { return boxes }
    let main = builder.single(boxes, node, as: StackRule.vertical)
    let inset = builder.single(all, node, as: StackRule.vertical)
    return [
      Box(
        node, SafeAreaInsetRule(edge: edge, spacing: spacing ?? 8, alignment: alignment),
        [main, inset])
    ]
  }
}
