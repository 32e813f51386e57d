import QuartzCore

extension UIView {
  /// The outermost view of the tree that this view is in.
  var _root: UIView { superview?._root ?? self }

  /// Lays out this view and what is in it, after solving the constraints of the whole tree.
  func _layoutIfNeeded() {
    // Laying out may ask for more layout, as when a view adds subviews; a view that always asks
    // again must not keep us here.
    for _ in 0..<8 {
      _root._updateConstraintsTree()
      _root._solveConstraints()
      guard _layoutTree() else { return }
    }
  }

  /// Whether anything was laid out.
  private func _layoutTree() -> Bool {
    var changed = false
    if _needsLayout {
      _needsLayout = false
      changed = true
      _viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      layer.layoutIfNeeded()
      _viewController?.viewDidLayoutSubviews()
    }
    for view in subviews where view._layoutTree() { changed = true }
    return changed
  }

  private func _updateConstraintsTree() {
    for view in subviews { view._updateConstraintsTree() }
    _updateConstraintsIfNeeded()
  }

  func _updateConstraintsIfNeeded() {
    guard _needsUpdateConstraints else { return }
    _needsUpdateConstraints = false
    _viewController?.updateViewConstraints()
    updateConstraints()
  }

  /// The size that the content asks for; the present size where it does not care.
  func _fittingSize(_ size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: own.width == Self.noIntrinsicMetric ? bounds.width : own.width,
      height: own.height == Self.noIntrinsicMetric ? bounds.height : own.height)
  }

  // MARK: Safe area and margins

  /// What the bars of the window cover of this view.
  var _resolvedSafeArea: UIEdgeInsets {
    var insets = _ownSafeAreaInsets
    if let superview, self !== _window {
      let outer = superview.safeAreaInsets
      let size = superview.bounds.size
      let place = frame
      insets = UIEdgeInsets(
        top: max(0, outer.top - place.minY),
        left: max(0, outer.left - place.minX),
        bottom: max(0, outer.bottom - (size.height - place.maxY)),
        right: max(0, outer.right - (size.width - place.maxX)))
    }
    guard let more = _viewController?._allAdditionalInsets else { return insets }
    return UIEdgeInsets(
      top: insets.top + more.top, left: insets.left + more.left,
      bottom: insets.bottom + more.bottom, right: insets.right + more.right)
  }

  var _resolvedMargins: UIEdgeInsets {
    let own = _margins ?? _defaultMargins
    let safe = insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: own.top + safe.top,
      left: (mirrored ? own.trailing : own.leading) + safe.left,
      bottom: own.bottom + safe.bottom,
      right: (mirrored ? own.leading : own.trailing) + safe.right)
  }

  private var _defaultMargins: NSDirectionalEdgeInsets {
    _viewController == nil
      ? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
      : NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }

  func _directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: mirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: mirrored ? insets.left : insets.right)
  }
}
