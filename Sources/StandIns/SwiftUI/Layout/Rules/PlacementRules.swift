import Foundation

extension PlacementTrait: LayoutTrait {
  func modify(_ boxes: [Box], _ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    func each(_ rule: any LayoutRule) -> [Box] { boxes.map { Box(node, rule, [$0]) } }
    func say(_ change: (inout BoxValues) -> Void) -> [Box] {
      for box in boxes { change(&box.values) }
      return boxes
    }
    switch self {
    case .offset(let offset): return each(OffsetRule(offset: offset))
    case .position(let point): return each(PositionRule(point: point))
    case .fixedSize(let axes): return each(FixedSizeRule(axes: axes))
    case .aspectRatio(let ratio, let mode): return each(AspectRatioRule(ratio: ratio, mode: mode))
    case .horizontalGuide(let guide, let value):
      return each(
        GuideRule { dimensions, guides in
          var guides = guides
          guides.horizontal[ObjectIdentifier(guide.id)] = value(dimensions)
          return guides
        })
    case .verticalGuide(let guide, let value):
      return each(
        GuideRule { dimensions, guides in
          var guides = guides
          guides.vertical[ObjectIdentifier(guide.id)] = value(dimensions)
          return guides
        })
    case .layoutPriority(let value): return say { $0.priority = value }
    case .zIndex(let value): return say { $0.zIndex = value }
    case .ignoresSafeArea(let regions, let edges):
      guard regions.contains(.container) else { return boxes }
      return each(IgnoresSafeAreaRule(edges: edges))
    case .safeAreaPadding(let edges, let length):
      return each(SafeAreaPaddingRule(insets: EdgeInsets(edges, length ?? PaddingRule.usual)))
    case .containerRelative(let axes, let alignment, let length):
      return each(ContainerRelativeRule(axes: axes, alignment: alignment, length: length))
    case .scenePadding(let edges):
      return each(PaddingRule(insets: EdgeInsets(edges, PaddingRule.usual)))
    case .coordinateSpace: return boxes
    }
  }
}

/// A view that is moved without a change of the room that it takes.
/// Follows documentation/swiftui/view/offset(_:).
struct OffsetRule: LayoutRule {
  let offset: CGSize
  var isModifier: Bool { true }
  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize { box.children[0].size(proposal) }
  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    [Spot(origin: CGPoint(x: offset.width, y: offset.height), proposal: proposal)]
  }
  /// The guides stay where they are without the offset.
  func guides(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides {
    box.children[0].guides(proposal)
  }
}

/// A view whose centre is at a point of all the room that is offered.
/// Follows documentation/swiftui/view/position(_:).
struct PositionRule: LayoutRule {
  let point: CGPoint
  var isModifier: Bool { true }
  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: box.children[0].size(proposal))
  }
  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    let child = box.children[0].size(proposal)
    return [
      Spot(
        origin: CGPoint(x: point.x - child.width / 2, y: point.y - child.height / 2),
        proposal: proposal)
    ]
  }
}

/// A view that gets the size that it wants. Follows documentation/swiftui/view/fixedsize().
struct FixedSizeRule: LayoutRule {
  let axes: Axis.Set
  var isModifier: Bool { true }
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    box.children[0].size(inner(proposal))
  }
  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    [Spot(origin: .zero, proposal: inner(proposal))]
  }
}

/// A view that is offered a size of some proportions: the largest that fits, or the smallest that
/// fills. Follows documentation/swiftui/view/aspectratio(_:contentmode:).
struct AspectRatioRule: LayoutRule {
  let ratio: CGFloat?
  let mode: ContentMode
  var isModifier: Bool { true }

  private func inner(_ box: Box, _ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = box.children[0].size(.unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return self.ratio == nil
        ? .unspecified : ProposedViewSize(width: ideal.width, height: ideal.width / ratio)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      if width.isInfinite, height.isInfinite { return proposal }
      let isWide = width / ratio <= height
      return isWide == (mode == .fit)
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    box.children[0].size(inner(box, proposal))
  }
  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    [Spot(origin: .zero, proposal: inner(box, proposal))]
  }
}

/// A view as large as a part of what scrolls it, or of the screen.
/// Follows documentation/swiftui/view/containerrelativeframe(_:alignment:).
struct ContainerRelativeRule: LayoutRule {
  let axes: Axis.Set
  let alignment: Alignment
  let length: ((CGFloat, Axis) -> CGFloat)?
  var isModifier: Bool { true }

  private func inner(_ box: Box, _ proposal: ProposedViewSize) -> ProposedViewSize {
    let container = box.node.container
    func part(_ length: CGFloat, _ axis: Axis) -> CGFloat { self.length?(length, axis) ?? length }
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? part(container.width, .horizontal) : proposal.width,
      height: axes.contains(.vertical) ? part(container.height, .vertical) : proposal.height)
  }

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    let inner = inner(box, proposal)
    return inner.replacingUnspecifiedDimensions(by: box.children[0].size(inner))
      .limited(to: axes, box.children[0].size(inner))
  }

  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    let inner = inner(box, proposal)
    return [Spot(origin: alignment.origin(of: box.children[0], inner, in: size), proposal: inner)]
  }
}

extension CGSize {
  /// The size along some axes, and another one along the rest.
  fileprivate func limited(to axes: Axis.Set, _ other: CGSize) -> CGSize {
    CGSize(
      width: axes.contains(.horizontal) ? width : other.width,
      height: axes.contains(.vertical) ? height : other.height)
  }
}

/// A view with a guide of the author's. Follows
/// documentation/swiftui/view/alignmentguide(_:computevalue:).
struct GuideRule: LayoutRule {
  let change: (ViewDimensions, ExplicitGuides) -> ExplicitGuides
  var isModifier: Bool { true }
  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize { box.children[0].size(proposal) }
  func guides(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides {
    change(box.children[0].dimensions(proposal), box.children[0].guides(proposal))
  }
}
