import UIKit

/// An area of a window. Follows documentation/appkit/nsview.
///
/// Layout and drawing are those of a view of UIKit that each view keeps; the origin is at the top left as
/// in a flipped view.
@preconcurrency @MainActor open class NSView: NSResponder {
  public let _backing = UIView()
  open private(set) weak var superview: NSView?
  open private(set) var subviews: [NSView] = []
  open internal(set) weak var window: NSWindow?
  open var wantsLayer = false
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open var identifier: NSUserInterfaceItemIdentifier?
  open var toolTip: String?
  open var appearance: NSAppearance?
  open var isFlipped: Bool { false }
  open var isOpaque: Bool { false }
  open var acceptsFirstMouse: Bool { false }
  open var postsFrameChangedNotifications = false
  open private(set) var trackingAreas: [NSTrackingArea] = []
  open private(set) var gestureRecognizers: [NSGestureRecognizer] = []

  public init(frame frameRect: NSRect) {
    super.init()
    _backing.frame = frameRect
  }

  public convenience override init() { self.init(frame: .zero) }
  public required override init?(coder: NSCoder) { super.init(coder: coder) }

  open var frame: NSRect {
    get { _backing.frame }
    set { _backing.frame = newValue }
  }
  open var bounds: NSRect {
    get { _backing.bounds }
    set { _backing.bounds = newValue }
  }
  open var isHidden: Bool {
    get { _backing.isHidden }
    set { _backing.isHidden = newValue }
  }
  open var alphaValue: CGFloat {
    get { _backing.alpha }
    set { _backing.alpha = newValue }
  }
  open var layer: CALayer? { wantsLayer ? _backing.layer : nil }
  open var tag: Int { _backing.tag }
  open var fittingSize: NSSize { _backing.sizeThatFits(.zero) }
  open var intrinsicContentSize: NSSize { NSSize(width: -1, height: -1) }
  open class var noIntrinsicMetric: CGFloat { -1 }
  open func setFrameSize(_ newSize: NSSize) { _backing.frame.size = newSize }
  open func setFrameOrigin(_ newOrigin: NSPoint) { _backing.frame.origin = newOrigin }

  // MARK: Hierarchy

  open func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    view.nextResponder = self
    view._join(window)
    _backing.addSubview(view._backing)
    didAddSubview(view)
    view.viewDidMoveToSuperview()
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    _backing.removeFromSuperview()
    _join(nil)
  }

  func _join(_ window: NSWindow?) {
    guard self.window !== window else { return }
    viewWillMove(toWindow: window)
    self.window = window
    viewDidMoveToWindow()
    for view in subviews { view._join(window) }
  }

  open func didAddSubview(_ subview: NSView) {}
  open func viewDidMoveToSuperview() {}
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  open func viewDidMoveToWindow() {}
  open func viewWithTag(_ tag: Int) -> NSView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  open func isDescendant(of view: NSView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  // MARK: Drawing and layout

  open var needsDisplay: Bool {
    get { false }
    set { if newValue { _backing.setNeedsDisplay() } }
  }
  open var needsLayout: Bool {
    get { false }
    set { if newValue { _backing.setNeedsLayout() } }
  }
  open var needsUpdateConstraints = false
  open func setNeedsDisplay(_ invalidRect: NSRect) { _backing.setNeedsDisplay() }
  open func draw(_ dirtyRect: NSRect) {}
  open func display() {}
  open func layout() {}
  open func layoutSubtreeIfNeeded() {
    _backing.layoutIfNeeded()
    layout()
    for view in subviews { view.layoutSubtreeIfNeeded() }
  }
  open func updateConstraints() {}
  open func updateLayer() {}
  open var wantsUpdateLayer: Bool { false }
  open func viewDidChangeEffectiveAppearance() {}
  open func invalidateIntrinsicContentSize() { _backing.invalidateIntrinsicContentSize() }

  open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
    _backing.convert(point, from: view?._backing)
  }
  open func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {
    _backing.convert(point, to: view?._backing)
  }
  open func hitTest(_ point: NSPoint) -> NSView? {
    guard !isHidden, frame.contains(point) else { return nil }
    let inner = NSPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    return subviews.reversed().lazy.compactMap { $0.hitTest(inner) }.first ?? self
  }

  open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }
  open func removeTrackingArea(_ trackingArea: NSTrackingArea) {
    trackingAreas.removeAll { $0 === trackingArea }
  }
  open func updateTrackingAreas() {}
  open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizers.append(gestureRecognizer)
  }

  /// Follows documentation/appkit/nsview/autoresizingmask-swift.struct.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let minXMargin = AutoresizingMask(rawValue: 1)
    public static let width = AutoresizingMask(rawValue: 2)
    public static let maxXMargin = AutoresizingMask(rawValue: 4)
    public static let minYMargin = AutoresizingMask(rawValue: 8)
    public static let height = AutoresizingMask(rawValue: 16)
    public static let maxYMargin = AutoresizingMask(rawValue: 32)
  }
}

extension NSView {
  // Follows documentation/appkit/nsview/leadinganchor and its neighbours.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { _backing.translatesAutoresizingMaskIntoConstraints }
    set { _backing.translatesAutoresizingMaskIntoConstraints = newValue }
  }
  public var leadingAnchor: NSLayoutXAxisAnchor { _backing.leadingAnchor }
  public var trailingAnchor: NSLayoutXAxisAnchor { _backing.trailingAnchor }
  public var leftAnchor: NSLayoutXAxisAnchor { _backing.leftAnchor }
  public var rightAnchor: NSLayoutXAxisAnchor { _backing.rightAnchor }
  public var centerXAnchor: NSLayoutXAxisAnchor { _backing.centerXAnchor }
  public var topAnchor: NSLayoutYAxisAnchor { _backing.topAnchor }
  public var bottomAnchor: NSLayoutYAxisAnchor { _backing.bottomAnchor }
  public var centerYAnchor: NSLayoutYAxisAnchor { _backing.centerYAnchor }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { _backing.firstBaselineAnchor }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { _backing.lastBaselineAnchor }
  public var widthAnchor: NSLayoutDimension { _backing.widthAnchor }
  public var heightAnchor: NSLayoutDimension { _backing.heightAnchor }
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
}

/// Follows documentation/appkit/nsuserinterfaceitemidentifier.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Follows documentation/appkit/nstrackingarea.
@preconcurrency @MainActor open class NSTrackingArea: NSObject {
  public let rect: NSRect
  public let options: Options

  public init(
    rect: NSRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    self.rect = rect
    self.options = options
    super.init()
  }

  /// Follows documentation/appkit/nstrackingarea/options-swift.struct.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mouseEnteredAndExited = Options(rawValue: 1)
    public static let mouseMoved = Options(rawValue: 2)
    public static let cursorUpdate = Options(rawValue: 4)
    public static let activeInKeyWindow = Options(rawValue: 32)
    public static let activeAlways = Options(rawValue: 128)
    public static let inVisibleRect = Options(rawValue: 512)
  }
}

/// Follows documentation/appkit/nsgesturerecognizer.
@preconcurrency @MainActor open class NSGestureRecognizer: NSObject {
  open weak var target: AnyObject?
  open var action: Selector?
  open var isEnabled = true

  public init(target: Any?, action: Selector?) {
    self.target = target as AnyObject?
    self.action = action
    super.init()
  }
}

/// Follows documentation/appkit/nsclickgesturerecognizer.
@preconcurrency @MainActor open class NSClickGestureRecognizer: NSGestureRecognizer {
  open var numberOfClicksRequired = 1
}
