import QuartzCore

/// A transition between two controllers, from its begin to its end.
final class _TransitionContext: NSObject, UIViewControllerContextTransitioning,
  UIViewControllerTransitionCoordinator
{
  let containerView: UIView
  let isAnimated: Bool
  private(set) var transitionWasCancelled = false
  private(set) var transitionDuration: TimeInterval = 0
  private let from: UIViewController?
  private let to: UIViewController?
  private let presentation: UIPresentationController?
  private var completion: ((Bool) -> Void)?
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var animator: (any UIViewControllerAnimatedTransitioning)?

  init(
    container: UIView, from: UIViewController?, to: UIViewController?, animated: Bool,
    presentation: UIPresentationController?, completion: @escaping (Bool) -> Void
  ) {
    containerView = container
    self.from = from
    self.to = to
    self.presentation = presentation
    isAnimated = animated
    self.completion = completion
    super.init()
    from?._activeTransition = self
    to?._activeTransition = self
  }

  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var percentComplete: CGFloat = 0
  var targetTransform: CGAffineTransform { .identity }
  private var listeners: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  var isCancelled: Bool { transitionWasCancelled }
  var presentationStyle: UIModalPresentationStyle { presentation?.presentationStyle ?? .none }

  /// Lets the animator do it, or else waits for the duration.
  func _run(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    following interaction: (any UIViewControllerInteractiveTransitioning)? = nil,
    duration: TimeInterval
  ) {
    self.animator = animator
    transitionDuration = animator?.transitionDuration(using: self) ?? duration
    if let interaction, animator != nil {
      isInteractive = interaction.wantsInteractiveStart
      initiallyInteractive = isInteractive
      return interaction.startInteractiveTransition(self)
    }
    guard let animator else {
      _MediaClock.main._schedule(after: duration) { self.completeTransition(true) }
      return
    }
    animator.animateTransition(using: self)
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { listeners.append(handler) }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
  }
  func pauseInteractiveTransition() { isInteractive = true }
  func finishInteractiveTransition() {
    endInteraction()
    animator?.animateTransition(using: self)
  }
  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    endInteraction()
    completeTransition(false)
  }

  private func endInteraction() {
    isInteractive = false
    for listener in listeners { listener(self) }
  }

  func completeTransition(_ didComplete: Bool) {
    guard let completion else { return }
    self.completion = nil
    transitionWasCancelled = !didComplete
    completion(didComplete)
    animator?.animationEnded(didComplete)
    for work in completions { work(self) }
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    UIView.animate(withDuration: transitionDuration) { animation(self) }
    return true
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  /// The view of a controller that stays where it is takes no part.
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let controller = key == .from ? from : to
    let presented = presentation?.presentedViewController
    if let presentation, controller !== presented, !presentation._coversPresenter { return nil }
    return controller?.view
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? vc.view.frame : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    guard vc === to else { return .zero }
    return presentation?.presentedViewController === vc
      ? presentation?.frameOfPresentedViewInContainerView ?? containerView.bounds
      : containerView.bounds
  }
}
