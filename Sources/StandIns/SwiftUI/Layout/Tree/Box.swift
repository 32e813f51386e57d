import Foundation

/// A view in the layout: a node that takes room, the rule that arranges what is in it, and where it
/// was placed. Views that only stand for others have no box; a modifier of several views has one for
/// each. Boxes live for one layout, nodes for as long as their view is there.
@MainActor final class Box {
  let node: ViewNode
  let rule: any LayoutRule
  let children: [Box]
  /// What the view says to the container around it.
  var values = BoxValues()
  /// The place on the screen, once the box is placed.
  private(set) var frame = CGRect.zero
  /// What the box was offered when it was placed.
  private(set) var proposal = ProposedViewSize.unspecified
  /// What is seen of the content, where that is not the frame.
  var visible: CGRect?
  private var sizes: [(ProposedViewSize, CGSize)] = []
  private var guides: [(ProposedViewSize, ExplicitGuides)] = []

  init(_ node: ViewNode, _ rule: any LayoutRule, _ children: [Box] = []) {
    (self.node, self.rule, self.children) = (node, rule, children)
    // What is said inside of a modifier counts outside of it too.
    if children.count == 1, rule.isModifier { values = children[0].values }
  }

  /// The size that the view chooses for an offer. Asked again for the same one, it is not worked out
  /// again: stacks ask for the smallest and the largest size before they offer a share.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    if let known = sizes.first(where: { $0.0 == proposal }) { return known.1 }
    var size = rule.size(self, proposal)
    size.width = size.width.isNaN ? 0 : max(0, size.width)
    size.height = size.height.isNaN ? 0 : max(0, size.height)
    sizes.append((proposal, size))
    return size
  }

  /// The guides that were set on the view or in it, for an offer.
  func guides(_ proposal: ProposedViewSize) -> ExplicitGuides {
    if let known = guides.first(where: { $0.0 == proposal }) { return known.1 }
    let found = rule.guides(self, size(proposal), proposal)
    guides.append((proposal, found))
    return found
  }

  /// Size and guides for an offer, as alignment sees them.
  func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(proposal)
    var dimensions = ViewDimensions(width: size.width, height: size.height)
    dimensions.explicit = guides(proposal).all
    return dimensions
  }

  /// Puts the top left corner at a point, and what is in the box where its rule says.
  func place(at origin: CGPoint, _ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    self.proposal = proposal
    // An author may ask for an infinite size; what is placed and drawn has to be a number.
    func finite(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -1e6), 1e6) }
    let size = size(proposal)
    frame = CGRect(
      x: finite(origin.x), y: finite(origin.y), width: finite(size.width),
      height: finite(size.height))
    rule.place(self, surroundings)
  }

  /// Offers the box the safe area and puts it in the middle of that.
  func place(inSafeAreaOf surroundings: Surroundings) {
    let safe = surroundings.safe
    let offer = ProposedViewSize(safe.size)
    let origin = Alignment.center.origin(of: self, offer, in: safe.size)
    place(at: CGPoint(x: safe.minX + origin.x, y: safe.minY + origin.y), offer, surroundings)
  }

  /// As `place(at:)`, for a rule that gives the box another frame than its size: what ignores the safe
  /// area, for example.
  func setFrame(_ frame: CGRect) { self.frame = frame }

  /// The first box that passes a test, this one or one in it, from the outside in.
  func first(where test: (Box) -> Bool) -> Box? {
    if test(self) { return self }
    for child in children {
      if let found = child.first(where: test) { return found }
    }
    return nil
  }

  /// This box and all in it, from the outside in.
  var all: [Box] { [self] + children.flatMap(\.all) }
}

/// What a view says to the container around it.
struct BoxValues {
  var priority: Double = 0
  var zIndex: Double = 0
  var layoutValues: [ObjectIdentifier: Any] = [:]
  var cell = GridCell()
  var row = RowLook()
  /// Whether a grid gives the view a row for itself.
  var isSpanning = false
  /// What is set for what scrolls: the space around its content, where it begins, its background.
  var margins = EdgeInsets()
  var scrollAnchor: UnitPoint?
  var hidesBackground = false
  /// What identifies the view for scrolling and selection: a tag, an `id`, the element it is made of.
  var identities: [AnyHashable] = []
}
