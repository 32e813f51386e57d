import QuartzCore

/// Text of many lines that scrolls and can be edited. Follows documentation/uikit/uitextview.
@preconcurrency @MainActor open class UITextView: UIScrollView, UIKeyInput {
  private var content: NSAttributedString = NSAttributedString(string: "")

  @_nonoverride
  open weak var delegate: (any UITextViewDelegate)? {
    get { _scrollDelegate as? any UITextViewDelegate }
    set { _scrollDelegate = newValue }
  }

  open var text: String! {
    get { content.string }
    set {
      content = NSAttributedString(string: newValue ?? "", attributes: typingAttributes)
      textChanged()
    }
  }
  open var attributedText: NSAttributedString! {
    get { content }
    set {
      content = newValue ?? NSAttributedString(string: "")
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
  open func insertText(_ text: String) { replaceEnd(0, with: text) }
  open func deleteBackward() { if hasText { replaceEnd(1, with: "") } }

  /// What the keyboard does for each key of the text.
  public func _type(_ text: String) {
    guard isFirstResponder || becomeFirstResponder() else { return }
    for character in text { insertText(String(character)) }
  }

  private func replaceEnd(_ count: Int, with text: String) {
    let old = content.string
    let kept = String(old.dropLast(count))
    let range = NSRange(location: kept.utf16.count, length: old.utf16.count - kept.utf16.count)
    let allowed = delegate?.textView(self, shouldChangeTextIn: range, replacementText: text)
    guard allowed ?? true else { return }
    self.text = kept + text
    selectedRange = NSRange(location: content.length, length: 0)
    delegate?.textViewDidChange(self)
    delegate?.textViewDidChangeSelection(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
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

/// Hears of a text view. Follows documentation/uikit/uitextviewdelegate.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// The area that text is laid out in. Follows documentation/uikit/nstextcontainer.
open class NSTextContainer: NSObject {
  open var size: CGSize
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = true

  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }
}

/// Follows documentation/uikit/uidatadetectortypes.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
