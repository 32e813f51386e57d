import QuartzCore

/// Dots for pages. Follows documentation/uikit/uipagecontrol.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private var page = 0
  open var numberOfPages = 0 {
    didSet {
      currentPage = page
      invalidateIntrinsicContentSize()
    }
  }
  open var currentPage: Int {
    get { page }
    set { page = max(0, min(newValue, numberOfPages - 1)) }
  }
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * 16 + 20, height: 26)
  }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    currentPage += touch.location(in: self).x >= bounds.midX ? 1 : -1
    sendActions(for: _primaryEvents)
  }

  override var _primaryEvents: Event { [.valueChanged, .primaryActionTriggered] }
}
