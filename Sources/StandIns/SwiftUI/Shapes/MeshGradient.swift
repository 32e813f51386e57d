import Foundation

/// Colours between points. Follows documentation/swiftui/meshgradient.
public struct MeshGradient: ShapeStyle, Equatable {
  /// How many points a row has.
  public var width: Int
  /// How many rows there are.
  public var height: Int
  /// The points.
  public var points: [SIMD2<Float>]
  /// The colours of the points.
  public var colors: [Color]
  /// The colour around.
  public var background: Color
  /// Whether the colours are mixed smoothly.
  public var smoothsColors: Bool
  /// Colours at points.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height, self.points) = (width, height, points)
    (self.colors, self.background, self.smoothsColors) = (colors, background, smoothsColors)
  }
}

extension MeshGradient: View { public var body: some View { Rectangle().fill(self) } }

extension Gradient {
  /// How colours are mixed. Follows documentation/swiftui/gradient/colorspace.
  public struct ColorSpace: Hashable, Sendable {
    let name: String
    public static let device = ColorSpace(name: "device")
    public static let perceptual = ColorSpace(name: "perceptual")
  }
  /// The gradient with colours mixed in a way.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

/// A gradient in an ellipse. Follows documentation/swiftui/ellipticalgradient.
public struct EllipticalGradient: ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  /// A gradient.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    (self.gradient, self.center) = (gradient, center)
  }
  /// Colours.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(gradient: Gradient(colors: colors), center: center)
  }
  /// Colours at places.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(gradient: Gradient(stops: stops), center: center)
  }
}

extension EllipticalGradient: View { public var body: some View { Rectangle().fill(self) } }

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient in an ellipse.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    .init(gradient: gradient, center: center)
  }
}

extension Edge {
  /// A corner. Follows documentation/swiftui/edge/corner.
  public enum Corner: Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
    /// How a corner is rounded. Follows documentation/swiftui/edge/corner/style.
    public struct Style: Hashable, Sendable {
      let radius: CGFloat
      /// As that of the container.
      public static var concentric: Style { Style(radius: 12) }
      /// As that of the container, and at least a radius.
      public static func concentric(minimum: Style) -> Style { minimum }
      /// A radius.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
    }
  }
}

/// A rectangle whose corners fit those of the container.
/// Follows documentation/swiftui/concentricrectangle.
public struct ConcentricRectangle: Shape {
  nonisolated let radii: RectangleCornerRadii
  /// A rectangle.
  nonisolated public init() { self.init(corners: .concentric) }
  /// A rectangle with corners of a style.
  nonisolated public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    let radius = corners.radius
    radii = RectangleCornerRadii(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }
  /// A rectangle with corners of different styles.
  nonisolated public init(
    topLeadingCorner: Edge.Corner.Style = .fixed(0),
    topTrailingCorner: Edge.Corner.Style = .fixed(0),
    bottomLeadingCorner: Edge.Corner.Style = .fixed(0),
    bottomTrailingCorner: Edge.Corner.Style = .fixed(0)
  ) {
    radii = RectangleCornerRadii(
      topLeading: topLeadingCorner.radius, bottomLeading: bottomLeadingCorner.radius,
      bottomTrailing: bottomTrailingCorner.radius, topTrailing: topTrailingCorner.radius)
  }
  nonisolated public func path(in rect: CGRect) -> Path {
    UnevenRoundedRectangle(cornerRadii: radii).path(in: rect)
  }
}

nonisolated extension Shape where Self == ConcentricRectangle {
  /// A rectangle with corners of a style.
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle {
    .init(corners: corners, isUniform: isUniform)
  }
}
nonisolated extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with different corners.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    .init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }
}
