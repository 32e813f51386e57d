import QuartzCore

extension UIImage {
  /// Whether a picture keeps its colours. Follows documentation/uikit/uiimage/renderingmode-swift.enum.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// Follows documentation/uikit/uiimage/orientation.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Follows documentation/uikit/uiimage/resizingmode-swift.enum.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  /// Follows documentation/uikit/uiimage/symbolweight.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// Follows documentation/uikit/uiimage/symbolscale.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// Follows documentation/uikit/uiimage/configuration-swift.class.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// Follows documentation/uikit/uiimage/symbolconfiguration-swift.class.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    public let _pointSize: CGFloat?
    public let _weight: SymbolWeight
    public let _scale: SymbolScale
    public let _colors: [UIColor]

    init(
      size: CGFloat?, weight: SymbolWeight, scale: SymbolScale, colors: [UIColor]
    ) {
      _pointSize = size
      _weight = weight
      _scale = scale
      _colors = colors
      super.init()
    }

    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified)
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .default)
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, weight: weight, scale: scale, colors: [])
    }
    public convenience init(scale: SymbolScale) {
      self.init(size: nil, weight: .unspecified, scale: scale, colors: [])
    }
    public convenience init(weight: SymbolWeight) {
      self.init(size: nil, weight: weight, scale: .default, colors: [])
    }
    public convenience init(font: UIFont) { self.init(font: font, scale: .default) }
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(size: font.pointSize, weight: .regular, scale: scale, colors: [])
    }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .default)
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
    public convenience init(hierarchicalColor: UIColor) {
      self.init(size: nil, weight: .unspecified, scale: .default, colors: [hierarchicalColor])
    }
    public convenience init(paletteColors: [UIColor]) {
      self.init(size: nil, weight: .unspecified, scale: .default, colors: paletteColors)
    }

    /// This configuration with what the other one says on top.
    open func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        size: other._pointSize ?? _pointSize,
        weight: other._weight == .unspecified ? _weight : other._weight,
        scale: other._scale == .default ? _scale : other._scale,
        colors: other._colors.isEmpty ? _colors : other._colors)
    }
  }
}
