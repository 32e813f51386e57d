import QuartzCore

extension UIButton {
  /// How a button looks and what it shows. Follows documentation/uikit/uibutton/configuration-swift.struct.
  public struct Configuration {
    /// The four looks of the system.
    public enum _Look: Sendable {
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    public let _look: _Look
    public var title: String?
    public var attributedTitle: AttributedString? {
      didSet { if let attributedTitle { title = String(attributedTitle.characters) } }
    }
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var titlePadding: CGFloat = 0
    public var titleAlignment = TitleAlignment.automatic
    public var contentInsets: NSDirectionalEdgeInsets
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background: UIBackgroundConfiguration
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var showsActivityIndicator = false
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var macIdiomStyle = 0

    init(_ look: _Look) {
      _look = look
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      background = UIBackgroundConfiguration.clear()
      background.cornerRadius = 5.95
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.borderless) }
    public static func bordered() -> Configuration { Configuration(.bordered) }
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }

    public mutating func setDefaultContentInsets() {
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }

    public func updated(for button: UIButton) -> Configuration { self }

    public func _foreground(tint: UIColor) -> UIColor {
      if let baseForegroundColor { return baseForegroundColor }
      switch _look {
      case .filled, .borderedProminent: return .white
      default: return tint
      }
    }

    public func _background(tint: UIColor) -> UIColor? {
      if let color = background.backgroundColor { return color }
      let base = baseBackgroundColor
      switch _look {
      case .filled, .borderedProminent: return base ?? tint
      case .tinted, .borderedTinted: return (base ?? tint).withAlphaComponent(0.18)
      case .gray, .bordered: return base ?? .secondarySystemFill
      case .plain, .borderless: return base
      }
    }

    /// Follows documentation/uikit/uibutton/configuration-swift.struct/cornerstyle-swift.enum.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    /// Follows documentation/uikit/uibutton/configuration-swift.struct/size.
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    /// Follows documentation/uikit/uibutton/configuration-swift.struct/titlealignment-swift.enum.
    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }
  }
}

/// Changes the attributes of a text. Follows documentation/uikit/uiconfigurationtextattributestransformer.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// Changes a colour. Follows documentation/uikit/uiconfigurationcolortransformer.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

/// What is behind a content. Follows documentation/uikit/uibackgroundconfiguration-swift.struct.
public struct UIBackgroundConfiguration: Hashable {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var image: UIImage?
  public var customView: UIView?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var visualEffect: UIVisualEffect?
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listCell() -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration()
    made.backgroundColor = .secondarySystemGroupedBackground
    return made
  }
  public static func listPlainCell() -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration()
    made.backgroundColor = .systemBackground
    return made
  }
  public static func listGroupedCell() -> UIBackgroundConfiguration { listCell() }
  public static func listHeader() -> UIBackgroundConfiguration { clear() }
  public static func listFooter() -> UIBackgroundConfiguration { clear() }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { listPlainCell() }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { clear() }
}
