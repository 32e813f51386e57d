import QuartzCore

extension UIViewController {
  private static let transitionDuration: TimeInterval = 0.5

  func _present(_ shown: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    let presenter = _presentationRoot(for: shown)
    guard presenter._presented == nil, shown._presenting == nil, shown !== presenter,
      let window = presenter.viewIfLoaded?.window
    else {
      // As on a device, presenting from a hidden or already presenting controller does nothing.
      return
    }
    let presentation = shown._preparePresentation(by: presenter, source: self)
    presenter._presented = shown
    shown._presenting = presenter
    shown._isBeingPresented = true
    let container = _PresentationContainer(frame: window.bounds)
    container.presentation = presentation
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    presentation.containerView = container
    window._presentations.append(presentation)
    presentation.presentationTransitionWillBegin()
    shown.loadViewIfNeeded()
    if presentation._coversPresenter {
      presenter.beginAppearanceTransition(false, animated: animated)
    }
    shown.beginAppearanceTransition(true, animated: animated)
    window.addSubview(container)
    let animator =
      animated
      ? shown.transitioningDelegate?.animationController(
        forPresented: shown, presenting: presenter, source: self) : nil
    shown.view.frame = presentation.frameOfPresentedViewInContainerView
    if animator == nil { container.addSubview(shown.view) }
    let context = _TransitionContext(
      container: container, from: presenter, to: shown, animated: animated,
      presentation: presentation
    ) { finished in
      shown.endAppearanceTransition()
      if presentation._coversPresenter {
        presentation._restore = _Restore(presenter.view)
        presenter.view.removeFromSuperview()
        presenter.endAppearanceTransition()
      }
      shown._isBeingPresented = false
      presentation.presentationTransitionDidEnd(finished)
      completion?()
    }
    window.layoutIfNeeded()
    context._run(animator, duration: animated ? Self.transitionDuration : 0)
  }

  func _dismiss(animated: Bool, _ completion: (() -> Void)?) {
    guard let bottom = _presented else {
      if let presenter = presentingViewController {
        presenter._dismiss(animated: animated, completion)
      } else {
        completion?()
      }
      return
    }
    var chain = [bottom]
    while let next = chain.last?._presented { chain.append(next) }
    guard let top = chain.last, !bottom._isBeingDismissed else { return }
    let presentations = chain.compactMap(\._presentation)
    for controller in chain { controller._isBeingDismissed = true }
    for presentation in presentations.reversed() { presentation.dismissalTransitionWillBegin() }
    top.beginAppearanceTransition(false, animated: animated)
    let covered = presentations.contains { $0._coversPresenter }
    if covered {
      beginAppearanceTransition(true, animated: animated)
      bottom._presentation?._restore?.undo()
    }
    let animator =
      animated
      ? top.transitioningDelegate?.animationController(forDismissed: top) : nil
    let context = _TransitionContext(
      container: top._presentation?.containerView ?? UIView(), from: top, to: self,
      animated: animated, presentation: top._presentation
    ) { finished in
      guard finished else {
        return self._keepPresenting(chain, top, isCovered: covered, animated: animated)
      }
      if covered { self.endAppearanceTransition() }
      for controller in chain.reversed() { controller._finishDismissal() }
      self._presented = nil
      for presentation in presentations.reversed() {
        presentation.dismissalTransitionDidEnd(finished)
      }
      completion?()
    }
    let interaction = animator.flatMap {
      top.transitioningDelegate?.interactionControllerForDismissal(using: $0)
    }
    context._run(
      animator, following: interaction, duration: animated ? Self.transitionDuration : 0)
  }

  /// What a dismissal that was cancelled on the way leaves: everything as it was before.
  private func _keepPresenting(
    _ chain: [UIViewController], _ top: UIViewController, isCovered: Bool, animated: Bool
  ) {
    for controller in chain { controller._isBeingDismissed = false }
    for presentation in chain.compactMap(\._presentation) {
      presentation.dismissalTransitionDidEnd(false)
    }
    top.beginAppearanceTransition(true, animated: animated)
    if isCovered {
      beginAppearanceTransition(false, animated: animated)
      top._presentation?._restore = _Restore(view)
      view.removeFromSuperview()
      endAppearanceTransition()
    }
    top.endAppearanceTransition()
  }

  private func _finishDismissal() {
    viewIfLoaded?.removeFromSuperview()
    _presentation?.containerView?.removeFromSuperview()
    if let presentation = _presentation {
      UIApplication.shared._windows.forEach { window in
        window._presentations.removeAll { $0 === presentation }
      }
      presentation.containerView = nil
    }
    endAppearanceTransition()
    // It holds the controller, which is made for another presentation if it is shown again.
    _presentation = nil
    _presenting = nil
    _presented = nil
    _isBeingDismissed = false
  }

  /// The outermost container presents, unless one on the way defines its own context.
  private func _presentationRoot(for shown: UIViewController) -> UIViewController {
    let inContext = [.currentContext, .overCurrentContext].contains(shown.modalPresentationStyle)
    var root = self
    while let parent = root._parent {
      if inContext, root.definesPresentationContext { break }
      root = parent
    }
    return root
  }

  private func _preparePresentation(
    by presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    let custom =
      modalPresentationStyle == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source) : nil
    let presentation = custom ?? _ownPresentation
    presentation._presenting = presenter
    _presentation = presentation
    return presentation
  }

  /// The controller of the style that was asked for; made once, so that it can be set up before.
  private var _ownPresentation: UIPresentationController {
    let style = _resolvedStyle
    if let made = _presentation, made._style == style { return made }
    let made: UIPresentationController
    switch style {
    case .popover: made = UIPopoverPresentationController(_for: self, style: style)
    case .pageSheet, .formSheet: made = UISheetPresentationController(_for: self, style: style)
    default: made = UIPresentationController(_for: self, style: style)
    }
    _presentation = made
    return made
  }

  private var _resolvedStyle: UIModalPresentationStyle {
    modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
  }

  public var presentationController: UIPresentationController? {
    _presenting != nil ? _presentation : _ownPresentation
  }
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
  public var activePresentationController: UIPresentationController? { _presentation }
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    _activeTransition ?? _parent?.transitionCoordinator
  }
}

/// Where a view was before a full-screen presentation took its place.
@MainActor struct _Restore {
  private let view: UIView
  private let superview: UIView?
  private let index: Int

  init(_ view: UIView) {
    self.view = view
    superview = view.superview
    index = view.superview?.subviews.firstIndex(of: view) ?? 0
  }

  func undo() {
    superview?.insertSubview(view, at: index)
  }
}
