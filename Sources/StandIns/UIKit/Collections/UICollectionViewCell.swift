import QuartzCore

/// A view that a collection reuses. Follows documentation/uikit/uicollectionreusableview.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  var _reuseIdentifier: String?
  open var reuseIdentifier: String? { _reuseIdentifier }

  public override init(frame: CGRect) { super.init(frame: frame) }

  @_silgen_name("UIKit_makeCollectionView")
  convenience init(_frame: CGRect) { self.init(frame: _frame) }

  public required init?(coder: NSCoder) {
    _reuseIdentifier = (coder as? _InterfaceBuilderCoder)?.element["reuseIdentifier"]
    super.init(coder: coder)
  }

  /// See `UITableViewCell.dynamicInit`.
  @_silgen_name("UIKit_makeCollectionView")
  private final class func dynamicInit(_ frame: CGRect) -> UICollectionReusableView

  static func _make() -> UICollectionReusableView {
    let view = dynamicInit(.zero)
    precondition(
      type(of: view) == self, "Use of unimplemented initializer 'init(frame:)' for class '\(self)'")
    return view
  }

  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    bounds.size = layoutAttributes.size
    center = layoutAttributes.center
    alpha = layoutAttributes.alpha
    transform = layoutAttributes.transform
    layer.zPosition = CGFloat(layoutAttributes.zIndex)
  }
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  func _read(_ element: _InterfaceBuilderElement, _ loader: _InterfaceBuilderLoader) {}
}

/// An item of a collection. Follows documentation/uikit/uicollectionviewcell.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  var _selectionSegue: UIStoryboardSegueTemplate?
  open var isSelected = false { didSet { setNeedsUpdateConfiguration() } }
  open var isHighlighted = false { didSet { setNeedsUpdateConfiguration() } }
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundConfiguration.map { backgroundColor = $0.backgroundColor } }
  }
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  private var configured: (any UIView & UIContentView)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if contentView.superview == nil { addSubview(contentView) }
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      guard let contentConfiguration else {
        configured?.removeFromSuperview()
        configured = nil
        return
      }
      if let configured, configured.supports(contentConfiguration) {
        configured.configuration = contentConfiguration
        return
      }
      configured?.removeFromSuperview()
      let view = contentConfiguration.makeContentView()
      configured = view
      view.frame = contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(view)
    }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Follows documentation/uikit/uicollectionviewcell/dragstate.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      traitCollection: traitCollection, isSelected: isSelected, isHighlighted: isHighlighted)
  }
  open func setNeedsUpdateConfiguration() {
    configurationUpdateHandler?(self, configurationState)
    updateConfiguration(using: configurationState)
  }
  open func updateConfiguration(using state: UICellConfigurationState) {}

  override func _read(_ element: _InterfaceBuilderElement, _ loader: _InterfaceBuilderLoader) {
    guard let content = element.child(key: "contentView") else { return }
    loader.note(contentView, content)
    for child in content.list("subviews") { contentView.addSubview(loader.makeView(child)) }
  }
}

/// An item of a list. Follows documentation/uikit/uicollectionviewlistcell.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = []
  open var indentsAccessories = true
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
