import UIKit

/// Runs an app without a screen: makes it, evaluates its scenes and hosts its first window.
@_spi(Stele) @MainActor public final class AppHost {
  /// The host of the first window's content.
  public let host: ViewHost

  /// Makes the app of a type and shows its first window.
  public init<A: App>(_ type: A.Type) {
    host = ViewHost(AppRoot(app: A()))
  }

  /// Shows the first window.
  public func start() { host.update() }

  /// A controller for a window, which shows the first window's content of an app.
  public static func controller<A: App>(for type: A.Type) -> UIViewController {
    UIHostingController(rootView: AppRoot(app: A()))
  }
}

/// The app as the root of a graph, so that its own state and objects live in a node.
struct AppRoot<A: App>: View, PrimitiveView {
  typealias Body = Never
  let app: A

  func build(_ node: ViewNode) {
    let kept = node.stored(1) { KeptApp(self.app) }
    var app: A = kept.app
    node.link(&app, base: 2)
    let windows = node.track { app.body.allWindows }
    node.setChildren(windows.prefix(1).map { Child(key: $0.id, view: $0.view) })
  }

  private final class KeptApp {
    let app: A
    init(_ app: A) { self.app = app }
  }
}
