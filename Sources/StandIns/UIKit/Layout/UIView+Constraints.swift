import QuartzCore

extension UIView {
  /// The constraints that this view holds, which relate views of its tree.
  public var constraints: [NSLayoutConstraint] { _ownConstraints.filter { !$0._isStale } }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
    _hold(constraint)
  }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint._holder === self { constraint.isActive = false }
  }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  func _hold(_ constraint: NSLayoutConstraint) {
    _ownConstraints.append(constraint)
    constraint._holder = self
    UIApplication.shared._constraintTurn += 1
    constraint._turn = UIApplication.shared._constraintTurn
    _invalidateLayoutEngine()
    setNeedsLayout()
  }

  /// Drops the constraints that reach into a view which leaves this tree.
  func _dropConstraints(of view: UIView) {
    var holder: UIView? = self
    while let current = holder {
      for constraint in current._ownConstraints {
        let views = [constraint.firstView, constraint.secondView].compactMap { $0 }
        if views.contains(where: { $0.isDescendant(of: view) }) { constraint.isActive = false }
      }
      holder = current.superview
    }
  }

  func _commonAncestor(with other: UIView) -> UIView? {
    var candidate: UIView? = self
    while let current = candidate {
      if other.isDescendant(of: current) { return current }
      candidate = current.superview
    }
    return nil
  }

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    _hugging[axis.rawValue] ?? _defaultHugging
  }
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    _hugging[axis.rawValue] = priority
    invalidateIntrinsicContentSize()
  }
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    _compression[axis.rawValue] ?? .defaultHigh
  }
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    _compression[axis.rawValue] = priority
    invalidateIntrinsicContentSize()
  }

  /// Labels and images hug their content a little more than other views.
  private var _defaultHugging: UILayoutPriority {
    self is UILabel || self is UIImageView ? UILayoutPriority(251) : .defaultLow
  }

  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    var found: [NSLayoutConstraint] = []
    var holder: UIView? = self
    while let current = holder {
      found += current.constraints.filter { $0.firstView === self || $0.secondView === self }
      holder = current.superview
    }
    return found
  }

  public var hasAmbiguousLayout: Bool { _LayoutEngine.isAmbiguous(self) }
}
