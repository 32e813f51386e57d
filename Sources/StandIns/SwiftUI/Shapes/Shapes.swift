import Foundation

/// A rectangle. Follows documentation/swiftui/rectangle.
public struct Rectangle: Shape {
  /// A rectangle.
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with round corners. Follows documentation/swiftui/roundedrectangle.
public struct RoundedRectangle: Shape {
  /// The size of the corners.
  nonisolated public var cornerSize: CGSize
  /// How the corners are rounded.
  nonisolated public var style: RoundedCornerStyle
  /// A rectangle with corners of a size.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }
  /// A rectangle with corners of a radius.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
}

/// The radii of four corners. Follows documentation/swiftui/rectanglecornerradii.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius at the top and the leading edge.
  public var topLeading: CGFloat
  /// The radius at the bottom and the leading edge.
  public var bottomLeading: CGFloat
  /// The radius at the bottom and the trailing edge.
  public var bottomTrailing: CGFloat
  /// The radius at the top and the trailing edge.
  public var topTrailing: CGFloat
  /// Sets the radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}

/// A rectangle with different corners. Follows documentation/swiftui/unevenroundedrectangle.
public struct UnevenRoundedRectangle: Shape {
  /// The radii of the corners.
  nonisolated public var cornerRadii: RectangleCornerRadii
  /// How the corners are rounded.
  nonisolated public var style: RoundedCornerStyle
  /// A rectangle with these corners.
  nonisolated public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }
  /// A rectangle with these corners.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: .init(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }
  nonisolated public func path(in rect: CGRect) -> Path {
    let limit = min(rect.width, rect.height) / 2
    func corner(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ start: Double, _ path: inout Path)
    {
      let radius = min(radius, limit)
      let center = CGPoint(
        x: x == rect.minX ? x + radius : x - radius, y: y == rect.minY ? y + radius : y - radius)
      path.addArc(
        center: center, radius: radius, startAngle: .degrees(start), endAngle: .degrees(start + 90),
        clockwise: false)
    }
    return Path { path in
      corner(rect.minX, rect.minY, cornerRadii.topLeading, 180, &path)
      corner(rect.maxX, rect.minY, cornerRadii.topTrailing, 270, &path)
      corner(rect.maxX, rect.maxY, cornerRadii.bottomTrailing, 0, &path)
      corner(rect.minX, rect.maxY, cornerRadii.bottomLeading, 90, &path)
      path.closeSubpath()
    }
  }
}

/// A circle. Follows documentation/swiftui/circle.
public struct Circle: Shape {
  /// A circle.
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

/// An ellipse. Follows documentation/swiftui/ellipse.
public struct Ellipse: Shape {
  /// An ellipse.
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle with round ends. Follows documentation/swiftui/capsule.
public struct Capsule: Shape {
  /// How the ends are rounded.
  nonisolated public var style: RoundedCornerStyle
  /// A rectangle with round ends.
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
}

/// The shape of the container. Follows documentation/swiftui/containerrelativeshape.
public struct ContainerRelativeShape: Shape {
  /// The shape of the container.
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A shape, made smaller.
public struct SmallerShape<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat
  nonisolated public func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: amount, dy: amount))
  }
  nonisolated public func inset(by amount: CGFloat) -> SmallerShape<Base> {
    SmallerShape(base: base, amount: self.amount + amount)
  }
}

extension Rectangle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    SmallerShape<Self>(base: self, amount: amount)
  }
}
extension RoundedRectangle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    SmallerShape<Self>(base: self, amount: amount)
  }
}
extension UnevenRoundedRectangle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    SmallerShape<Self>(base: self, amount: amount)
  }
}
extension Circle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    SmallerShape<Self>(base: self, amount: amount)
  }
}
extension Ellipse: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    SmallerShape<Self>(base: self, amount: amount)
  }
}
extension Capsule: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    SmallerShape<Self>(base: self, amount: amount)
  }
}
extension ContainerRelativeShape: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    SmallerShape<Self>(base: self, amount: amount)
  }
}

nonisolated extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { .init() }
}
nonisolated extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    .init(cornerRadius: cornerRadius, style: style)
  }
  /// A rectangle with round corners.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    .init(cornerSize: cornerSize, style: style)
  }
}
nonisolated extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { .init() }
}
nonisolated extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { .init() }
}
nonisolated extension Shape where Self == Capsule {
  /// A rectangle with round ends.
  public static var capsule: Capsule { .init() }
  /// A rectangle with round ends.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { .init(style: style) }
}
