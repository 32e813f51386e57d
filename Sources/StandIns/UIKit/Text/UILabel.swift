import QuartzCore

/// Shows text that cannot be edited. Follows documentation/uikit/uilabel.
@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      plain = newValue
      attributed = nil
      textDidChange()
    }
  }
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0, attributes: _attributes) } }
    set {
      attributed = newValue
      plain = newValue?.string
      textDidChange()
    }
  }
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { textDidChange() } }
  open var textColor: UIColor! = .label { didSet { setNeedsDisplay() } }
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textDidChange() } }
  open var numberOfLines = 1 { didSet { textDidChange() } }
  open var isEnabled = true
  open var isHighlighted = false
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var allowsDefaultTighteningForTruncation = false
  open var adjustsFontForContentSizeCategory = false
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textDidChange() } }

  /// Whether the letters are shown as capitals, as in the headers of grouped tables.
  var _isUppercase = false
  private var plain: String?
  private var attributed: NSAttributedString?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : _layoutWidth
    return textRect(
      forBounds: CGRect(
        x: 0, y: 0, width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    guard let text = attributedText, text.length > 0 else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let size = _TextMeasure(text, font: font).size(width: bounds.width, lines: lines)
    return CGRect(origin: bounds.origin, size: size)
  }

  /// Draws the text in the middle of the height.
  open func drawText(in rect: CGRect) {
    guard let text = _shownText else { return }
    let setting = _TextSetting(
      font: font ?? .systemFont(ofSize: 17),
      alignment: attributed == nil || textAlignment != .natural ? textAlignment : nil,
      lineBreakMode: lineBreakMode, limit: numberOfLines, isCentered: true,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    if let shadowColor {
      let shadow = NSMutableAttributedString(attributedString: text)
      let whole = NSRange(location: 0, length: text.length)
      shadow.addAttribute(.foregroundColor, value: shadowColor, range: whole)
      shadow._draw(in: rect.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height), setting)
    }
    text._draw(in: rect, setting)
  }

  /// The text in the look that it has just now: what the letters don't say themselves comes from the
  /// label, and what does not fit on the line may be smaller.
  private var _shownText: NSAttributedString? {
    guard let text = attributedText, text.length > 0 else { return nil }
    let shown = NSMutableAttributedString(
      string: _isUppercase ? text.string.uppercased() : text.string)
    let color =
      !isEnabled
      ? UIColor.tertiaryLabel : isHighlighted ? highlightedTextColor ?? textColor : textColor
    let font = font ?? .systemFont(ofSize: 17)
    var scale: CGFloat = 1
    if adjustsFontSizeToFitWidth, numberOfLines == 1, bounds.width > 0 {
      let natural = _TextMeasure(text, font: font).size(width: .greatestFiniteMagnitude).width
      scale = max(minimumScaleFactor, min(1, bounds.width / max(1, natural)))
    }
    // Capitals can be more letters than the text has; a title in capitals has one look anyway.
    guard shown.length == text.length else {
      shown.addAttributes(
        [.font: font, .foregroundColor: color ?? .label],
        range: NSRange(location: 0, length: shown.length))
      return shown
    }
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      var own = attributes
      let used = own[.font] as? UIFont ?? font
      own[.font] = scale < 1 ? used.withSize(used.pointSize * scale) : used
      if own[.foregroundColor] == nil || attributed == nil || !isEnabled {
        own[.foregroundColor] = own[.link] == nil ? color ?? .label : UIColor.link
      }
      shown.addAttributes(own, range: range)
    }
    return shown
  }

  open override func draw(_ rect: CGRect) { drawText(in: rect) }

  /// Several lines are broken at the width that the layout gives.
  var _layoutWidth: CGFloat? {
    numberOfLines != 1 && bounds.width > 0 ? bounds.width : nil
  }

  private var _attributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return [
      .font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label,
      .paragraphStyle: style,
    ]
  }

  override var _baselines: (first: CGFloat, last: CGFloat)? {
    let font = font ?? .systemFont(ofSize: 17)
    return (font.ascender, -font.descender)
  }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}

/// Follows documentation/uikit/uibaselineadjustment.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}
