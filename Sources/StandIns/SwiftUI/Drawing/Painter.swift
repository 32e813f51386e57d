import Foundation
import SteleCanvas

/// A kind of box that is drawn; any other one only holds what is drawn.
@MainActor protocol PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter)
}

/// What is handed down while boxes are drawn.
struct Look {
  /// The whole screen.
  var screen: CGRect
  /// What text and shapes are filled with where the author says nothing; the colour of labels where it
  /// is `nil`. A button sets its tint here.
  var foreground: Paint?
  /// Whether a sheet or a popover is drawn: dark backgrounds are lighter there.
  var isRaised = false
  /// What shows through a filled symbol: the background, as far as it is known.
  var knockout = Ink.white
  /// Whether a list is drawn, whose rows have a background of their own.
  var isInList = false
}

/// Draws boxes, from the back to the front.
@MainActor struct Painter {
  var look: Look
  private(set) var items: [Drawing.Item] = []

  init(look: Look) { self.look = look }

  mutating func add(_ item: Drawing.Item) { items.append(item) }
  mutating func fill(_ outline: Outline, _ paint: Paint) { items.append(.fill(outline, paint)) }
  mutating func fill(_ outline: Outline, _ ink: Ink) { items.append(.fill(outline, .solid(ink))) }
  mutating func stroke(_ outline: Outline, _ ink: Ink, width: CGFloat) {
    items.append(.stroke(outline, .solid(ink), Pen(width: width, cap: .round, join: .round)))
  }

  mutating func draw(_ box: Box) {
    if let painted = box.rule as? any PaintedRule {
      painted.paint(box, &self)
    } else {
      drawChildren(of: box)
    }
  }

  /// Draws what is in a box, what is in front last.
  mutating func drawChildren(of box: Box) {
    let order = box.children.enumerated().sorted {
      ($0.element.values.zIndex, $0.offset) < ($1.element.values.zIndex, $1.offset)
    }
    for (_, child) in order { draw(child) }
  }

  /// Draws into a layer of its own.
  mutating func layer(
    _ change: (inout Layer) -> Void, _ draw: (inout Painter) -> Void
  ) {
    var inner = Painter(look: look)
    draw(&inner)
    guard !inner.items.isEmpty else { return }
    var layer = Layer(inner.items)
    change(&layer)
    if layer.isPlain { items += layer.items } else { items.append(.layer(layer)) }
  }

  /// Draws with another look.
  mutating func with(_ change: (inout Look) -> Void, _ draw: (inout Painter) -> Void) {
    let before = look
    change(&look)
    draw(&self)
    look = before
  }
}
