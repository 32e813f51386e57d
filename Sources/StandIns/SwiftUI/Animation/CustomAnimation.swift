import Foundation

/// An animation of your own. Follows documentation/swiftui/customanimation.
public protocol CustomAnimation: Hashable, Sendable {
  /// The value at a time; `nil` when the animation is over.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  /// The speed at a time.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
  /// Whether the animation takes over from another one.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }
  /// It does not.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }

  /// When the animation is over, found by trying, at most a minute.
  var length: TimeInterval {
    var context = AnimationContext<Double>()
    let frame = 1.0 / 60
    return stride(from: 0, to: 60, by: frame).first {
      animate(value: 1.0, time: $0, context: &context) == nil
    } ?? 60
  }
}

/// What an animation keeps. Follows documentation/swiftui/animationcontext.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps from frame to frame.
  public var state = AnimationState<Value>()
  /// Whether what follows does not count.
  public var isLogicallyComplete = false
  var values = EnvironmentValues()
  /// The environment of the animated view.
  public var environment: EnvironmentValues { values }

  /// The context with another state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(
      state: state, isLogicallyComplete: isLogicallyComplete, values: environment)
  }
}

/// The values that an animation keeps by their keys. Follows documentation/swiftui/animationstate.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Nothing yet.
  public init() {}
  /// The value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of what an animation keeps. Follows documentation/swiftui/animationstatekey.
public protocol AnimationStateKey {
  /// The kind of value.
  associatedtype Value
  /// The value at first.
  static var defaultValue: Value { get }
}

extension Animation {
  /// Wraps an animation of your own.
  public init<A: CustomAnimation>(_ base: A) {
    self.init(curve: .timing(0, 0, 1, 1), duration: base.length)
  }
  /// With a limit to how often completions are called.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    var copy = self
    copy.duration = duration
    return copy
  }
}

/// A modifier that is animated. Follows documentation/swiftui/animatablemodifier.
@available(
  iOS, introduced: 13.0, deprecated: 100000.0, message: "use Animatable directly"
)
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}
