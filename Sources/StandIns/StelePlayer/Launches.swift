@_spi(Stele) import SwiftUI
import UIKit

/// What walkthroughs can launch in a sample: its app, its previews, and what their own code makes.
///
/// The start that Stele writes for a sample fills it.
@MainActor public struct _SteleLaunches {
  /// Shows something in the window.
  typealias Launch = @MainActor (Stage) -> Void

  /// Shows the app.
  private(set) var app: Launch?
  private var previewMakers: [(source: String, make: @MainActor () -> [ListedPreview])] = []
  private var scripts: [String: @MainActor (inout _SteleScript) -> Void] = [:]

  /// Nothing to launch.
  public init() {}

  /// The app is one of SwiftUI.
  public mutating func app<A: App>(_ type: A.Type) {
    app = { $0.show(AppHost.controller(for: type)) }
  }

  /// The app is one of UIKit.
  public mutating func delegate<D: UIApplicationDelegate>(_ type: D.Type) {
    app = { stage in
      guard let delegate = type._make() as? any UIApplicationDelegate else {
        preconditionFailure("\(type) has no initialiser without arguments")
      }
      UIApplication.shared._launch(delegate)
      stage.adoptWindow()
    }
  }

  /// The app is one of UIKit whose delegate is as Xcode made it.
  public mutating func sceneDelegate<D: UIWindowSceneDelegate>(_ type: D.Type) {
    app = { stage in
      UIApplication.shared._launch(PlainDelegate(scenes: type))
      stage.adoptWindow()
    }
  }

  /// The app is a storyboard, with the code around it as Xcode made it.
  public mutating func storyboard(_ name: String) {
    app = { stage in
      let storyboard = UIStoryboard(name: name, bundle: nil)
      guard let first = storyboard.instantiateInitialViewController() else {
        preconditionFailure("The storyboard '\(name)' has no initial view controller")
      }
      stage.show(first)
    }
  }

  /// The app is a view, with the code around it as Xcode made it.
  public mutating func content<V: View>(_ make: @escaping @MainActor () -> V) {
    app = { $0.show(make()) }
  }

  /// The previews of a provider.
  public mutating func previews<P: PreviewProvider>(_ type: P.Type, source: String) {
    previewMakers.append((source, { listedPreviews(of: type) }))
  }

  /// A preview of the macro.
  public mutating func preview(source: String, _ make: @escaping @MainActor () -> Preview) {
    previewMakers.append((source, { [make().listed] }))
  }

  /// All previews, in the order of the sample's files.
  func previews() -> [ListedPreview] { previewMakers.flatMap { $0.make() } }

  /// The previews of one provider or one use of the macro.
  func previews(of source: String) -> [ListedPreview] {
    previewMakers.first { $0.source == source }?.make() ?? []
  }

  /// The code of a walkthrough.
  public mutating func script(
    _ name: String, _ fill: @escaping @MainActor (inout _SteleScript) -> Void
  ) {
    scripts[name] = fill
  }

  func script(_ name: String) -> _SteleScript {
    var script = _SteleScript()
    scripts[name]?(&script)
    return script
  }
}

/// The code of one walkthrough: what it launches and what it runs, by the numbers of its steps.
@MainActor public struct _SteleScript {
  private var launches: [Int: _SteleLaunches.Launch] = [:]
  private var statements: [Int: @MainActor () throws -> Void] = [:]

  init() {}

  /// A view of SwiftUI.
  public mutating func launch<V: View>(_ index: Int, _ make: @escaping @MainActor () -> V) {
    launches[index] = { $0.show(make()) }
  }

  /// A controller of UIKit.
  public mutating func launch<C: UIViewController>(
    _ index: Int, _ make: @escaping @MainActor () -> C
  ) {
    launches[index] = { stage in
      stage.show(make())
      // In a new project of Xcode the screen is a storyboard's, which gives it the system's background.
      stage.window.backgroundColor = .systemBackground
    }
  }

  /// A view of UIKit, in the middle of an empty screen.
  public mutating func launch<V: UIView>(_ index: Int, _ make: @escaping @MainActor () -> V) {
    launches[index] = { stage in
      let controller = UIViewController()
      let view = make()
      controller.view.backgroundColor = .systemBackground
      controller.view.addSubview(view)
      if view.bounds.isEmpty { view.sizeToFit() }
      view.center = CGPoint(x: controller.view.bounds.midX, y: controller.view.bounds.midY)
      stage.show(controller)
    }
  }

  /// A statement.
  public mutating func run(_ index: Int, _ statement: @escaping @MainActor () throws -> Void) {
    statements[index] = statement
  }

  func launch(at index: Int, on stage: Stage) throws {
    guard let launch = launches[index] else {
      throw Failure(message: "the sample was built without what this line launches")
    }
    launch(stage)
  }

  func run(at index: Int) throws {
    guard let statement = statements[index] else {
      throw Failure(message: "the sample was built without what this line runs")
    }
    do {
      try statement()
    } catch {
      throw Failure(message: "the code throws an error: \(error)")
    }
  }
}

/// An app's delegate as Xcode writes it into a new project.
private final class PlainDelegate: UIResponder, UIApplicationDelegate {
  private let scenes: any UIWindowSceneDelegate.Type

  init(scenes: any UIWindowSceneDelegate.Type) {
    self.scenes = scenes
    super.init()
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
    configuration.delegateClass = scenes as AnyClass
    return configuration
  }
}
