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
nonisolated extension View {
  /// Sets the keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.keyboard.type, type.rawValue)
  }
  /// Says what a field is for.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.keyboard.contentType, textContentType?.rawValue)
  }
  /// Sets how letters become capitals.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, message: "use textInputAutocapitalization(_:)"
  )
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.keyboard.capitalization, TextInputAutocapitalization(style))
  }
}

extension TextInputAutocapitalization {
  /// The setting of UIKit.
  nonisolated public init(_ type: UITextAutocapitalizationType) {
    self =
      switch type {
      case .none: .never
      case .words: .words
      case .allCharacters: .characters
      default: .sentences
      }
  }
}

extension EnvironmentValues {
  /// Takes over what the surroundings of UIKit say.
  mutating func follow(_ traits: UITraitCollection) {
    colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
    verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
    dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory)
    if traits.displayScale > 0 { displayScale = traits.displayScale }
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension UserInterfaceSizeClass {
  fileprivate init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}

extension DynamicTypeSize {
  fileprivate init(_ category: UIContentSizeCategory) {
    let sizes: [UIContentSizeCategory: DynamicTypeSize] = [
      .extraSmall: .xSmall, .small: .small, .medium: .medium, .large: .large,
      .extraLarge: .xLarge, .extraExtraLarge: .xxLarge, .extraExtraExtraLarge: .xxxLarge,
      .accessibilityMedium: .accessibility1, .accessibilityLarge: .accessibility2,
      .accessibilityExtraLarge: .accessibility3,
      .accessibilityExtraExtraLarge: .accessibility4,
      .accessibilityExtraExtraExtraLarge: .accessibility5,
    ]
    self = sizes[category] ?? .large
  }
}
