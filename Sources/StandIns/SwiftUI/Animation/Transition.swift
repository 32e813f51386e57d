import Foundation

/// How a view comes and goes. Follows documentation/swiftui/anytransition.
public struct AnyTransition {
  indirect enum Kind {
    case identity, opacity, slide
    case scale(CGFloat, UnitPoint)
    case move(Edge)
    case push(Edge)
    case offset(CGSize)
    case blurReplace
    case modifier(active: any ViewModifier, identity: any ViewModifier)
    case custom(any Transition)
    case combined(Kind, Kind)
    case asymmetric(Kind, Kind)
    case animated(Kind, Animation?)
  }
  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// Wraps a transition.
  public init<T: Transition>(_ transition: T) {
    kind = (transition as? BuiltInTransition)?.kind ?? .custom(transition)
  }

  /// At once.
  public static var identity: AnyTransition { AnyTransition(.identity) }
  /// By fading.
  public static var opacity: AnyTransition { AnyTransition(.opacity) }
  /// In from the leading edge and out to the trailing one.
  public static var slide: AnyTransition { AnyTransition(.slide) }
  /// By growing and shrinking.
  public static var scale: AnyTransition { AnyTransition(.scale(0, .center)) }
  /// By growing from a size and shrinking to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale, anchor))
  }
  /// In from an edge and out to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }
  /// In from an edge and out to the other one.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(edge)) }
  /// From a distance and back to it.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }
  /// From a distance and back to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  /// Between two states of a modifier.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(.modifier(active: active, identity: identity))
  }
  /// One for coming and another one for going.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(.asymmetric(insertion.kind, removal.kind))
  }

  /// Both at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(.combined(kind, other.kind))
  }
  /// The transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(.animated(kind, animation))
  }
}

/// The phases of a transition. Follows documentation/swiftui/transitionphase.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  /// Whether the view is at rest.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 at rest and 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// A transition of your own. Follows documentation/swiftui/transition.
@MainActor @preconcurrency public protocol Transition {
  /// The kind of view that `body` is.
  associatedtype Body: View
  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>
  /// The view in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(
    content: Self.Content, phase: TransitionPhase
  ) -> Self.Body
}

/// The transitions of this module, for the places that take a `Transition`.
public struct BuiltInTransition: Transition {
  nonisolated(unsafe) let kind: AnyTransition.Kind

  nonisolated init(_ kind: AnyTransition.Kind) { self.kind = kind }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.trait(AnyTransition(kind))
  }
}

nonisolated extension Transition where Self == BuiltInTransition {
  /// At once.
  @_disfavoredOverload public static var identity: BuiltInTransition { .init(.identity) }
  /// By fading.
  @_disfavoredOverload public static var opacity: BuiltInTransition { .init(.opacity) }
  /// From edge to edge.
  @_disfavoredOverload public static var slide: BuiltInTransition { .init(.slide) }
  /// By growing and shrinking.
  @_disfavoredOverload public static var scale: BuiltInTransition { .init(.scale(0, .center)) }
  /// By blurring.
  public static var blurReplace: BuiltInTransition { .init(.blurReplace) }
  /// In from an edge and out to it.
  @_disfavoredOverload public static func move(edge: Edge) -> BuiltInTransition {
    .init(.move(edge))
  }
}
