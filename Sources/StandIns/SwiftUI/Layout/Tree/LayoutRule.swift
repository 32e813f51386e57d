import Foundation

/// How one kind of view chooses its size and arranges what is in it: it is offered a size, chooses one,
/// and is placed by what is around it. Follows documentation/swiftui/layout.
@MainActor protocol LayoutRule {
  /// Whether the box is a modifier of one view, so that the view's values are those of the box.
  var isModifier: Bool { get }
  /// The size that the box chooses for an offer.
  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize
  /// Where the children are in a box of a size that was chosen for an offer: one spot for each.
  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot]
  /// The guides that are set in the box, for an offer.
  func guides(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides
  /// Places the children of a box that has its frame.
  func place(_ box: Box, _ surroundings: Surroundings)
  /// The distance that the box likes to a neighbour along an axis; `nil` for the usual one.
  func spacing(_ box: Box, along axis: Axis) -> CGFloat?
}

/// Where a child is in its parent, and what it is offered there.
struct Spot {
  var origin: CGPoint
  var proposal: ProposedViewSize
}

extension LayoutRule {
  var isModifier: Bool { false }

  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    box.children.map { _ in Spot(origin: .zero, proposal: proposal) }
  }

  func guides(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides {
    guard !box.children.isEmpty else { return ExplicitGuides() }
    return ExplicitGuides.merged(
      zip(box.children, arrange(box, size, proposal)).map { child, spot in
        child.guides(spot.proposal).moved(by: spot.origin)
      })
  }

  func place(_ box: Box, _ surroundings: Surroundings) {
    let spots = arrange(box, box.frame.size, box.proposal)
    for (child, spot) in zip(box.children, spots) {
      let origin = CGPoint(
        x: box.frame.minX + spot.origin.x, y: box.frame.minY + spot.origin.y)
      child.place(at: origin, spot.proposal, surroundings)
    }
  }

  func spacing(_ box: Box, along axis: Axis) -> CGFloat? {
    isModifier && box.children.count == 1
      ? box.children[0].rule.spacing(box.children[0], along: axis) : nil
  }
}

/// Where a view is on the screen: the part that is free for content, and the whole that a background
/// may fill.
struct Surroundings {
  /// The safe area.
  var safe: CGRect
  /// The window, or the part of it that a bar or a sheet bounds.
  var outer: CGRect
  let pass: LayoutPass

  /// The distances between the two.
  var insets: EdgeInsets {
    EdgeInsets(
      top: max(0, safe.minY - outer.minY), leading: max(0, safe.minX - outer.minX),
      bottom: max(0, outer.maxY - safe.maxY), trailing: max(0, outer.maxX - safe.maxX))
  }

  /// Surroundings in which nothing can be extended: the inside of what scrolls.
  func bounded(by rect: CGRect) -> Surroundings {
    Surroundings(safe: rect, outer: rect, pass: pass)
  }
}
