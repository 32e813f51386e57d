import Foundation

/// How a view is drawn, without effect on its layout.
enum Effect {
  case opacity(Double)
  case hidden
  case shadow(color: Color, radius: CGFloat, offset: CGSize)
  case blur(radius: CGFloat, opaque: Bool)
  case scale(CGSize, UnitPoint)
  case rotation(Angle, UnitPoint)
  case rotation3D(Angle, axis: (CGFloat, CGFloat, CGFloat), UnitPoint, perspective: CGFloat)
  case clip(any Shape, FillStyle)
  case mask
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  case hueRotation(Angle)
  case colorInvert
  case colorMultiply(Color)
  case luminanceToAlpha
  case blend(BlendMode)
  case compositingGroup
  case drawingGroup(opaque: Bool)
  case contentShape(any Shape)
  case flipsForRightToLeft
}

/// How colours are mixed with those behind. Follows documentation/swiftui/blendmode.
public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

nonisolated extension View {
  /// Sets how opaque the view is.
  public func opacity(_ opacity: Double) -> some View { trait(Effect.opacity(opacity)) }
  /// Hides the view and keeps its place.
  public func hidden() -> some View { trait(Effect.hidden) }
  /// Adds a shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    trait(Effect.shadow(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    trait(Effect.blur(radius: radius, opaque: opaque))
  }
  /// Scales the view.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    trait(Effect.scale(CGSize(width: s, height: s), anchor))
  }
  /// Scales the view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    trait(Effect.scale(scale, anchor))
  }
  /// Scales the view.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    trait(Effect.scale(CGSize(width: x, height: y), anchor))
  }
  /// Turns the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    trait(Effect.rotation(angle, anchor))
  }
  /// Turns the view in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    trait(Effect.rotation3D(angle, axis: axis, anchor, perspective: perspective))
  }
  /// Cuts the view to its bounds.
  public func clipped(antialiased: Bool = false) -> some View {
    trait(Effect.clip(Rectangle(), FillStyle(antialiased: antialiased)))
  }
  /// Cuts the view to a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    trait(Effect.clip(shape, style))
  }
  /// Rounds the corners.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, message: "Use clipShape or fill instead."
  )
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    trait(
      Effect.clip(RoundedRectangle(cornerRadius: radius), FillStyle(antialiased: antialiased)))
  }
  /// Shows the view where another one is opaque.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    attached(mask(), as: .background, Effect.mask)
  }
  /// Shows the view where another one is opaque.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    attached(mask, as: .background, Effect.mask)
  }
  /// Changes the brightness.
  public func brightness(_ amount: Double) -> some View { trait(Effect.brightness(amount)) }
  /// Changes the contrast.
  public func contrast(_ amount: Double) -> some View { trait(Effect.contrast(amount)) }
  /// Changes the saturation.
  public func saturation(_ amount: Double) -> some View { trait(Effect.saturation(amount)) }
  /// Takes colour away.
  public func grayscale(_ amount: Double) -> some View { trait(Effect.grayscale(amount)) }
  /// Turns the hues.
  public func hueRotation(_ angle: Angle) -> some View { trait(Effect.hueRotation(angle)) }
  /// Inverts the colours.
  public func colorInvert() -> some View { trait(Effect.colorInvert) }
  /// Multiplies the colours.
  public func colorMultiply(_ color: Color) -> some View { trait(Effect.colorMultiply(color)) }
  /// Makes light colours opaque.
  public func luminanceToAlpha() -> some View { trait(Effect.luminanceToAlpha) }
  /// Sets how colours are mixed with those behind.
  public func blendMode(_ blendMode: BlendMode) -> some View { trait(Effect.blend(blendMode)) }
  /// Draws the view as one.
  public func compositingGroup() -> some View { trait(Effect.compositingGroup) }
  /// Draws the view as one image.
  public func drawingGroup(opaque: Bool = false) -> some View {
    trait(Effect.drawingGroup(opaque: opaque))
  }
  /// Sets the shape that reacts to the user.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    trait(Effect.contentShape(shape))
  }
  /// Sets the shape for some purposes.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    trait(kind.contains(.interaction) ? Effect.contentShape(shape) : nil)
  }
  /// Turns the view round where text goes from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    trait(enabled ? Effect.flipsForRightToLeft : nil)
  }
}

/// What a content shape is for. Follows documentation/swiftui/contentshapekinds.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What a context menu shows.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The hover effect.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}
