import Foundation

/// A font. Follows documentation/swiftui/font.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle, Design?)
    case system(CGFloat, Design?)
    case custom(String, CGFloat, relativeTo: TextStyle?)
  }
  var base: Base
  var weight: Weight?
  var width: Width?
  var leading: Leading?
  var isItalic = false
  var isMonospaced = false
  var hasMonospacedDigits = false
  var hasSmallCaps = false

  init(_ base: Base, _ weight: Weight? = nil) { (self.base, self.weight) = (base, weight) }

  /// A style of text. Follows documentation/swiftui/font/textstyle.
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2

    /// The size at the default text size.
    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }
  }

  /// A weight. Follows documentation/swiftui/font/weight.
  public struct Weight: Hashable, Sendable {
    let value: CGFloat
    public static let ultraLight = Weight(value: -0.8)
    public static let thin = Weight(value: -0.6)
    public static let light = Weight(value: -0.4)
    public static let regular = Weight(value: 0)
    public static let medium = Weight(value: 0.23)
    public static let semibold = Weight(value: 0.3)
    public static let bold = Weight(value: 0.4)
    public static let heavy = Weight(value: 0.56)
    public static let black = Weight(value: 0.62)
  }

  /// A width. Follows documentation/swiftui/font/width.
  public struct Width: Hashable, Sendable {
    /// The width in relation to the standard one.
    public var value: CGFloat
    /// A width.
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// A design. Follows documentation/swiftui/font/design.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The distance of the lines. Follows documentation/swiftui/font/leading.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// The font of a text style.
  public static let largeTitle = Font(.style(.largeTitle, nil))
  public static let title = Font(.style(.title, nil))
  public static let title2 = Font(.style(.title2, nil))
  public static let title3 = Font(.style(.title3, nil))
  public static let headline = Font(.style(.headline, nil))
  public static let subheadline = Font(.style(.subheadline, nil))
  public static let body = Font(.style(.body, nil))
  public static let callout = Font(.style(.callout, nil))
  public static let footnote = Font(.style(.footnote, nil))
  public static let caption = Font(.style(.caption, nil))
  public static let caption2 = Font(.style(.caption2, nil))

  /// The system's font in a style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design), weight)
  }
  /// The system's font in a size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size, design), weight)
  }
  /// A font by its name, which grows with the text size.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size, relativeTo: .body))
  }
  /// A font by its name, which grows with a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(.custom(name, size, relativeTo: style))
  }
  /// A font by its name, of one size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize, relativeTo: nil))
  }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  /// The font in a width.
  public func width(_ width: Width) -> Font { with { $0.width = width } }
  /// The font in bold.
  public func bold() -> Font { weight(.bold) }
  /// The font in italics.
  public func italic() -> Font { with { $0.isItalic = true } }
  /// The font with letters of one width.
  public func monospaced() -> Font { with { $0.isMonospaced = true } }
  /// The font with digits of one width.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  /// The font in small capitals.
  public func smallCaps() -> Font { with { $0.hasSmallCaps = true } }
  /// The font with another distance of the lines.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

  /// The size in points at a text size.
  func size(at dynamicTypeSize: DynamicTypeSize) -> CGFloat {
    switch base {
    case .style(let style, _): style.size * dynamicTypeSize.scale
    case .system(let size, _): size
    case .custom(_, let size, let style): style == nil ? size : size * dynamicTypeSize.scale
    }
  }
}
