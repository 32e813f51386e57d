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
  /// How the table wants its own titles; nil in views that authors make.
  var _look: _TitleLook? {
    didSet {
      guard let _look else { return }
      textLabel?.font = _look.font
      textLabel?.textColor = _look.color
      textLabel?._isUppercase = _look.isUppercase
      textLabel?.numberOfLines = 0
    }
  }
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
      label.frame =
        _look?.frame(of: label, in: bounds)
        ?? CGRect(x: 20, y: 0, width: max(0, bounds.width - 40), height: bounds.height)
    }
  }
}

/// The look of a section's title: that of plain tables is heavier, that of grouped ones small capitals.
@MainActor struct _TitleLook {
  private let style: UITableView.Style
  private let isHeader: Bool
  private let rowInset: CGFloat

  init(_ style: UITableView.Style, isHeader: Bool, rowInset: CGFloat) {
    (self.style, self.isHeader, self.rowInset) = (style, isHeader, rowInset)
  }

  var font: UIFont {
    isHeavy
      ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13, weight: .regular)
  }
  var color: UIColor { isHeavy ? .label : .secondaryLabel }
  private var isHeavy: Bool { style == .plain && isHeader }
  var isUppercase: Bool { style != .plain && isHeader }

  /// Headers stand at the bottom of their room, footers at the top.
  func frame(of label: UILabel, in bounds: CGRect) -> CGRect {
    let left = rowInset + 20
    let width = max(0, bounds.width - 2 * left)
    let height = min(label.sizeThatFits(CGSize(width: width, height: 0)).height, bounds.height)
    let top =
      style == .plain
      ? (bounds.height - height) / 2 : isHeader ? max(0, bounds.height - height - 6) : 6
    return CGRect(x: left, y: top, width: width, height: height)
  }
}
