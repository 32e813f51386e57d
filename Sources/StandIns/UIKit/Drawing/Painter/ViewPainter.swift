import QuartzCore
import SteleCanvas

/// Collects what views look like. Places are given in the coordinates of the view that is being
/// painted; the items have those of the whole picture.
@MainActor struct ViewPainter {
  private(set) var items: [Drawing.Item] = []
  /// Where the zero of the view's coordinates is in the picture.
  var origin = CGPoint.zero
  /// The surroundings that colours are resolved in.
  var traits: UITraitCollection
  /// What pictures inside the picture say of themselves, by the view that they were made for.
  private(set) var spoken: [ObjectIdentifier: [String]] = [:]

  init(traits: UITraitCollection) { self.traits = traits }

  // MARK: Items

  /// Adds an item that is in the picture's coordinates already.
  mutating func add(_ item: Drawing.Item) { items.append(item) }

  mutating func fill(_ outline: Outline, _ paint: Paint, isEvenOdd: Bool = false) {
    guard !paint.isInvisible else { return }
    add(.fill(moved(outline), moved(paint), isEvenOdd: isEvenOdd))
  }

  mutating func fill(_ outline: Outline, _ color: UIColor?) {
    if let color { fill(outline, .solid(ink(color))) }
  }

  mutating func stroke(_ outline: Outline, _ paint: Paint, _ pen: Pen) {
    guard !paint.isInvisible, pen.width > 0 else { return }
    add(.stroke(moved(outline), moved(paint), pen))
  }

  mutating func stroke(_ outline: Outline, _ color: UIColor?, width: CGFloat) {
    if let color { stroke(outline, .solid(ink(color)), Pen(width: width)) }
  }

  /// A line as thin as the screen can show, which lies below a height.
  mutating func hairline(y: CGFloat, from left: CGFloat, to right: CGFloat, _ color: UIColor?) {
    guard right > left else { return }
    fill(.rectangle(CGRect(x: left, y: y, width: right - left, height: Self.hairline)), color)
  }

  /// A third of a point, which is a pixel of a phone.
  static let hairline: CGFloat = 1.0 / 3

  /// What is added in the closure is one layer.
  mutating func layer(
    _ set: (inout Layer) -> Void, _ content: (inout ViewPainter) -> Void
  ) {
    var inner = self
    inner.items = []
    content(&inner)
    spoken = inner.spoken
    guard !inner.items.isEmpty else { return }
    var layer = Layer(inner.items)
    set(&layer)
    if layer.isPlain { items += inner.items } else { add(.layer(layer)) }
  }

  /// The items of something that is a layer's mask.
  func separate(_ content: (inout ViewPainter) -> Void) -> [Drawing.Item] {
    var inner = self
    inner.items = []
    content(&inner)
    return inner.items
  }

  /// A picture with its own coordinates, at a place of the view.
  mutating func embed(_ drawing: Drawing, for view: UIView, in frame: CGRect) {
    spoken[ObjectIdentifier(view)] = drawing.summary
    guard !drawing.items.isEmpty else { return }
    var layer = Layer(drawing.items)
    layer.transform = .move(origin.x + frame.minX, origin.y + frame.minY)
    layer.clip = .rectangle(CGRect(origin: .zero, size: frame.size))
    add(.layer(layer))
  }

  // MARK: Values in the picture's terms

  func ink(_ color: UIColor) -> Ink { Ink(color, traits) }

  func moved(_ outline: Outline) -> Outline {
    origin == .zero ? outline : outline.moved(by: origin.x, origin.y)
  }

  func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + origin.x, y: point.y + origin.y) }

  func moved(_ paint: Paint) -> Paint {
    switch paint {
    case .solid: paint
    case .linear(let stops, let from, let to): .linear(stops, from: moved(from), to: moved(to))
    case .radial(let stops, let center, let from, let to):
      .radial(stops, center: moved(center), from: from, to: to)
    case .angular(let stops, let center, let from, let to):
      .angular(stops, center: moved(center), from: from, to: to)
    }
  }
}

extension Paint {
  fileprivate var isInvisible: Bool {
    if case .solid(let ink) = self { ink.opacity <= 0 } else { false }
  }
}
