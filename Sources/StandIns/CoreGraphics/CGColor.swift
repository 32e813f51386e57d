import FoundationOverlay

/// A colour as components of a colour space. Follows documentation/coregraphics/cgcolor.
public final class CGColor: Hashable, Sendable {
  private let values: [CGFloat]
  private let space: CGColorSpace

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values = [red, green, blue, alpha]
    space = CGColorSpaceCreateDeviceRGB()
  }

  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values = [red, green, blue, alpha]
    space = CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB()
  }

  public init(gray: CGFloat, alpha: CGFloat) {
    values = [gray, alpha]
    space = CGColorSpaceCreateDeviceGray()
  }

  /// Nil where there are fewer components than the space needs, alpha included.
  public init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard components.count == space.numberOfComponents + 1 else { return nil }
    values = components
    self.space = space
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public var components: [CGFloat]? { values }
  public var numberOfComponents: Int { values.count }
  public var alpha: CGFloat { values.last ?? 1 }
  public var colorSpace: CGColorSpace? { space }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(colorSpace: space, components: Array(values.dropLast()) + [alpha])
  }

  /// Red, green, blue and alpha, whatever the colour's own space is.
  public var _rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    if values.count >= 4 { return (values[0], values[1], values[2], values[3]) }
    let gray = values.first ?? 0
    return (gray, gray, gray, alpha)
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.values == right.values && left.space == right.space
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
    hasher.combine(space)
  }
}
