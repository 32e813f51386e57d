import UIKit

nonisolated extension Color {
  /// A colour of UIKit.
  public init(uiColor: UIColor) { self.init(components: uiColor) }
  /// A colour of UIKit.
  public init(_ color: UIColor) { self.init(components: color) }
  /// A colour of Core Graphics.
  public init(cgColor: CGColor) { self.init(components: UIColor(cgColor: cgColor)) }
  /// A colour of Core Graphics.
  public init(_ color: CGColor) { self.init(components: UIColor(cgColor: color)) }

  private init(components color: UIColor) {
    func part(_ style: UIUserInterfaceStyle) -> Color {
      let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      _ = resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return Color(
        .sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }
    let (light, dark) = (part(.light), part(.dark))
    self.init(light == dark ? light.base : .dynamic(light: light, dark: dark))
  }
}

extension Image {
  /// An image of UIKit.
  public init(uiImage: UIImage) { self.init(object: uiImage) }
}

extension UIColor {
  /// A colour of SwiftUI.
  public convenience init(_ color: Color) {
    let light = color.resolve(in: EnvironmentValues())
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    let dark = color.resolve(in: environment)
    self.init { traits in
      let part = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(
        red: CGFloat(part.red), green: CGFloat(part.green), blue: CGFloat(part.blue),
        alpha: CGFloat(part.opacity))
    }
  }
}
