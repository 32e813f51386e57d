import SteleCanvas
@_spi(Stele) import UIKit

/// A controller that shows a SwiftUI view. Follows documentation/swiftui/uihostingcontroller.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  private var content: Content
  private var hosted: ViewHost?

  /// What shows the view.
  @_spi(Stele) public var host: ViewHost {
    if let hosted { return hosted }
    let host = ViewHost(content, for: self)
    hosted = host
    host.graph.didUpdate = { [weak self] in
      self?.readBar()
      self?.viewIfLoaded?.setNeedsLayout()
    }
    readBar()
    return host
  }

  /// Shows a view.
  public init(rootView: Content) {
    content = rootView
    super.init(nibName: nil, bundle: nil)
    followPresentation()
  }

  /// Shows a view in a controller of a storyboard.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    content = rootView
    super.init(coder: aDecoder)
    followPresentation()
  }

  /// A subclass has to say what it shows, with `init(coder:rootView:)`.
  public required init?(coder aDecoder: NSCoder) {
    return nil
  }

  /// The view shown.
  open var rootView: Content {
    get { content }
    set {
      content = newValue
      hosted?.setRoot(newValue)
    }
  }

  /// What the controller follows of its content's size.
  open var sizingOptions: UIHostingControllerSizingOptions = []

  /// The safe areas that the content keeps clear of.
  open var safeAreaRegions: SafeAreaRegions = .all

  /// The size that the view wants of an offer.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    host.size(offered: ProposedViewSize(size))
  }

  open override func loadView() {
    view = _UIHostingView<Content>(frame: .zero)
    view.backgroundColor = .systemBackground
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    followTraits()
    host.update()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTraits()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let insets = view.safeAreaInsets
    host.setScreen(
      view.bounds.size,
      safeArea: EdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
    host.layOut()
  }

  open override var prefersStatusBarHidden: Bool { host.statusBar(in: host.layout) == .hidden }

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    if host.statusBar(in: host.layout) == .light { return .lightContent }
    guard let scheme = host.graph.root?.windowScheme,
      (scheme == .dark) != (traitCollection.userInterfaceStyle == .dark)
    else { return .default }
    return scheme == .dark ? .lightContent : .darkContent
  }

  /// The surroundings of UIKit are those of the view.
  private func followTraits() {
    let traits = traitCollection
    host.updateEnvironment { $0.follow(traits) }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    followPresentation()
    host.setActive(true)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    host.setActive(false)
  }

  /// The environment's actions reach the controller's own presentation or stack.
  private func followPresentation() {
    guard let hosted else { return }
    let isPresented = presentingViewController != nil || positionInStack > 0
    hosted.updateEnvironment { [weak self] in
      $0.isPresented = isPresented
      $0.dismiss = DismissAction { self?.leave() }
      $0.presentationMode = Binding(
        get: { PresentationMode(isPresented: isPresented) },
        set: { mode in if !mode.isPresented { MainActor.assumeIsolated { self?.leave() } } })
    }
  }

  /// What the view says about the bar above it is for the bar of the stack that the controller is in.
  private func readBar() {
    guard let root = hosted?.graph.root else { return }
    if let title = root.barTitle { navigationItem.title = title }
    if let hides = root.hidesBackButton { navigationItem.hidesBackButton = hides }
  }

  private var positionInStack: Int {
    navigationController?.viewControllers.firstIndex { $0 === self } ?? 0
  }

  private func leave() {
    if positionInStack > 0 {
      navigationController?.popViewController(animated: true)
    } else if presentingViewController != nil {
      dismiss(animated: true)
    }
  }
}

@_spi(Stele) extension UIHostingController: HostingController {}

/// The view of a hosting controller. Follows documentation/swiftui/uihostingview.
@preconcurrency @MainActor open class _UIHostingView<Content: View>: UIView {
  /// What the SwiftUI view inside looks like; represented views are drawn with it.
  @_spi(Stele) open override func _ownPicture(_ style: UIUserInterfaceStyle) -> Drawing? {
    guard let host = (_viewController as? any HostingController)?.host else { return nil }
    let insets = safeAreaInsets
    return host.picture(
      size: bounds.size, scheme: style == .dark ? .dark : .light,
      safeArea: EdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
      hasBackground: false)
  }
}

/// What a hosting controller follows.
/// Follows documentation/swiftui/uihostingcontrollersizingoptions.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The preferred size of the controller.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The intrinsic size of its view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// Makes and keeps the app's delegate. Follows documentation/swiftui/uiapplicationdelegateadaptor.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
  private let delegate: Delegate

  @MainActor private final class Delegate {
    lazy var object: DelegateType = {
      guard let object = DelegateType._make() as? DelegateType else {
        preconditionFailure("\(DelegateType.self) cannot be made: it has no _make()")
      }
      return object
    }()
  }

  /// Makes a delegate of a type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) { delegate = Delegate() }

  /// The delegate.
  public var wrappedValue: DelegateType { delegate.object }
}

extension UIApplicationDelegateAdaptor: DynamicProperty {}
