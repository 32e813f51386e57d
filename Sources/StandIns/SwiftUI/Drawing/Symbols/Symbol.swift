import Foundation
import SteleCanvas

/// A symbol as a few lines on a grid of 24 by 24: own drawings that say what a symbol means, not
/// copies of Apple's. The parts are written in a small language: `M` and `L` with a point, `Q` with a
/// control point and a point, `C` with two control points and a point, `Z`, and `O` with the centre
/// and the radius of a circle.
struct Symbol {
  /// Closed outlines, which a `.fill` variant fills.
  var shape = ""
  /// Lines, which are drawn in every variant.
  var lines = ""
  /// Parts that are always filled.
  var solid = ""

  /// The subpaths of a part.
  static func steps(_ part: String) -> [Outline.Step] {
    var steps: [Outline.Step] = []
    var numbers: [CGFloat] = []
    var command: Character = " "
    var digits = ""
    func endNumber() {
      if let number = Double(digits) { numbers.append(CGFloat(number)) }
      digits = ""
    }
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    func endCommand() {
      endNumber()
      switch (command, numbers.count) {
      case ("M", 2): steps.append(.move(point(0)))
      case ("L", 2): steps.append(.line(point(0)))
      case ("Q", 4): steps.append(.quad(point(2), control: point(0)))
      case ("C", 6): steps.append(.cubic(point(4), control1: point(0), control2: point(2)))
      case ("Z", 0): steps.append(.close)
      case ("O", 3): steps += circle(point(0), numbers[2])
      default: break
      }
      numbers = []
    }
    for character in part {
      if character.isLetter {
        endCommand()
        command = character
      } else if character == " " {
        endNumber()
      } else {
        digits.append(character)
      }
    }
    endCommand()
    return steps
  }

  private static func circle(_ center: CGPoint, _ radius: CGFloat) -> [Outline.Step] {
    let k = radius * 0.5523
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y) }
    return [
      .move(at(0, -radius)),
      .cubic(at(radius, 0), control1: at(k, -radius), control2: at(radius, -k)),
      .cubic(at(0, radius), control1: at(radius, k), control2: at(k, radius)),
      .cubic(at(-radius, 0), control1: at(-k, radius), control2: at(-radius, k)),
      .cubic(at(0, -radius), control1: at(-radius, -k), control2: at(-k, -radius)), .close,
    ]
  }
}

/// What is drawn for the name of a symbol: a symbol, perhaps filled, in a container, or crossed out.
struct SymbolDrawing: Equatable {
  enum Container: Equatable { case none, circle, square }
  var base: String
  var container = Container.none
  var isFilled = false
  var isCrossedOut = false

  /// Takes the variants off the end of a name until a known symbol is left.
  init?(_ name: String) {
    let name = Symbols.otherNames[name] ?? name
    if Symbols.table[name] != nil {
      base = name
      return
    }
    var parts = name.split(separator: ".").map(String.init)
    base = ""
    while let last = parts.last {
      switch last {
      case "fill": isFilled = true
      case "slash": isCrossedOut = true
      case "circle": container = .circle
      case "square", "rectangle", "app": container = .square
      default: return nil
      }
      parts.removeLast()
      base = parts.joined(separator: ".")
      if Symbols.table[base] != nil { return }
      if container != .none, isLetter { return }
    }
    return nil
  }
}

extension SymbolDrawing {
  /// Whether a container holds a letter or a number, as in `3.circle`.
  var isLetter: Bool {
    !base.isEmpty && base.count <= 2
      && base.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}

extension Symbols {
  /// Whether there is a drawing for a name.
  static func isKnown(_ name: String) -> Bool { SymbolDrawing(name) != nil }
}

extension Painter {
  /// Draws a symbol into a rectangle, or a box with its name where it has no drawing.
  mutating func symbolPaint(_ name: String, in frame: CGRect, _ paint: Paint, weight: Int) {
    guard let drawing = SymbolDrawing(name) else { return unknownSymbol(name, in: frame, paint) }
    let side = min(frame.width, frame.height)
    let square = CGRect(
      x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    let pen = side / 24 * (weight >= 600 ? 2.6 : weight >= 500 ? 2.2 : weight <= 300 ? 1.3 : 1.9)
    let symbol = Symbols.table[drawing.base] ?? Symbol()
    guard drawing.container != .none else {
      draw(symbol, in: square, paint, pen: pen, isFilled: drawing.isFilled)
      if drawing.isCrossedOut { crossOut(square, paint, pen) }
      return
    }
    let outer = square.insetBy(dx: side * 0.08, dy: side * 0.08)
    let container: Outline =
      drawing.container == .circle ? .ellipse(outer) : .rounded(outer, radius: side * 0.18)
    let inner = square.insetBy(dx: side * 0.25, dy: side * 0.25)
    if drawing.isFilled {
      fill(container, paint)
    } else {
      add(.stroke(container, paint, Pen(width: pen)))
    }
    let onIt = drawing.isFilled ? Paint.solid(look.knockout) : paint
    if drawing.isLetter {
      letter(drawing.base.uppercased(), in: square, onIt, weight: weight)
    } else {
      draw(symbol, in: inner, onIt, pen: drawing.isFilled ? pen : pen * 0.9, isFilled: false)
    }
    if drawing.isCrossedOut { crossOut(square, paint, pen) }
  }

  private mutating func draw(
    _ symbol: Symbol, in square: CGRect, _ paint: Paint, pen: CGFloat, isFilled: Bool
  ) {
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
    for item in details(paint) { add(item) }
    guard !symbol.shape.isEmpty else { return }
    let shape = outline(symbol.shape)
    if isFilled { fill(shape, paint) }
    add(.stroke(shape, paint, line))
    // Lines on a filled shape are left free.
    var free = Layer(details(.solid(look.knockout)))
    free.clip = shape
    if isFilled, !free.items.isEmpty { add(.layer(free)) }
  }

  /// A letter or a number in a container.
  private mutating func letter(_ text: String, in square: CGRect, _ paint: Paint, weight: Int) {
    let size = square.height * (text.count > 1 ? 0.42 : 0.52)
    let width = size * 0.6 * CGFloat(text.count)
    add(
      .text(
        TextRun(
          text, at: CGPoint(x: square.midX - width / 2, y: square.midY + size * 0.36), width: width,
          typeface: Typeface(size: size, weight: max(weight, 500)), paint: paint)))
  }

  private mutating func crossOut(_ square: CGRect, _ paint: Paint, _ pen: CGFloat) {
    let inset = square.width * 0.14
    let line = Outline.polygon(
      [
        CGPoint(x: square.minX + inset, y: square.minY + inset),
        CGPoint(x: square.maxX - inset, y: square.maxY - inset),
      ], isClosed: false)
    add(.stroke(line, .solid(look.knockout), Pen(width: pen * 2.4, cap: .round)))
    add(.stroke(line, paint, Pen(width: pen, cap: .round)))
  }

  /// A box with the name, as far as it is readable in it.
  private mutating func unknownSymbol(_ name: String, in frame: CGRect, _ paint: Paint) {
    add(
      .stroke(.rounded(frame.insetBy(dx: 1, dy: 1), radius: 3), paint, Pen(width: 1, dash: [3, 2])))
    let size = min(12, max(3.5, frame.height / 4))
    let typeface = Typeface(size: size)
    let room = frame.width - 3
    let parts = name.split(separator: ".").map(String.init)
    let shown = parts.prefix(max(1, Int((frame.height - 2) / (size * 1.1))))
    var y = frame.midY - CGFloat(shown.count - 1) * size * 0.55 + size * 0.35
    for part in shown {
      let width = min(room, CGFloat(part.count) * size * 0.55)
      add(
        .text(
          TextRun(
            part, at: CGPoint(x: frame.midX - width / 2, y: y), width: width, typeface: typeface,
            paint: paint)))
      y += size * 1.1
    }
  }
}
