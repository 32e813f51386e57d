import QuartzCore

/// The outermost view, which shows a view controller on a screen. Follows documentation/uikit/uiwindow.
@preconcurrency @MainActor open class UIWindow: UIView {
  open weak var windowScene: UIWindowScene?
  open var windowLevel = Level.normal
  open private(set) var isKeyWindow = false
  var _presentations: [UIPresentationController] = []

  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      oldValue?._window = nil
      rootViewController?._window = self
      if !isHidden { showRoot() }
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
    _window = self
  }

  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    super.isHidden = true
    _window = self
  }

  /// A window without a frame fills the screen.
  public convenience init() {
    self.init(frame: UIApplication.shared._screen.bounds)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.isHidden = true
    _window = self
  }

  open var screen: UIScreen { UIApplication.shared._screen }
  open var canBecomeKey: Bool { true }

  open override var isHidden: Bool {
    didSet {
      guard oldValue != isHidden else { return }
      let application = UIApplication.shared
      application._windows.removeAll { $0 === self }
      if isHidden {
        isKeyWindow = false
        _visibilityDidChange(wasVisible: true)
      } else {
        application._windows.append(self)
        showRoot()
        _visibilityDidChange(wasVisible: false)
      }
    }
  }

  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
    layoutIfNeeded()
  }

  open func makeKey() {
    for window in UIApplication.shared._windows where window !== self { window.isKeyWindow = false }
    isKeyWindow = true
    becomeKey()
  }

  open func becomeKey() {}
  open func resignKey() {}

  open func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] { _deliver(touch, in: event) }
  }

  private func showRoot() {
    guard let view = rootViewController?.view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    rootViewController?.viewIfLoaded.map { if $0.superview === self { $0.frame = bounds } }
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  override var _ownSafeAreaInsets: UIEdgeInsets { screen._safeAreaInsets }

  /// Follows documentation/uikit/uiwindow/level.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }
}
