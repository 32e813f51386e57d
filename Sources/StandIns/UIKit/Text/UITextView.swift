import QuartzCore

/// Text of many lines that scrolls and can be edited. Follows documentation/uikit/uitextview.
@preconcurrency @MainActor open class UITextView: UIScrollView, _OffsetTextInput {
  private var content: NSAttributedString = NSAttributedString(string: "")
  /// Whether the letters have looks of their own, not those of the view.
  private var isStyled = false

  @_nonoverride
  open weak var delegate: (any UITextViewDelegate)? {
    get { _scrollDelegate as? any UITextViewDelegate }
    set { _scrollDelegate = newValue }
  }

  open var text: String! {
    get { content.string }
    set {
      content = NSAttributedString(string: newValue ?? "", attributes: typingAttributes)
      isStyled = false
      selectedRange = NSRange(location: content.length, length: 0)
      textChanged()
    }
  }
  open var attributedText: NSAttributedString! {
    get { content }
    set {
      content = newValue ?? NSAttributedString(string: "")
      isStyled = true
      textChanged()
    }
  }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { textChanged() } }
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var selectedRange = NSRange(location: 0, length: 0)
  open var allowsEditingTextAttributes = false
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link]
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  public let textContainer = NSTextContainer()
  open var clearsOnInsertion = false
  open var usesStandardTextScaling = false
  open var isFindInteractionEnabled = false
  open weak var inputDelegate: (any UITextInputDelegate)?
  open var adjustsFontForContentSizeCategory = false
  open lazy var typingAttributes: [NSAttributedString.Key: Any] = [
    .font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label,
  ]

  // UITextInputTraits
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  public convenience init() { self.init(frame: .zero, textContainer: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var inputView: UIView? {
    get { _inputViews.keyboard }
    set { _inputViews.keyboard = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { _inputViews.accessory }
    set { _inputViews.accessory = newValue }
  }

  open override var canBecomeFirstResponder: Bool { isEditable && window != nil }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    _Keyboard.willShow(for: self)
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    _Keyboard.willHide(for: self)
    delegate?.textViewDidEndEditing(self)
    return true
  }

  open var hasText: Bool { content.length > 0 }
  open func insertText(_ text: String) { _edit(selectedRange, with: text) }
  open func deleteBackward() {
    guard let range = _rangeToDelete else { return }
    _edit(range, with: "")
  }

  /// What the keyboard does for each key of the text.
  public func _type(_ text: String) {
    guard isFirstResponder || becomeFirstResponder() else { return }
    for character in text { insertText(String(character)) }
  }

  /// A change by the user, which the delegate can refuse.
  private func _edit(_ range: NSRange, with text: String) {
    let allowed = delegate?.textView(self, shouldChangeTextIn: range, replacementText: text)
    guard allowed ?? true else { return }
    _replace(range, with: text)
    delegate?.textViewDidChange(self)
    delegate?.textViewDidChangeSelection(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  public func _replace(_ range: NSRange, with text: String) {
    guard range.location + range.length <= content.length else { return }
    let changed = NSMutableAttributedString(attributedString: content)
    changed.replaceCharacters(
      in: range, with: NSAttributedString(string: text, attributes: typingAttributes))
    content = changed
    selectedRange = NSRange(location: range.location + text.utf16.count, length: 0)
    textChanged()
  }
  public var _string: String { content.string }
  public var _selection: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }

  /// The text as it looks: plain text in the present font and colour of the view.
  var _shownText: NSAttributedString {
    let base: [NSAttributedString.Key: Any] = [
      .font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label,
    ]
    let string = isSecureTextEntry ? String(repeating: "•", count: text.count) : content.string
    let shown = NSMutableAttributedString(string: string, attributes: base)
    guard isStyled, shown.length == content.length else { return shown }
    let whole = NSRange(location: 0, length: content.length)
    content.enumerateAttributes(in: whole) { attributes, range, _ in
      shown.addAttributes(attributes, range: range)
      if attributes[.link] != nil {
        shown.addAttributes(linkTextAttributes ?? [:], range: range)
      }
    }
    return shown
  }

  open func scrollRangeToVisible(_ range: NSRange) {
    let before = String(content.string.prefix(range.location))
    let top = _TextMeasure(before, font: font ?? .systemFont(ofSize: 17))
      .size(width: bounds.width).height
    scrollRectToVisible(CGRect(x: 0, y: top, width: 1, height: 1), animated: false)
  }

  // MARK: Layout

  private func textSize(width: CGFloat) -> CGSize {
    let padding = textContainer.lineFragmentPadding * 2
    let inset = textContainerInset
    let room = max(1, width - inset.left - inset.right - padding)
    let size = _TextMeasure(content, font: font).size(width: room)
    let line = font?.lineHeight ?? 20
    return CGSize(
      width: size.width + inset.left + inset.right + padding,
      height: max(size.height, line.rounded(.up)) + inset.top + inset.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : CGFloat.greatestFiniteMagnitude
    return textSize(width: width)
  }

  /// A text view that does not scroll is as high as its text.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return textSize(width: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = textSize(width: bounds.width)
  }

  private func textChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
}
