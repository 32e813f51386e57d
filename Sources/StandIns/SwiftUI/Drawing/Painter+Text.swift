import Foundation
import SteleCanvas

extension Painter {
  /// Writes lines into a rectangle.
  mutating func write(
    _ lines: TextLines, in rect: CGRect, _ environment: EnvironmentValues, paint: Paint? = nil,
    alignment: TextAlignment? = nil
  ) {
    var y = rect.minY
    for line in lines.lines {
      let free = rect.width - line.width
      let x =
        switch alignment ?? environment.multilineTextAlignment {
        case .leading: rect.minX + (environment.isRightToLeft ? free : 0)
        case .center: rect.minX + free / 2
        case .trailing: rect.minX + (environment.isRightToLeft ? 0 : free)
        }
      for (piece, start, width) in line.pieces {
        let origin = CGPoint(
          x: x + start, y: y + line.ascent - (piece.style.baselineOffset ?? 0))
        write(piece, at: origin, width: width, in: rect, environment, paint)
      }
      y += line.height + lines.spacing
    }
  }

  private mutating func write(
    _ piece: TextPiece, at origin: CGPoint, width: CGFloat, in rect: CGRect,
    _ environment: EnvironmentValues, _ paint: Paint?
  ) {
    let paint =
      piece.style.color.map { .solid($0.ink(in: environment)) }
      ?? piece.style.fill.map { self.paint($0.style, in: rect, environment) }
      ?? paint ?? foreground(in: rect, environment)
    let size = piece.font.typeface.size
    if !environment.redactionReasons.isDisjoint(with: [.placeholder, .privacy]) {
      let bar = CGRect(x: origin.x, y: origin.y - size * 0.72, width: width, height: size * 0.8)
      return fill(.rounded(bar, radius: 3), paint.faded(0.16))
    }
    if let symbol = piece.symbol {
      let side = width
      let box = CGRect(x: origin.x, y: origin.y - side * 0.8, width: side, height: side)
      return symbolPaint(symbol.name, in: box, paint, weight: piece.font.typeface.weight)
    }
    func line(_ decoration: LineDecoration?) -> Paint? {
      decoration.map { $0.color.map { .solid($0.ink(in: environment)) } ?? paint }
    }
    add(
      .text(
        TextRun(
          piece.text, at: origin, width: width, typeface: piece.font.typeface, paint: paint,
          underline: line(piece.style.underline ?? environment.underline),
          strikethrough: line(piece.style.strikethrough ?? environment.strikethrough))))
  }

  /// Writes a line of this module's own, centred around a height.
  mutating func write(
    _ text: String, at x: CGFloat, middle y: CGFloat, _ environment: EnvironmentValues,
    paint: Paint,
    anchor: CGFloat = 0
  ) {
    let lines = environment.line(text)
    let size = lines.size
    write(
      lines,
      in: CGRect(
        x: x - size.width * anchor, y: y - size.height / 2, width: size.width, height: size.height),
      environment, paint: paint, alignment: .leading)
  }
}

extension TextRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    painter.write(lines(box.proposal), in: box.frame, box.node.environment)
  }
}
