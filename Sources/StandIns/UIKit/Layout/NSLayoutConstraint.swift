import QuartzCore

/// A relation between two lengths or places of views. Follows documentation/uikit/nslayoutconstraint.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  public internal(set) weak var firstItem: AnyObject?
  public let firstAttribute: Attribute
  public let relation: Relation
  public internal(set) weak var secondItem: AnyObject?
  public let secondAttribute: Attribute
  public let multiplier: CGFloat
  open var constant: CGFloat { didSet { if oldValue != constant { _changed() } } }
  open var priority = UILayoutPriority.required {
    didSet { if oldValue != priority { _changed() } }
  }
  open var shouldBeArchived = false
  open var identifier: String?
  /// The view that holds the constraint while it is active.
  weak var _holder: UIView?
  /// Grows with every constraint that becomes active: the later one gives way.
  var _turn = 0
  private let refersToSecondItem: Bool
  /// Whether it was told that the constraint could not hold.
  var _isToldBroken = false

  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    refersToSecondItem = view2 != nil
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  open var isActive: Bool {
    get { _holder != nil }
    set { if newValue { _activate() } else { _deactivate() } }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  var firstView: UIView? { Self.view(of: firstItem) }
  var secondView: UIView? { Self.view(of: secondItem) }
  /// Whether an item is gone, so that the constraint says nothing any more.
  var _isStale: Bool { firstItem == nil || (refersToSecondItem && secondItem == nil) }

  static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  private func _activate() {
    guard _holder == nil, let first = firstView else { return }
    guard let second = secondView else { return first._hold(self) }
    guard let common = first._commonAncestor(with: second) else {
      preconditionFailure(
        "Unable to activate a constraint between \(type(of: first)) and \(type(of: second)): "
          + "they have no common ancestor")
    }
    common._hold(self)
  }

  private func _deactivate() {
    guard let holder = _holder else { return }
    holder._ownConstraints.removeAll { $0 === self }
    _holder = nil
    holder._invalidateLayoutEngine()
    holder._root.setNeedsLayout()
  }

  private func _changed() {
    _holder?._invalidateLayoutEngine()
    _holder?.setNeedsLayout()
  }

  open override var description: String {
    MainActor.assumeIsolated { _description }
  }

  private var _description: String {
    func name(_ item: AnyObject?, _ attribute: Attribute) -> String {
      item.map { "\(type(of: $0)).\(attribute)" } ?? ""
    }
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    let second = secondItem == nil ? "" : " \(multiplier) * \(name(secondItem, secondAttribute)) +"
    return "<NSLayoutConstraint \(name(firstItem, firstAttribute)) \(sign)\(second) \(constant)>"
  }
}

extension NSLayoutConstraint {
  /// What a constraint measures. Follows documentation/uikit/nslayoutconstraint/attribute.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
  }

  /// Follows documentation/uikit/nslayoutconstraint/relation-swift.enum.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// Follows documentation/uikit/nslayoutconstraint/axis.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// Follows documentation/uikit/nslayoutconstraint/formatoptions.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let directionLeadingToTrailing: FormatOptions = []
  }
}
