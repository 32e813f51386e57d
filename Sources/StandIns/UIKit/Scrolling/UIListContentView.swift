import QuartzCore

/// Shows a list configuration. Follows documentation/uikit/uilistcontentview.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private let title = UILabel()
  private let detail = UILabel()
  private let picture = UIImageView(frame: .zero)
  private var values: UIListContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    values = configuration
    super.init(frame: .zero)
    for view in [picture, title, detail] { addSubview(view) }
    show()
  }

  public required init?(coder: NSCoder) {
    values = .cell()
    super.init(coder: coder)
  }

  open var configuration: any UIContentConfiguration {
    get { values }
    set {
      values = newValue as? UIListContentConfiguration ?? values
      show()
    }
  }

  private func show() {
    picture.image = values.image
    picture.tintColor = values.imageProperties.tintColor
    show(values.text, values.attributedText, values.textProperties, in: title)
    show(
      values.secondaryText, values.secondaryAttributedText, values.secondaryTextProperties,
      in: detail)
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    if let attributed { label.attributedText = attributed } else { label.text = text }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = values.directionalLayoutMargins
    var left = margins.leading
    if let image = values.image {
      picture.frame = CGRect(
        x: left, y: (bounds.height - image.size.height) / 2, width: image.size.width,
        height: image.size.height)
      left += image.size.width + values.imageToTextPadding
    }
    let width = max(0, bounds.width - left - margins.trailing)
    let first = title.sizeThatFits(CGSize(width: width, height: 0))
    let second = detail.sizeThatFits(CGSize(width: width, height: 0))
    if values.prefersSideBySideTextAndSecondaryText {
      title.frame = CGRect(
        x: left, y: 0, width: max(0, width - second.width), height: bounds.height)
      detail.frame = CGRect(
        x: bounds.width - margins.trailing - second.width, y: 0, width: second.width,
        height: bounds.height)
      return
    }
    let gap = second.height > 0 ? values.textToSecondaryTextVerticalPadding : 0
    let top = (bounds.height - first.height - gap - second.height) / 2
    title.frame = CGRect(x: left, y: top, width: width, height: first.height)
    detail.frame = CGRect(
      x: left, y: top + first.height + gap, width: width, height: second.height)
  }
}
