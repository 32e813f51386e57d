import Foundation

/// A colour. Follows documentation/swiftui/color.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  indirect enum Base: Hashable, Sendable {
    case named(SystemName)
    case components(RGBColorSpace, red: Double, green: Double, blue: Double)
    case asset(String)
    case faded(Color, Double)
    case dynamic(light: Color, dark: Color)
    case mixed(Color, Color, Double)
  }

  enum SystemName: String, Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, white
    case gray, black, clear, primary, secondary, accent
  }
  let base: Base

  init(_ base: Base) { self.base = base }
  private init(name: SystemName) { base = .named(name) }

  /// A colour space. Follows documentation/swiftui/color/rgbcolorspace.
  public enum RGBColorSpace: Sendable, Hashable {
    case sRGB, sRGBLinear, displayP3
  }

  /// A colour of three components.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let color = Color(.components(colorSpace, red: red, green: green, blue: blue))
    self = opacity == 1 ? color : color.opacity(opacity)
  }
  /// A shade of grey.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
  /// A colour by hue, saturation and brightness.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(
      .sRGB, red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }
  /// A colour of the asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { base = .asset(name) }

  /// The colours of the system.
  public static let red = Color(name: .red)
  public static let orange = Color(name: .orange)
  public static let yellow = Color(name: .yellow)
  public static let green = Color(name: .green)
  public static let mint = Color(name: .mint)
  public static let teal = Color(name: .teal)
  public static let cyan = Color(name: .cyan)
  public static let blue = Color(name: .blue)
  public static let indigo = Color(name: .indigo)
  public static let purple = Color(name: .purple)
  public static let pink = Color(name: .pink)
  public static let brown = Color(name: .brown)
  public static let white = Color(name: .white)
  public static let gray = Color(name: .gray)
  public static let black = Color(name: .black)
  public static let clear = Color(name: .clear)
  public static let primary = Color(name: .primary)
  public static let secondary = Color(name: .secondary)
  public static var accentColor: Color { Color(name: .accent) }

  /// The colour, less opaque.
  public func opacity(_ opacity: Double) -> Color { Color(.faded(self, opacity)) }
  /// The colour with some of another one.
  public func mix(with other: Color, by fraction: Double) -> Color {
    Color(.mixed(self, other, fraction))
  }
  /// A light gradient of the colour.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
  }

  public var description: String {
    switch base {
    case .named(let name): name.rawValue
    case .components(_, let red, let green, let blue):
      "#" + [red, green, blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
        + "FF"
    case .asset(let name): "NamedColor(name: \"\(name)\")"
    case .faded(let color, let opacity): "\(Int((opacity * 100).rounded()))% \(color)"
    case .dynamic(let light, let dark): "\(light) or \(dark)"
    case .mixed(let first, let second, let fraction): "\(first) with \(fraction) \(second)"
    }
  }

  /// The components of a colour. Follows documentation/swiftui/color/resolved.
  public struct Resolved: Hashable, Sendable {
    /// The red component.
    public var red: Float
    /// The green component.
    public var green: Float
    /// The blue component.
    public var blue: Float
    /// The opacity.
    public var opacity: Float
    /// Sets the components.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }
  }

  /// The components in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    switch base {
    case .named(let name): return name.resolved(in: environment)
    case .components(_, let red, let green, let blue):
      return Resolved(red: Float(red), green: Float(green), blue: Float(blue))
    case .asset: return SystemName.accent.resolved(in: environment)
    case .faded(let color, let opacity):
      var resolved = color.resolve(in: environment)
      resolved.opacity *= Float(opacity)
      return resolved
    case .dynamic(let light, let dark):
      return (environment.colorScheme == .dark ? dark : light).resolve(in: environment)
    case .mixed(let first, let second, let fraction):
      let (a, b) = (first.resolve(in: environment), second.resolve(in: environment))
      func mix(_ path: KeyPath<Resolved, Float>) -> Float {
        a[keyPath: path] + (b[keyPath: path] - a[keyPath: path]) * Float(fraction)
      }
      return Resolved(
        red: mix(\.red), green: mix(\.green), blue: mix(\.blue), opacity: mix(\.opacity))
    }
  }
}

extension Color.SystemName {
  /// The components on a light and on a dark background, as the system documents them.
  func resolved(in environment: EnvironmentValues) -> Color.Resolved {
    func color(_ light: UInt32, _ dark: UInt32, _ opacity: Float = 1) -> Color.Resolved {
      let value = environment.colorScheme == .dark ? dark : light
      func part(_ shift: UInt32) -> Float { Float((value >> shift) & 0xFF) / 255 }
      return .init(red: part(16), green: part(8), blue: part(0), opacity: opacity)
    }
    return switch self {
    case .red: color(0xFF3B30, 0xFF453A)
    case .orange: color(0xFF9500, 0xFF9F0A)
    case .yellow: color(0xFFCC00, 0xFFD60A)
    case .green: color(0x34C759, 0x30D158)
    case .mint: color(0x00C7BE, 0x63E6E2)
    case .teal: color(0x30B0C7, 0x40CBE0)
    case .cyan: color(0x32ADE6, 0x64D2FF)
    case .blue: color(0x007AFF, 0x0A84FF)
    case .indigo: color(0x5856D6, 0x5E5CE6)
    case .purple: color(0xAF52DE, 0xBF5AF2)
    case .pink: color(0xFF2D55, 0xFF375F)
    case .brown: color(0xA2845E, 0xAC8E68)
    case .white: color(0xFFFFFF, 0xFFFFFF)
    case .gray: color(0x8E8E93, 0x8E8E93)
    case .black: color(0x000000, 0x000000)
    case .clear: color(0, 0, 0)
    case .primary: color(0x000000, 0xFFFFFF)
    case .secondary: color(0x3C3C43, 0xEBEBF5, 0.6)
    case .accent:
      environment.tintColor.flatMap { $0 == .accentColor ? nil : $0.resolve(in: environment) }
        ?? color(0x007AFF, 0x0A84FF)
    }
  }
}

extension Color: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) { node.setChildren([any View]()) }
}
