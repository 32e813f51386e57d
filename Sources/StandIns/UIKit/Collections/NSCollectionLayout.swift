import QuartzCore

/// A length in a compositional layout. Follows documentation/uikit/nscollectionlayoutdimension.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }
  let kind: Kind
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  open class func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fraction)
  }
  open class func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fraction)
  }
  open class func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, length)
  }
  open class func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, length)
  }

  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  open var isAbsolute: Bool { kind == .absolute }
  open var isEstimated: Bool { kind == .estimated }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated: dimension
    }
  }
}

/// Follows documentation/uikit/nscollectionlayoutsize.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// A fixed or flexible distance. Follows documentation/uikit/nscollectionlayoutspacing.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  public let spacing: CGFloat
  public let isFlexible: Bool

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}

/// One place for a cell. Follows documentation/uikit/nscollectionlayoutitem.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    supplementaryItems = []
    super.init()
  }
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// The frames of the cells that fit into a container, which the item fills once.
  func frames(in container: CGRect) -> [CGRect] {
    let size = layoutSize.size(in: container.size)
    return [_inset(CGRect(origin: container.origin, size: size))]
  }

  func _inset(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + contentInsets.leading, y: rect.minY + contentInsets.top,
      width: max(0, rect.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, rect.height - contentInsets.top - contentInsets.bottom))
  }
}

/// Items in a row or column. Follows documentation/uikit/nscollectionlayoutgroup.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public let subitems: [NSCollectionLayoutItem]
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private let isHorizontal: Bool
  private let count: Int?
  private var provider: NSCollectionLayoutGroupCustomItemProvider?

  init(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], horizontal: Bool,
    count: Int? = nil
  ) {
    self.subitems = subitems
    isHorizontal = horizontal
    self.count = count
    super.init(layoutSize: size)
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, subitems, horizontal: true) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, subitems, horizontal: false) }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], horizontal: true, count: count) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], horizontal: false, count: count) }
  @available(iOS, deprecated: 16.0)
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], horizontal: true, count: count) }
  @available(iOS, deprecated: 16.0)
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], horizontal: false, count: count) }

  /// Follows documentation/uikit/nscollectionlayoutgroup/custom(layoutsize:itemprovider:).
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup(layoutSize, [], horizontal: true)
    group.provider = itemProvider
    return group
  }

  /// Fills the group with its items again and again until it is full.
  override func frames(in container: CGRect) -> [CGRect] {
    let own = _inset(CGRect(origin: container.origin, size: layoutSize.size(in: container.size)))
    if let provider {
      return provider(LayoutEnvironment(own.size, UITraitCollection())).map {
        $0.frame.offsetBy(dx: own.minX, dy: own.minY)
      }
    }
    let gap = interItemSpacing?.spacing ?? 0
    if let count, let item = subitems.first { return divided(own, item, count, gap) }
    let room = isHorizontal ? own.width : own.height
    var frames: [CGRect] = []
    var position: CGFloat = 0
    while true {
      for item in subitems {
        let size = item.layoutSize.size(in: own.size)
        let length = isHorizontal ? size.width : size.height
        guard length > 0, position + length <= room + 0.01 else { return frames }
        let origin =
          isHorizontal
          ? CGPoint(x: own.minX + position, y: own.minY)
          : CGPoint(x: own.minX, y: own.minY + position)
        // Lengths of nested items are shares of this group, not of what is left of it.
        frames += item.frames(in: CGRect(origin: origin, size: own.size))
        position += length + gap
      }
      // Nested groups that differ are placed once, like the tiles of a mosaic.
      if subitems.count != 1 { return frames }
    }
  }

  private func divided(
    _ own: CGRect, _ item: NSCollectionLayoutItem, _ count: Int, _ gap: CGFloat
  ) -> [CGRect] {
    let whole = isHorizontal ? own.width : own.height
    let length = (whole - gap * CGFloat(count - 1)) / CGFloat(max(1, count))
    return (0..<count).map { index in
      let start = CGFloat(index) * (length + gap)
      return item._inset(
        isHorizontal
          ? CGRect(x: own.minX + start, y: own.minY, width: length, height: own.height)
          : CGRect(x: own.minX, y: own.minY + start, width: own.width, height: length))
    }
  }
}

/// Follows documentation/uikit/nscollectionlayoutsupplementaryitem.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let containerAnchor: NSCollectionLayoutAnchor
  public let itemAnchor: NSCollectionLayoutAnchor?
  open var zIndex = 0

  init(layoutSize: NSCollectionLayoutSize, elementKind: String) {
    self.elementKind = elementKind
    containerAnchor = NSCollectionLayoutAnchor(edges: .all)
    itemAnchor = nil
    super.init(layoutSize: layoutSize)
  }

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }
}

/// A header or footer of a section. Follows documentation/uikit/nscollectionlayoutboundarysupplementaryitem.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem:
  NSCollectionLayoutSupplementaryItem
{
  public let alignment: NSRectAlignment
  open var pinToVisibleBounds = false
  open var extendsBoundary = true

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.alignment = alignment
    super.init(layoutSize: layoutSize, elementKind: elementKind)
  }
}

/// Something behind a section. Follows documentation/uikit/nscollectionlayoutdecorationitem.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex = -1

  init(_ kind: String, _ size: NSCollectionLayoutSize) {
    elementKind = kind
    super.init(layoutSize: size)
  }

  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    return NSCollectionLayoutDecorationItem(elementKind, whole)
  }
}

/// Follows documentation/uikit/nsrectalignment.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
