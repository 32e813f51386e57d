import Foundation

/// Content that is as long as it wants to be along the axes that scroll.
/// Follows documentation/swiftui/scrollview.
struct ScrollRule: LayoutRule {
  let axes: Axis.Set

  private func inner(_ box: Box, _ proposal: ProposedViewSize) -> ProposedViewSize {
    let margins = box.values.margins
    return ProposedViewSize(
      width: axes.contains(.horizontal)
        ? nil : proposal.width.map { max(0, $0 - margins.leading - margins.trailing) },
      height: axes.contains(.vertical)
        ? nil : proposal.height.map { max(0, $0 - margins.top - margins.bottom) })
  }

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    guard let content = box.children.first else { return .zero }
    let size = content.size(inner(box, proposal)).outset(box.values.margins)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
  }

  func guides(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides {
    ExplicitGuides()
  }

  func place(_ box: Box, _ surroundings: Surroundings) {
    guard let content = box.children.first else { return }
    let margins = box.values.margins
    let offer = inner(box, ProposedViewSize(box.frame.size))
    let size = content.size(offer)
    // What scrolls is seen up to the outer edges of the window, under the bars.
    box.visible = surroundings.extended(box.frame)
    let room = CGSize(
      width: box.frame.width - margins.leading - margins.trailing,
      height: box.frame.height - margins.top - margins.bottom)
    let limit = CGPoint(x: max(0, size.width - room.width), y: max(0, size.height - room.height))
    let start = CGPoint(
      x: box.frame.minX + margins.leading, y: box.frame.minY + margins.top)
    let inside = surroundings.bounded(by: CGRect(origin: start, size: size))
    content.place(at: start, offer, inside)
    let offset = ScrollOffset.of(box, limit: limit)
    if offset != .zero {
      content.place(at: CGPoint(x: start.x - offset.x, y: start.y - offset.y), offer, inside)
    }
  }
}

extension CGSize {
  func outset(_ insets: EdgeInsets) -> CGSize {
    CGSize(
      width: width + insets.leading + insets.trailing, height: height + insets.top + insets.bottom)
  }
}

/// How far something was scrolled; it lives in the node, so that it stays from one layout to the next.
final class ScrollOffset {
  /// How far the content is moved up and to the left, once somebody has scrolled.
  var point: CGPoint?
  static let slot = 1 << 25

  /// The offset of a box whose content was placed at the start: what was scrolled, what a reader asks
  /// for, or where the author begins.
  @MainActor static func of(_ box: Box, limit: CGPoint) -> CGPoint {
    let offset = box.node.stored(slot) { ScrollOffset() }
    if let request = box.node.nearest(ScrollRequest.self), let id = request.id,
      let target = box.first(where: { $0.values.identities.contains(id) })
    {
      let anchor = request.anchor ?? .top
      offset.point = CGPoint(
        x: target.frame.minX - box.frame.minX - (box.frame.width - target.frame.width) * anchor.x,
        y: target.frame.minY - box.frame.minY - (box.frame.height - target.frame.height) * anchor.y)
      request.id = nil
    }
    let start = box.values.scrollAnchor.map { CGPoint(x: limit.x * $0.x, y: limit.y * $0.y) }
    let point = offset.point ?? start ?? .zero
    return CGPoint(x: min(max(0, point.x), limit.x), y: min(max(0, point.y), limit.y))
  }
}

extension ViewNode {
  /// The trait of a type on the nearest node around this one.
  func nearest<Trait>(_ type: Trait.Type) -> Trait? {
    var current = parent
    while let node = current {
      if let trait = node.trait as? Trait { return trait }
      if case .presented = node.place { return nil }
      current = node.parent
    }
    return nil
  }

  /// The room that sizes relative to the container refer to.
  var container: CGSize { graph.initialFrame.size }
}

extension ScrollTrait: LayoutTrait {
  func modify(_ boxes: [Box], _ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    for box in boxes {
      switch self {
      case .contentMargins(let edges, let insets):
        let old = box.values.margins
        box.values.margins = EdgeInsets(
          top: edges.contains(.top) ? insets.top : old.top,
          leading: edges.contains(.leading) ? insets.leading : old.leading,
          bottom: edges.contains(.bottom) ? insets.bottom : old.bottom,
          trailing: edges.contains(.trailing) ? insets.trailing : old.trailing)
      case .contentBackground(let visibility):
        box.values.hidesBackground = visibility == .hidden
      case .initialAnchor(let anchor): box.values.scrollAnchor = anchor
      default: break
      }
    }
    return boxes
  }
}
