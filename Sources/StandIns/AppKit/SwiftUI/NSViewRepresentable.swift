import SwiftUI
import UIKit

/// A view of AppKit within SwiftUI. Follows documentation/swiftui/nsviewrepresentable.
@MainActor @preconcurrency public protocol NSViewRepresentable: View {
  /// The kind of view. A web view or a map is one of AppKit on the Mac and one of UIKit here, so both are
  /// taken.
  associatedtype NSViewType: NSObject
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>
  func makeNSView(context: Context) -> NSViewType
  func updateNSView(_ nsView: NSViewType, context: Context)
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

extension NSViewRepresentable {
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
  /// The view of UIKit that draws it.
  public var body: some View { _RepresentedNSView(source: self) }
}

extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// Follows documentation/swiftui/nsviewrepresentablecontext.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

/// Carries a view of AppKit by the view of UIKit that it keeps.
public struct _RepresentedNSView<Source: NSViewRepresentable>: UIViewRepresentable {
  let source: Source

  /// Keeps the view and the author's coordinator.
  public final class Keeper {
    let coordinator: Source.Coordinator
    var view: Source.NSViewType?
    init(_ coordinator: Source.Coordinator) { self.coordinator = coordinator }
  }

  public func makeCoordinator() -> Keeper { Keeper(source.makeCoordinator()) }

  public func makeUIView(context: Context) -> UIView {
    let view = source.makeNSView(context: own(context))
    context.coordinator.view = view
    return (view as? NSView)?._backing ?? view as? UIView ?? UIView()
  }

  public func updateUIView(_ uiView: UIView, context: Context) {
    guard let view = context.coordinator.view else { return }
    source.updateNSView(view, context: own(context))
  }

  public static func dismantleUIView(_ uiView: UIView, coordinator: Keeper) {
    guard let view = coordinator.view else { return }
    Source.dismantleNSView(view, coordinator: coordinator.coordinator)
  }

  private func own(_ context: Context) -> NSViewRepresentableContext<Source> {
    NSViewRepresentableContext(
      coordinator: context.coordinator.coordinator, transaction: context.transaction,
      environment: context.environment)
  }
}

/// A controller of AppKit within SwiftUI. Follows documentation/swiftui/nsviewcontrollerrepresentable.
@MainActor @preconcurrency public protocol NSViewControllerRepresentable: View {
  associatedtype NSViewControllerType: NSViewController
  associatedtype Coordinator = Void
  typealias Context = NSViewControllerRepresentableContext<Self>
  func makeNSViewController(context: Context) -> NSViewControllerType
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

extension NSViewControllerRepresentable {
  public static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator
  ) {}
  /// The view of UIKit that draws it.
  public var body: some View { _RepresentedNSViewController(source: self) }
}

extension NSViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// Follows documentation/swiftui/nsviewcontrollerrepresentablecontext.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

/// Carries a controller of AppKit by its view.
public struct _RepresentedNSViewController<Source: NSViewControllerRepresentable>:
  UIViewRepresentable
{
  let source: Source

  /// Keeps the controller and the author's coordinator.
  public final class Keeper {
    let coordinator: Source.Coordinator
    var controller: Source.NSViewControllerType?
    init(_ coordinator: Source.Coordinator) { self.coordinator = coordinator }
  }

  public func makeCoordinator() -> Keeper { Keeper(source.makeCoordinator()) }

  public func makeUIView(context: Context) -> UIView {
    let controller = source.makeNSViewController(context: own(context))
    context.coordinator.controller = controller
    return controller.view._backing
  }

  public func updateUIView(_ uiView: UIView, context: Context) {
    guard let controller = context.coordinator.controller else { return }
    source.updateNSViewController(controller, context: own(context))
  }

  private func own(_ context: Context) -> NSViewControllerRepresentableContext<Source> {
    NSViewControllerRepresentableContext(
      coordinator: context.coordinator.coordinator, transaction: context.transaction,
      environment: context.environment)
  }
}

/// The app's delegate. Follows documentation/swiftui/nsapplicationdelegateadaptor.
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate> {
  public let wrappedValue: DelegateType

  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    guard let delegate = delegateType._new() as? DelegateType else {
      preconditionFailure("The delegate \(delegateType) has no init()")
    }
    wrappedValue = delegate
    NSApplication.shared.delegate = delegate
  }
}

extension NSApplicationDelegateAdaptor: @MainActor DynamicProperty {}
