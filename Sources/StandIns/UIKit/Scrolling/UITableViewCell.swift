import QuartzCore

/// One row of a table. Follows documentation/uikit/uitableviewcell.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  let _style: CellStyle
  var _reuseIdentifier: String?
  var _selectionSegue: UIStoryboardSegueTemplate?
  public let contentView = UIView()
  open private(set) lazy var textLabel: UILabel? = makeLabel(size: 17)
  open private(set) lazy var detailTextLabel: UILabel? =
    _style == .default ? nil : makeDetailLabel()
  open private(set) lazy var imageView: UIImageView? = makeImageView()
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      accessoryView.map(addSubview)
    }
  }
  open var editingAccessoryType = AccessoryType.none
  open var editingAccessoryView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open private(set) var isEditing = false
  open private(set) var editingStyle = EditingStyle.none
  private var selected = false
  private var highlighted = false

  public init(style: CellStyle, reuseIdentifier: String?) {
    _style = style
    _reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    contentView.frame = bounds
    addSubview(contentView)
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  @_silgen_name("UIKit_makeTableViewCell")
  convenience init(_style: CellStyle, identifier: String?) {
    self.init(style: _style, reuseIdentifier: identifier)
  }

  public required init?(coder: NSCoder) {
    let element = (coder as? _InterfaceBuilderCoder)?.element
    _style = CellStyle(named: element?["style"])
    _reuseIdentifier = element?["reuseIdentifier"]
    super.init(coder: coder)
    contentView.frame = bounds
    if contentView.superview == nil { addSubview(contentView) }
  }

  open var reuseIdentifier: String? { _reuseIdentifier }
  open func prepareForReuse() {}

  // MARK: State

  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    setNeedsUpdateConfiguration()
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    setNeedsUpdateConfiguration()
  }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  func _editingDidChange(_ editing: Bool, _ table: UITableView, _ path: IndexPath) {
    let style = table.delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
    editingStyle = editing ? style : .none
    if editing != isEditing { setEditing(editing, animated: false) }
  }

  // MARK: Configurations

  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showConfiguration() } }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundConfiguration.map { backgroundColor = $0.backgroundColor } }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch _style {
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    case .default: .cell()
    }
  }
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      traitCollection: traitCollection, isSelected: selected, isHighlighted: highlighted,
      isEditing: isEditing)
  }
  open func setNeedsUpdateConfiguration() {
    configurationUpdateHandler?(self, configurationState)
    updateConfiguration(using: configurationState)
  }
  open func updateConfiguration(using state: UICellConfigurationState) {}
  private var configured: (any UIView & UIContentView)?

  /// The labels and the picture of the cell's own, which a configuration takes the place of.
  private var ownViews: [UIView] = []

  private func showConfiguration() {
    for view in ownViews { view.isHidden = contentConfiguration != nil }
    guard let contentConfiguration else {
      configured?.removeFromSuperview()
      configured = nil
      return
    }
    if let configured, configured.supports(contentConfiguration) {
      configured.configuration = contentConfiguration
    } else {
      configured?.removeFromSuperview()
      let view = contentConfiguration.makeContentView()
      configured = view
      view.frame = contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(view)
    }
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    _placeContents()
  }

  private func makeLabel(size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.isHidden = contentConfiguration != nil
    ownViews.append(label)
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// Smaller below the title, grey beside it.
  private func makeDetailLabel() -> UILabel {
    let label = makeLabel(size: _style == .subtitle ? 12 : 17)
    if _style == .value1 { label.textColor = .secondaryLabel }
    return label
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    view.isHidden = contentConfiguration != nil
    ownViews.append(view)
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  func _read(_ element: _InterfaceBuilderElement, _ loader: _InterfaceBuilderLoader) {
    switch element["accessoryType"] {
    case "disclosureIndicator": accessoryType = .disclosureIndicator
    case "detailDisclosureButton": accessoryType = .detailDisclosureButton
    case "checkmark": accessoryType = .checkmark
    case "detailButton": accessoryType = .detailButton
    default: break
    }
    if element["selectionStyle"] == "none" { selectionStyle = .none }
    if contentView.superview == nil { addSubview(contentView) }
    guard let content = element.child("tableViewCellContentView") else { return }
    loader.note(contentView, content)
    for child in content.list("subviews") {
      let view = loader.makeView(child)
      contentView.addSubview(view)
      if child.id == element["textLabel"] { textLabel = view as? UILabel }
      if child.id == element["detailTextLabel"] { detailTextLabel = view as? UILabel }
    }
  }
}

extension UITableViewCell {
  /// `init(style:reuseIdentifier:)` of whatever class this is called on.
  ///
  /// Objective-C makes an object of a class known only at run time by a message; Swift allows that
  /// for required initialisers only, and this one must not be required, or every app's cell would
  /// have to say so. The convenience initialiser of the same symbol calls the designated one by the
  /// class it is called on, so calling that symbol with another class does what the message does.
  @_silgen_name("UIKit_makeTableViewCell")
  private final class func dynamicInit(
    _ style: CellStyle, _ identifier: consuming String?
  ) -> UITableViewCell

  static func _make(_ style: CellStyle, _ identifier: String?) -> UITableViewCell {
    let cell = dynamicInit(style, identifier)
    precondition(
      type(of: cell) == self,
      "Use of unimplemented initializer 'init(style:reuseIdentifier:)' for class '\(self)'")
    return cell
  }

  /// Follows documentation/uikit/uitableviewcell/cellstyle.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle

    init(named name: String?) {
      switch name {
      case "IBUITableViewCellStyleValue1": self = .value1
      case "IBUITableViewCellStyleValue2": self = .value2
      case "IBUITableViewCellStyleSubtitle": self = .subtitle
      default: self = .default
      }
    }
  }

  /// Follows documentation/uikit/uitableviewcell/accessorytype-swift.enum.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// Follows documentation/uikit/uitableviewcell/selectionstyle-swift.enum.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// Follows documentation/uikit/uitableviewcell/separatorstyle.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  /// Follows documentation/uikit/uitableviewcell/editingstyle-swift.enum.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }
}
