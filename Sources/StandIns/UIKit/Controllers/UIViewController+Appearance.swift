import QuartzCore

/// Where a controller is between hidden and shown.
enum _Appearance {
  case hidden, appearing, shown, disappearing
}

extension UIViewController {
  /// Whether adding the view to a visible window starts the appearance; a container that manages
  /// it has begun already.
  var _appearsWithItsView: Bool {
    guard _appearance == .hidden else { return false }
    guard let parent = _parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods
      && (parent._appearance == .shown || parent.viewIfLoaded?._window != nil)
      && parent._appearance != .appearing
  }

  var _disappearsWithItsView: Bool {
    guard _appearance == .shown else { return false }
    return _parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  func _beginAppearance(_ isAppearing: Bool, animated: Bool) {
    let next: _Appearance = isAppearing ? .appearing : .disappearing
    if _appearance == next || _appearance == (isAppearing ? .shown : .hidden) { return }
    _appearance = next
    _transitionIsAnimated = animated
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in _visibleChildren(forAppearing: isAppearing) {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  func _endAppearance() {
    let animated = _transitionIsAnimated
    switch _appearance {
    case .appearing:
      _appearance = .shown
      viewIsAppearing(animated)
      viewDidAppear(animated)
    case .disappearing:
      _appearance = .hidden
      viewDidDisappear(animated)
    case .hidden, .shown: return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in _children
    where child._appearance == .appearing || child._appearance == .disappearing {
      child.endAppearanceTransition()
    }
  }

  /// The children that come and go together with this controller.
  private func _visibleChildren(forAppearing isAppearing: Bool) -> [UIViewController] {
    _children.filter { child in
      guard let view = child.viewIfLoaded, let own = viewIfLoaded else { return false }
      return view.isDescendant(of: own) && child._appearance == (isAppearing ? .hidden : .shown)
    }
  }
}
