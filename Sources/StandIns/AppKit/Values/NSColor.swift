import UIKit

/// A colour. Follows documentation/appkit/nscolor.
open class NSColor: NSObject, @unchecked Sendable {
  public let _color: UIColor

  public init(_color color: UIColor) {
    _color = color
    super.init()
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(_color: UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public convenience init(
    calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(_color: UIColor(white: white, alpha: alpha))
  }
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      _color: UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }
  public convenience init?(named name: String) {
    guard let color = UIColor(named: name) else { return nil }
    self.init(_color: color)
  }
  public convenience init?(cgColor: CGColor) { self.init(_color: UIColor(cgColor: cgColor)) }

  open var cgColor: CGColor { _color.cgColor }
  open var redComponent: CGFloat { cgColor._rgba.red }
  open var greenComponent: CGFloat { cgColor._rgba.green }
  open var blueComponent: CGFloat { cgColor._rgba.blue }
  open var alphaComponent: CGFloat { cgColor.alpha }
  open func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    NSColor(_color: _color.withAlphaComponent(alpha))
  }
  open func set() { _color.set() }
  open func setFill() { _color.setFill() }
  open func setStroke() { _color.setStroke() }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSColor)?._color == _color
  }
  open override var hash: Int { _color.hash }
}
