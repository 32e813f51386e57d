import Foundation

/// How a line is drawn. Follows documentation/swiftui/strokestyle.
public struct StrokeStyle: Equatable, Sendable {
  /// How a line ends; the values are those of Core Graphics.
  public enum LineCap: Int32, Sendable { case butt, round, square }
  /// How lines meet; the values are those of Core Graphics.
  public enum LineJoin: Int32, Sendable { case miter, round, bevel }
  /// The width.
  public var lineWidth: CGFloat
  /// How it ends.
  public var lineCap: LineCap
  /// How lines meet.
  public var lineJoin: LineJoin
  /// When corners are cut.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps.
  public var dash: [CGFloat]
  /// Where the dashes start.
  public var dashPhase: CGFloat
  /// A style.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }
}

/// The outline of a shape. Follows documentation/swiftui/strokedshape.
public struct StrokedShape<Base: Shape>: Shape {
  let base: Base
  let style: StrokeStyle
  nonisolated public static var role: ShapeRole { .stroke }
  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

/// A part of a shape's outline. Follows documentation/swiftui/trimmedshape.
public struct TrimmedShape<Base: Shape>: Shape {
  let base: Base
  let from: CGFloat
  let to: CGFloat
  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

/// A shape, moved, turned or scaled. Follows documentation/swiftui/transformedshape.
public struct TransformedShape<Base: Shape>: Shape {
  enum Change: Equatable, Sendable {
    case offset(CGSize)
    case rotation(Angle, UnitPoint)
    case scale(CGSize, UnitPoint)
    case size(CGSize)
  }
  let base: Base
  let change: Change
  nonisolated public func path(in rect: CGRect) -> Path {
    func anchored(_ anchor: UnitPoint, _ turn: (CGPoint) -> CGPoint) -> Path {
      let origin = CGPoint(
        x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
      return base.path(in: rect).map {
        let point = turn(CGPoint(x: $0.x - origin.x, y: $0.y - origin.y))
        return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
      }
    }
    switch change {
    case .offset(let offset):
      return base.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    case .rotation(let angle, let anchor):
      let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
      return anchored(anchor) {
        CGPoint(x: $0.x * cosine - $0.y * sine, y: $0.x * sine + $0.y * cosine)
      }
    case .scale(let scale, let anchor):
      return anchored(anchor) { CGPoint(x: $0.x * scale.width, y: $0.y * scale.height) }
    case .size(let size): return base.path(in: CGRect(origin: rect.origin, size: size))
    }
  }
}

/// A shape whose type is hidden. Follows documentation/swiftui/anyshape.
public struct AnyShape: Shape {
  let base: any Shape
  /// Wraps a shape.
  nonisolated public init<S: Shape>(_ shape: S) { base = shape }
  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

nonisolated extension Shape {
  /// A part of the outline.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(base: self, from: startFraction, to: endFraction)
  }
  /// The shape, turned.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    TransformedShape(base: self, change: .rotation(angle, anchor))
  }
  /// The shape, scaled.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    TransformedShape(
      base: self, change: .scale(CGSize(width: scale, height: scale), anchor))
  }
  /// The shape, scaled.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    TransformedShape(base: self, change: .scale(CGSize(width: x, height: y), anchor))
  }
  /// The shape in a size.
  public func size(_ size: CGSize) -> some Shape {
    TransformedShape(base: self, change: .size(size))
  }
  /// The shape in a size.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}
