import QuartzCore
import SteleCanvas

/// A rectangle of the interface. Follows documentation/uikit/uiview.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, CALayerDelegate,
  @preconcurrency NSCoding
{
  open class var layerClass: AnyClass { CALayer.self }
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  public private(set) lazy var layer: CALayer = {
    let type = Self.layerClass as? CALayer.Type ?? CALayer.self
    let layer = type.init(coder: NSCoder()) ?? CALayer()
    layer.delegate = self
    return layer
  }()

  // Tree, kept by UIView+Hierarchy.swift
  public internal(set) weak var superview: UIView?
  public internal(set) var subviews: [UIView] = []
  weak var _window: UIWindow?
  /// The controller whose view this is.
  public internal(set) weak var _viewController: UIViewController?

  // Layout, kept by UIView+Layout.swift and the Layout folder
  var _needsLayout = true
  var _needsUpdateConstraints = true
  var _layoutEngineIsInvalid = true
  var _ownConstraints: [NSLayoutConstraint] = []
  var _layoutGuides: [UILayoutGuide] = []
  var _hugging: [UILayoutPriority?] = [nil, nil]
  var _compression: [UILayoutPriority?] = [nil, nil]
  var _guides: [_GuideKind: UILayoutGuide] = [:]

  // Look and state
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var contentMode = ContentMode.scaleToFill
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if oldValue != translatesAutoresizingMaskIntoConstraints { _invalidateLayoutEngine() }
    }
  }
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var insetsLayoutMarginsFromSafeArea = true
  open var preservesSuperviewLayoutMargins = false
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if oldValue != overrideUserInterfaceStyle { _traitsDidChange() } }
  }
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var interactions: [any UIInteraction] = []
  open internal(set) var motionEffects: [UIMotionEffect] = []
  open var minimumContentSizeCategory: UIContentSizeCategory?
  open var maximumContentSizeCategory: UIContentSizeCategory?
  open var restorationIdentifier: String?
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }
  var _lastTraits: UITraitCollection?
  var _traitHandlers: [(UITraitCollection) -> Void] = []
  var _background: UIColor?
  var _tint: UIColor?
  var _margins: NSDirectionalEdgeInsets?

  public init(frame: CGRect) {
    super.init()
    layer.frame = frame
  }

  public override convenience init() { self.init(frame: .zero) }

  /// A coder of a storyboard hands over the attributes of the element that the view stands for.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? _InterfaceBuilderCoder)?.configure(self)
  }

  open func encode(with coder: NSCoder) {}
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  // MARK: Geometry

  open var frame: CGRect {
    get { layer.frame }
    set {
      _animating("position", layer.position) {
        _animating("bounds", layer.bounds) { _changeSize { layer.frame = newValue } }
      }
    }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set { _animating("bounds", layer.bounds) { _changeSize { layer.bounds = newValue } } }
  }
  open var center: CGPoint {
    get { layer.position }
    set { _animating("position", layer.position) { layer.position = newValue } }
  }
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { _animating("transform", layer.transform) { layer.setAffineTransform(newValue) } }
  }
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { _animating("transform", layer.transform) { layer.transform = newValue } }
  }
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  // MARK: Look

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { _animating("opacity", layer.opacity) { layer.opacity = Float(newValue) } }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      (superview as? UIStackView)?._arrangementChanged()
    }
  }
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }
  open var clearsContextBeforeDrawing = true
  open var backgroundColor: UIColor? {
    get { _background }
    set {
      _background = newValue
      let color = newValue?.resolvedColor(with: traitCollection).cgColor
      _animating("backgroundColor", layer.backgroundColor) { layer.backgroundColor = color }
    }
  }
  open var tintColor: UIColor! {
    get { _tint ?? superview?.tintColor ?? .tintColor }
    set {
      _tint = newValue
      _tintDidChange()
    }
  }
  open func tintColorDidChange() {}

  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }
  /// Draws into the layer's context, by way of the overridden `draw(_:)`.
  public nonisolated func draw(_ layer: CALayer, in context: CGContext) {
    let drawing = _LayerDrawing(view: self, context: context)
    MainActor.assumeIsolated { drawing.run() }
  }

  /// What the view looks like where that does not come from the views in it: a view that shows what
  /// another framework draws gives its picture, from its own top left corner.
  @_spi(Stele) open func _ownPicture(_ style: UIUserInterfaceStyle) -> Drawing? { nil }

  // MARK: Traits

  open var traitCollection: UITraitCollection { _resolvedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  // MARK: Responding

  open override var next: UIResponder? { _viewController ?? superview }
  open var canBecomeFocused: Bool { false }
  open override func resignFirstResponder() -> Bool { super.resignFirstResponder() }

  /// Makes whichever part of this view has the keyboard give it up.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let first = UIApplication.shared._firstResponder as? UIView, first.isDescendant(of: self)
    else { return false }
    return first.resignFirstResponder()
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { _hitTest(point, event) }

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer._view = self
  }
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    if recognizer.view === self { recognizer._view = nil }
  }
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Tree

  open var window: UIWindow? { _window }
  open func addSubview(_ view: UIView) { _insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { _insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view._removeQuietly()
    _insert(view, at: subviews.firstIndex(of: sibling) ?? 0)
  }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view._removeQuietly()
    _insert(view, at: subviews.firstIndex(of: sibling).map { $0 + 1 } ?? subviews.count)
  }
  open func bringSubviewToFront(_ view: UIView) { _reorder(view, to: subviews.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { _reorder(view, to: 0) }
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    subviews.swapAt(first, second)
    for index in [max(first, second), min(first, second)] { _putLayer(of: subviews[index]) }
  }
  open func removeFromSuperview() { _remove() }
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Layout

  open func layoutSubviews() {}
  open func setNeedsLayout() { _needsLayout = true }
  open func layoutIfNeeded() { _layoutIfNeeded() }
  open func sizeThatFits(_ size: CGSize) -> CGSize { _fittingSize(size) }
  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() {
    _invalidateLayoutEngine()
    superview?.setNeedsLayout()
  }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    _systemFitting(targetSize, horizontal, vertical)
  }
  open class var requiresConstraintBasedLayout: Bool { false }
  open func setNeedsUpdateConstraints() { _needsUpdateConstraints = true }
  open func needsUpdateConstraints() -> Bool { _needsUpdateConstraints }
  open func updateConstraintsIfNeeded() { _updateConstraintsIfNeeded() }
  open func updateConstraints() {}
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom)
  }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  open var safeAreaInsets: UIEdgeInsets { _resolvedSafeArea }
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open var layoutMargins: UIEdgeInsets {
    get { _resolvedMargins }
    set { directionalLayoutMargins = _directional(newValue) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { _directional(_resolvedMargins) }
    set {
      _margins = newValue
      layoutMarginsDidChange()
      _invalidateLayoutEngine()
      setNeedsLayout()
    }
  }

  /// What safe area the view itself takes away; only a window does.
  var _ownSafeAreaInsets: UIEdgeInsets { .zero }
  /// Where the text's lines sit, for constraints to a baseline: distances from top and bottom.
  var _baselines: (first: CGFloat, last: CGFloat)? { nil }
}
