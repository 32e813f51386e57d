import QuartzCore

/// A section: one group, repeated. Follows documentation/uikit/nscollectionlayoutsection.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  var listConfiguration: UICollectionLayoutListConfiguration?
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var supplementariesFollowContentInsets = true
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  open private(set) lazy var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Called whenever the section has been laid out, with what of it can be seen.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.listConfiguration = configuration
    if configuration.appearance == .insetGrouped {
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 16, leading: 20, bottom: 16, trailing: 20)
    }
    return section
  }
}

/// Follows documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// Follows documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  open var decelerationRate = UIScrollView.DecelerationRate.normal
  open var bounce = Bounce.automatic

  /// Follows documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties/bounce-swift.enum.
  public enum Bounce: Int, Sendable {
    case automatic, always, never
  }
}

/// Follows documentation/uikit/uicontentinsetsreference.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// A list in a collection. Follows documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  public let appearance: Appearance
  public var showsSeparators = true
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var headerTopPadding: CGFloat?
  public var leadingSwipeActionsConfigurationProvider:
    ((IndexPath) -> UISwipeActionsConfiguration?)?
  public var trailingSwipeActionsConfigurationProvider:
    ((IndexPath) -> UISwipeActionsConfiguration?)?

  public var separatorConfiguration: UIListSeparatorConfiguration
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration
  public var itemSeparatorHandler: ItemSeparatorHandler?

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// Follows documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/appearance-swift.enum.
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// Follows documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/headermode-swift.enum.
  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }

  /// Follows documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/footermode-swift.enum.
  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }
}

/// Follows documentation/uikit/nscollectionlayoutenvironment.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// Follows documentation/uikit/nscollectionlayoutcontainer.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  init(_ size: CGSize, _ traits: UITraitCollection) {
    contentSize = size
    traitCollection = traits
    super.init()
  }

  var effectiveContentSize: CGSize { contentSize }
  var container: any NSCollectionLayoutContainer { self }
}

/// Follows documentation/uikit/uicollectionviewcompositionallayoutconfiguration.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

/// Follows documentation/uikit/uicollectionviewcompositionallayoutsectionprovider.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (
    _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

/// Sections made of groups of items. Follows documentation/uikit/uicollectionviewcompositionallayout.
///
/// Sections that scroll sideways are laid out in their row; the row itself does not scroll yet.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  open var configuration = UICollectionViewCompositionalLayoutConfiguration()
  private var placed: [UICollectionViewLayoutAttributes] = []
  private var sections: [Int: NSCollectionLayoutSection] = [:]
  private var end: CGFloat = 0

  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    super.init()
  }
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(section: section)
    self.configuration = configuration
  }
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: sectionProvider)
    self.configuration = configuration
  }
  public override init?(coder: NSCoder) { nil }

  open class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  open override var collectionViewContentSize: CGSize {
    _prepareIfNeeded()
    return CGSize(width: collectionView?.bounds.width ?? 0, height: end)
  }
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    _prepareIfNeeded()
    let found = placed.filter { $0.frame.intersects(rect) }
    for (index, section) in sections {
      guard let handler = section.visibleItemsInvalidationHandler, let view = collectionView else {
        continue
      }
      let items = found.filter { $0.indexPath.section == index }.map(VisibleItem.init)
      handler(
        items, view.contentOffset, LayoutEnvironment(view.bounds.size, view.traitCollection))
    }
    return found
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    _prepareIfNeeded()
    return placed.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  open override func prepare() {
    super.prepare()
    placed = []
    sections = [:]
    end = 0
    guard let view = collectionView else { return }
    let environment = LayoutEnvironment(view.bounds.size, view.traitCollection)
    for index in 0..<view.numberOfSections {
      guard let section = provider(index, environment) else { continue }
      sections[index] = section
      place(section, index, view)
      end += configuration.interSectionSpacing
    }
  }

  private func place(_ section: NSCollectionLayoutSection, _ index: Int, _ view: UICollectionView) {
    let insets = section.contentInsets
    let width = view.bounds.width - insets.leading - insets.trailing
    let tops: Set<NSRectAlignment> = [.top, .topLeading, .topTrailing]
    for item in section.boundarySupplementaryItems where tops.contains(item.alignment) {
      placeBoundary(item, index, insets, width, view)
    }
    end += insets.top
    let isRow = section.orthogonalScrollingBehavior != .none
    var origin = CGPoint(x: insets.leading, y: end)
    var item = 0
    let count = view.numberOfItems(inSection: index)
    while item < count {
      let container = CGRect(origin: origin, size: CGSize(width: width, height: view.bounds.height))
      let size = section.group.layoutSize.size(in: container.size)
      let frames = section.group.frames(in: container)
      guard !frames.isEmpty else { break }
      for frame in frames where item < count {
        let made = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: index))
        made.frame = frame
        placed.append(made)
        item += 1
      }
      end = max(end, origin.y + size.height)
      if isRow {
        origin.x += size.width + section.interGroupSpacing
      } else {
        origin.y = end + section.interGroupSpacing
      }
    }
    end += insets.bottom
    for item in section.boundarySupplementaryItems where !tops.contains(item.alignment) {
      placeBoundary(item, index, insets, width, view)
    }
  }

  private func placeBoundary(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ section: Int,
    _ insets: NSDirectionalEdgeInsets, _ width: CGFloat, _ view: UICollectionView
  ) {
    let size = item.layoutSize.size(in: CGSize(width: width, height: view.bounds.height))
    let made = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
    made.frame = CGRect(origin: CGPoint(x: insets.leading, y: end), size: size)
    placed.append(made)
    end += size.height
  }
}
