import QuartzCore

/// Manages a screen or a part of one. Follows documentation/uikit/uiviewcontroller.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment,
  UIContentContainer, @preconcurrency NSCoding
{
  public let nibName: String?
  public let nibBundle: Bundle?
  open internal(set) var storyboard: UIStoryboard?
  open var title: String? { didSet { _titleDidChange() } }

  // Set by the files beside this one
  var _view: UIView?
  var _children: [UIViewController] = []
  weak var _parent: UIViewController?
  weak var _window: UIWindow?
  var _appearance = _Appearance.hidden
  var _transitionIsAnimated = false
  var _isMovingToParent = false
  var _isMovingFromParent = false
  var _isBeingPresented = false
  var _isBeingDismissed = false
  var _presented: UIViewController?
  weak var _presenting: UIViewController?
  var _presentation: UIPresentationController?
  weak var _activeTransition: _TransitionContext?
  var _segues: [UIStoryboardSegueTemplate] = []
  var _childTraits: [ObjectIdentifier: UITraitCollection] = [:]
  var _nibObjects: [AnyObject] = []
  var _unavailable = _ContentUnavailability()
  var _contentScrollViews: [UInt: UIScrollView] = [:]
  var _preferredTransition: Transition?
  lazy var _layoutSupports = (
    top: _LayoutSupport(self, .top), bottom: _LayoutSupport(self, .bottom)
  )
  /// Makes the view, for controllers of a storyboard.
  var _viewLoader: ((UIViewController) -> UIView)?

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var modalPresentationCapturesStatusBarAppearance = false
  open var restorationIdentifier: String?
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var hidesBottomBarWhenPushed = false
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard oldValue != preferredContentSize else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if oldValue != additionalSafeAreaInsets { _safeAreaDidChange() } }
  }
  /// What a container's bars take away, on top of what the controller asked for.
  public var _containerInsets = UIEdgeInsets.zero {
    didSet { if oldValue != _containerInsets { _safeAreaDidChange() } }
  }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?._traitsDidChange() }
  }
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(
    title: title, image: nil, selectedImage: nil)
  open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?._toolbarDidChange() } }
  open var isEditing = false

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    (coder as? _InterfaceBuilderCoder)?.configure(self)
  }

  open func encode(with coder: NSCoder) {}
  open func awakeFromNib() {}

  // MARK: View

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return _view
    }
    set { _setView(newValue) }
  }
  open var viewIfLoaded: UIView? { _view }
  open var isViewLoaded: Bool { _view != nil }
  open func loadView() { _loadDefaultView() }
  open func loadViewIfNeeded() { _loadViewIfNeeded() }
  open func viewDidLoad() {}

  // MARK: Life

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func didReceiveMemoryWarning() {}
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    _beginAppearance(isAppearing, animated: animated)
  }
  open func endAppearanceTransition() { _endAppearance() }
  open var isMovingToParent: Bool { _isMovingToParent }
  open var isMovingFromParent: Bool { _isMovingFromParent }
  open var isBeingPresented: Bool { _isBeingPresented }
  open var isBeingDismissed: Bool { _isBeingDismissed }

  // MARK: Children

  open var parent: UIViewController? { _parent }
  open var children: [UIViewController] { _children }
  open func addChild(_ childController: UIViewController) { _addChild(childController) }
  open func removeFromParent() { _removeFromParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    _childTraits[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?._traitsDidChange()
  }
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    _transition(fromViewController, toViewController, duration, options, animations, completion)
  }

  // MARK: Presenting

  open var presentedViewController: UIViewController? {
    _presented ?? parent?.presentedViewController
  }
  open var presentingViewController: UIViewController? {
    _presenting ?? parent?.presentingViewController
  }
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    _present(viewControllerToPresent, animated: flag, completion)
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    _dismiss(animated: flag, completion)
  }
  open func show(_ vc: UIViewController, sender: Any?) {
    if let target = targetViewController(forAction: "show", sender: sender) {
      target.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let split = splitViewController {
      split.showDetailViewController(vc, sender: sender)
    } else {
      show(vc, sender: sender)
    }
  }
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    navigationController
  }

  // MARK: Storyboards

  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    _performSegue(identifier, sender)
  }
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Surroundings

  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? _traitsForView }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  @available(iOS, deprecated: 16.0)
  open var shouldAutorotate: Bool { true }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var prefersPointerLocked: Bool { false }
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  open var restoresFocusAfterTransition = true
  open var focusGroupIdentifier: String?

  // MARK: Restoring

  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  // MARK: Nothing to show

  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  open func updateProperties() {}

  // MARK: Editing

  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    _editButtonItem?._editingDidChange(editing)
  }
  open var editButtonItem: UIBarButtonItem { _makeEditButtonItem() }
  var _editButtonItem: UIBarButtonItem?

  open override var next: UIResponder? { viewIfLoaded?.superview ?? _parent ?? _presenting }

  public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
