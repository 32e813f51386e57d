import QuartzCore

/// A line of text that can be edited. Follows documentation/uikit/uitextfield.
@preconcurrency @MainActor open class UITextField: UIControl, _OffsetTextInput {
  open weak var delegate: (any UITextFieldDelegate)?
  private var content = ""

  open var text: String? {
    get { content }
    set {
      content = newValue ?? ""
      _selection = NSRange(location: content.utf16.count, length: 0)
      setNeedsDisplay()
    }
  }
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: content, attributes: defaultTextAttributes) }
    set { text = newValue?.string }
  }
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string ?? placeholder }
  }
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label] }
    set {
      font = newValue[.font] as? UIFont ?? font
      textColor = newValue[.foregroundColor] as? UIColor ?? textColor
    }
  }
  open var clearsOnBeginEditing = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  open var leftViewMode = ViewMode.never
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  open var rightViewMode = ViewMode.never
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open weak var inputDelegate: (any UITextInputDelegate)?

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

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var inputView: UIView? {
    get { _inputViews.keyboard }
    set { _inputViews.keyboard = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { _inputViews.accessory }
    set { _inputViews.accessory = newValue }
  }

  // MARK: Editing

  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    if clearsOnBeginEditing { text = "" }
    _Keyboard.willShow(for: self)
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    _Keyboard.willHide(for: self)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    return true
  }

  open var hasText: Bool { !content.isEmpty }
  open func insertText(_ text: String) { _edit(_selection, with: text) }
  open func deleteBackward() {
    guard let range = _rangeToDelete else { return }
    _edit(range, with: "")
  }

  /// What the keyboard does for each key of the text; a line break is the return key.
  public func _type(_ text: String) {
    guard isFirstResponder || becomeFirstResponder() else { return }
    for character in text {
      if character == "\n" { _pressReturn() } else { insertText(String(character)) }
    }
  }

  public func _pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if !allTargets.isEmpty, allControlEvents.contains(.editingDidEndOnExit) {
      resignFirstResponder()
    }
  }

  /// What the button with the cross does.
  public func _clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    sendActions(for: .editingChanged)
  }

  /// A change by the user, which the delegate can refuse.
  private func _edit(_ range: NSRange, with text: String) {
    let allowed = delegate?.textField(
      self, shouldChangeCharactersIn: range, replacementString: text)
    guard allowed ?? true else { return }
    _replace(range, with: text)
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  public func _replace(_ range: NSRange, with text: String) {
    guard let place = Range(range, in: content) else { return }
    content.replaceSubrange(place, with: text)
    _selection = NSRange(location: range.location + text.utf16.count, length: 0)
    setNeedsDisplay()
  }
  public var _string: String { content }
  public var _selection = NSRange(location: 0, length: 0)

  // MARK: Layout

  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let inset: CGFloat = borderStyle == .none ? 0 : 7
    let left = leftViewMode == .never ? 0 : leftView?.bounds.width ?? 0
    let right = rightViewMode == .never ? 0 : rightView?.bounds.width ?? 0
    return bounds.inset(
      by: UIEdgeInsets(top: 0, left: inset + left, bottom: 0, right: inset + right))
  }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 26, y: bounds.midY - 10, width: 20, height: 20)
  }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(origin: bounds.origin, size: leftView?.bounds.size ?? .zero)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.minY), size: size)
  }
  open func caretRect(for position: UITextPosition) -> CGRect {
    let before = TextOffsets(NSRange(location: 0, length: _offset(position)))
    let font = font ?? .systemFont(ofSize: 17)
    let width = _TextMeasure(text(in: before) ?? "", font: font)
      .size(width: .greatestFiniteMagnitude, lines: 1).width
    let room = editingRect(forBounds: bounds)
    return CGRect(
      x: room.minX + width, y: room.midY - font.lineHeight / 2, width: 2, height: font.lineHeight)
  }
  open func drawText(in rect: CGRect) {
    let shown = isSecureTextEntry ? String(repeating: "•", count: content.count) : content
    var attributes = defaultTextAttributes
    if !isEnabled { attributes[.foregroundColor] = UIColor.tertiaryLabel }
    draw(NSAttributedString(string: shown, attributes: attributes), in: rect)
  }
  open func drawPlaceholder(in rect: CGRect) {
    let plain = NSMutableAttributedString(
      string: placeholder ?? "",
      attributes: [
        .font: font ?? .systemFont(ofSize: 17), .foregroundColor: UIColor.placeholderText,
      ])
    attributedPlaceholder?.enumerateAttributes(
      in: NSRange(location: 0, length: min(plain.length, attributedPlaceholder?.length ?? 0))
    ) { attributes, range, _ in plain.addAttributes(attributes, range: range) }
    draw(plain, in: rect)
  }
  /// One line in the middle of the height.
  private func draw(_ text: NSAttributedString, in rect: CGRect) {
    text._draw(
      in: rect,
      _TextSetting(
        font: font ?? .systemFont(ofSize: 17), alignment: textAlignment,
        lineBreakMode: .byTruncatingTail, limit: 1, isCentered: true,
        isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft))
  }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open override var intrinsicContentSize: CGSize {
    let font = font ?? .systemFont(ofSize: 17)
    let shown = content.isEmpty ? placeholder ?? "" : content
    let size = _TextMeasure(shown, font: font).size(width: .greatestFiniteMagnitude, lines: 1)
    let border: CGFloat = borderStyle == .none ? 0 : 14
    return CGSize(width: size.width + border + 4, height: (font.lineHeight + border).rounded(.up))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !shows(leftViewMode)
    rightView?.isHidden = !shows(rightViewMode)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
  }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    new.map(addSubview)
  }

  override var _primaryEvents: Event { [.editingDidEndOnExit, .primaryActionTriggered] }
}
