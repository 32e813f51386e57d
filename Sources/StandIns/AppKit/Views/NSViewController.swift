import UIKit

/// Manages a view. Follows documentation/appkit/nsviewcontroller.
@preconcurrency @MainActor open class NSViewController: NSResponder {
  private var loaded: NSView?
  open private(set) weak var parent: NSViewController?
  open private(set) var children: [NSViewController] = []
  open var title: String?
  open var representedObject: Any?
  open var preferredContentSize = NSSize.zero
  public let nibName: String?
  public private(set) var presentedViewControllers: [NSViewController]? = []
  open private(set) weak var presentingViewController: NSViewController?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  public required override init?(coder: NSCoder) {
    nibName = nil
    super.init(coder: coder)
  }

  open var view: NSView {
    get {
      loadViewIfNeeded()
      return loaded ?? NSView()
    }
    set {
      loaded = newValue
      newValue.nextResponder = self
    }
  }
  open var isViewLoaded: Bool { loaded != nil }
  open func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func loadView() { view = NSView() }
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}
  open func viewWillLayout() {}
  open func viewDidLayout() {}
  open func updateViewConstraints() {}

  open func addChild(_ childViewController: NSViewController) {
    childViewController.removeFromParent()
    children.append(childViewController)
    childViewController.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func presentAsSheet(_ viewController: NSViewController) { present(viewController) }
  open func presentAsModalWindow(_ viewController: NSViewController) { present(viewController) }
  open func dismiss(_ viewController: NSViewController) {
    presentedViewControllers?.removeAll { $0 === viewController }
    viewController.viewWillDisappear()
    viewController.viewDidDisappear()
  }
  open func dismiss(_ sender: Any?) { presentingViewController?.dismiss(self) }

  private func present(_ viewController: NSViewController) {
    viewController.presentingViewController = self
    presentedViewControllers?.append(viewController)
    viewController.loadViewIfNeeded()
    viewController.viewWillAppear()
    viewController.viewDidAppear()
  }
}
