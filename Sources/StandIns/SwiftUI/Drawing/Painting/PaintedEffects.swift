import Foundation
import SteleCanvas

extension EffectRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    let frame = box.frame
    let environment = box.node.environment
    let main = box.children[0]
    func point(_ unit: UnitPoint) -> CGPoint {
      CGPoint(x: frame.minX + frame.width * unit.x, y: frame.minY + frame.height * unit.y)
    }
    func layer(_ change: (inout Layer) -> Void) {
      painter.layer(change) { $0.draw(main) }
    }
    switch effect {
    case .hidden: break
    case .opacity(let opacity): layer { $0.opacity = min(max(opacity, 0), 1) }
    case .shadow(let color, let radius, let offset):
      layer {
        $0.shadow = Shadow(ink: color.ink(in: environment), radius: radius, offset: offset)
      }
    case .blur(let radius, _): layer { $0.blur = radius }
    case .scale(let scale, let anchor):
      layer { $0.transform = .scale(scale.width, scale.height, around: point(anchor)) }
    case .rotation(let angle, let anchor):
      layer { $0.transform = .turn(radians: angle.radians, around: point(anchor)) }
    case .rotation3D(let angle, let axis, let anchor, _):
      layer { $0.transform = .turned(angle, axis, around: point(anchor)) }
    case .clip(let shape, _): layer { $0.clip = shape.outline(in: frame) }
    case .mask:
      var mask = Painter(look: painter.look)
      if box.children.count > 1 { mask.draw(box.children[1]) }
      layer { $0.mask = mask.items }
    case .brightness(let amount): layer { $0.tones = [.brightness(amount)] }
    case .contrast(let amount): layer { $0.tones = [.contrast(amount)] }
    case .saturation(let amount): layer { $0.tones = [.saturation(amount)] }
    case .grayscale(let amount): layer { $0.tones = [.saturation(1 - amount)] }
    case .hueRotation(let angle): layer { $0.tones = [.hueRotation(degrees: angle.degrees)] }
    case .colorInvert: layer { $0.tones = [.invert] }
    case .colorMultiply(let color): layer { $0.tones = [.multiply(color.ink(in: environment))] }
    case .flipsForRightToLeft:
      layer {
        if environment.layoutDirection == .rightToLeft {
          $0.transform = .scale(-1, 1, around: point(.center))
        }
      }
    case .luminanceToAlpha, .blend, .compositingGroup, .drawingGroup, .contentShape:
      painter.draw(main)
    }
  }
}

extension Affine {
  /// A turn in space, seen without perspective.
  static func turned(
    _ angle: Angle, _ axis: (CGFloat, CGFloat, CGFloat), around point: CGPoint
  ) -> Affine {
    let length = (axis.0 * axis.0 + axis.1 * axis.1 + axis.2 * axis.2).squareRoot()
    guard length > 0 else { return .identity }
    let (x, y, z) = (axis.0 / length, axis.1 / length, axis.2 / length)
    let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
    let rest = 1 - cosine
    // The upper left part of the matrix of a turn around an axis.
    let (a, c) = (cosine + x * x * rest, x * y * rest - z * sine)
    let (b, d) = (y * x * rest + z * sine, cosine + y * y * rest)
    return Affine(
      a, b, c, d, point.x - a * point.x - c * point.y, point.y - b * point.x - d * point.y)
  }
}

extension ProjectionRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    let frame = box.frame
    let t = transform
    // The transform is that of the view's own space, whose corner is where its frame begins.
    let moved = Affine(
      t.a, t.b, t.c, t.d, t.tx + frame.minX - t.a * frame.minX - t.c * frame.minY,
      t.ty + frame.minY - t.b * frame.minX - t.d * frame.minY)
    painter.layer {
      $0.transform = moved
    } _: {
      $0.drawChildren(of: box)
    }
  }
}
