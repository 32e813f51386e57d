import QuartzCore

/// Shows the last of a stack of controllers. Follows documentation/uikit/uinavigationcontroller.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  public let navigationBar: UINavigationBar
  public private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  @_disfavoredOverload
  open weak var delegate: (any UINavigationControllerDelegate)?
  private var stack: [UIViewController] = []
  private var transition: _TransitionContext?
  private let container = UIView()

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    let type = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
    navigationBar = type.init(coder: NSCoder()) ?? UINavigationBar()
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    navigationBar = UINavigationBar()
    super.init(nibName: nibName, bundle: bundle)
  }

  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar()
    super.init(coder: coder)
  }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? {
    stack.last?._presented ?? _presented ?? stack.last
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains(viewController), "Pushing the same view controller instance more than once")
    change(to: stack + [viewController], animated: animated && !stack.isEmpty)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    change(to: Array(stack.dropLast()), animated: animated)
    return last
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let first = stack.first else { return nil }
    return popToViewController(first, animated: animated)
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else { return nil }
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty { change(to: Array(stack[...index]), animated: animated) }
    return popped
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Bars

  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigationBar.isHidden = hidden
    placeBars()
  }
  open var isToolbarHidden = true { didSet { placeBars() } }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsWhenVerticallyCompact = false
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()

  // MARK: View

  open override func loadView() {
    view = UIView(frame: UIApplication.shared._screen.bounds)
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container)
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    navigationBar._owner = self
    if let top = stack.last { install(top) }
    placeBars()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeBars()
  }

  private func install(_ controller: UIViewController) {
    controller.view.frame = container.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(controller.view)
  }

  private func placeBars() {
    guard let view = viewIfLoaded else { return }
    navigationBar._items = stack.map(\.navigationItem)
    let safe = view.safeAreaInsets
    let barHeight = navigationBar._height
    navigationBar.frame = CGRect(x: 0, y: safe.top, width: view.bounds.width, height: barHeight)
    toolbar.isHidden = isToolbarHidden
    toolbar.items = stack.last?.toolbarItems
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - safe.bottom - 44, width: view.bounds.width, height: 44)
    let insets = UIEdgeInsets(
      top: isNavigationBarHidden ? 0 : barHeight, left: 0, bottom: isToolbarHidden ? 0 : 44,
      right: 0)
    for controller in stack where controller._containerInsets != insets {
      controller._containerInsets = insets
    }
  }

  func _titleDidChange(of controller: UIViewController) {
    if stack.contains(controller) { placeBars() }
    if controller === stack.first, title == nil, tabBarItem.title == nil {
      tabBarItem.title = controller.title
    }
  }

  func _toolbarDidChange() { placeBars() }
}

// MARK: Changing the stack

extension UINavigationController {
  private func change(to new: [UIViewController], animated: Bool) {
    transition?.completeTransition(true)
    let old = stack
    let added = new.filter { !old.contains($0) }
    let removed = old.filter { !new.contains($0) }
    for controller in added { addChild(controller) }
    for controller in removed { controller.willMove(toParent: nil) }
    stack = new
    let finish = { (finished: Bool) in
      guard finished else {
        self.stack = old
        for controller in added { controller.removeFromParent() }
        for controller in removed { controller.didMove(toParent: self) }
        return
      }
      for controller in added { controller.didMove(toParent: self) }
      for controller in removed {
        if controller.viewIfLoaded?.superview === self.container {
          controller.viewIfLoaded?.removeFromSuperview()
        }
        controller.removeFromParent()
        controller._containerInsets = .zero
      }
    }
    guard isViewLoaded, old.last !== new.last else {
      finish(true)
      placeBars()
      return
    }
    run(from: old.last, to: new.last, isPush: !(old.contains { $0 === new.last }), animated, finish)
  }

  private func run(
    from old: UIViewController?, to new: UIViewController?, isPush: Bool, _ animated: Bool,
    _ finish: @escaping (Bool) -> Void
  ) {
    let isVisible = _appearance == .shown || _appearance == .appearing
    let animated = animated && isVisible
    old?._isMovingFromParent = !isPush
    new?._isMovingToParent = isPush
    if isVisible {
      old?.beginAppearanceTransition(false, animated: animated)
      new?.beginAppearanceTransition(true, animated: animated)
    }
    let animator =
      animated
      ? old.flatMap { from in
        new.flatMap { to in
          delegate?.navigationController(
            self, animationControllerFor: isPush ? .push : .pop, from: from, to: to)
        }
      } : nil
    if let new {
      if animator == nil { install(new) } else { new.view.frame = container.bounds }
      delegate?.navigationController(self, willShow: new, animated: animated)
    }
    placeBars()
    let context = _TransitionContext(
      container: container, from: old, to: new, animated: animated, presentation: nil
    ) { [weak self] finished in
      guard let self else { return }
      self.transition = nil
      let (shown, hidden) = finished ? (new, old) : (old, new)
      if isVisible, !finished {
        new?.beginAppearanceTransition(false, animated: animated)
        old?.beginAppearanceTransition(true, animated: animated)
      }
      if let shown, shown.view.superview !== container { install(shown) }
      hidden?.viewIfLoaded?.removeFromSuperview()
      if isVisible {
        old?.endAppearanceTransition()
        new?.endAppearanceTransition()
      }
      finish(finished)
      if !finished { placeBars() }
      old?._isMovingFromParent = false
      new?._isMovingToParent = false
      if finished, let new {
        delegate?.navigationController(self, didShow: new, animated: animated)
      }
    }
    transition = context
    if isVisible { view.window?.layoutIfNeeded() }
    let interaction = animator.flatMap {
      delegate?.navigationController(self, interactionControllerFor: $0)
    }
    context._run(animator, following: interaction, duration: animated ? 0.35 : 0)
  }

  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  /// Follows documentation/uikit/uinavigationcontroller/operation.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }
}
