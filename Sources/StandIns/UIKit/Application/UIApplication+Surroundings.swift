import QuartzCore

// What the user does with the device as a whole.
extension UIApplication {
  /// The view that has the keyboard.
  public var _firstResponderView: UIView? { _firstResponder as? UIView }

  /// Turns the device, or makes it another one: windows and controllers hear of their new size and
  /// surroundings in the order that viewWillTransition(to:with:) is documented in.
  ///
  /// - Returns: whether the app follows; a controller may not support the orientation.
  @discardableResult
  public func _show(
    on size: CGSize, safeArea: UIEdgeInsets, traits: UITraitCollection
  ) -> Bool {
    let isTurned = size.width > size.height
    let top = _windows.last?.rootViewController
    if let top, traits.userInterfaceIdiom == .phone {
      let mask: UIInterfaceOrientationMask = isTurned ? .landscape : .portrait
      guard !top._frontmost.supportedInterfaceOrientations.isDisjoint(with: mask) else {
        return false
      }
    }
    let device = UIDevice.current
    let wasTurned = _screen._isLandscape
    _screen._size = size
    _screen._safeAreaInsets = safeArea
    let hasOtherTraits = _screen._traits != traits
    if wasTurned != isTurned, device.isGeneratingDeviceOrientationNotifications {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: device)
    }
    for window in _windows { window._resize(to: size, traits, hasOtherTraits) }
    return true
  }

  /// Changes the surroundings without a change of size: light and dark, the size of text.
  public func _change(_ traits: UITraitCollection) {
    let hasOtherText =
      traits.preferredContentSizeCategory != _screen._traits.preferredContentSizeCategory
    _screen._traits = traits
    for window in _windows {
      window._traitsDidChange()
      window.layoutIfNeeded()
    }
    if hasOtherText {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: self)
    }
  }
}

extension UIWindow {
  fileprivate func _resize(to size: CGSize, _ traits: UITraitCollection, _ hasOtherTraits: Bool) {
    let coordinator = _TransitionContext(
      container: self, from: nil, to: rootViewController, animated: true, presentation: nil
    ) { _ in }
    let controllers = rootViewController.map { [$0] + $0._presentedChain } ?? []
    for controller in controllers {
      if hasOtherTraits { controller.willTransition(to: traits, with: coordinator) }
      controller.viewWillTransition(to: size, with: coordinator)
    }
    screen._traits = traits
    frame = CGRect(origin: .zero, size: size)
    for presentation in _presentations {
      presentation.containerView?.frame = bounds
      presentation.presentedView?.frame = presentation.frameOfPresentedViewInContainerView
    }
    _traitsDidChange()
    rootViewController?._safeAreaDidChange()
    setNeedsLayout()
    layoutIfNeeded()
    coordinator._run(nil, duration: 0.3)
  }
}

extension UIViewController {
  /// What the controller itself presents.
  public var _ownPresented: UIViewController? { _presented }

  fileprivate var _presentedChain: [UIViewController] {
    _presented.map { [$0] + $0._presentedChain } ?? []
  }

  /// The controller whose wishes count for the whole screen.
  fileprivate var _frontmost: UIViewController { _presentedChain.last ?? self }
}

extension UITraitCollection {
  /// The same surroundings with some changed.
  public func _changing(
    style: UIUserInterfaceStyle? = nil, category: UIContentSizeCategory? = nil,
    horizontal: UIUserInterfaceSizeClass? = nil, vertical: UIUserInterfaceSizeClass? = nil,
    idiom: UIUserInterfaceIdiom? = nil, scale: CGFloat? = nil
  ) -> UITraitCollection {
    UITraitCollection(
      style: style ?? userInterfaceStyle, idiom: idiom ?? userInterfaceIdiom,
      horizontal: horizontal ?? horizontalSizeClass, vertical: vertical ?? verticalSizeClass,
      scale: scale ?? displayScale, direction: layoutDirection,
      category: category ?? preferredContentSizeCategory)
  }
}
