import Foundation

/// The values of a track at certain times. Follows documentation/swiftui/keyframetrackcontent.
public protocol KeyframeTrackContent<Value> {
  /// The kind of value.
  associatedtype Value: Animatable
  /// The steps that the track is made of.
  var _steps: [_KeyframeStep<Value>] { get }
}

/// A step of a track.
public struct _KeyframeStep<Value: Animatable> {
  enum Kind {
    case move
    case along(UnitCurve)
    case spring(Spring)
  }
  let target: Value
  let duration: TimeInterval
  let kind: Kind

  /// The value at a time after the step began.
  func value(from start: Value, at time: TimeInterval) -> Value {
    if case .move = kind { return target }
    if case .spring(let spring) = kind {
      var velocity = start
      velocity.animatableData = .zero
      return spring.value(
        fromValue: start, toValue: target, initialVelocity: velocity, time: time)
    }
    guard case .along(let curve) = kind, duration > 0 else { return target }
    var result = start
    var change = target.animatableData - start.animatableData
    change.scale(by: curve.value(at: time / duration))
    result.animatableData += change
    return result
  }
}

/// Makes a track of several steps. Follows documentation/swiftui/keyframetrackcontentbuilder.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// A step.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }
  /// The first step.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }
  /// Another step.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSteps(_steps: accumulated._steps + next._steps)
  }
  /// The first branch of an `if` or `switch`.
  public static func buildEither(first: some KeyframeTrackContent<Value>) -> KeyframeSteps<Value> {
    KeyframeSteps(_steps: first._steps)
  }
  /// The other branch of an `if` or `switch`.
  public static func buildEither(
    second: some KeyframeTrackContent<Value>
  ) -> KeyframeSteps<Value> {
    KeyframeSteps(_steps: second._steps)
  }
  /// A loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> KeyframeSteps<Value> {
    KeyframeSteps(_steps: components.flatMap { $0._steps })
  }
  /// An empty block.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeSteps<Value>(_steps: [])
  }
}

/// Several steps.
public struct KeyframeSteps<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]
}

/// A steady step. Follows documentation/swiftui/linearkeyframe.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]
  /// A step to a value.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _steps = [.init(target: to, duration: duration, kind: .along(timingCurve))]
  }
}

/// A step along a smooth curve. Follows documentation/swiftui/cubickeyframe.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]
  /// A step to a value.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    _steps = [.init(target: to, duration: duration, kind: .along(.easeInOut))]
  }
}

/// A step by a spring. Follows documentation/swiftui/springkeyframe.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]
  /// A step to a value.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    _steps = [
      .init(target: to, duration: duration ?? spring.settlingDuration, kind: .spring(spring))
    ]
  }
}

/// A jump. Follows documentation/swiftui/movekeyframe.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]
  /// A jump to a value.
  public init(_ to: Value) { _steps = [.init(target: to, duration: 0, kind: .move)] }
}

/// The tracks of a value's properties. Follows documentation/swiftui/keyframes.
public protocol Keyframes<Value> {
  /// The kind of value.
  associatedtype Value
  /// The tracks.
  var _tracks: [_KeyframeTrack<Value>] { get }
}

/// A track of one property, or of the value itself.
public struct _KeyframeTrack<Root> {
  let duration: TimeInterval
  let apply: (inout Root, Root, TimeInterval) -> Void
}

/// Several tracks.
public struct KeyframeTracks<Value>: Keyframes {
  public let _tracks: [_KeyframeTrack<Value>]
}

/// Makes the tracks of a value. Follows documentation/swiftui/keyframesbuilder.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// A track.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  /// A step of the value itself.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }
  /// The first track.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value {
    first
  }
  /// Another track.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframeTracks(_tracks: accumulated._tracks + next._tracks)
  }
  /// The first step of the value itself.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }
  /// Another step of the value itself.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeSteps(_steps: accumulated._steps + next._steps)
  }
  /// An empty block.
  public static func buildBlock() -> some Keyframes<Value> { KeyframeTracks<Value>(_tracks: []) }
  /// The tracks.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value {
    component
  }
  /// The steps of the value itself, as a track.
  public static func buildFinalResult(
    _ component: some KeyframeTrackContent<Value>
  ) -> some Keyframes<Value> where Value: Animatable {
    KeyframeTrack(content: { component })
  }
}

/// A track of one property. Follows documentation/swiftui/keyframetrack.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  public let _tracks: [_KeyframeTrack<Root>]

  /// A track of the property at a key path.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    _tracks = [Self.track(keyPath, content()._steps)]
  }

  private static func track(
    _ keyPath: WritableKeyPath<Root, Value>, _ steps: [_KeyframeStep<Value>]
  ) -> _KeyframeTrack<Root> {
    _KeyframeTrack(duration: steps.reduce(0) { $0 + $1.duration }) { root, initial, time in
      var (start, rest) = (initial[keyPath: keyPath], time)
      for step in steps {
        guard rest >= step.duration else {
          start = step.value(from: start, at: rest)
          break
        }
        start = step.target
        rest -= step.duration
      }
      root[keyPath: keyPath] = start
    }
  }
}

extension KeyframeTrack where Root == Value {
  /// A track of the value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) {
    _tracks = [Self.track(\.self, content()._steps)]
  }
}

/// The values of tracks over time. Follows documentation/swiftui/keyframetimeline.
public struct KeyframeTimeline<Value> {
  let initial: Value
  let tracks: [_KeyframeTrack<Value>]

  /// Tracks that start with a value.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    (initial, tracks) = (initialValue, content()._tracks)
  }
  /// How long the longest track is.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }
  /// The value at a time.
  public func value(time: Double) -> Value {
    var value = initial
    for track in tracks { track.apply(&value, initial, time) }
    return value
  }
  /// The value at a part of the duration.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
