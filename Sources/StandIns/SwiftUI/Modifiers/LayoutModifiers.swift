import Foundation

/// Space around a view.
struct PaddingTrait: Equatable {
  var edges: Edge.Set
  /// The length at each edge, the system's where it is `nil`.
  var insets: EdgeInsets?
}

/// The size that a view is offered.
struct FrameTrait: Equatable {
  var minWidth: CGFloat?
  var idealWidth: CGFloat?
  var maxWidth: CGFloat?
  var minHeight: CGFloat?
  var idealHeight: CGFloat?
  var maxHeight: CGFloat?
  var isFixed: Bool
  var alignment: Alignment
}

/// Where and how a view is placed by its parent.
enum PlacementTrait {
  case offset(CGSize)
  case position(CGPoint)
  case fixedSize(Axis.Set)
  case layoutPriority(Double)
  case zIndex(Double)
  case aspectRatio(CGFloat?, ContentMode)
  case horizontalGuide(HorizontalAlignment, (ViewDimensions) -> CGFloat)
  case verticalGuide(VerticalAlignment, (ViewDimensions) -> CGFloat)
  case ignoresSafeArea(SafeAreaRegions, Edge.Set)
  case safeAreaPadding(Edge.Set, CGFloat?)
  case containerRelative(Axis.Set, Alignment, ((CGFloat, Axis) -> CGFloat)?)
  case scenePadding(Edge.Set)
  case coordinateSpace(AnyHashable)
}

/// The regions that content keeps clear of. Follows documentation/swiftui/safearearegions.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device's own regions.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}

nonisolated extension View {
  /// Adds space at some edges.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    trait(PaddingTrait(edges: edges, insets: length.map { EdgeInsets(edges, $0) }))
  }
  /// Adds space at all edges.
  public func padding(_ length: CGFloat) -> some View {
    trait(PaddingTrait(edges: .all, insets: EdgeInsets(.all, length)))
  }
  /// Adds a different space at each edge.
  public func padding(_ insets: EdgeInsets) -> some View {
    trait(PaddingTrait(edges: .all, insets: insets))
  }
  /// Sets the size.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    trait(
      FrameTrait(
        minWidth: width, idealWidth: width, maxWidth: width, minHeight: height,
        idealHeight: height, maxHeight: height, isFixed: true, alignment: alignment))
  }
  /// Sets no size.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> some View { frame(width: nil, height: nil) }
  /// Sets the limits of the size.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    trait(
      FrameTrait(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, isFixed: false, alignment: alignment))
  }
  /// Sets the size in relation to the container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    trait(PlacementTrait.containerRelative(axes, alignment, nil))
  }
  /// Sets the size by a closure that gets the container's.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    trait(PlacementTrait.containerRelative(axes, alignment, length))
  }
  /// Sets the size to a part of the container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let (count, span) = (CGFloat(max(count, 1)), CGFloat(span))
      return (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
    }
  }
  /// Moves the view without changing its place in the layout.
  public func offset(_ offset: CGSize) -> some View { trait(PlacementTrait.offset(offset)) }
  /// Moves the view without changing its place in the layout.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
  /// Puts the centre of the view at a point.
  public func position(_ position: CGPoint) -> some View {
    trait(PlacementTrait.position(position))
  }
  /// Puts the centre of the view at a point.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
  /// Gives the view the size that it wants.
  public func fixedSize() -> some View {
    trait(PlacementTrait.fixedSize([.horizontal, .vertical]))
  }
  /// Gives the view the size that it wants along some axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return trait(PlacementTrait.fixedSize(axes))
  }
  /// Sets who gets space first.
  public func layoutPriority(_ value: Double) -> some View {
    trait(PlacementTrait.layoutPriority(value))
  }
  /// Sets what is in front.
  public func zIndex(_ value: Double) -> some View { trait(PlacementTrait.zIndex(value)) }
  /// Keeps the proportions.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    trait(PlacementTrait.aspectRatio(aspectRatio, contentMode))
  }
  /// Keeps the proportions of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    trait(PlacementTrait.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode))
  }
  /// Fits into the space.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Fills the space.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
  /// Sets a horizontal guide.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    trait(PlacementTrait.horizontalGuide(g, computeValue))
  }
  /// Sets a vertical guide.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    trait(PlacementTrait.verticalGuide(g, computeValue))
  }
  /// Extends the view into the safe area.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    trait(PlacementTrait.ignoresSafeArea(regions, edges))
  }
  /// Extends the view into the safe area.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use ignoresSafeArea(_:edges:)")
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    trait(PlacementTrait.ignoresSafeArea(.container, edges))
  }
  /// Adds space to the safe area.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    trait(PlacementTrait.safeAreaPadding(edges, length))
  }
  /// Adds space to the safe area.
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    trait(PlacementTrait.safeAreaPadding(.all, length))
  }
  /// Adds the space that the scene has at its edges.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    trait(PlacementTrait.scenePadding(edges))
  }
  /// Puts a view into the safe area of this one.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    attached(
      content(), as: .overlay,
      SafeAreaInset(
        edge: edge == .top ? .top : .bottom, spacing: spacing,
        alignment: Alignment(horizontal: alignment, vertical: .center)))
  }
  /// Puts a view into the safe area of this one.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    attached(
      content(), as: .overlay,
      SafeAreaInset(
        edge: edge == .leading ? .leading : .trailing, spacing: spacing,
        alignment: Alignment(horizontal: .center, vertical: alignment)))
  }
}

/// Where a view is put into the safe area.
struct SafeAreaInset {
  let edge: Edge
  let spacing: CGFloat?
  let alignment: Alignment
}

nonisolated extension View {
  /// Attaches another view that takes no part in the layout of this one.
  func attached<Trait>(_ view: any View, as place: ViewNode.Place, _ trait: Trait) -> some View {
    node((view, place, trait)) { node, content, carried in
      let (view, place, trait) = carried
      node.trait = trait
      let below = Child(key: "attached", view: view, place: place)
      let main = Child(key: 0, view: content)
      node.setChildren(place == .background ? [below, main] : [main, below])
    }
  }
}
