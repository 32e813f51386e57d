import QuartzCore

extension UIView {
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer)
  }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer)
  }

  /// Hidden, transparent and switched-off views let touches through.
  func _hitTest(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Makes the change and lets the subviews follow a new size.
  func _changeSize(_ change: () -> Void) {
    let before = bounds.size
    change()
    guard bounds.size != before else { return }
    if autoresizesSubviews {
      for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
        view._followResize(from: before, to: bounds.size)
      }
    }
    setNeedsLayout()
    _invalidateLayoutEngine()
    if contentMode == .redraw { setNeedsDisplay() }
  }

  private func _followResize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    let before = frame
    let horizontal = _stretched(
      before.minX, before.width, old.width, new.width,
      mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
      mask.contains(.flexibleRightMargin))
    let vertical = _stretched(
      before.minY, before.height, old.height, new.height,
      mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
      mask.contains(.flexibleBottomMargin))
    frame = CGRect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }

  /// Shares the change of the superview's length among the flexible parts, by their lengths.
  private func _stretched(
    _ start: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ before: Bool,
    _ inside: Bool, _ after: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [(start, before), (length, inside), (old - start - length, after)]
    let flexible = parts.filter(\.1).map(\.0)
    let total = flexible.reduce(0, +)
    let change = new - old
    func grow(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible, !flexible.isEmpty else { return part }
      return part + (total != 0 ? change * part / total : change / CGFloat(flexible.count))
    }
    return (grow(start, before), grow(length, inside))
  }
}
