import QuartzCore

/// What stands where there is no content. Follows documentation/uikit/uicontentunavailableconfiguration-swift.struct.
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties(.preferredFont(forTextStyle: .title2), .label)
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(
    .preferredFont(forTextStyle: .body), .secondaryLabel)
  public var button = UIButton.Configuration.borderless()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.borderless()
  public var secondaryButtonProperties = ButtonProperties()
  public var background = UIBackgroundConfiguration.clear()
  public var alignment = Alignment.center
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public var imageToTextPadding: CGFloat = 12
  public var textToSecondaryTextPadding: CGFloat = 8
  public var textToButtonPadding: CGFloat = 16
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  public private(set) var _isLoading = false

  private init() {}

  public static func empty() -> Self { Self() }
  public static func loading() -> Self {
    var made = Self()
    made.text = "Loading…"
    made._isLoading = true
    return made
  }
  public static func search() -> Self {
    var made = Self()
    made.image = UIImage(systemName: "magnifyingglass")
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    return made
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// Follows documentation/uikit/uicontentunavailableconfiguration-swift.struct/alignment-swift.enum.
  public enum Alignment: Int, Sendable {
    case center, natural
  }

  /// Follows documentation/uikit/uicontentunavailableconfiguration-swift.struct/textproperties-swift.struct.
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var numberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0

    init(_ font: UIFont, _ color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  /// Follows documentation/uikit/uicontentunavailableconfiguration-swift.struct/imageproperties-swift.struct.
  public struct ImageProperties {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
  }

  /// Follows documentation/uikit/uicontentunavailableconfiguration-swift.struct/buttonproperties-swift.struct.
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal
  }
}

/// Follows documentation/uikit/uicontentunavailableconfigurationstate-swift.struct.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var searchText: String?

  public init(traits: UITraitCollection) { traitCollection = traits }
}

/// Shows that there is no content. Follows documentation/uikit/uicontentunavailableview.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration { didSet { show() } }
  private let stack = UIStackView()

  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: 0.9),
    ])
    show()
  }

  public required init?(coder: NSCoder) { nil }

  private func show() {
    guard let content = configuration as? UIContentUnavailableConfiguration else { return }
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    if content._isLoading { stack.addArrangedSubview(UIActivityIndicatorView(style: .large)) }
    content.image.map { stack.addArrangedSubview(UIImageView(image: $0)) }
    add(content.text, content.attributedText, content.textProperties)
    add(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
    add(content.button, content.buttonProperties)
    add(content.secondaryButton, content.secondaryButtonProperties)
  }

  private func add(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) {
    guard text != nil || attributed != nil else { return }
    let label = UILabel()
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.textAlignment = .center
    if let attributed { label.attributedText = attributed } else { label.text = text }
    stack.addArrangedSubview(label)
  }

  private func add(
    _ look: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    guard look.title != nil || look.image != nil else { return }
    let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    stack.addArrangedSubview(button)
  }
}

/// The configuration that a controller shows over its view, and the view that does.
struct _ContentUnavailability {
  var configuration: (any UIContentConfiguration)?
  var view: UIView?
}

extension UIViewController {
  /// Follows documentation/uikit/uiviewcontroller/contentunavailableconfiguration-4ggpt.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { _unavailable.configuration }
    set {
      _unavailable.configuration = newValue
      _unavailable.view?.removeFromSuperview()
      _unavailable.view = newValue.map { configuration in
        let made = configuration.makeContentView()
        made.frame = view.bounds
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(made)
        return made
      }
    }
  }
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traits: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }
  public func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }
  public func setNeedsUpdateProperties() { updateProperties() }
}
