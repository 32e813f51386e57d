import QuartzCore

extension UIView {
  func _insert(_ view: UIView, at index: Int) {
    precondition(view !== self && !isDescendant(of: view), "A view can't hold itself")
    if view.superview === self {
      _reorder(view, to: min(index, subviews.count - 1))
      return
    }
    view._removeQuietly()
    view.willMove(toSuperview: self)
    let window = _window
    let appearing = view._controllersThatAppear(in: window)
    for controller in appearing { controller.beginAppearanceTransition(true, animated: false) }
    if view._window !== window { view._announceWindow(window) }
    let place = min(max(0, index), subviews.count)
    subviews.insert(view, at: place)
    view.superview = self
    _putLayer(of: view)
    view._setWindow(window)
    view.didMoveToSuperview()
    didAddSubview(view)
    _invalidateLayoutEngine()
    setNeedsLayout()
    view._traitsDidChange()
    if !appearing.isEmpty { window?.layoutIfNeeded() }
    for controller in appearing { controller.endAppearanceTransition() }
  }

  func _remove() {
    guard let superview else { return }
    let disappearing = _controllersThatDisappear()
    for controller in disappearing { controller.beginAppearanceTransition(false, animated: false) }
    if isFirstResponderInside { UIApplication.shared._firstResponder?.resignFirstResponder() }
    willMove(toSuperview: nil)
    if _window != nil { _announceWindow(nil) }
    superview.willRemoveSubview(self)
    superview._dropConstraints(of: self)
    superview.subviews.removeAll { $0 === self }
    superview._invalidateLayoutEngine()
    superview.setNeedsLayout()
    self.superview = nil
    layer.removeFromSuperlayer()
    _setWindow(nil)
    didMoveToSuperview()
    for controller in disappearing { controller.endAppearanceTransition() }
  }

  /// Takes the view out of its superview on the way to another place.
  func _removeQuietly() {
    if superview != nil { removeFromSuperview() }
  }

  func _reorder(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(of: view), subviews.indices.contains(index) else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: index)
    _putLayer(of: view)
  }

  /// Puts the layer below that of the view in front of it; layers that belong to no view keep their
  /// places among the others.
  func _putLayer(of view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    if index + 1 < subviews.count, subviews[index + 1].layer.superlayer === layer {
      layer.insertSublayer(view.layer, below: subviews[index + 1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  private func _announceWindow(_ window: UIWindow?) {
    willMove(toWindow: window)
    for view in subviews { view._announceWindow(window) }
  }

  private func _setWindow(_ window: UIWindow?) {
    guard _window !== window else { return }
    _window = window
    if window != nil { _adoptAppearance() }
    didMoveToWindow()
    for view in subviews { view._setWindow(window) }
  }

  private var isFirstResponderInside: Bool {
    (UIApplication.shared._firstResponder as? UIView)?.isDescendant(of: self) ?? false
  }

  /// The outermost controllers in this tree, whose appearance their own containers don't manage.
  var _outermostControllers: [UIViewController] {
    if let controller = _viewController { return [controller] }
    return subviews.flatMap(\._outermostControllers)
  }

  private func _controllersThatAppear(in window: UIWindow?) -> [UIViewController] {
    guard let window, !window.isHidden else { return [] }
    return _outermostControllers.filter { $0._appearsWithItsView }
  }

  private func _controllersThatDisappear() -> [UIViewController] {
    guard let window = _window, !window.isHidden else { return [] }
    return _outermostControllers.filter { $0._disappearsWithItsView }
  }

  /// Tells the controllers in a window that was shown or hidden.
  func _visibilityDidChange(wasVisible: Bool) {
    for controller in subviews.flatMap(\._outermostControllers) {
      let changes = wasVisible ? controller._disappearsWithItsView : controller._appearsWithItsView
      guard changes else { continue }
      controller.beginAppearanceTransition(!wasVisible, animated: false)
      if !wasVisible { layoutIfNeeded() }
      controller.endAppearanceTransition()
    }
  }
}
