import UIKit

/// A gesture recogniser of UIKit in SwiftUI.
/// Follows documentation/swiftui/uigesturerecognizerrepresentable.
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
  /// The kind of recogniser.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The kind of object that the recogniser's delegate is.
  associatedtype Coordinator = Void
  /// What the methods are told of the surroundings.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// What tells places in coordinates of views.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
  /// Makes the recogniser.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Brings the recogniser up to date.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Hears of what the recogniser sees.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes the object that is the delegate.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// Nothing changes.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  /// Nobody is interested.
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// There is no such object.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a represented recogniser is told.
/// Follows documentation/swiftui/uigesturerecognizerrepresentablecontext.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// The object that is the delegate.
  public let coordinator: Representable.Coordinator
  /// Tells places.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Tells places in coordinates of views.
/// Follows documentation/swiftui/uigesturerecognizerrepresentablecoordinatespaceconverter.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  weak var recognizer: UIGestureRecognizer?

  /// Where the gesture is, in the view's own coordinates.
  public var localLocation: CGPoint { recognizer.map { $0.location(in: $0.view) } ?? .zero }
  /// How far a drag has gone, in the view's own coordinates.
  public var localTranslation: CGPoint? {
    (recognizer as? UIPanGestureRecognizer).map { $0.translation(in: $0.view) }
  }
  /// How fast a drag is, in the view's own coordinates.
  public var localVelocity: CGPoint? {
    (recognizer as? UIPanGestureRecognizer).map { $0.velocity(in: $0.view) }
  }
}

/// A recogniser for a view, which whoever hosts the view attaches.
@_spi(Stele) public struct RepresentedGesture {
  /// Makes the recogniser.
  public let make: @MainActor () -> UIGestureRecognizer
}

nonisolated extension View {
  /// Lets a recogniser of UIKit follow what happens on the view.
  public func gesture<R: UIGestureRecognizerRepresentable>(_ representable: R) -> some View {
    // The views that it is kept with are made and used on the main actor.
    nonisolated(unsafe) let representable = representable
    return trait(RepresentedGesture(make: { @MainActor in representable.attached() }))
  }
}

extension UIGestureRecognizerRepresentable {
  /// A recogniser that reports to this value.
  func attached() -> UIGestureRecognizer {
    let coordinator = makeCoordinator(converter: CoordinateSpaceConverter(recognizer: nil))
    let recognizer = makeUIGestureRecognizer(
      context: Context(
        coordinator: coordinator, converter: CoordinateSpaceConverter(recognizer: nil)))
    recognizer._handler = { [weak recognizer] in
      guard let recognizer else { return }
      handleUIGestureRecognizerAction(
        recognizer,
        context: Context(
          coordinator: coordinator, converter: CoordinateSpaceConverter(recognizer: recognizer)))
    }
    return recognizer
  }
}
