import Foundation

/// A reader takes all the room that it is offered, tells its content the size, and puts it at its top
/// left corner. Follows documentation/swiftui/geometryreader.
struct GeometryRule: LayoutRule {
  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    box.children.map { _ in Spot(origin: .zero, proposal: ProposedViewSize(size)) }
  }
  func guides(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides {
    ExplicitGuides()
  }
  func place(_ box: Box, _ surroundings: Surroundings) {
    surroundings.pass.tell(
      box.node.stored(1) { Location(box.node.graph.initialFrame) }, box.frame)
    for child in box.children {
      child.place(at: box.frame.origin, ProposedViewSize(box.frame.size), surroundings)
    }
  }
}

extension GeometryReader: LaidOutView {
  func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    [Box(node, GeometryRule(), builder.along(nil).content(of: node))]
  }
}

/// The first of several views whose own size fits into what is offered, along some axes.
/// Follows documentation/swiftui/viewthatfits.
struct FirstThatFitsRule: LayoutRule {
  let axes: Axis.Set

  /// The position of the view that is shown; the last one where none fits.
  func choice(_ box: Box, _ proposal: ProposedViewSize) -> Int {
    let fitting = box.children.firstIndex { child in
      let size = child.size(
        ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
      return (!axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity)
        && (!axes.contains(.vertical) || size.height <= proposal.height ?? .infinity)
    }
    return fitting ?? box.children.count - 1
  }

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    box.children.isEmpty ? .zero : box.children[choice(box, proposal)].size(proposal)
  }

  func guides(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides {
    box.children.isEmpty ? ExplicitGuides() : box.children[choice(box, proposal)].guides(proposal)
  }

  func place(_ box: Box, _ surroundings: Surroundings) {
    guard !box.children.isEmpty else { return }
    let chosen = choice(box, box.proposal)
    box.children[chosen].place(at: box.frame.origin, box.proposal, surroundings)
    let node = box.node
    surroundings.pass.afterwards {
      let location = node.stored(1) { Location(0) }
      guard location.value != chosen else { return false }
      location.set(chosen)
      return true
    }
  }
}

/// What a modifier says that has to be told the frame of its view.
struct GeometryTrait: LayoutTrait {
  func modify(_ boxes: [Box], _ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    boxes.map { Box(node, ToldRule(), [$0]) }
  }
}

/// A view whose frame is told to the modifier around it.
struct ToldRule: LayoutRule {
  var isModifier: Bool { true }
  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize { box.children[0].size(proposal) }
  func place(_ box: Box, _ surroundings: Surroundings) {
    surroundings.pass.tell(
      box.node.stored(1) { Location(box.node.graph.initialFrame) }, box.frame)
    box.children[0].place(at: box.frame.origin, box.proposal, surroundings)
  }
}
