import Foundation

/// Two fingers that move apart or together. Follows documentation/swiftui/magnifygesture.
public struct MagnifyGesture {
  /// What the gesture tells. Follows documentation/swiftui/magnifygesture/value.
  public struct Value: Equatable, Sendable {
    /// When it was.
    public var time: Date
    /// How much larger the distance is.
    public var magnification: CGFloat
    /// How fast it changes.
    public var velocity: CGFloat
    /// Where the gesture started, as a part of the view.
    public var startAnchor: UnitPoint
    /// Where the gesture started.
    public var startLocation: CGPoint
  }
  /// How much the distance has to change.
  public var minimumScaleDelta: CGFloat
  /// A gesture of two fingers.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnifyGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never
  func makeRecognizer(_ node: ViewNode) -> Recognizer<Value> {
    let least = minimumScaleDelta
    return TwoFingerRecognizer { scale, _, point, time in
      guard abs(scale - 1) >= least else { return nil }
      return Value(
        time: Date(timeIntervalSinceReferenceDate: time), magnification: scale, velocity: 0,
        startAnchor: .center, startLocation: point)
    }
  }
}

/// Two fingers that turn. Follows documentation/swiftui/rotategesture.
public struct RotateGesture {
  /// What the gesture tells. Follows documentation/swiftui/rotategesture/value.
  public struct Value: Equatable, Sendable {
    /// When it was.
    public var time: Date
    /// How far they have turned.
    public var rotation: Angle
    /// How fast they turn.
    public var velocity: Angle
    /// Where the gesture started, as a part of the view.
    public var startAnchor: UnitPoint
    /// Where the gesture started.
    public var startLocation: CGPoint
  }
  /// How far the fingers have to turn.
  public var minimumAngleDelta: Angle
  /// A gesture of two fingers.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never
  func makeRecognizer(_ node: ViewNode) -> Recognizer<Value> {
    let least = abs(minimumAngleDelta.radians)
    return TwoFingerRecognizer { _, angle, point, time in
      guard abs(angle.radians) >= least else { return nil }
      return Value(
        time: Date(timeIntervalSinceReferenceDate: time), rotation: angle, velocity: .zero,
        startAnchor: .center, startLocation: point)
    }
  }
}

/// Hears two fingers of which the second one mirrors the first at the point where it went down, so
/// that one pointer is enough: its distance from there scales, and its direction turns.
private final class TwoFingerRecognizer<Value>: Recognizer<Value> {
  private let make: (CGFloat, Angle, CGPoint, TimeInterval) -> Value?
  private var start: CGPoint?
  private var latest: Value?
  /// The distance of the fingers at the start.
  private let spread: CGFloat = 100

  init(_ make: @escaping (CGFloat, Angle, CGPoint, TimeInterval) -> Value?) { self.make = make }

  override func handle(_ event: PointerEvent) -> GesturePhase<Value> {
    switch event {
    case .began(let point, _):
      (start, latest) = (point, nil)
      return .possible
    case .moved(let point, let time):
      guard let start else { return .failed }
      let (dx, dy) = (spread + point.x - start.x, point.y - start.y)
      let scale = (dx * dx + dy * dy).squareRoot() / spread
      latest = make(scale, .radians(Double(atan2(dy, dx))), start, time) ?? latest
      return latest.map { .changed($0) } ?? .possible
    case .ended:
      defer { (start, latest) = (nil, nil) }
      return latest.map { .ended($0) } ?? .failed
    case .waited: return .possible
    case .cancelled:
      (start, latest) = (nil, nil)
      return .failed
    }
  }
}

/// Two fingers that move apart or together. Follows documentation/swiftui/magnificationgesture.
@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "MagnifyGesture")
public struct MagnificationGesture {
  /// How much the distance has to change.
  public var minimumScaleDelta: CGFloat
  /// A gesture of two fingers.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: Gesture, PrimitiveGesture {
  public typealias Value = CGFloat
  public typealias Body = Never
  func makeRecognizer(_ node: ViewNode) -> Recognizer<CGFloat> {
    let least = minimumScaleDelta
    return TwoFingerRecognizer { scale, _, _, _ in abs(scale - 1) >= least ? scale : nil }
  }
}

/// Two fingers that turn. Follows documentation/swiftui/rotationgesture.
@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "RotateGesture")
public struct RotationGesture {
  /// How far the fingers have to turn.
  public var minimumAngleDelta: Angle
  /// A gesture of two fingers.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: Gesture, PrimitiveGesture {
  public typealias Value = Angle
  public typealias Body = Never
  func makeRecognizer(_ node: ViewNode) -> Recognizer<Angle> {
    let least = abs(minimumAngleDelta.radians)
    return TwoFingerRecognizer { _, angle, _, _ in abs(angle.radians) >= least ? angle : nil }
  }
}
