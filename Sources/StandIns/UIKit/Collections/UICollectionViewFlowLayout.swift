import QuartzCore

/// Items in lines, like words. Follows documentation/uikit/uicollectionviewflowlayout.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var estimatedItemSize = CGSize.zero
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// Follows documentation/uikit/uicollectionviewflowlayout/sectioninsetreference-swift.enum.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  private var placed: [UICollectionViewLayoutAttributes] = []
  private var end: CGFloat = 0

  open override func prepare() {
    super.prepare()
    placed = []
    end = 0
    guard let view = collectionView else { return }
    for section in 0..<view.numberOfSections { place(section, in: view) }
  }

  open override var collectionViewContentSize: CGSize {
    _prepareIfNeeded()
    guard let view = collectionView else { return .zero }
    let insets = view.adjustedContentInset
    return scrollDirection == .vertical
      ? CGSize(width: view.bounds.width - insets.left - insets.right, height: end)
      : CGSize(width: end, height: view.bounds.height - insets.top - insets.bottom)
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    _prepareIfNeeded()
    return placed.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    _prepareIfNeeded()
    return placed.first {
      $0.representedElementCategory == .cell && $0.indexPath == indexPath
    }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    _prepareIfNeeded()
    return placed.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != lastSize
  }
  private var lastSize = CGSize.zero

  // MARK: Lines
  // "Along" is the direction of scrolling, "across" the one that lines run in.

  private var isVertical: Bool { scrollDirection == .vertical }
  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func rect(_ along: CGFloat, _ across: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(
      origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), size: size)
  }

  private func place(_ section: Int, in view: UICollectionView) {
    lastSize = view.bounds.size
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let inset =
      delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let lineGap =
      delegate?.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
    let itemGap =
      delegate?.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section) ?? minimumInteritemSpacing
    let header =
      delegate?.collectionView(
        view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
    placeSupplement(UICollectionView.elementKindSectionHeader, section, header, view)
    let start = isVertical ? inset.left : inset.top
    let room = across(view.bounds.size) - start - (isVertical ? inset.right : inset.bottom)
    end += isVertical ? inset.top : inset.left
    var line: [(IndexPath, CGSize)] = []
    var length: CGFloat = 0
    func flush(isLast: Bool) {
      guard !line.isEmpty else { return }
      placeLine(
        line, start, isLast && line.count < 2 ? itemGap : gap(line, length, room, itemGap, isLast))
      end += (line.map { along($0.1) }.max() ?? 0) + (isLast ? 0 : lineGap)
      line = []
      length = 0
    }
    for item in 0..<view.numberOfItems(inSection: section) {
      let path = IndexPath(item: item, section: section)
      let size = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
      let needed = length + across(size) + (line.isEmpty ? 0 : itemGap)
      if needed > room + 0.01, !line.isEmpty { flush(isLast: false) }
      length += across(size) + (line.isEmpty ? 0 : itemGap)
      line.append((path, size))
    }
    flush(isLast: true)
    end += isVertical ? inset.bottom : inset.right
    let footer =
      delegate?.collectionView(
        view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
    placeSupplement(UICollectionView.elementKindSectionFooter, section, footer, view)
  }

  /// Full lines are spread over the whole room, the last one keeps the smallest distance.
  private func gap(
    _ line: [(IndexPath, CGSize)], _ length: CGFloat, _ room: CGFloat, _ least: CGFloat,
    _ isLast: Bool
  ) -> CGFloat {
    guard !isLast, line.count > 1 else { return least }
    return least + max(0, room - length) / CGFloat(line.count - 1)
  }

  private func placeLine(_ line: [(IndexPath, CGSize)], _ start: CGFloat, _ gap: CGFloat) {
    let thickness = line.map { along($0.1) }.max() ?? 0
    var position = start
    for (path, size) in line {
      let made = UICollectionViewLayoutAttributes(forCellWith: path)
      made.frame = rect(end + (thickness - along(size)) / 2, position, size)
      placed.append(made)
      position += across(size) + gap
    }
  }

  private func placeSupplement(
    _ kind: String, _ section: Int, _ size: CGSize, _ view: UICollectionView
  ) {
    guard along(size) > 0 else { return }
    let made = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    let whole =
      isVertical
      ? CGSize(width: view.bounds.width, height: size.height)
      : CGSize(width: size.width, height: view.bounds.height)
    made.frame = rect(end, 0, whole)
    placed.append(made)
    end += along(size)
  }

  func _read(_ element: _InterfaceBuilderElement) {
    element.number("minimumLineSpacing").map { minimumLineSpacing = $0 }
    element.number("minimumInteritemSpacing").map { minimumInteritemSpacing = $0 }
    if element["scrollDirection"] == "horizontal" { scrollDirection = .horizontal }
    element.child(key: "itemSize").map {
      itemSize = CGSize(width: $0.number("width") ?? 50, height: $0.number("height") ?? 50)
    }
  }
}

/// Follows documentation/uikit/uicollectionviewdelegateflowlayout.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    layout as? UICollectionViewFlowLayout
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { flow(collectionViewLayout)?.itemSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.footerReferenceSize ?? .zero }
}
