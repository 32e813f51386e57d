import QuartzCore

/// Lines up views in a row or a column. Follows documentation/uikit/uistackview.
@preconcurrency @MainActor open class UIStackView: UIView {
  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { _arrangementChanged() } }
  open var distribution = Distribution.fill { didSet { _arrangementChanged() } }
  open var alignment = Alignment.fill { didSet { _arrangementChanged() } }
  open var spacing: CGFloat = 0 { didSet { _arrangementChanged() } }
  open var isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false { didSet { _arrangementChanged() } }
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  private var arrangement: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    (coder as? _InterfaceBuilderCoder)?.configure(self)
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    _arrangementChanged()
  }

  /// The view stays in the tree; it is only no longer lined up.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    _arrangementChanged()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(subview) { removeArrangedSubview(subview) }
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
    _arrangementChanged()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public nonisolated static let spacingUseSystem: CGFloat = 8

  func _arrangementChanged() {
    setNeedsUpdateConstraints()
    _invalidateLayoutEngine()
    setNeedsLayout()
  }

  open override func updateConstraints() {
    super.updateConstraints()
    NSLayoutConstraint.deactivate(arrangement)
    for guide in gaps { removeLayoutGuide(guide) }
    gaps = []
    arrangement = makeArrangement()
    NSLayoutConstraint.activate(arrangement)
  }

  // MARK: The arrangement as constraints

  /// One axis of views, so that rows and columns are made by the same code.
  private typealias Edges = (
    start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute,
    center: NSLayoutConstraint.Attribute, length: NSLayoutConstraint.Attribute
  )
  private static let row: Edges = (.leading, .trailing, .centerX, .width)
  private static let column: Edges = (.top, .bottom, .centerY, .height)
  private var along: Edges { axis == .horizontal ? Self.row : Self.column }
  private var across: Edges { axis == .horizontal ? Self.column : Self.row }

  private var container: AnyObject {
    isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
  }

  private func relate(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ second: AnyObject?, _ other: NSLayoutConstraint.Attribute,
    relation: NSLayoutConstraint.Relation = .equal, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: multiplier, constant: constant)
    made.priority = priority
    return made
  }

  private func makeArrangement() -> [NSLayoutConstraint] {
    let views = arrangedSubviews.filter { !$0.isHidden }
    guard let first = views.first, let last = views.last else { return [] }
    var made = [
      relate(first, along.start, container, along.start),
      relate(container, along.end, last, along.end),
    ]
    for (view, next) in zip(views, views.dropFirst()) { made += gap(view, next) }
    made += lengths(of: views)
    for view in views { made += alignment(of: view) }
    // Nothing else makes the stack any larger than its content needs.
    made.append(
      relate(self, across.length, nil, .notAnAttribute, priority: .fittingSizeLevel - 1))
    return made
  }

  private func gap(_ view: UIView, _ next: UIView) -> [NSLayoutConstraint] {
    let own = customSpacing(after: view)
    let distance = own == Self.spacingUseDefault ? spacing : own
    switch distribution {
    case .fill, .fillEqually, .fillProportionally:
      return [relate(next, along.start, view, along.end, constant: distance)]
    case .equalSpacing, .equalCentering:
      let guide = UILayoutGuide()
      addLayoutGuide(guide)
      defer { gaps.append(guide) }
      let isCentering = distribution == .equalCentering
      var made = [
        relate(guide, along.start, view, isCentering ? along.center : along.end),
        relate(next, isCentering ? along.center : along.start, guide, along.end),
        relate(
          next, along.start, view, along.end, relation: .greaterThanOrEqual, constant: distance),
      ]
      if let first = gaps.first { made.append(relate(guide, along.length, first, along.length)) }
      return made
    }
  }

  private func lengths(of views: [UIView]) -> [NSLayoutConstraint] {
    guard let first = views.first else { return [] }
    switch distribution {
    case .fillEqually:
      return views.dropFirst().map { relate($0, along.length, first, along.length) }
    case .fillProportionally:
      let sizes = views.map { view in
        let size = view.intrinsicContentSize
        return max(0, axis == .horizontal ? size.width : size.height)
      }
      guard let firstSize = sizes.first, firstSize > 0 else { return [] }
      return zip(views, sizes).dropFirst().map { view, size in
        relate(
          view, along.length, first, along.length, multiplier: size / firstSize,
          priority: .required - 1)
      }
    case .fill, .equalSpacing, .equalCentering: return []
    }
  }

  private func alignment(of view: UIView) -> [NSLayoutConstraint] {
    let inside = [
      relate(view, across.start, container, across.start, relation: .greaterThanOrEqual),
      relate(container, across.end, view, across.end, relation: .greaterThanOrEqual),
    ]
    switch alignment {
    case .fill:
      return [
        relate(view, across.start, container, across.start),
        relate(container, across.end, view, across.end),
      ]
    case .leading: return inside + [relate(view, across.start, container, across.start)]
    case .trailing: return inside + [relate(view, across.end, container, across.end)]
    case .center: return inside + [relate(view, across.center, container, across.center)]
    case .firstBaseline, .lastBaseline:
      let baseline: NSLayoutConstraint.Attribute =
        alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      guard let first = arrangedSubviews.first(where: { !$0.isHidden }), first !== view else {
        return inside
      }
      return inside + [relate(view, baseline, first, baseline)]
    }
  }

  /// Follows documentation/uikit/uistackview/distribution-swift.enum.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Follows documentation/uikit/uistackview/alignment-swift.enum.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }
}
