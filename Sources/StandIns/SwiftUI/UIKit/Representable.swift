import UIKit

/// A view of UIKit within SwiftUI. Follows documentation/swiftui/uiviewrepresentable.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Self.Body == Never {
  /// The kind of view.
  associatedtype UIViewType: UIView
  /// The kind of object that tells of changes.
  associatedtype Coordinator = Void
  /// What the methods are told of the surroundings.
  typealias Context = UIViewRepresentableContext<Self>
  /// Makes the view.
  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
  /// Brings the view up to date.
  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  /// Cleans up.
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  /// Makes the object that tells of changes.
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  /// The size that the view wants of an offer.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  /// Nothing is to be cleaned up.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// The view decides itself.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
  /// There is no such object.
  public func makeCoordinator() {}
}

/// What a represented view is told. Follows documentation/swiftui/uiviewrepresentablecontext.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that tells of changes.
  public let coordinator: Representable.Coordinator
  /// The context of the change.
  public internal(set) var transaction: Transaction
  /// The environment.
  public internal(set) var environment: EnvironmentValues
}

/// A controller of UIKit within SwiftUI.
/// Follows documentation/swiftui/uiviewcontrollerrepresentable.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View
where Self.Body == Never {
  /// The kind of controller.
  associatedtype UIViewControllerType: UIViewController
  /// The kind of object that tells of changes.
  associatedtype Coordinator = Void
  /// What the methods are told of the surroundings.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Makes the controller.
  @MainActor @preconcurrency func makeUIViewController(
    context: Self.Context
  ) -> Self.UIViewControllerType
  /// Brings the controller up to date.
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: Self.UIViewControllerType, context: Self.Context)
  /// Cleans up.
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  /// Makes the object that tells of changes.
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  /// The size that the controller's view wants of an offer.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType,
    context: Self.Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// Nothing is to be cleaned up.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  /// The view decides itself.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// There is no such object.
  public func makeCoordinator() {}
}

/// What a represented controller is told.
/// Follows documentation/swiftui/uiviewcontrollerrepresentablecontext.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that tells of changes.
  public let coordinator: Representable.Coordinator
  /// The context of the change.
  public internal(set) var transaction: Transaction
  /// The environment.
  public internal(set) var environment: EnvironmentValues
}
