import Foundation

/// One or more taps. Follows documentation/swiftui/tapgesture.
public struct TapGesture {
  /// How many.
  public var count: Int
  /// Some taps.
  nonisolated public init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture, PrimitiveGesture {
  public typealias Value = ()
  public typealias Body = Never
  func makeRecognizer(_ node: ViewNode) -> Recognizer<()> {
    let taps = node.stored(100 + count) { TapCounter() }
    return TapRecognizer(count: count, taps: taps)
  }
}

/// The taps so far; several taps are several touches, each with a recogniser of its own.
@MainActor final class TapCounter {
  var count = 0
  var last: TimeInterval = 0
}

private final class TapRecognizer: Recognizer<()> {
  private let count: Int
  private let taps: TapCounter
  private var start: CGPoint?

  init(count: Int, taps: TapCounter) { (self.count, self.taps) = (count, taps) }

  override func handle(_ event: PointerEvent) -> GesturePhase<()> {
    switch event {
    case .began(let point, let time):
      if time - taps.last > 0.35 { taps.count = 0 }
      start = point
    case .moved(let point, _):
      if let start, hypot(point.x - start.x, point.y - start.y) > 10 { self.start = nil }
    case .ended(_, let time):
      guard start != nil else { return .failed }
      taps.count += 1
      taps.last = time
      guard taps.count >= count else { return .possible }
      taps.count = 0
      return .ended(())
    case .waited: break
    case .cancelled: start = nil
    }
    return start == nil ? .failed : .possible
  }
}

/// A long press. Follows documentation/swiftui/longpressgesture.
public struct LongPressGesture {
  /// How long it takes.
  public var minimumDuration: Double
  /// How far the finger may move.
  public var maximumDistance: CGFloat
  /// A long press.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }
}

extension LongPressGesture: Gesture, PrimitiveGesture {
  public typealias Value = Bool
  public typealias Body = Never
  func makeRecognizer(_ node: ViewNode) -> Recognizer<Bool> { LongPressRecognizer(self) }
}

private final class LongPressRecognizer: Recognizer<Bool> {
  private let gesture: LongPressGesture
  private var start: (CGPoint, TimeInterval)?

  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  override func handle(_ event: PointerEvent) -> GesturePhase<Bool> {
    if case .began(let point, let time) = event {
      start = (point, time)
      return gesture.minimumDuration <= 0 ? .ended(true) : .changed(true)
    }
    guard let (point, since) = start else { return .failed }
    if case .moved(let moved, _) = event,
      hypot(moved.x - point.x, moved.y - point.y) > gesture.maximumDistance
    {
      start = nil
      return .failed
    }
    if case .cancelled = event {
      start = nil
      return .failed
    }
    guard event.time - since >= gesture.minimumDuration else {
      if case .ended = event {
        start = nil
        return .failed
      }
      return .changed(true)
    }
    start = nil
    return .ended(true)
  }
}

/// A drag. Follows documentation/swiftui/draggesture.
public struct DragGesture {
  /// What a drag tells. Follows documentation/swiftui/draggesture/value.
  public struct Value: Equatable, Sendable {
    /// When it was.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where the drag started.
    public var startLocation: CGPoint
    /// How fast the finger is.
    public var velocity: CGSize = .zero
    /// How far the finger is from where it started.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where the drag would end.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// How far the drag would go.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }
  /// How far the finger has to move.
  public var minimumDistance: CGFloat
  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace
  /// A drag.
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }
  /// A drag.
  @_disfavoredOverload
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

extension DragGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never
  func makeRecognizer(_ node: ViewNode) -> Recognizer<Value> { DragRecognizer(minimumDistance) }
}

private final class DragRecognizer: Recognizer<DragGesture.Value> {
  private let minimumDistance: CGFloat
  private var start: CGPoint?
  private var last: (CGPoint, TimeInterval)?
  private var isDragging = false

  init(_ minimumDistance: CGFloat) { self.minimumDistance = minimumDistance }

  override func handle(_ event: PointerEvent) -> GesturePhase<DragGesture.Value> {
    switch event {
    case .began(let point, let time):
      (start, last, isDragging) = (point, (point, time), false)
      return moved(to: point, at: time)
    case .moved(let point, let time): return moved(to: point, at: time)
    case .ended(let point, let time):
      let phase = moved(to: point, at: time)
      defer { start = nil }
      if case .changed(let value) = phase { return .ended(value) }
      return .failed
    case .waited: return .possible
    case .cancelled:
      start = nil
      return .failed
    }
  }

  private func moved(to point: CGPoint, at time: TimeInterval) -> GesturePhase<DragGesture.Value> {
    guard let start else { return .failed }
    let distance = hypot(point.x - start.x, point.y - start.y)
    isDragging = isDragging || distance >= minimumDistance
    guard isDragging else { return .possible }
    var value = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: time), location: point, startLocation: start)
    if let (from, since) = last, time > since {
      value.velocity = CGSize(
        width: (point.x - from.x) / CGFloat(time - since),
        height: (point.y - from.y) / CGFloat(time - since))
    }
    last = (point, time)
    return .changed(value)
  }
}
