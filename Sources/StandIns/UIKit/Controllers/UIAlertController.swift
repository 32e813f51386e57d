import QuartzCore

/// Asks or tells the user something. Follows documentation/uikit/uialertcontroller.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public private(set) var preferredStyle = Style.alert
  open var message: String?
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?
  open var severity = 0

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.message = message
    self.title = title
    modalPresentationStyle = .overFullScreen
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertAction.Style.cancel")
    actions.append(action)
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(preferredStyle == .alert, "Text fields can only be added to an alert")
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    if isViewLoaded { view.addSubview(field) }
    configurationHandler?(field)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for field in textFields ?? [] { view.addSubview(field) }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    for (field, frame) in zip(textFields ?? [], _layout.fields) {
      field.frame = frame.insetBy(dx: 6, dy: 0)
    }
  }

  /// What touching a button does: the alert goes away, then the handler runs.
  public func _press(_ action: UIAlertAction) {
    guard actions.contains(action), action.isEnabled, let presenter = presentingViewController
    else {
      return
    }
    presenter.dismiss(animated: true) { action._handler?(action) }
  }

  /// Touches the button of that title.
  public func _press(_ title: String) {
    actions.first { $0.title == title }.map { _press($0) }
  }

  /// Follows documentation/uikit/uialertcontroller/style.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }
}

/// A button of an alert. Follows documentation/uikit/uialertaction.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  public let title: String?
  public let style: Style
  open var isEnabled = true
  let _handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    _handler = handler
    super.init()
  }

  /// Follows documentation/uikit/uialertaction/style-swift.enum.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }
}
