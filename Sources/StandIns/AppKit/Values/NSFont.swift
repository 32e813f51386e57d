import UIKit

/// A font. Follows documentation/appkit/nsfont.
open class NSFont: NSObject, @unchecked Sendable {
  public let _font: UIFont

  public init(_font font: UIFont) {
    _font = font
    super.init()
  }

  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = UIFont(name: fontName, size: fontSize) else { return nil }
    self.init(_font: font)
  }

  open var fontName: String { _font.fontName }
  open var familyName: String? { _font.familyName }
  open var displayName: String? { _font.fontName }
  open var pointSize: CGFloat { _font.pointSize }
  open var ascender: CGFloat { _font.ascender }
  open var descender: CGFloat { _font.descender }

  open class func systemFont(ofSize fontSize: CGFloat) -> NSFont {
    NSFont(_font: .systemFont(ofSize: fontSize))
  }
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(_font: .systemFont(ofSize: fontSize, weight: weight))
  }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont {
    NSFont(_font: .boldSystemFont(ofSize: fontSize))
  }
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(_font: .monospacedSystemFont(ofSize: fontSize, weight: weight))
  }
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(_font: .monospacedDigitSystemFont(ofSize: fontSize, weight: weight))
  }
  open class func preferredFont(forTextStyle style: TextStyle) -> NSFont {
    NSFont(_font: .preferredFont(forTextStyle: style))
  }
  open class func menuFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize > 0 ? fontSize : 13)
  }
  open class func labelFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize > 0 ? fontSize : 10)
  }
  open class var systemFontSize: CGFloat { 13 }
  open class var smallSystemFontSize: CGFloat { 11 }
  open class var labelFontSize: CGFloat { 10 }

  public typealias Weight = UIFont.Weight
  public typealias TextStyle = UIFont.TextStyle
}
