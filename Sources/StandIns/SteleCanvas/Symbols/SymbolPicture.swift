import Foundation

/// A symbol of the system by its name, or a box with the name where there is no drawing for it.
public struct SymbolPicture {
  /// The name, such as `plus.circle.fill`.
  public var name: String
  /// From 100, thin, to 900, black.
  public var weight: Int
  /// The colour of the background, for what is left free in a filled symbol.
  public var background: Ink

  /// A symbol.
  public init(_ name: String, weight: Int = 400, background: Ink = .white) {
    (self.name, self.weight, self.background) = (name, weight, background)
  }

  /// Whether there is a drawing for the name.
  public var isKnown: Bool { SymbolVariant(name) != nil }

  /// What draws the symbol in the middle of a rectangle.
  public func items(in frame: CGRect, _ paint: Paint) -> [Drawing.Item] {
    guard let variant = SymbolVariant(name) else { return Self.box(name, in: frame, paint) }
    let symbol = SymbolTable.all[variant.base] ?? Symbol()
    let side = min(frame.width, frame.height)
    let square = CGRect(
      x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    let pen = side / 24 * penWidth
    let crossed = variant.isCrossedOut ? crossOut(square, paint, pen) : []
    guard variant.container != .none else {
      return draw(symbol, in: square, paint, pen: pen, isFilled: variant.isFilled) + crossed
    }
    let outer = square.insetBy(dx: side * 0.08, dy: side * 0.08)
    let container: Outline =
      variant.container == .circle ? .ellipse(outer) : .rounded(outer, radius: side * 0.18)
    let inner = square.insetBy(dx: side * 0.25, dy: side * 0.25)
    let onIt = variant.isFilled ? Paint.solid(background) : paint
    let content =
      variant.isLetter
      ? [letter(variant.base.uppercased(), in: square, onIt)]
      : draw(symbol, in: inner, onIt, pen: variant.isFilled ? pen : pen * 0.9, isFilled: false)
    let edge: Drawing.Item =
      variant.isFilled ? .fill(container, paint) : .stroke(container, paint, Pen(width: pen))
    return [edge] + content + crossed
  }

  /// A box with a name, as far as it is readable in it: for what has no drawing.
  public static func box(_ name: String, in frame: CGRect, _ paint: Paint) -> [Drawing.Item] {
    var items: [Drawing.Item] = [
      .stroke(.rounded(frame.insetBy(dx: 1, dy: 1), radius: 3), paint, Pen(width: 1, dash: [3, 2]))
    ]
    let size = min(12, max(3.5, frame.height / 4))
    let parts = name.split(separator: ".").map(String.init)
    let shown = parts.prefix(max(1, Int((frame.height - 2) / (size * 1.1))))
    var y = frame.midY - CGFloat(shown.count - 1) * size * 0.55 + size * 0.35
    for part in shown {
      let width = max(0, min(frame.width - 3, CGFloat(part.count) * size * 0.55))
      items.append(
        .text(
          TextRun(
            part, at: CGPoint(x: frame.midX - width / 2, y: y), width: width,
            typeface: Typeface(size: size), paint: paint)))
      y += size * 1.1
    }
    return items
  }

  /// On the grid of 24 by 24.
  private var penWidth: CGFloat {
    switch weight {
    case 600...: 2.6
    case 500..<600: 2.2
    case ...300: 1.3
    default: 1.9
    }
  }

  private func draw(
    _ symbol: Symbol, in square: CGRect, _ paint: Paint, pen: CGFloat, isFilled: Bool
  ) -> [Drawing.Item] {
    let scale = square.width / 24
    func outline(_ part: String) -> Outline {
      .path(
        Symbol.steps(part).map {
          $0.map { CGPoint(x: square.minX + $0.x * scale, y: square.minY + $0.y * scale) }
        })
    }
    let line = Pen(width: pen, cap: .round, join: .round)
    func details(_ paint: Paint) -> [Drawing.Item] {
      (symbol.lines.isEmpty ? [] : [.stroke(outline(symbol.lines), paint, line)])
        + (symbol.solid.isEmpty ? [] : [.fill(outline(symbol.solid), paint)])
    }
    guard !symbol.shape.isEmpty else { return details(paint) }
    let shape = outline(symbol.shape)
    var items = details(paint)
    if isFilled { items.append(.fill(shape, paint)) }
    items.append(.stroke(shape, paint, line))
    // Lines on a filled shape are left free.
    var free = Layer(details(.solid(background)))
    free.clip = shape
    if isFilled, !free.items.isEmpty { items.append(.layer(free)) }
    return items
  }

  /// A letter or a number in a container.
  private func letter(_ text: String, in square: CGRect, _ paint: Paint) -> Drawing.Item {
    let size = square.height * (text.count > 1 ? 0.42 : 0.52)
    let width = size * 0.6 * CGFloat(text.count)
    return .text(
      TextRun(
        text, at: CGPoint(x: square.midX - width / 2, y: square.midY + size * 0.36), width: width,
        typeface: Typeface(size: size, weight: max(weight, 500)), paint: paint))
  }

  private func crossOut(_ square: CGRect, _ paint: Paint, _ pen: CGFloat) -> [Drawing.Item] {
    let inset = square.width * 0.14
    let line = Outline.polygon(
      [
        CGPoint(x: square.minX + inset, y: square.minY + inset),
        CGPoint(x: square.maxX - inset, y: square.maxY - inset),
      ], isClosed: false)
    return [
      .stroke(line, .solid(background), Pen(width: pen * 2.4, cap: .round)),
      .stroke(line, paint, Pen(width: pen, cap: .round)),
    ]
  }
}
