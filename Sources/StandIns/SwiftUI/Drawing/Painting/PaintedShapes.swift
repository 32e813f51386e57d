import Foundation
import SteleCanvas

extension ColorRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    let ink = color.ink(in: box.node.environment)
    if ink.opacity > 0 { painter.fill(.rectangle(box.frame), ink) }
  }
}

extension ShapeRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    let frame = box.frame
    let environment = box.node.environment
    let paint = painter.paint(style, in: frame, environment)
    painter.layer {
      if let shadow = (style as? any ShadowedStyle)?.ownShadow {
        $0.shadow = Shadow(
          ink: shadow.color.ink(in: environment), radius: shadow.radius, offset: shadow.offset)
      }
    } _: { painter in
      switch drawing {
      case .fill(let fill):
        painter.draw(shape, in: frame, paint, isEvenOdd: fill.isEOFilled)
      case .stroke(let stroke):
        painter.add(.stroke(shape.outline(in: frame), paint, stroke.pen))
      case .strokeBorder(let stroke):
        let half = stroke.lineWidth / 2
        painter.add(
          .stroke(shape.outline(in: frame.insetBy(dx: half, dy: half)), paint, stroke.pen))
      }
    }
  }
}

extension Painter {
  /// Fills a shape; one that is the outline of another is drawn along it.
  mutating func draw(_ shape: any Shape, in frame: CGRect, _ paint: Paint, isEvenOdd: Bool = false)
  {
    if let stroked = shape as? any OutlinedShape {
      return add(.stroke(stroked.inner.outline(in: frame), paint, stroked.pen))
    }
    add(.fill(shape.outline(in: frame), paint, isEvenOdd: isEvenOdd))
  }
}

/// A style with a shadow.
protocol ShadowedStyle { var ownShadow: ShadowStyle? { get } }
extension ModifiedShapeStyle: ShadowedStyle {
  var ownShadow: ShadowStyle? { shadow.flatMap { $0.isInner ? nil : $0 } }
}

/// A shape that is the outline of another one.
protocol OutlinedShape {
  nonisolated var inner: any Shape { get }
  nonisolated var pen: Pen { get }
}
extension StrokedShape: OutlinedShape {
  nonisolated var inner: any Shape { base }
  nonisolated var pen: Pen { style.pen }
}

extension StrokeStyle {
  var pen: Pen {
    Pen(
      width: lineWidth, cap: [.butt: .butt, .round: .round, .square: .square][lineCap] ?? .butt,
      join: [.miter: .miter, .round: .round, .bevel: .bevel][lineJoin] ?? .miter,
      miterLimit: miterLimit, dash: dash, dashPhase: dashPhase)
  }
}

extension Shape {
  /// The outline in a rectangle. Plain shapes stay what they are, so that files are short.
  func outline(in rect: CGRect) -> Outline {
    switch self {
    case is Rectangle: return .rectangle(rect)
    case let shape as RoundedRectangle where shape.cornerSize.width == shape.cornerSize.height:
      return .rounded(rect, radius: shape.cornerSize.width)
    case is Capsule: return .rounded(rect, radius: min(rect.width, rect.height) / 2)
    case is Ellipse: return .ellipse(rect)
    case is Circle:
      let side = min(rect.width, rect.height)
      return .ellipse(
        CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    case let shape as AnyShape: return shape.base.outline(in: rect)
    default:
      // An author's shape draws from the corner of the rectangle that it is given, or forgets to.
      return path(in: CGRect(origin: .zero, size: rect.size)).outline.moved(
        by: rect.minX, rect.minY)
    }
  }
}

extension Path {
  var outline: Outline {
    .path(
      elements.map {
        switch $0 {
        case .move(let point): .move(point)
        case .line(let point): .line(point)
        case .quadCurve(let point, let control): .quad(point, control: control)
        case .curve(let point, let first, let second):
          .cubic(point, control1: first, control2: second)
        case .closeSubpath: .close
        }
      })
  }
}

extension DividerRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    painter.fill(.rectangle(box.frame), box.node.environment.ink(.separator))
  }
}
