import Foundation

/// A view that knows its size. Follows documentation/swiftui/geometryreader.
public struct GeometryReader<Content> {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content
}

extension GeometryReader: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// Makes its content of its size.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
  func build(_ node: ViewNode) {
    let frame = node.stored(1) { Location(node.graph.initialFrame) }
    node.setChild(
      content(GeometryProxy(frame: frame.value, safeAreaInsets: node.graph.screen.safeArea)))
  }
}

extension ViewGraph {
  /// The part of the screen that content is laid out in before anything has been measured.
  var initialFrame: CGRect {
    CGRect(
      x: screen.safeArea.leading, y: screen.safeArea.top,
      width: screen.size.width - screen.safeArea.leading - screen.safeArea.trailing,
      height: screen.size.height - screen.safeArea.top - screen.safeArea.bottom)
  }
}

/// The size and place of a view. Follows documentation/swiftui/geometryproxy.
public struct GeometryProxy: Sendable {
  let frame: CGRect
  /// The safe area of the container.
  public let safeAreaInsets: EdgeInsets
  /// The size of the container.
  public var size: CGSize { frame.size }
  /// The place in a coordinate space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    coordinateSpace == .local ? CGRect(origin: .zero, size: frame.size) : frame
  }
  /// The place in a coordinate space.
  @_disfavoredOverload
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
  /// The value of an anchor.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(frame) }
}

/// A place that another view can ask for. Follows documentation/swiftui/anchor.
public struct Anchor<Value> {
  let value: (CGRect) -> Value

  /// What an anchor is made of. Follows documentation/swiftui/anchor/source.
  public struct Source {
    let anchor: Anchor<Value>
  }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { .init(anchor: .init { $0 }) }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init(
      anchor: .init {
        CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height)
      })
  }
  /// The centre of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
}

@_spi(Stele) extension Anchor where Value == CGRect {
  /// The bounds of the view that asks.
  public static var plot: Anchor<CGRect> { Anchor { CGRect(origin: .zero, size: $0.size) } }
}

/// A coordinate space. Follows documentation/swiftui/coordinatespace.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global, local
  case named(AnyHashable)
}

/// A type that stands for a coordinate space. Follows documentation/swiftui/coordinatespaceprotocol.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}
/// The space of the view. Follows documentation/swiftui/localcoordinatespace.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The space of the view.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}
/// The space of the window. Follows documentation/swiftui/globalcoordinatespace.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The space of the window.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}
/// A space with a name. Follows documentation/swiftui/namedcoordinatespace.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view.
  public static var local: LocalCoordinateSpace { .init() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the window.
  public static var global: GlobalCoordinateSpace { .init() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// A space with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    .init(coordinateSpace: .named(AnyHashable(name)))
  }
  /// The space of the scroll view.
  public static var scrollView: NamedCoordinateSpace { named("scrollView") }
}

nonisolated extension View {
  /// Gives the view's space a name.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    trait(name)
  }
  /// Gives the view's space a name.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    trait(PlacementTrait.coordinateSpace(AnyHashable(name)))
  }
  /// Hands an anchor up.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    preference(key: key, value: transform(value.anchor))
  }
}
