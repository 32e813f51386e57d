import Foundation

/// A gesture whose events closures hear, and whose value another type may have.
public struct _ListeningGesture<Base: Gesture, Value> {
  let base: Base
  let listen: (GesturePhase<Base.Value>, GestureMemory<Base.Value>) -> GesturePhase<Value>
}

extension _ListeningGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never
  func makeRecognizer(_ node: ViewNode) -> Recognizer<Value> {
    let memory = GestureMemory<Base.Value>()
    return Listener(base.recognizer(node)) { listen($0, memory) }
  }
}

/// The latest value of one gesture.
final class GestureMemory<Value> {
  var value: Value?
}

private final class Listener<Input, Output>: Recognizer<Output> {
  private let base: Recognizer<Input>
  private let listen: (GesturePhase<Input>) -> GesturePhase<Output>
  init(
    _ base: Recognizer<Input>, _ listen: @escaping (GesturePhase<Input>) -> GesturePhase<Output>
  ) {
    (self.base, self.listen) = (base, listen)
  }
  override func handle(_ event: PointerEvent) -> GesturePhase<Output> { listen(base.handle(event)) }
  override func reset() { base.reset() }
}

nonisolated extension Gesture {
  /// Does something when the gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _ListeningGesture<Self, Value> {
    _ListeningGesture(base: self) { phase, _ in
      if case .ended(let value) = phase { action(value) }
      return phase
    }
  }
  /// Keeps a state up to date while the gesture goes on.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ListeningGesture<Self, Value> {
    _ListeningGesture(base: self) { phase, _ in
      switch phase {
      case .changed(let value):
        var (next, transaction) = (state.wrappedValue, Transaction())
        body(value, &next, &transaction)
        withTransaction(transaction) { state.set(next) }
      case .ended, .failed: state.reset()
      case .possible: break
      }
      return phase
    }
  }
  /// Transforms what the gesture tells.
  public func map<T>(_ transform: @escaping (Value) -> T) -> _ListeningGesture<Self, T> {
    _ListeningGesture(base: self) { phase, _ in
      switch phase {
      case .possible: .possible
      case .failed: .failed
      case .changed(let value): .changed(transform(value))
      case .ended(let value): .ended(transform(value))
      }
    }
  }
}

nonisolated extension Gesture where Value: Equatable {
  /// Does something when what the gesture tells changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ListeningGesture<Self, Value> {
    _ListeningGesture(base: self) { phase, last in
      switch phase {
      case .changed(let value):
        if last.value != value { action(value) }
        last.value = value
      case .ended, .failed: last.value = nil
      case .possible: break
      }
      return phase
    }
  }
}

/// A state that lasts as long as a gesture. Follows documentation/swiftui/gesturestate.
@propertyWrapper public struct GestureState<Value> {
  private let initial: Value
  private let onReset: ((Value, inout Transaction) -> Void)?
  private var location: Location<Value>?

  /// Starts with a value and goes back to it.
  public init(wrappedValue: Value) { (initial, onReset) = (wrappedValue, nil) }
  /// Starts with a value and goes back to it.
  public init(initialValue: Value) { (initial, onReset) = (initialValue, nil) }
  /// Starts with a value and goes back to it in a context.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    initial = wrappedValue
    onReset = { $1 = resetTransaction }
  }
  /// Starts with a value and goes back to it in a context that a closure makes.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    (initial, onReset) = (wrappedValue, reset)
  }

  /// The value.
  public var wrappedValue: Value { location?.value ?? initial }
  /// The state itself, for a gesture.
  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value) { location?.set(value) }
  func reset() {
    var transaction = Transaction()
    onReset?(wrappedValue, &transaction)
    withTransaction(transaction) { set(initial) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Starts with `nil` and goes back to it.
  public init() { self.init(wrappedValue: nil) }
}

extension GestureState: DynamicProperty, LinkedProperty {
  mutating func link(_ context: LinkContext) {
    let initial = initial
    location = context.stored { Location(initial) }
  }
}

nonisolated extension View {
  /// Does something on a tap.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }
  /// Does something with the place of a tap.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count).onEnded { action($0.location) })
  }
  /// Does something after a long press, and hears when the press starts and ends.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let gesture = LongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return node((gesture, action, onPressingChanged)) { node, content, carried in
      let press = node.stored(1) { Press() }
      let (gesture, action, onPressingChanged) = carried
      press.gesture = gesture
      (press.action, press.onPressingChanged) = (action, onPressingChanged)
      node.trait = GestureTrait(priority: .normal) { press.handle($0) }
      node.setChild(content)
    }
  }
  /// Does something after a long press, and hears when the press starts and ends.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)"
  )
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// A long press that tells when the finger goes down and up again.
@MainActor private final class Press {
  var gesture = LongPressGesture()
  var action: () -> Void = {}
  var onPressingChanged: ((Bool) -> Void)?
  private var start: (CGPoint, TimeInterval)?
  private var hasFired = false

  func handle(_ event: PointerEvent) {
    switch event {
    case .began(let point, let time):
      (start, hasFired) = ((point, time), false)
      onPressingChanged?(true)
      fire(at: time)
    case .moved(let point, let time):
      guard let (from, _) = start else { return }
      if hypot(point.x - from.x, point.y - from.y) > gesture.maximumDistance { return release() }
      fire(at: time)
    case .waited(let time): fire(at: time)
    case .ended(_, let time):
      fire(at: time)
      release()
    case .cancelled: release()
    }
  }

  private func fire(at time: TimeInterval) {
    guard let (_, since) = start, !hasFired, time - since >= gesture.minimumDuration else { return }
    hasFired = true
    action()
  }

  private func release() {
    guard start != nil else { return }
    start = nil
    onPressingChanged?(false)
  }
}

/// A tap and its place. Follows documentation/swiftui/spatialtapgesture.
public struct SpatialTapGesture {
  /// What a tap tells. Follows documentation/swiftui/spatialtapgesture/value.
  public struct Value: Equatable, Sendable {
    /// Where it was.
    public var location: CGPoint
  }
  /// How many taps.
  public var count: Int
  /// Some taps.
  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
  }
}

extension SpatialTapGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never
  func makeRecognizer(_ node: ViewNode) -> Recognizer<Value> {
    SpatialRecognizer(TapGesture(count: count).makeRecognizer(node))
  }
}

private final class SpatialRecognizer: Recognizer<SpatialTapGesture.Value> {
  private let base: Recognizer<()>
  init(_ base: Recognizer<()>) { self.base = base }
  override func handle(_ event: PointerEvent) -> GesturePhase<SpatialTapGesture.Value> {
    switch (base.handle(event), event) {
    case (.ended, .ended(let point, _)): .ended(.init(location: point))
    case (.failed, _): .failed
    default: .possible
    }
  }
}
