import Foundation

/// Effects that depend on the place of a view. Follows documentation/swiftui/visualeffect.
public protocol VisualEffect: Sendable, Animatable {}

/// No effect yet. Follows documentation/swiftui/emptyvisualeffect.
public struct EmptyVisualEffect: VisualEffect {
  /// No effect.
  public init() {}
}

/// Effects one after the other.
public struct CombinedVisualEffect: VisualEffect {
  enum Step: Sendable {
    case opacity(Double)
    case scale(CGSize, UnitPoint)
    case offset(CGSize)
    case rotation(Angle, UnitPoint)
    case blur(CGFloat)
    case hueRotation(Angle)
    case brightness(Double)
    case saturation(Double)
  }
  let steps: [Step]
}

extension VisualEffect {
  private func adding(_ step: CombinedVisualEffect.Step) -> CombinedVisualEffect {
    CombinedVisualEffect(steps: ((self as? CombinedVisualEffect)?.steps ?? []) + [step])
  }
  /// Sets how opaque the view is.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }
  /// Scales the view.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(CGSize(width: s, height: s), anchor))
  }
  /// Scales the view.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(.scale(CGSize(width: x, height: y), anchor))
  }
  /// Moves the view.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.offset(CGSize(width: x, height: y)))
  }
  /// Moves the view.
  public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset(offset)) }
  /// Turns the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation(angle, anchor))
  }
  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(radius))
  }
  /// Turns the hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.hueRotation(angle)) }
  /// Changes the brightness.
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.brightness(amount)) }
  /// Changes the saturation.
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.saturation(amount)) }
}

/// How far a view has scrolled in. Follows documentation/swiftui/scrolltransitionphase.
public enum ScrollTransitionPhase: Sendable {
  case topLeading, identity, bottomTrailing
  /// Whether the view is all in sight.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 in sight and 1 after.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view scrolls in. Follows documentation/swiftui/scrolltransitionconfiguration.
public struct ScrollTransitionConfiguration: Sendable {
  let animation: Animation?
  public static let interactive = ScrollTransitionConfiguration(animation: nil)
  public static let animated = ScrollTransitionConfiguration(animation: .default)
  public static let identity = ScrollTransitionConfiguration(animation: nil)
  /// With an animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(animation: animation)
  }
}

/// The effects of a place, for the time when there is one.
struct VisualEffectTrait { let effect: (GeometryProxy) -> any VisualEffect }
struct ScrollTransitionTrait {
  let configuration: ScrollTransitionConfiguration
  let effect: (ScrollTransitionPhase) -> any VisualEffect
}

nonisolated extension View {
  /// Adds effects that depend on the place of the view.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    trait(VisualEffectTrait { effect(EmptyVisualEffect(), $0) })
  }
  /// Adds effects that depend on how far the view has scrolled in.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    trait(
      ScrollTransitionTrait(configuration: configuration) { transition(EmptyVisualEffect(), $0) })
  }
  /// Does something when what a closure takes of the geometry changes.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    node((transform, action)) { node, content, carried in
      let (transform, action) = carried
      let frame = node.stored(1) { Location(node.graph.initialFrame) }
      let last = node.stored(2) { LastValue<T>() }
      let value = transform(
        GeometryProxy(frame: frame.value, safeAreaInsets: node.graph.screen.safeArea))
      if last.value != value { node.graph.afterUpdate { action(value) } }
      last.value = value
      node.setChild(content)
    }
  }
}
