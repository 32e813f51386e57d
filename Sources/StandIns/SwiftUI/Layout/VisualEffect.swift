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
    case contrast(Double)
    case grayscale(Double)
    case rotation3D(Angle, CGVector, UnitPoint)
    case transform(CGAffineTransform)
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
  /// Changes the contrast.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.contrast(amount)) }
  /// Takes colour away.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(.grayscale(amount)) }
  /// Scales the view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(scale, anchor))
  }
  /// Turns the view in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(.rotation3D(angle, CGVector(dx: axis.x, dy: axis.y), anchor))
  }
  /// Transforms the view.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(.transform(transform))
  }
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
  /// How much of a view is in sight when it counts as such.
  /// Follows documentation/swiftui/scrolltransitionconfiguration/threshold.
  public struct Threshold: Sendable {
    let amount: Double
    public static let visible = Threshold(amount: 1)
    public static let hidden = Threshold(amount: 0)
    public static var centered: Threshold { Threshold(amount: 0.5) }
    /// A part of the view.
    public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }
    /// Nearer to another threshold.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(amount: self.amount + (other.amount - self.amount) * amount)
    }
    /// At a distance.
    public func inset(by distance: Double) -> Threshold { self }
  }
  let animation: Animation?
  var threshold = Threshold.visible
  public static let interactive = ScrollTransitionConfiguration(animation: nil)
  public static let animated = ScrollTransitionConfiguration(animation: .default)
  public static let identity = ScrollTransitionConfiguration(animation: nil)
  /// With an animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(animation: animation)
  }
  /// With the movement, along a curve.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(animation: nil)
  }
  /// With another animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(animation: animation, threshold: threshold)
  }
  /// With another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(animation: animation, threshold: threshold)
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
  /// Adds effects that depend on how far the view has scrolled in, on either side.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading, axis: axis, transition: transition)
  }
  /// Does something with the old and the new value when what a closure takes of the geometry
  /// changes.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    node((transform, action)) { node, content, carried in
      let (transform, action) = carried
      let frame = node.stored(1) { Location(node.graph.initialFrame) }
      node.trait = GeometryTrait()
      let last = node.stored(2) { LastValue<T>() }
      let value = transform(
        GeometryProxy(frame: frame.value, safeAreaInsets: node.graph.screen.safeArea))
      if last.value != value {
        let old = last.value ?? value
        node.graph.afterUpdate { action(old, value) }
      }
      last.value = value
      node.setChild(content)
    }
  }
  /// Does something when what a closure takes of the geometry changes.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    node((transform, action)) { node, content, carried in
      let (transform, action) = carried
      let frame = node.stored(1) { Location(node.graph.initialFrame) }
      node.trait = GeometryTrait()
      let last = node.stored(2) { LastValue<T>() }
      let value = transform(
        GeometryProxy(frame: frame.value, safeAreaInsets: node.graph.screen.safeArea))
      if last.value != value { node.graph.afterUpdate { action(value) } }
      last.value = value
      node.setChild(content)
    }
  }
}
