import Foundation

/// What the finger does.
enum PointerEvent {
  case began(CGPoint, time: TimeInterval)
  case moved(CGPoint, time: TimeInterval)
  /// Nothing moved, but time went by.
  case waited(time: TimeInterval)
  case ended(CGPoint, time: TimeInterval)
  case cancelled

  var time: TimeInterval {
    switch self {
    case .began(_, let time), .moved(_, let time), .waited(let time), .ended(_, let time): time
    case .cancelled: 0
    }
  }

  var location: CGPoint? {
    switch self {
    case .began(let point, _), .moved(let point, _), .ended(let point, _): point
    case .waited, .cancelled: nil
    }
  }
}

/// How far a gesture has got.
enum GesturePhase<Value> {
  case possible
  case changed(Value)
  case ended(Value)
  case failed
}

/// Recognises one gesture in the events of one touch after the other.
@MainActor class Recognizer<Value> {
  func handle(_ event: PointerEvent) -> GesturePhase<Value> { .failed }
  /// Starts again.
  func reset() {}
}

/// A gesture. Follows documentation/swiftui/gesture.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What the gesture tells.
  associatedtype Value
  /// The kind of gesture that `body` is.
  associatedtype Body: Gesture
  /// What the gesture is made of.
  @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}
extension _MissingBody: Gesture {
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// The gestures of this module have no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Gesture where Body == _MissingBody {
  /// See `_MissingBody`.
  public var body: _MissingBody { preconditionFailure("\(Self.self) has no body") }
}

/// A gesture that recognises itself.
@MainActor protocol PrimitiveGesture: Gesture where Body == Never {
  func makeRecognizer(_ node: ViewNode) -> Recognizer<Value>
}

extension Gesture {
  /// What recognises this gesture; one made of another tells what the other one does.
  func recognizer(_ node: ViewNode) -> Recognizer<Value> {
    func primitive<G: PrimitiveGesture>(_ gesture: G) -> Any { gesture.makeRecognizer(node) }
    if let own = self as? any PrimitiveGesture,
      let recognizer = primitive(own) as? Recognizer<Value>
    {
      return recognizer
    }
    return (body.recognizer(node) as? Recognizer<Value>) ?? Recognizer()
  }
}

/// The gesture of a view, as its node carries it.
@MainActor final class GestureTrait {
  let handle: (PointerEvent) -> Void
  let priority: Priority
  /// Who goes first.
  enum Priority { case normal, high, simultaneous }

  init(priority: Priority, handle: @escaping (PointerEvent) -> Void) {
    (self.priority, self.handle) = (priority, handle)
  }
}

/// Which gestures react. Follows documentation/swiftui/gesturemask.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// That of this view.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views below.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

nonisolated extension View {
  private func adding<T: Gesture>(
    _ gesture: T, _ priority: GestureTrait.Priority, _ mask: GestureMask
  ) -> some View {
    node((gesture, priority, mask)) { node, content, carried in
      let (gesture, priority, mask) = carried
      if mask.contains(.gesture) {
        // The recogniser must outlive a build in the middle of a gesture, and yet use the
        // closures of the latest build.
        let running = node.stored(1) { RunningGesture() }
        running.next = gesture.recognizer(node).erased
        node.trait = GestureTrait(priority: priority) { running.handle($0) }
      }
      node.setChild(content)
    }
  }
  /// Adds a gesture.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    adding(gesture, .normal, mask)
  }
  /// Adds a gesture, or none.
  public func gesture<T: Gesture>(_ gesture: T?) -> some View {
    node(gesture) { node, content, gesture in
      node.setChild(gesture.map { AnyView(AnyView(content).gesture($0)) } ?? content)
    }
  }
  /// Adds a gesture that goes before those of the views below.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    adding(gesture, .high, mask)
  }
  /// Adds a gesture that goes along with those of the views below.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    adding(gesture, .simultaneous, mask)
  }
}

/// The gesture that a view is in the middle of.
@MainActor private final class RunningGesture {
  /// What recognises the next touch.
  var next: ((PointerEvent) -> Void)?
  private var current: ((PointerEvent) -> Void)?

  func handle(_ event: PointerEvent) {
    if case .began = event { current = next }
    current?(event)
  }
}

extension Recognizer {
  var erased: (PointerEvent) -> Void { { _ = self.handle($0) } }
}
