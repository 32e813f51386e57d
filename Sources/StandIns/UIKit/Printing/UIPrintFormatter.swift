import QuartzCore

/// Lays out content on pages. Follows documentation/uikit/uiprintformatter.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
  open weak var printPageRenderer: UIPrintPageRenderer?
  open var startPage = 0
  open var maximumContentHeight: CGFloat = 0
  open var maximumContentWidth: CGFloat = 0
  open var perPageContentInsets = UIEdgeInsets.zero

  /// How many pages the content takes, of the room that the renderer leaves.
  open var pageCount: Int {
    guard let area = printPageRenderer?.printableRect, area.height > 0 else { return 0 }
    return max(1, Int((_height(width: area.width) / area.height).rounded(.up)))
  }
  open func rectForPage(at pageIndex: Int) -> CGRect { printPageRenderer?.printableRect ?? .zero }
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

  func _height(width: CGFloat) -> CGFloat { 0 }
}

/// Plain or attributed text. Follows documentation/uikit/uisimpletextprintformatter.
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont? = .systemFont(ofSize: 12)
  open var color: UIColor? = .black
  open var textAlignment = NSTextAlignment.natural

  public init(text: String) {
    self.text = text
    super.init()
  }
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }

  override func _height(width: CGFloat) -> CGFloat {
    let shown = attributedText ?? NSAttributedString(string: text ?? "")
    return _TextMeasure(shown, font: font).size(width: width).height
  }
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black,
    ]
    let whole = rect.offsetBy(dx: 0, dy: -CGFloat(pageIndex) * rect.height)
    (attributedText?.string ?? text ?? "").draw(in: whole, withAttributes: attributes)
  }
}

/// A page of HTML, as text without its tags. Follows documentation/uikit/uimarkuptextprintformatter.
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UISimpleTextPrintFormatter {
  open var markupText: String?

  public init(markupText: String) {
    self.markupText = markupText
    var isTag = false
    let plain = markupText.filter { character in
      if character == "<" { isTag = true }
      defer { if character == ">" { isTag = false } }
      return !isTag
    }
    super.init(text: plain)
  }
}

/// What a view shows, on paper. Follows documentation/uikit/uiviewprintformatter.
@preconcurrency @MainActor open class UIViewPrintFormatter: UIPrintFormatter {
  public let view: UIView

  init(view: UIView) {
    self.view = view
    super.init()
  }

  override func _height(width: CGFloat) -> CGFloat { view.bounds.height }
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    view.drawHierarchy(in: rect, afterScreenUpdates: false)
  }
}

extension UIView {
  /// Follows documentation/uikit/uiview/viewprintformatter().
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}
