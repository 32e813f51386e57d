import Foundation

/// Where scrolling ends. Follows documentation/swiftui/scrolltarget.
public struct ScrollTarget: Sendable {
  /// What will be in sight.
  public var rect: CGRect
  /// Which point of it lies at the same point of the container.
  public var anchor: UnitPoint?
}

/// Where scrolling comes to rest. Follows documentation/swiftui/scrolltargetbehavior.
public protocol ScrollTargetBehavior {
  /// What is known of the scrolling.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// What is known of the container.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  /// How scrolling is done.
  typealias Properties = ScrollTargetBehaviorProperties
  /// Changes where scrolling ends.
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
  /// How scrolling is done.
  func properties(context: Self.PropertiesContext) -> Self.Properties
}

extension ScrollTargetBehavior {
  /// As always.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// What is known of the scrolling. Follows documentation/swiftui/scrolltargetbehaviorcontext.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// Where scrolling began.
  public let originalTarget: ScrollTarget
  /// How fast it is.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the container.
  public let containerSize: CGSize
  /// Along which axes it goes.
  public let axes: Axis.Set
  let environment: EnvironmentValues

  /// A value of the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// What is known of the container.
/// Follows documentation/swiftui/scrolltargetbehaviorpropertiescontext.
@dynamicMemberLookup public struct ScrollTargetBehaviorPropertiesContext {
  let environment: EnvironmentValues
  /// A value of the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// How scrolling is done. Follows documentation/swiftui/scrolltargetbehaviorproperties.
public struct ScrollTargetBehaviorProperties: Sendable {
  /// Whether a scroll view may go on to a higher one.
  public var limitsScrolls = false
  /// As always.
  public init() {}
}

/// At pages. Follows documentation/swiftui/pagingscrolltargetbehavior.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// At pages.
  public init() {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let (page, from) = (context.containerSize, context.originalTarget.rect.origin)
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = rest(from.x, target.rect.origin.x, page.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = rest(from.y, target.rect.origin.y, page.height)
    }
  }

  /// The beginning of the nearest page, at most one page away.
  private func rest(_ start: CGFloat, _ end: CGFloat, _ page: CGFloat) -> CGFloat {
    guard page > 0 else { return end }
    let (first, wanted) = ((start / page).rounded(), (end / page).rounded())
    return min(max(wanted, first - 1), first + 1) * page
  }
}

/// At views. Follows documentation/swiftui/viewalignedscrolltargetbehavior.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views are scrolled at once.
  public struct LimitBehavior: Sendable {
    let name: String
    public static var automatic: LimitBehavior { .init(name: "automatic") }
    public static var always: LimitBehavior { .init(name: "always") }
    public static var alwaysByFew: LimitBehavior { .init(name: "alwaysByFew") }
    public static var alwaysByOne: LimitBehavior { .init(name: "alwaysByOne") }
    public static var never: LimitBehavior { .init(name: "never") }
  }
  let limit: LimitBehavior
  let anchor: UnitPoint?
  /// At views.
  public init(limitBehavior: LimitBehavior = .automatic) { (limit, anchor) = (limitBehavior, nil) }
  /// At points of views.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    (limit, self.anchor) = (limitBehavior, anchor)
  }
  /// The views are those of the scroll view, which has measured them.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.anchor = anchor
  }
}

/// Anywhere, or where another behaviour says. Follows documentation/swiftui/anyscrolltargetbehavior.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  let base: any ScrollTargetBehavior
  /// Hides a type.
  public init(_ base: some ScrollTargetBehavior) { self.base = base }
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At pages.
  public static var paging: PagingScrollTargetBehavior { .init() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
  /// At views, some of them at once.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    .init(limitBehavior: limitBehavior)
  }
  /// At points of views.
  public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
    .init(anchor: anchor)
  }
}
