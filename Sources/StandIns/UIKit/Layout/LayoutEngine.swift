import QuartzCore

/// Turns the constraints of a tree of views into frames.
@MainActor struct _LayoutEngine {
  private let root: UIView
  /// What lengths are free for the root; it keeps its size in an ordinary layout.
  private let fitting: (size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)?
  /// The first of four variables of an item: left, top, width, height.
  private var variables: [ObjectIdentifier: Int] = [:]
  private var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var scrollViews: [UIScrollView] = []
  private var constraints: [NSLayoutConstraint] = []
  private var count = 0

  init(
    root: UIView,
    fitting: (size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)? = nil
  ) {
    self.root = root
    self.fitting = fitting
    if fitting != nil { register(root) }
    collect(root)
    constraints.sort { $0._turn < $1._turn }
  }

  var isEmpty: Bool { views.isEmpty && guides.isEmpty }

  private mutating func register(_ item: AnyObject) {
    variables[ObjectIdentifier(item)] = count
    count += 4
  }

  private mutating func collect(_ view: UIView) {
    constraints += view.constraints
    if !view.translatesAutoresizingMaskIntoConstraints, view !== root {
      register(view)
      views.append(view)
    }
    for guide in view.layoutGuides {
      register(guide)
      guides.append(guide)
    }
    if let scroll = view as? UIScrollView, scroll._scrollsByConstraints {
      register(scroll.contentLayoutGuide)
      scrollViews.append(scroll)
    }
    for subview in view.subviews { collect(subview) }
  }

  // MARK: Items as expressions

  private enum Part: Int { case left, top, width, height }

  /// A part of an item in the coordinates of the root.
  private func expression(_ part: Part, of item: AnyObject) -> _Expression {
    if let base = variables[ObjectIdentifier(item)] { return .variable(base + part.rawValue) }
    if let guide = item as? UILayoutGuide { return expression(part, ofGuide: guide) }
    guard let view = item as? UIView else { return _Expression() }
    let frame = view === root ? CGRect(origin: .zero, size: view.bounds.size) : view.frame
    switch part {
    case .width: return _Expression(constant: Double(frame.width))
    case .height: return _Expression(constant: Double(frame.height))
    case .left, .top:
      let own = Double(part == .left ? frame.minX : frame.minY)
      guard view !== root, let superview = view.superview else { return _Expression(constant: own) }
      return expression(part, of: superview) + own
    }
  }

  private func expression(_ part: Part, ofGuide guide: UILayoutGuide) -> _Expression {
    guard let owner = guide.owningView, let kind = guide._kind else { return _Expression() }
    let insets = owner._insets(of: kind)
    let whole = expression(part, of: owner)
    switch part {
    case .left: return whole + Double(insets.left)
    case .top: return whole + Double(insets.top)
    case .width: return whole + Double(-insets.left - insets.right)
    case .height: return whole + Double(-insets.top - insets.bottom)
    }
  }

  /// What an attribute of an item measures.
  private func expression(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, other: AnyObject?
  ) -> _Expression {
    let item = contentItem(item, attribute, other)
    func part(_ part: Part) -> _Expression { expression(part, of: item) }
    let view = NSLayoutConstraint.view(of: item)
    let mirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margins = view?.layoutMargins ?? .zero
    switch attribute {
    case .left: return part(.left)
    case .right: return part(.left) + part(.width)
    case .leading: return mirrored ? part(.left) + part(.width) : part(.left)
    case .trailing: return mirrored ? part(.left) : part(.left) + part(.width)
    case .top: return part(.top)
    case .bottom: return part(.top) + part(.height)
    case .width: return part(.width)
    case .height: return part(.height)
    case .centerX, .centerXWithinMargins: return part(.left) + part(.width) * 0.5
    case .centerY, .centerYWithinMargins: return part(.top) + part(.height) * 0.5
    case .firstBaseline:
      guard let baseline = view?._baselines else { return part(.top) + part(.height) }
      return part(.top) + Double(baseline.first)
    case .lastBaseline:
      return part(.top) + part(.height) + Double(-(view?._baselines?.last ?? 0))
    case .leftMargin: return part(.left) + Double(margins.left)
    case .rightMargin: return part(.left) + part(.width) + Double(-margins.right)
    case .leadingMargin:
      return mirrored
        ? part(.left) + part(.width) + Double(-margins.right) : part(.left) + Double(margins.left)
    case .trailingMargin:
      return mirrored
        ? part(.left) + Double(margins.left) : part(.left) + part(.width) + Double(-margins.right)
    case .topMargin: return part(.top) + Double(margins.top)
    case .bottomMargin: return part(.top) + part(.height) + Double(-margins.bottom)
    case .notAnAttribute: return _Expression()
    }
  }

  /// Content pinned to the edges of a scroll view is pinned to what scrolls.
  private func contentItem(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ other: AnyObject?
  ) -> AnyObject {
    guard let scroll = item as? UIScrollView, attribute != .width, attribute != .height,
      variables[ObjectIdentifier(scroll.contentLayoutGuide)] != nil,
      let inner = NSLayoutConstraint.view(of: other), inner !== scroll,
      inner.isDescendant(of: scroll)
    else { return item }
    return scroll.contentLayoutGuide
  }

  // MARK: Solving

  /// What is found, and the constraint behind each number of the solver.
  private struct Solution {
    let solver: _ConstraintSolver
    let constraints: [Int: NSLayoutConstraint]
  }

  private static func level(_ priority: UILayoutPriority) -> Double {
    min(Double(priority.rawValue), _ConstraintSolver.required)
  }

  private func solve(leaning: Double = 0) -> Solution {
    var solver = _ConstraintSolver(variables: count)
    var named: [Int: NSLayoutConstraint] = [:]
    let items: [AnyObject] = views + guides + scrollViews.map(\.contentLayoutGuide)
    for item in items { addBasics(of: item, leaning, to: &solver) }
    if let fitting { addFitting(fitting, to: &solver) }
    for constraint in constraints {
      guard let first = constraint.firstItem else { continue }
      let left = expression(constraint.firstAttribute, of: first, other: constraint.secondItem)
      var right = _Expression(constant: Double(constraint.constant))
      if let second = constraint.secondItem {
        right =
          right
          + expression(constraint.secondAttribute, of: second, other: first)
          * Double(constraint.multiplier)
      }
      let relation: _ConstraintSolver.Relation =
        constraint.relation == .equal
        ? .equal : constraint.relation == .lessThanOrEqual ? .atMost : .atLeast
      let number = solver.add(left - right, relation, priority: Self.level(constraint.priority))
      named[number] = constraint
    }
    solver.solve()
    return Solution(solver: solver, constraints: named)
  }

  /// No length is negative, content wants its size, and what nobody decides stays at the corner.
  private func addBasics(of item: AnyObject, _ leaning: Double, to solver: inout _ConstraintSolver)
  {
    let size = (item as? UIView)?.intrinsicContentSize
    for (part, axis, wanted) in [
      (Part.width, NSLayoutConstraint.Axis.horizontal, size?.width),
      (Part.height, NSLayoutConstraint.Axis.vertical, size?.height),
    ] {
      let length = expression(part, of: item)
      solver.add(length, .atLeast, priority: _ConstraintSolver.certain)
      solver.add(length + -leaning, .equal, priority: _ConstraintSolver.leftover)
      guard let view = item as? UIView, let wanted, wanted >= 0 else { continue }
      let difference = length + Double(-wanted)
      solver.add(
        difference, .atMost, priority: Self.level(view.contentHuggingPriority(for: axis)))
      solver.add(
        difference, .atLeast,
        priority: Self.level(view.contentCompressionResistancePriority(for: axis)))
    }
    let outer: UIView? = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    guard let outer else { return }
    let isContent = item is UILayoutGuide && (item as? UILayoutGuide)?._kind == .scrollContent
    for part in [Part.left, .top] {
      let distance = expression(part, of: item) - expression(part, of: outer)
      solver.add(
        distance + (isContent ? 0 : -leaning), .equal,
        priority: isContent ? _ConstraintSolver.certain : _ConstraintSolver.leftover)
    }
  }

  private func addFitting(
    _ fitting: (size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority),
    to solver: inout _ConstraintSolver
  ) {
    solver.add(expression(.left, of: root), .equal, priority: _ConstraintSolver.certain)
    solver.add(expression(.top, of: root), .equal, priority: _ConstraintSolver.certain)
    for (part, target, priority) in [
      (Part.width, fitting.size.width, fitting.horizontal),
      (Part.height, fitting.size.height, fitting.vertical),
    ] {
      let length = expression(part, of: root)
      solver.add(length, .atLeast, priority: _ConstraintSolver.certain)
      solver.add(length + Double(-target), .equal, priority: Self.level(priority))
    }
    let content = root.intrinsicContentSize
    if content.width >= 0 {
      let level = Self.level(root.contentCompressionResistancePriority(for: .horizontal))
      solver.add(
        expression(.width, of: root) + Double(-content.width), .atLeast, priority: level)
    }
    if content.height >= 0 {
      let level = Self.level(root.contentCompressionResistancePriority(for: .vertical))
      solver.add(
        expression(.height, of: root) + Double(-content.height), .atLeast, priority: level)
    }
  }

  /// A quarter of a point is finer than any screen; it hides the rounding of the calculation.
  private func value(_ expression: _Expression, _ solution: Solution) -> CGFloat {
    let exact = expression.terms.reduce(expression.constant) {
      $0 + $1.value * solution.solver.value(of: $1.key)
    }
    return CGFloat((exact * 1e4).rounded() / 1e4)
  }

  private func frame(of item: AnyObject, in outer: UIView?, _ solution: Solution) -> CGRect {
    func place(_ part: Part) -> CGFloat {
      let own = expression(part, of: item)
      return value(outer.map { own - expression(part, of: $0) } ?? own, solution)
    }
    return CGRect(
      x: place(.left), y: place(.top), width: value(expression(.width, of: item), solution),
      height: value(expression(.height, of: item), solution))
  }

  // MARK: Results

  func apply() {
    let solution = solve()
    tellConflicts(of: solution)
    let frames = views.map { frame(of: $0, in: $0.superview, solution) }
    for guide in guides { guide._frame = frame(of: guide, in: guide.owningView, solution) }
    for scroll in scrollViews {
      scroll.contentSize = frame(of: scroll.contentLayoutGuide, in: scroll, solution).size
    }
    for (view, frame) in zip(views, frames) { view._place(frame) }
  }

  /// What cannot hold together is told once, when the first of it is broken.
  private func tellConflicts(of solution: Solution) {
    for conflict in solution.solver.conflicts {
      guard let broken = solution.constraints[conflict.broken], !broken._isToldBroken else {
        continue
      }
      broken._isToldBroken = true
      UIApplication.shared._tell(
        _LayoutConflict(
          constraints: conflict.constraints.compactMap { solution.constraints[$0] }, broken: broken)
      )
    }
  }

  func fittedSize() -> CGSize {
    frame(of: root, in: nil, solve()).size
  }

  static func isAmbiguous(_ view: UIView) -> Bool {
    let engine = _LayoutEngine(root: view._root)
    guard engine.variables[ObjectIdentifier(view)] != nil else { return false }
    let first = engine.frame(of: view, in: view.superview, engine.solve())
    let second = engine.frame(of: view, in: view.superview, engine.solve(leaning: 77))
    return first != second
  }
}

extension UIView {
  /// Solves the constraints of this tree, if something that they depend on has changed.
  func _solveConstraints() {
    // Text that breaks at a new width asks for a new height, so one solution may call for another.
    for _ in 0..<4 where _layoutEngineIsInvalid {
      _layoutEngineIsInvalid = false
      let engine = _LayoutEngine(root: self)
      if !engine.isEmpty { engine.apply() }
    }
    _layoutEngineIsInvalid = false
  }

  public func _invalidateLayoutEngine() {
    _root._layoutEngineIsInvalid = true
  }

  /// Takes the place that the constraints found, leaving a transform alone.
  func _place(_ frame: CGRect) {
    let size = frame.size
    if bounds.size != size {
      bounds.size = size
      setNeedsLayout()
    }
    let middle = CGPoint(
      x: frame.minX + size.width * layer.anchorPoint.x,
      y: frame.minY + size.height * layer.anchorPoint.y)
    if center != middle { center = middle }
  }

  func _systemFitting(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    _updateConstraintsIfNeeded()
    for view in subviews { view._updateConstraintsIfNeeded() }
    return _LayoutEngine(root: self, fitting: (target, horizontal, vertical)).fittedSize()
  }
}
