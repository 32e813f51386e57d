import Foundation

/// A colour takes all the room that it is offered. Follows documentation/swiftui/color.
struct ColorRule: LayoutRule {
  let color: Color
  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Color: LaidOutView {
  func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    [Box(node, ColorRule(color: self))]
  }
}

/// A shape says itself what it wants of an offer, most often all of it.
/// Follows documentation/swiftui/shape/sizethatfits(_:).
struct ShapeRule: LayoutRule {
  let shape: any Shape
  let style: any ShapeStyle
  let drawing: ShapeDrawing

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// How a shape is drawn.
enum ShapeDrawing: Equatable {
  case fill(FillStyle)
  case stroke(StrokeStyle)
  case strokeBorder(StrokeStyle)
}

extension _ShapeView: LaidOutView {
  func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    let box = Box(node, ShapeRule(shape: shape, style: style, drawing: drawing))
    return background == nil ? [box] : attach([box], node, builder, .center)
  }
}

/// A canvas takes all the room that it is offered. Follows documentation/swiftui/canvas.
struct CanvasRule: LayoutRule {
  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func place(_ box: Box, _ surroundings: Surroundings) {
    surroundings.pass.tell(
      box.node.stored(1) { Location(box.node.graph.initialFrame) },
      CGRect(origin: .zero, size: box.frame.size))
  }
}

extension Canvas: LaidOutView {
  func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] { [Box(node, CanvasRule())] }
}
