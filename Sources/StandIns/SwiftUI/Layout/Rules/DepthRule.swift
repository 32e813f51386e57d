import Foundation

/// Views on top of each other, aligned; each is offered all the room, and the stack is as large as
/// what it holds. Follows documentation/swiftui/zstack.
struct DepthRule: LayoutRule {
  let alignment: Alignment

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    let (near, far) = extents(box, proposal)
    return CGSize(width: near.x + far.x, height: near.y + far.y)
  }

  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    let (near, _) = extents(box, proposal)
    return box.children.map { child in
      let point = alignment.point(of: child, proposal)
      return Spot(origin: CGPoint(x: near.x - point.x, y: near.y - point.y), proposal: proposal)
    }
  }

  /// How far the views reach to the top left and the bottom right of the point they share.
  private func extents(_ box: Box, _ proposal: ProposedViewSize) -> (CGPoint, CGPoint) {
    guard !box.children.isEmpty else { return (.zero, .zero) }
    var near = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    var far = near
    for child in box.children {
      let (point, size) = (alignment.point(of: child, proposal), child.size(proposal))
      near = CGPoint(x: max(near.x, point.x), y: max(near.y, point.y))
      far = CGPoint(
        x: max(far.x, size.width - point.x), y: max(far.y, size.height - point.y))
    }
    return (near, far)
  }
}
