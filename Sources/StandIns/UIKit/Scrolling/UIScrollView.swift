import QuartzCore

/// Shows a part of something larger. Follows documentation/uikit/uiscrollview.
@preconcurrency @MainActor open class UIScrollView: UIView {
  weak var _scrollDelegate: (any UIScrollViewDelegate)?
  // Tables, collections and text views have a property of this name with a narrower type, which is
  // the one that is meant wherever both would do.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    get { _scrollDelegate }
    set { _scrollDelegate = newValue }
  }
  open var contentSize = CGSize.zero { didSet { if oldValue != contentSize { setNeedsLayout() } } }
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }
  open var contentInset = UIEdgeInsets.zero
  open var adjustedContentInset: UIEdgeInsets {
    let safe = contentInsetAdjustmentBehavior == .never ? .zero : safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left + safe.left,
      bottom: contentInset.bottom + safe.bottom, right: contentInset.right + safe.right)
  }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var decelerationRate = DecelerationRate.normal
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var scrollsToTop = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var bouncesZoom = true
  open private(set) var isDragging = false
  open private(set) var isDecelerating = false
  open private(set) var isTracking = false
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      refreshControl.map { insertSubview($0, at: 0) }
    }
  }
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  public private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? =
    UIPinchGestureRecognizer()
  private var zoom: CGFloat = 1
  /// The insets that the offset was placed by.
  private var placedInsets = UIEdgeInsets.zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  public var contentLayoutGuide: UILayoutGuide { _guide(.scrollContent) { UILayoutGuide() } }
  public var frameLayoutGuide: UILayoutGuide { _guide(.scrollFrame) { UILayoutGuide() } }

  /// Whether constraints of the content decide how far it scrolls.
  var _scrollsByConstraints: Bool {
    if _guides[.scrollContent] != nil { return true }
    return subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
      && constraints.contains { $0.firstItem === self || $0.secondItem === self }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset != self.contentOffset else { return }
    self.contentOffset = contentOffset
    guard animated else { return }
    _MediaClock.main._schedule(after: 0.3) { [weak self] in
      guard let self else { return }
      self.delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = CGRect(origin: contentOffset, size: bounds.size)
    var offset = contentOffset
    if rect.maxY > visible.maxY { offset.y += rect.maxY - visible.maxY }
    if rect.minY < offset.y { offset.y = rect.minY }
    if rect.maxX > visible.maxX { offset.x += rect.maxX - visible.maxX }
    if rect.minX < offset.x { offset.x = rect.minX }
    setContentOffset(offset, animated: animated)
  }

  open func flashScrollIndicators() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    _followInsets()
  }

  /// Content that stands at its beginning stays there when what covers the edges changes, as when a bar
  /// comes in. Follows documentation/uikit/uiscrollview/adjustedcontentinset.
  private func _followInsets() {
    let (old, new) = (placedInsets, adjustedContentInset)
    guard old != new else { return }
    placedInsets = new
    var offset = contentOffset
    if abs(offset.y + old.top) < 0.5 { offset.y = -new.top }
    if abs(offset.x + old.left) < 0.5 { offset.x = -new.left }
    contentOffset = offset
  }

  // MARK: Zooming

  open var zoomScale: CGFloat {
    get { zoom }
    set { setZoomScale(newValue, animated: false) }
  }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom = min(maximumZoomScale, max(minimumZoomScale, scale))
    guard let view = delegate?.viewForZooming(in: self) else { return }
    view.transform = CGAffineTransform(scaleX: zoom, y: zoom)
    contentSize = view.frame.size
    delegate?.scrollViewDidZoom(self)
  }
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    contentOffset = CGPoint(x: rect.minX * zoom, y: rect.minY * zoom)
  }

  /// How far the content can be scrolled.
  public var _largestOffset: CGPoint {
    let insets = adjustedContentInset
    return CGPoint(
      x: max(-insets.left, contentSize.width + insets.right - bounds.width),
      y: max(-insets.top, contentSize.height + insets.bottom - bounds.height))
  }

  /// What a finger that drags the content by a distance does. Pulled down far enough from the top,
  /// a refresh control starts.
  public func _scroll(by distance: CGPoint) {
    guard isScrollEnabled else { return }
    isDragging = true
    isTracking = true
    delegate?.scrollViewWillBeginDragging(self)
    let wanted = CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y)
    if wanted.y < -adjustedContentInset.top - 60 { refreshControl?._startedByUser() }
    let insets = adjustedContentInset
    contentOffset = CGPoint(
      x: min(max(wanted.x, -insets.left), _largestOffset.x),
      y: min(max(wanted.y, -insets.top), _largestOffset.y))
    isDragging = false
    isTracking = false
    if keyboardDismissMode != .none { window?.endEditing(true) }
    delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    delegate?.scrollViewDidEndDecelerating(self)
  }
}

extension UIScrollView {
  /// Follows documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// Follows documentation/uikit/uiscrollview/indicatorstyle-swift.enum.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// Follows documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// Follows documentation/uikit/uiscrollview/decelerationrate-swift.struct.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// Hears of scrolling. Follows documentation/uikit/uiscrollviewdelegate.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
