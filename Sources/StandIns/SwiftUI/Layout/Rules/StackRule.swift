import Foundation

/// Views in a row or a column. Each is offered an equal part of what is left, the least flexible one
/// first, those of a higher priority before all others, for which only their smallest size is kept
/// free. Follows documentation/swiftui/hstack and documentation/swiftui/view/layoutpriority(_:).
struct StackRule: LayoutRule {
  let axis: Axis
  /// Where the views are across the axis.
  var alignment = Alignment.center
  /// The distance of the views; the usual one where it is `nil`.
  var spacing: CGFloat?

  static var horizontal: StackRule { StackRule(axis: .horizontal) }
  static var vertical: StackRule { StackRule(axis: .vertical) }

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    let shares = shares(box, proposal)
    let length = zip(box.children, shares).map { along($0.size($1)) }.reduce(0, +)
    let (before, after) = extent(box, shares)
    return size(length + gaps(box).reduce(0, +), before + after)
  }

  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    let shares = shares(box, proposal)
    let line = extent(box, shares).before
    var position: CGFloat = 0
    let gaps = gaps(box) + [0]
    return box.children.indices.map { index in
      let (child, share) = (box.children[index], shares[index])
      let cross = line - guide(child, share)
      let origin =
        axis == .horizontal ? CGPoint(x: position, y: cross) : CGPoint(x: cross, y: position)
      position += along(child.size(share)) + gaps[index]
      return Spot(origin: origin, proposal: share)
    }
  }

  // MARK: Along the axis

  /// What each view is offered.
  private func shares(_ box: Box, _ proposal: ProposedViewSize) -> [ProposedViewSize] {
    let views = box.children
    let (length, breadth) =
      axis == .horizontal ? (proposal.width, proposal.height) : (proposal.height, proposal.width)
    guard let length, length.isFinite else {
      return views.map { _ in offer(length, breadth) }
    }
    let parts = views.map { view in
      Apportionment.Part(priority: view.values.priority) { along(view.size(offer($0, breadth))) }
    }
    let room = length - gaps(box).reduce(0, +)
    return Apportionment.offers(of: room, to: parts).map { offer($0, breadth) }
  }

  /// The distances between neighbours.
  private func gaps(_ box: Box) -> [CGFloat] {
    guard box.children.count > 1 else { return [] }
    if let spacing { return box.children.dropFirst().map { _ in spacing } }
    return zip(box.children, box.children.dropFirst()).map { left, right in
      let likes = [left.rule.spacing(left, along: axis), right.rule.spacing(right, along: axis)]
      return likes.compactMap { $0 }.max() ?? 8
    }
  }

  private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }

  private func offer(_ along: CGFloat?, _ across: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: along, height: across)
      : ProposedViewSize(width: across, height: along)
  }

  private func size(_ length: CGFloat, _ breadth: CGFloat) -> CGSize {
    axis == .horizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  // MARK: Across the axis

  private func guide(_ view: Box, _ proposal: ProposedViewSize) -> CGFloat {
    let dimensions = view.dimensions(proposal)
    return axis == .horizontal ? dimensions[alignment.vertical] : dimensions[alignment.horizontal]
  }

  /// How far the views reach to both sides of the line that they are aligned by.
  private func extent(
    _ box: Box, _ shares: [ProposedViewSize]
  ) -> (before: CGFloat, after: CGFloat) {
    var (before, after) = (-CGFloat.infinity, -CGFloat.infinity)
    for (view, share) in zip(box.children, shares) {
      let guide = guide(view, share)
      let size = view.size(share)
      before = max(before, guide)
      after = max(after, (axis == .horizontal ? size.height : size.width) - guide)
    }
    return box.children.isEmpty ? (0, 0) : (before, after)
  }
}

extension StackKind {
  @MainActor var rule: any LayoutRule {
    switch self {
    case .horizontal(let alignment, let spacing):
      StackRule(
        axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing)
    case .vertical(let alignment, let spacing):
      StackRule(
        axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing)
    case .depth(let alignment): DepthRule(alignment: alignment)
    }
  }

  var axis: Axis? {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .depth: nil
    }
  }

  @MainActor func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    [Box(node, rule, builder.along(axis).content(of: node))]
  }
}

extension HStack: LaidOutView {
  func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] { kind.boxes(node, builder) }
}
extension VStack: LaidOutView {
  func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] { kind.boxes(node, builder) }
}
extension ZStack: LaidOutView {
  func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] { kind.boxes(node, builder) }
}
extension LazyHStack: LaidOutView {
  func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] { kind.lazyBoxes(node, builder) }
}
extension LazyVStack: LaidOutView {
  func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] { kind.lazyBoxes(node, builder) }
}

/// A lazy stack does not ask all of its views how flexible they are: each gets the size that it wants
/// along the axis, and the stack takes all the room across it.
/// Follows documentation/swiftui/lazyvstack.
struct LazyStackRule: LayoutRule {
  let stack: StackRule

  private func free(_ proposal: ProposedViewSize) -> ProposedViewSize {
    stack.axis == .horizontal
      ? ProposedViewSize(width: nil, height: proposal.height)
      : ProposedViewSize(width: proposal.width, height: nil)
  }

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    var size = stack.size(box, free(proposal))
    if stack.axis == .vertical, let width = proposal.width, width.isFinite { size.width = width }
    if stack.axis == .horizontal, let height = proposal.height, height.isFinite {
      size.height = height
    }
    return size
  }

  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    let free = free(proposal)
    let own = stack.size(box, free)
    let outer = stack.alignment.point(of: size)
    let inner = stack.alignment.point(of: own)
    let shift =
      stack.axis == .vertical
      ? CGPoint(x: outer.x - inner.x, y: 0) : CGPoint(x: 0, y: outer.y - inner.y)
    return stack.arrange(box, own, free).map {
      Spot(
        origin: CGPoint(x: $0.origin.x + shift.x, y: $0.origin.y + shift.y), proposal: $0.proposal)
    }
  }
}

extension StackKind {
  @MainActor func lazyBoxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    guard let stack = rule as? StackRule else { return boxes(node, builder) }
    return [Box(node, LazyStackRule(stack: stack), builder.along(axis).content(of: node))]
  }
}
