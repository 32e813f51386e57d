import QuartzCore

/// Items placed by a layout. Follows documentation/uikit/uicollectionview.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  @_nonoverride
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { _scrollDelegate as? any UICollectionViewDelegate }
    set {
      _scrollDelegate = newValue
      _reset()
    }
  }
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { _reset() } }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      _reset()
    }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false
  open var isPrefetchingEnabled = true
  open var isEditing = false
  open var dragInteractionEnabled = false
  open var backgroundView: UIView?
  open var remembersLastFocusedIndexPath = false

  var _needsReload = true
  var _counts: [Int] = []
  var _cells: [IndexPath: UICollectionViewCell] = [:]
  var _supplements: [String: [IndexPath: UICollectionReusableView]] = [:]
  var _factories: [String: () -> UICollectionReusableView] = [:]
  var _pool: [String: [UICollectionViewCell]] = [:]
  var _selection: [IndexPath] = []
  var _moving: IndexPath?
  var _movingCenter: CGPoint?
  open var reorderingCadence = ReorderingCadence.immediate
  open var allowsSelectionDuringEditing = false
  open var selectionFollowsFocus = false
  open var allowsFocus = false

  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  func _reset() {
    _needsReload = true
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  // MARK: What there is

  open var numberOfSections: Int {
    _loadIfNeeded()
    return _counts.count
  }
  open func numberOfItems(inSection section: Int) -> Int {
    _loadIfNeeded()
    return _counts.indices.contains(section) ? _counts[section] : 0
  }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { _cells[indexPath] }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    _cells.first { $0.value === cell }?.key
  }
  open var visibleCells: [UICollectionViewCell] { _cells.sorted { $0.key < $1.key }.map(\.value) }
  open var indexPathsForVisibleItems: [IndexPath] { _cells.keys.sorted() }
  open func supplementaryView(forElementKind kind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { _supplements[kind]?[indexPath] }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    (_supplements[elementKind] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    (_supplements[elementKind] ?? [:]).keys.sorted()
  }
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath) }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    _cells.first { $0.value.frame.contains(point) }?.key
  }

  open func reloadData() {
    _selection = []
    _reset()
    _loadIfNeeded()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    _loadIfNeeded()
    _placeItems()
  }

  open override var contentOffset: CGPoint {
    didSet { if oldValue != contentOffset { setNeedsLayout() } }
  }

  open override var bounds: CGRect {
    didSet {
      if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
        collectionViewLayout.invalidateLayout()
      }
    }
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    guard let completion else { return }
    _MediaClock.main._schedule(after: animated ? 0.3 : 0) { completion(true) }
  }

  // MARK: Selection

  open var indexPathsForSelectedItems: [IndexPath]? { _selection }
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return }
    if !allowsMultipleSelection {
      for path in _selection where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    if !_selection.contains(indexPath) { _selection.append(indexPath) }
    _cells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    _selection.removeAll { $0 == indexPath }
    _cells[indexPath]?.isSelected = false
  }
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    scrollRectToVisible(frame, animated: animated)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let path = touches.first.flatMap({ indexPathForItem(at: $0.location(in: self)) }) else {
      return super.touchesEnded(touches, with: event)
    }
    _selectByUser(path)
  }

  /// Touches an item.
  public func _selectByUser(_ path: IndexPath) {
    guard allowsSelection, delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else {
      return
    }
    if _selection.contains(path), allowsMultipleSelection {
      deselectItem(at: path, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    let old = allowsMultipleSelection ? [] : _selection.filter { $0 != path }
    selectItem(at: path, animated: false, scrollPosition: [])
    for path in old { delegate?.collectionView(self, didDeselectItemAt: path) }
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  /// Follows documentation/uikit/uicollectionview/scrollposition.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

}
