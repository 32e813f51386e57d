import QuartzCore

/// A control that does something when touched. Follows documentation/uikit/uibutton.
@preconcurrency @MainActor open class UIButton: UIControl {
  public private(set) var buttonType = ButtonType.custom
  open private(set) lazy var titleLabel: UILabel? = makeLabel()
  open private(set) lazy var imageView: UIImageView? = makeImageView()
  open private(set) var subtitleLabel: UILabel?
  open var configuration: Configuration? { didSet { refresh() } }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesConfiguration = true
  open var menu: UIMenu?
  open var changesSelectionAsPrimaryAction = false
  open var role = Role.normal
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false
  open var isPointerInteractionEnabled = false

  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var shadowColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]

  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = .system
    self.configuration = configuration
    // Initialisers don't set off property observers.
    if self.configuration?.title == nil { self.configuration?.title = primaryAction?.title }
    if self.configuration?.image == nil { self.configuration?.image = primaryAction?.image }
    refresh()
  }
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  // MARK: Content of each state

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if state == .normal, configuration != nil { configuration?.title = title }
    contentDidChange()
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentDidChange()
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentDidChange()
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { shadowColors[state] = color }
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    if state == .normal, configuration != nil { configuration?.image = image }
    contentDidChange()
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    contentDidChange()
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    guard let configuration, let image = image(for: state) else { return }
    setImage(image.withConfiguration(configuration), for: state)
  }

  /// What was set for a state, else what was set for the normal one.
  private func value<Value>(_ values: [State: Value], _ state: State) -> Value? {
    values[state] ?? values[.normal]
  }
  open func title(for state: State) -> String? { value(titles, state) }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    value(attributedTitles, state)
  }
  open func titleColor(for state: State) -> UIColor? { value(titleColors, state) }
  open func titleShadowColor(for state: State) -> UIColor? { value(shadowColors, state) }
  open func image(for state: State) -> UIImage? { value(images, state) }
  open func backgroundImage(for state: State) -> UIImage? { value(backgroundImages, state) }

  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .system ? tintColor : .white)
  }

  open func setNeedsUpdateConfiguration() {
    configurationUpdateHandler?(self)
    updateConfiguration()
  }
  open func updateConfiguration() { refresh() }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { _buttonSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { _buttonSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    _placeContents()
  }

  override func _touchedUpInside() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  override var _primaryEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  override func _stateDidChange() {
    if configuration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    contentDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  func _setButtonType(_ type: ButtonType) { buttonType = type }

  override func _adopt(_ action: UIAction) {
    if !action.title.isEmpty, title(for: .normal) == nil { setTitle(action.title, for: .normal) }
    if let image = action.image, self.image(for: .normal) == nil { setImage(image, for: .normal) }
  }

  private func contentDidChange() {
    refresh()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func refresh() { _showContents() }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.textAlignment = .center
    label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    addSubview(label)
    return label
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView(frame: .zero)
    addSubview(view)
    return view
  }

  /// Follows documentation/uikit/uibutton/buttontype-swift.enum.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  /// Follows documentation/uikit/uibutton/role-swift.enum.
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }
}
