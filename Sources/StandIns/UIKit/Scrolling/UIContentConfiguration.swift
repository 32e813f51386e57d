import QuartzCore

/// What a cell shows, as a value. Follows documentation/uikit/uicontentconfiguration-swift.protocol.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration. Follows documentation/uikit/uicontentview-swift.protocol.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// Follows documentation/uikit/uiconfigurationstate-swift.protocol.
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get }
}

/// Follows documentation/uikit/uicellconfigurationstate-swift.struct.
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isSelected = false
  public var isHighlighted = false
  public var isEditing = false
  public var isDisabled = false
  public var isFocused = false
  public var isExpanded = false
  public var isSwiped = false
}

/// Text, second text and picture. Follows documentation/uikit/uilistcontentconfiguration-swift.struct.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties = TextProperties(font: .systemFont(ofSize: 17), color: .label)
  public var secondaryTextProperties = TextProperties(
    font: .systemFont(ofSize: 12), color: .secondaryLabel)
  public var imageProperties = ImageProperties()
  public var prefersSideBySideTextAndSecondaryText = false
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 20, bottom: 11, trailing: 8)
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  init() {}

  public static func cell() -> Self { Self() }
  public static func subtitleCell() -> Self { Self() }
  public static func valueCell() -> Self {
    var made = Self()
    made.prefersSideBySideTextAndSecondaryText = true
    made.secondaryTextProperties.font = .systemFont(ofSize: 17)
    return made
  }
  public static func plainHeader() -> Self { header() }
  public static func groupedHeader() -> Self { header() }
  public static func prominentInsetGroupedHeader() -> Self { header() }
  public static func plainFooter() -> Self { header() }
  public static func groupedFooter() -> Self { header() }
  public static func sidebarCell() -> Self { Self() }
  public static func sidebarHeader() -> Self { header() }
  private static func header() -> Self {
    var made = Self()
    made.textProperties = TextProperties(font: .boldSystemFont(ofSize: 13), color: .secondaryLabel)
    return made
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }

  @MainActor func _height(width: CGFloat) -> CGFloat {
    let margins = directionalLayoutMargins
    let picture = image.map { $0.size.width + imageToTextPadding } ?? 0
    let room = width - margins.leading - margins.trailing - picture
    func height(_ text: String?, _ properties: TextProperties) -> CGFloat {
      guard let text else { return 0 }
      return _TextMeasure(text, font: properties.font)
        .size(width: room, lines: properties.numberOfLines).height
    }
    let first = height(text ?? attributedText?.string, textProperties)
    let second = height(secondaryText ?? secondaryAttributedText?.string, secondaryTextProperties)
    let gap = first > 0 && second > 0 ? textToSecondaryTextVerticalPadding : 0
    let texts = prefersSideBySideTextAndSecondaryText ? max(first, second) : first + gap + second
    return max(44, max(texts, image?.size.height ?? 0) + margins.top + margins.bottom)
  }

  /// Follows documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct.
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var numberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var alignment = TextAlignment.natural
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var adjustsFontForContentSizeCategory = true

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// Follows documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct/textalignment.
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }
  }

  /// Follows documentation/uikit/uilistcontentconfiguration-swift.struct/imageproperties-swift.struct.
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    init() {}
  }
}
