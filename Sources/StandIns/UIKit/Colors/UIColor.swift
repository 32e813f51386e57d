import QuartzCore

/// A colour, which may look different in light and dark surroundings.
/// Follows documentation/uikit/uicolor.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  private enum Source {
    case fixed(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    case dynamic((UITraitCollection) -> UIColor)
  }

  private let source: Source
  /// The name in an asset catalogue, for colours that came from one.
  let assetName: String?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(red: red, green: green, blue: blue, alpha: alpha)
    assetName = nil
    super.init()
  }

  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
    assetName = nil
    super.init()
  }

  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let sector = hue * 6
    func channel(_ shift: CGFloat) -> CGFloat {
      let position = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  public convenience init(cgColor: CGColor) {
    let color = cgColor._rgba
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// A colour of an asset catalogue; nil where the bundle has none of that name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  public init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let asset = _AssetCatalog.color(named: name, in: bundle ?? .main) else { return nil }
    source = asset.source
    assetName = name
    super.init()
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let red, let green, let blue, _):
      UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .dynamic(let provider):
      UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  open var cgColor: CGColor {
    let color = _rgba
    return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// The channels in the current surroundings.
  public var _rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    switch source {
    case .fixed(let red, let green, let blue, let alpha): (red, green, blue, alpha)
    case .dynamic: resolvedColor(with: .current)._rgba
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    return [UITraitCollection(userInterfaceStyle: .light), .init(userInterfaceStyle: .dark)]
      .allSatisfy { resolvedColor(with: $0)._rgba == other.resolvedColor(with: $0)._rgba }
  }

  open override var hash: Int {
    let color = resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))._rgba
    return [color.red, color.green, color.blue, color.alpha].hashValue
  }

  open override var description: String {
    let color = _rgba
    return "UIExtendedSRGBColorSpace \(color.red) \(color.green) \(color.blue) \(color.alpha)"
  }
}
