import QuartzCore

/// What stands above or below a section. Follows documentation/uikit/uitableviewheaderfooterview.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  public let contentView = UIView()
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.font = .boldSystemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    contentView.addSubview(label)
    return label
  }()
  open var backgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      for view in contentView.subviews { view.removeFromSuperview() }
      guard let contentConfiguration else { return }
      let view = contentConfiguration.makeContentView()
      view.frame = contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(view)
    }
  }

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public convenience init() { self.init(reuseIdentifier: nil) }

  @_silgen_name("UIKit_makeTableViewHeader")
  convenience init(_identifier: String?) { self.init(reuseIdentifier: _identifier) }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// See `UITableViewCell.dynamicInit`.
  @_silgen_name("UIKit_makeTableViewHeader")
  private final class func dynamicInit(_ identifier: consuming String?)
    -> UITableViewHeaderFooterView

  static func _make(_ identifier: String?) -> UITableViewHeaderFooterView {
    dynamicInit(identifier)
  }

  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    contentView.subviews.lazy.compactMap { $0 as? UILabel }.first.map { label in
      guard label.translatesAutoresizingMaskIntoConstraints else { return }
      label.frame = CGRect(x: 20, y: 0, width: max(0, bounds.width - 40), height: bounds.height)
    }
  }
}
