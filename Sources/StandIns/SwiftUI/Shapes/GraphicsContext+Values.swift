import Foundation

extension GraphicsContext {
  /// What is filled with. Follows documentation/swiftui/graphicscontext/shading.
  public struct Shading: Sendable {
    indirect enum Kind: Sendable {
      case style(AnyShapeStyle)
      case palette([Shading])
    }
    let kind: Kind
    private init(_ kind: Kind) { self.kind = kind }
    private static func styled(_ style: some ShapeStyle) -> Shading {
      Shading(.style(AnyShapeStyle(style)))
    }
    /// What is behind.
    public static var backdrop: Shading { styled(BackgroundStyle()) }
    /// The foreground.
    public static var foreground: Shading { styled(ForegroundStyle()) }
    /// Several, for the levels of a style.
    public static func palette(_ array: [Shading]) -> Shading { Shading(.palette(array)) }
    /// A colour.
    public static func color(_ color: Color) -> Shading { styled(color) }
    /// A colour by its components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      styled(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// A grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      styled(Color(colorSpace, white: white, opacity: opacity))
    }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { styled(style) }
    /// A gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      styled(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
    }
    /// A gradient out of a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      styled(
        RadialGradient(
          gradient: gradient, center: .center, startRadius: startRadius, endRadius: endRadius))
    }
    /// A gradient around a point.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      styled(AngularGradient(gradient: gradient, center: .center, angle: angle))
    }
  }

  /// How a gradient goes on. Follows documentation/swiftui/graphicscontext/gradientoptions.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var `repeat`: GradientOptions { .init(rawValue: 1) }
    public static var mirror: GradientOptions { .init(rawValue: 2) }
    public static var linearColor: GradientOptions { .init(rawValue: 4) }
  }

  /// How is cut. Follows documentation/swiftui/graphicscontext/clipoptions.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var inverse: ClipOptions { .init(rawValue: 1) }
  }

  /// How a filter is applied. Follows documentation/swiftui/graphicscontext/filteroptions.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var linearColor: FilterOptions { .init(rawValue: 1) }
  }

  /// How a shadow is drawn. Follows documentation/swiftui/graphicscontext/shadowoptions.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var shadowAbove: ShadowOptions { .init(rawValue: 1) }
    public static var shadowOnly: ShadowOptions { .init(rawValue: 2) }
    public static var invertsAlpha: ShadowOptions { .init(rawValue: 4) }
    public static var disablesGroup: ShadowOptions { .init(rawValue: 8) }
  }

  /// How a blur is drawn. Follows documentation/swiftui/graphicscontext/bluroptions.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var opaque: BlurOptions { .init(rawValue: 1) }
    public static var dithersResult: BlurOptions { .init(rawValue: 2) }
  }

  /// What changes what is drawn. Follows documentation/swiftui/graphicscontext/filter.
  public struct Filter: Sendable {
    let name: String
    let amount: Double
    private static func of(_ name: String, _ amount: Double) -> Filter {
      Filter(name: name, amount: amount)
    }
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter { of("shadow", Double(radius)) }
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      of("blur", Double(radius))
    }
    public static func colorMultiply(_ color: Color) -> Filter { of("colorMultiply", 1) }
    public static func hueRotation(_ angle: Angle) -> Filter { of("hueRotation", angle.radians) }
    public static func saturation(_ amount: Double) -> Filter { of("saturation", amount) }
    public static func brightness(_ amount: Double) -> Filter { of("brightness", amount) }
    public static func contrast(_ amount: Double) -> Filter { of("contrast", amount) }
    public static func grayscale(_ amount: Double) -> Filter { of("grayscale", amount) }
    public static func colorInvert(_ amount: Double = 1) -> Filter { of("colorInvert", amount) }
    public static var luminanceToAlpha: Filter { of("luminanceToAlpha", 1) }
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter { of("alphaThreshold", min) }
  }

  /// An image that can be drawn. Follows documentation/swiftui/graphicscontext/resolvedimage.
  public struct ResolvedImage {
    let image: Image
    /// The size of the image.
    public var size: CGSize {
      let standard = CGSize(width: 20, height: 20)
      guard case .object(let wrapped) = image.source else { return standard }
      return (wrapped.object as? UIImage)?.size ?? standard
    }
    /// The base line.
    public var baseline: CGFloat { size.height }
    /// What it is filled with.
    public var shading: Shading?
  }

  /// A text that can be drawn. Follows documentation/swiftui/graphicscontext/resolvedtext.
  public struct ResolvedText {
    let text: Text
    let environment: EnvironmentValues
    /// What it is filled with.
    public var shading = Shading.foreground
    init(text: Text, environment: EnvironmentValues) {
      (self.text, self.environment) = (text, environment)
    }
    /// The size that the text has in another one.
    public func measure(in size: CGSize) -> CGSize {
      let font = UIFont.systemFont(ofSize: 17)
      return (text.string(in: environment) as NSString).boundingRect(
        with: size, options: [.usesLineFragmentOrigin], attributes: [.font: font], context: nil
      ).size
    }
    /// The first base line.
    public func firstBaseline(in size: CGSize) -> CGFloat { min(17, measure(in: size).height) }
    /// The last base line.
    public func lastBaseline(in size: CGSize) -> CGFloat { measure(in: size).height }
  }

  /// A view that can be drawn. Follows documentation/swiftui/graphicscontext/resolvedsymbol.
  public struct ResolvedSymbol {
    let id: AnyHashable
    let view: AnyView
    /// The size of the view.
    public var size: CGSize { CGSize(width: 20, height: 20) }
  }
}
