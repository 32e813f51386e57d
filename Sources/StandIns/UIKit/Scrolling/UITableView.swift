import QuartzCore

/// Rows in one column. Follows documentation/uikit/uitableview.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public let style: Style
  @_nonoverride
  open weak var delegate: (any UITableViewDelegate)? {
    get { _scrollDelegate as? any UITableViewDelegate }
    set {
      _scrollDelegate = newValue
      _needsReload = true
      setNeedsLayout()
    }
  }
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      _needsReload = true
      setNeedsLayout()
    }
  }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  open weak var dropDelegate: (any UITableViewDropDelegate)?

  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { _forgetHeights() } }
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var selectionFollowsFocus = false
  open var allowsFocus = false
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?
  open var sectionIndexMinimumDisplayRowCount = 0
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  open var separatorEffect: UIVisualEffect?
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  open var fillerRowHeight: CGFloat = 0
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor? = .separator
  open var separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var backgroundView: UIView?
  open var sectionIndexColor: UIColor?
  open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }
  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false
  open var dragInteractionEnabled = false
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false

  // Kept by the files beside this one
  var _needsReload = true
  var _counts: [Int] = []
  var _cells: [IndexPath: UITableViewCell] = [:]
  var _headers: [Int: UIView] = [:]
  var _footers: [Int: UIView] = [:]
  var _pool: [String: [UITableViewCell]] = [:]
  var _factories: [String: () -> UITableViewCell] = [:]
  var _headerFactories: [String: () -> UITableViewHeaderFooterView] = [:]
  var _heights: [IndexPath: CGFloat] = [:]
  var _selection: [IndexPath] = []
  var _updates: _TableUpdates?
  var _staticCells: [[UITableViewCell]] = []

  public nonisolated static let automaticDimension: CGFloat = -1
  public nonisolated static let indexSearch = "{search}"

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public convenience init() { self.init(frame: .zero, style: .plain) }
  public required init?(coder: NSCoder) {
    let element = (coder as? _InterfaceBuilderCoder)?.element
    switch element?["style"] {
    case "grouped": style = .grouped
    case "insetGrouped": style = .insetGrouped
    default: style = .plain
    }
    super.init(coder: coder)
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    for (path, cell) in _cells { cell._editingDidChange(editing, self, path) }
  }

  // MARK: What there is

  open var numberOfSections: Int { _counts.count }
  open func numberOfRows(inSection section: Int) -> Int {
    _loadIfNeeded()
    return _counts.indices.contains(section) ? _counts[section] : 0
  }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { _cells[indexPath] }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    _cells.first { $0.value === cell }?.key
  }
  open var visibleCells: [UITableViewCell] { _cells.sorted { $0.key < $1.key }.map(\.value) }
  open var indexPathsForVisibleRows: [IndexPath]? { _cells.isEmpty ? nil : _cells.keys.sorted() }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    _headers[section] as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    _footers[section] as? UITableViewHeaderFooterView
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    _allPaths.first { rectForRow(at: $0).contains(point) }
  }

  open func reloadData() {
    _needsReload = true
    _selection = []
    _forgetHeights()
    _loadIfNeeded()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    _loadIfNeeded()
    _placeRows()
  }

  open override var contentOffset: CGPoint {
    didSet { if oldValue != contentOffset { setNeedsLayout() } }
  }

  // MARK: Selection

  open var indexPathForSelectedRow: IndexPath? { _selection.first }
  open var indexPathsForSelectedRows: [IndexPath]? { _selection.isEmpty ? nil : _selection }
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      return _selection.forEach { deselectRow(at: $0, animated: animated) }
    }
    if !allowsMultipleSelection {
      for path in _selection where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    if !_selection.contains(indexPath) { _selection.append(indexPath) }
    _cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    _selection.removeAll { $0 == indexPath }
    _cells[indexPath]?.setSelected(false, animated: animated)
  }

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    let rect = rectForRow(at: indexPath)
    var top = contentOffset.y
    switch scrollPosition {
    case .top: top = rect.minY
    case .middle: top = rect.midY - bounds.height / 2
    case .bottom: top = rect.maxY - bounds.height
    case .none: return scrollRectToVisible(rect, animated: animated)
    }
    let limited = min(max(top, -adjustedContentInset.top), max(0, _largestOffset.y))
    setContentOffset(CGPoint(x: 0, y: limited), animated: animated)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let path = touches.first.flatMap({ indexPathForRow(at: $0.location(in: self)) }) else {
      return super.touchesEnded(touches, with: event)
    }
    _selectByUser(path)
  }

  private func replace(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    new.map(addSubview)
    setNeedsLayout()
  }
}

extension UITableView {
  /// Follows documentation/uikit/uitableview/style-swift.enum.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// Follows documentation/uikit/uitableview/scrollposition.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// Follows documentation/uikit/uitableview/rowanimation.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// Follows documentation/uikit/uitableview/selfsizinginvalidation-swift.enum.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// Follows documentation/uikit/uitableview/separatorinsetreference-swift.enum.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }
}
