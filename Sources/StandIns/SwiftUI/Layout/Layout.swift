import Foundation

/// The size that a view is offered. Follows documentation/swiftui/proposedviewsize.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width, `nil` if the view may choose it.
  public var width: CGFloat?
  /// The height, `nil` if the view may choose it.
  public var height: CGFloat?
  /// An offer.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  /// The offer of a size.
  public init(_ size: CGSize) { (width, height) = (size.width, size.height) }
  /// No size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Whatever the view wants.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// As much as there is.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// The offer with a size for what the view may choose.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The views that a layout arranges. Follows documentation/swiftui/layoutsubviews.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  let views: [LayoutSubview]
  /// The direction of the layout.
  public var layoutDirection = LayoutDirection.leftToRight
  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  public subscript(index: Int) -> LayoutSubview { views[index] }
}

/// A view that a layout arranges. Follows documentation/swiftui/layoutsubview.
public struct LayoutSubview: Equatable {
  final class Target {
    var measure: (ProposedViewSize) -> CGSize = { _ in .zero }
    var dimensions: ((ProposedViewSize) -> ViewDimensions)?
    /// The distance that the view likes along an axis, `nil` for the usual one.
    var spacing: (Axis) -> CGFloat? = { _ in nil }
    var placed: (CGPoint, UnitPoint, ProposedViewSize)?
    var values: [ObjectIdentifier: Any] = [:]
    var priority: Double = 0
  }
  let target: Target
  /// Who gets space first.
  public var priority: Double { target.priority }
  /// The size that the view wants of an offer.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { target.measure(proposal) }
  /// The size and guides of the view for an offer.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    if let dimensions = target.dimensions?(proposal) { return dimensions }
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }
  /// The distances that the view likes.
  public var spacing: ViewSpacing {
    ViewSpacing(horizontal: target.spacing(.horizontal), vertical: target.spacing(.vertical))
  }
  /// Puts the view at a place.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    target.placed = (position, anchor, proposal)
  }
  /// The value that the view has for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    target.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.target === right.target
  }
}

/// A value that a view has for a layout. Follows documentation/swiftui/layoutvaluekey.
public protocol LayoutValueKey {
  /// The kind of value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

struct LayoutValueTrait {
  let key: ObjectIdentifier
  let value: Any
}

/// The distances that a view likes. Follows documentation/swiftui/viewspacing.
public struct ViewSpacing: Sendable {
  var horizontal: CGFloat?
  var vertical: CGFloat?
  init(horizontal: CGFloat?, vertical: CGFloat?) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  /// The usual distances.
  public init() {}
  /// The distance to a view that follows: the larger of those that the two like.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let likes = axis == .horizontal ? [horizontal, next.horizontal] : [vertical, next.vertical]
    return likes.compactMap { $0 }.max() ?? 8
  }
}

/// What a layout has besides. Follows documentation/swiftui/layoutproperties.
public struct LayoutProperties: Sendable {
  /// The axis of a stack.
  public var stackOrientation: Axis?
  /// No axis.
  public init() {}
}

/// An arrangement of views. Follows documentation/swiftui/layout.
public protocol Layout: Animatable {
  /// What is kept between two measurements.
  associatedtype Cache = Void
  /// The views arranged.
  typealias Subviews = LayoutSubviews
  /// What the layout has besides.
  static var layoutProperties: LayoutProperties { get }
  /// Makes what is kept.
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  /// Brings up to date what is kept.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  /// The distances that the container likes.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
  /// The size that the container wants of an offer.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize
  /// Places the views.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache)
  /// Where a guide is, if the layout sets it.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
  /// Where a guide is, if the layout sets it.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
}

extension Layout {
  /// Nothing besides.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// The usual distances.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  /// The layout sets no guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  /// The layout sets no guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  /// Makes anew what is kept.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  /// Arranges views.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

/// The views that a layout of your own arranges.
struct LayoutView<L: Layout, Content> {
  let layout: L
  let content: Content
}

extension LayoutView: View, PrimitiveView where Content: View {
  typealias Body = Never
  func build(_ node: ViewNode) { node.setChild(content) }
}

/// Views side by side, as a layout. Follows documentation/swiftui/hstacklayout.
public struct HStackLayout {
  /// How the views are aligned.
  public var alignment: VerticalAlignment
  /// The distance of the views.
  public var spacing: CGFloat?
  /// Views side by side.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  /// Arranges views.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    HStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// Views above each other, as a layout. Follows documentation/swiftui/vstacklayout.
public struct VStackLayout {
  /// How the views are aligned.
  public var alignment: HorizontalAlignment
  /// The distance of the views.
  public var spacing: CGFloat?
  /// Views above each other.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  /// Arranges views.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    VStack(alignment: alignment, spacing: spacing, content: content)
  }
}

nonisolated extension View {
  /// Sets a value for a layout.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    trait(LayoutValueTrait(key: ObjectIdentifier(key), value: value))
  }
}
