import Foundation

/// The sizes of a scroll view and where it is. Follows documentation/swiftui/scrollgeometry.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The space around the content.
  public var contentInsets: EdgeInsets
  /// The size of the container.
  public var containerSize: CGSize
  /// What is in sight.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The container with its insets.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// Makes a geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }
}

/// What a scroll view is doing. Follows documentation/swiftui/scrollphase.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}

/// What is known when a phase changes. Follows documentation/swiftui/scrollphasechangecontext.
public struct ScrollPhaseChangeContext {
  /// The geometry at the change.
  public let geometry: ScrollGeometry
  /// How fast the scroll view is.
  public let velocity: CGVector?
}

/// What is done when scrolling changes something.
struct ScrollObserver {
  var phase: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?
  var visibility: ((Bool) -> Void)?
  var targets: (([AnyHashable]) -> Void)?
}

nonisolated extension View {
  /// Does something when what a closure takes of a scroll view's geometry changes.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    node((transform, action)) { node, content, carried in
      let (transform, action) = carried
      let last = node.stored(1) { LastValue<T>() }
      let size = node.graph.initialFrame.size
      let value = transform(
        ScrollGeometry(
          contentOffset: .zero, contentSize: size, contentInsets: EdgeInsets(),
          containerSize: size))
      if last.value != value {
        let old = last.value ?? value
        node.graph.afterUpdate { action(old, value) }
      }
      last.value = value
      node.setChild(content)
    }
  }
  /// Does something when the phase of scrolling changes.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    trait(ScrollObserver(phase: { old, new, _ in action(old, new) }))
  }
  /// Does something when the phase of scrolling changes.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    trait(ScrollObserver(phase: action))
  }
  /// Does something when the view comes into sight or goes out of it.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    trait(ScrollObserver(visibility: action))
  }
  /// Does something when other views are in sight.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    trait(ScrollObserver(targets: { action($0.compactMap { $0.base as? ID }) }))
  }
}

/// How the edge of scrolled content looks. Follows documentation/swiftui/scrolledgeeffectstyle.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

struct ScrollEdgeTrait {
  var style: ScrollEdgeEffectStyle?
  var isHidden = false
  let edges: Edge.Set
}

nonisolated extension View {
  /// Sets how the edges of scrolled content look.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    trait(ScrollEdgeTrait(style: style, edges: edges))
  }
  /// Hides the effect at the edges of scrolled content.
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    trait(ScrollEdgeTrait(isHidden: hidden, edges: edges))
  }
}
