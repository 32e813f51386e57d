import QuartzCore

/// A typeface at a size. Follows documentation/uikit/uifont.
open class UIFont: NSObject, @unchecked Sendable {
  public let fontDescriptor: UIFontDescriptor
  public let pointSize: CGFloat

  public init(descriptor: UIFontDescriptor, size: CGFloat) {
    let size = size > 0 ? size : descriptor.pointSize
    fontDescriptor = descriptor._with(size: size)
    pointSize = size
    super.init()
  }

  /// A font by its name; nil for an empty name. Fonts that are not installed cannot be told apart
  /// from those that are, because nothing is rasterised here.
  public convenience init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    self.init(descriptor: UIFontDescriptor(name: name, size: size), size: size)
  }

  open class func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(_system: size, weight: weight), size: size)
  }

  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    let plain = UIFontDescriptor(_system: size, weight: .regular)
    return UIFont(descriptor: plain.withSymbolicTraits(.traitItalic) ?? plain, size: size)
  }

  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    let plain = UIFontDescriptor(_system: size, weight: weight)
    return UIFont(descriptor: plain.withDesign(.monospaced) ?? plain, size: size)
  }

  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: style, compatibleWith: traitCollection)
    return UIFont(descriptor: descriptor, size: 0)
  }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var systemFontSize: CGFloat { 14 }

  open func withSize(_ size: CGFloat) -> UIFont {
    UIFont(descriptor: fontDescriptor, size: size)
  }

  open var fontName: String { fontDescriptor.postscriptName }
  open var familyName: String { fontDescriptor._family }
  open var ascender: CGFloat { pointSize * 0.952 }
  open var descender: CGFloat { -pointSize * 0.241 }
  open var capHeight: CGFloat { pointSize * 0.705 }
  open var xHeight: CGFloat { pointSize * 0.526 }
  open var leading: CGFloat { 0 }
  open var lineHeight: CGFloat { pointSize * 1.193 }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontDescriptor == other.fontDescriptor && pointSize == other.pointSize
  }

  open override var hash: Int { fontDescriptor.hash ^ pointSize.hashValue }

  open override var description: String {
    "<UIFont: \"\(fontName)\"; pointSize = \(pointSize); weight = \(fontDescriptor._weight.rawValue)>"
  }
}

extension UIFont {
  /// How heavy a font is. Follows documentation/uikit/uifont/weight.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  /// What a piece of text is for. Follows documentation/uikit/uifont/textstyle.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// Size and weight at the standard text size.
    var metrics: (size: CGFloat, weight: UIFont.Weight) {
      switch self {
      case .extraLargeTitle: (36, .bold)
      case .extraLargeTitle2: (28, .bold)
      case .largeTitle: (34, .regular)
      case .title1: (28, .regular)
      case .title2: (22, .regular)
      case .title3: (20, .regular)
      case .headline: (17, .semibold)
      case .callout: (16, .regular)
      case .subheadline: (15, .regular)
      case .footnote: (13, .regular)
      case .caption1: (12, .regular)
      case .caption2: (11, .regular)
      default: (17, .regular)
      }
    }
  }
}
