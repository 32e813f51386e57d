import QuartzCore

/// What describes a font. Follows documentation/uikit/uifontdescriptor.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public let _family: String
  public let pointSize: CGFloat
  public let _weight: UIFont.Weight
  public let symbolicTraits: SymbolicTraits
  public let _design: SystemDesign
  let textStyle: UIFont.TextStyle?

  init(
    family: String, size: CGFloat, weight: UIFont.Weight, traits: SymbolicTraits = [],
    design: SystemDesign = .default, textStyle: UIFont.TextStyle? = nil
  ) {
    _family = family
    pointSize = size
    _weight = weight
    symbolicTraits =
      weight.rawValue >= UIFont.Weight.semibold.rawValue
      ? traits.union(.traitBold) : traits
    _design = design
    self.textStyle = textStyle
    super.init()
  }

  convenience init(_system size: CGFloat, weight: UIFont.Weight) {
    self.init(family: ".AppleSystemUIFont", size: size, weight: weight)
  }

  public convenience init(name: String, size: CGFloat) {
    self.init(
      family: name, size: size, weight: name.contains("Bold") ? .bold : .regular,
      traits: name.contains("Italic") || name.contains("Oblique") ? .traitItalic : [])
  }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let size = style.metrics.size + category._textSizeChange
    return UIFontDescriptor(
      family: ".AppleSystemUIFont", size: max(11, size), weight: style.metrics.weight,
      textStyle: style)
  }

  open var postscriptName: String { _family }

  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    let isHeavy = _weight.rawValue >= UIFont.Weight.semibold.rawValue
    let weight: UIFont.Weight = traits.contains(.traitBold) ? (isHeavy ? _weight : .bold) : .regular
    return UIFontDescriptor(
      family: _family, size: pointSize, weight: weight, traits: traits, design: _design,
      textStyle: textStyle)
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(
      family: _family, size: pointSize, weight: _weight, traits: symbolicTraits, design: design,
      textStyle: textStyle)
  }

  open func withSize(_ size: CGFloat) -> UIFontDescriptor { _with(size: size) }

  func _with(size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      family: _family, size: size, weight: _weight, traits: symbolicTraits, design: _design,
      textStyle: textStyle)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return _family == other._family && pointSize == other.pointSize && _weight == other._weight
      && symbolicTraits == other.symbolicTraits && _design == other._design
  }

  open override var hash: Int { _family.hashValue ^ pointSize.hashValue ^ _weight.hashValue }
}

extension UIFontDescriptor {
  /// Bold, italic and so on. Follows documentation/uikit/uifontdescriptor/symbolictraits.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// Follows documentation/uikit/uifontdescriptor/systemdesign.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
  }
}

/// Scales fonts with the reader's text size. Follows documentation/uikit/uifontmetrics.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    let preferred = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
    return (value * preferred.pointSize / style.metrics.size).rounded()
  }

  open func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
  }
}
