import Foundation

/// Content that follows keyframes. Follows documentation/swiftui/keyframeanimator.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where KeyframePath.Value == Value {
  let initialValue: Value
  let trigger: AnyHashableValue?
  let isRepeating: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath
}

extension KeyframeAnimator: View, PrimitiveView {
  public typealias Body = Never

  /// Follows keyframes when a value changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, isRepeating) = (initialValue, false)
    self.trigger = AnyHashableValue(value: trigger)
    (self.content, self.keyframes) = (content, keyframes)
  }
  /// Follows keyframes, again and again if wanted.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, isRepeating, trigger) = (initialValue, repeating, nil)
    (self.content, self.keyframes) = (content, keyframes)
  }

  func build(_ node: ViewNode) {
    let start = node.stored(1) { LastValue<Date>() }
    let last = node.stored(2) { LastValue<AnyHashableValue>() }
    let now = node.environment.now()
    let isNew = last.value != nil && last.value != trigger
    last.value = trigger
    if isNew || trigger == nil && start.value == nil { start.value = now }
    guard let since = start.value else { return node.setChild(content(initialValue)) }
    let path = keyframes(initialValue)
    let timeline = KeyframeTimeline(initialValue: initialValue) { path }
    var time = now.timeIntervalSince(since)
    if isRepeating, timeline.duration > 0 {
      time.formTruncatingRemainder(dividingBy: timeline.duration)
    }
    node.setChild(content(timeline.value(time: time)))
  }
}

nonisolated extension View {
  /// Has the view follow keyframes when a value changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(content: self)
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
      keyframes: keyframes)
  }
  /// Has the view follow keyframes, again and again if wanted.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(content: self)
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
      keyframes: keyframes)
  }
}
