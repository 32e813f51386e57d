/// Two gestures at the same time. Follows documentation/swiftui/simultaneousgesture.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// What both tell. Follows documentation/swiftui/simultaneousgesture/value.
  public struct Value {
    /// What the first gesture tells.
    public var first: First.Value?
    /// What the second gesture tells.
    public var second: Second.Value?
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Two gestures.
  nonisolated public init(_ first: First, _ second: Second) {
    (self.first, self.second) = (first, second)
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SimultaneousGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never
  func makeRecognizer(_ node: ViewNode) -> Recognizer<Value> {
    PairRecognizer<First.Value, Second.Value, Value>(
      first.recognizer(node), second.recognizer(node)
    ) { first, second in
      let value = Value(first: first.value, second: second.value)
      switch (first, second) {
      case (.failed, .failed): return .failed
      case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(value)
      default: return first.value == nil && second.value == nil ? .possible : .changed(value)
      }
    }
  }
}

/// A gesture and then another one. Follows documentation/swiftui/sequencegesture.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// How far the gestures have come. Follows documentation/swiftui/sequencegesture/value.
  public enum Value {
    /// The first one goes on.
    case first(First.Value)
    /// The first one has ended, the second one may have begun.
    case second(First.Value, Second.Value?)
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Two gestures.
  nonisolated public init(_ first: First, _ second: Second) {
    (self.first, self.second) = (first, second)
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SequenceGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never
  func makeRecognizer(_ node: ViewNode) -> Recognizer<Value> {
    SequenceRecognizer<First, Second>(first.recognizer(node), second.recognizer(node))
  }
}

/// One gesture, or else another one. Follows documentation/swiftui/exclusivegesture.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// What one of them tells. Follows documentation/swiftui/exclusivegesture/value.
  public enum Value {
    /// It was the first one.
    case first(First.Value)
    /// It was the second one.
    case second(Second.Value)
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Two gestures.
  nonisolated public init(_ first: First, _ second: Second) {
    (self.first, self.second) = (first, second)
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension ExclusiveGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never
  func makeRecognizer(_ node: ViewNode) -> Recognizer<Value> {
    PairRecognizer<First.Value, Second.Value, Value>(
      first.recognizer(node), second.recognizer(node)
    ) { first, second in
      switch (first, second) {
      case (.ended(let value), _): return .ended(.first(value))
      case (.changed(let value), _): return .changed(.first(value))
      case (.possible, _): return .possible
      case (.failed, .ended(let value)): return .ended(.second(value))
      case (.failed, .changed(let value)): return .changed(.second(value))
      case (.failed, .possible): return .possible
      case (.failed, .failed): return .failed
      }
    }
  }
}

extension GesturePhase {
  /// What the gesture tells, if it does.
  fileprivate var value: Value? {
    switch self {
    case .changed(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }
  fileprivate var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .changed: false
    }
  }
}

/// Hears two gestures; what one of them told last stays until the next touch.
private final class PairRecognizer<First, Second, Value>: Recognizer<Value> {
  private let first: Recognizer<First>
  private let second: Recognizer<Second>
  private let combine: (GesturePhase<First>, GesturePhase<Second>) -> GesturePhase<Value>
  private var phases: (first: GesturePhase<First>, second: GesturePhase<Second>)

  init(
    _ first: Recognizer<First>, _ second: Recognizer<Second>,
    _ combine: @escaping (GesturePhase<First>, GesturePhase<Second>) -> GesturePhase<Value>
  ) {
    (self.first, self.second, self.combine) = (first, second, combine)
    phases = (.possible, .possible)
  }

  override func handle(_ event: PointerEvent) -> GesturePhase<Value> {
    if case .began = event { phases = (.possible, .possible) }
    if !phases.first.isOver { phases.first = first.handle(event) }
    if !phases.second.isOver { phases.second = second.handle(event) }
    return combine(phases.first, phases.second)
  }
}

/// Hears a gesture, and another one from the same touch on once the first has ended.
private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  Recognizer<SequenceGesture<First, Second>.Value>
{
  private let first: Recognizer<First.Value>
  private let second: Recognizer<Second.Value>
  private var done: First.Value?

  init(_ first: Recognizer<First.Value>, _ second: Recognizer<Second.Value>) {
    (self.first, self.second) = (first, second)
  }

  override func handle(_ event: PointerEvent) -> GesturePhase<SequenceGesture<First, Second>.Value>
  {
    guard let done else {
      switch first.handle(event) {
      case .possible: return .possible
      case .failed: return .failed
      case .changed(let value): return .changed(.first(value))
      case .ended(let value):
        done = value
        if case .ended = event { return .changed(.second(value, nil)) }
        _ = second.handle(.began(event.location ?? .zero, time: event.time))
        return .changed(.second(value, nil))
      }
    }
    switch second.handle(event) {
    case .possible: return .changed(.second(done, nil))
    case .failed:
      self.done = nil
      return .failed
    case .changed(let value): return .changed(.second(done, value))
    case .ended(let value):
      self.done = nil
      return .ended(.second(done, value))
    }
  }
}

/// A gesture whose type is hidden. Follows documentation/swiftui/anygesture.
public struct AnyGesture<Value> {
  let make: @MainActor (ViewNode) -> Recognizer<Value>
  /// Hides a type.
  @MainActor @preconcurrency public init<T: Gesture>(_ gesture: T) where Value == T.Value {
    make = { gesture.recognizer($0) }
  }
}

extension AnyGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never
  func makeRecognizer(_ node: ViewNode) -> Recognizer<Value> { make(node) }
}

nonisolated extension Gesture {
  /// This gesture and another one at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  /// This gesture and then another one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  /// This gesture, or else another one.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
  /// The gesture while keys are held.
  public func modifiers(_ modifiers: EventModifiers) -> _ListeningGesture<Self, Value> {
    _ListeningGesture(base: self) { phase, _ in phase }
  }
}

/// A drag that moves the window. Follows documentation/swiftui/windowdraggesture.
public struct WindowDragGesture {
  /// A drag.
  nonisolated public init() {}
}

extension WindowDragGesture: Gesture {
  public typealias Value = DragGesture.Value
  public var body: some Gesture<DragGesture.Value> { DragGesture() }
}
