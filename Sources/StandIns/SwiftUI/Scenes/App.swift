import Foundation

/// An app. Follows documentation/swiftui/app.
@MainActor @preconcurrency public protocol App {
  /// The kind of scene that `body` is.
  associatedtype Body: Scene
  /// The scenes of the app.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Makes the app.
  @MainActor @preconcurrency init()
}

extension App {
  /// Starts the app: shows its first window and handles events until the process ends.
  @MainActor @preconcurrency public static func main() {
    let host = AppHost(Self.self)
    host.start()
    RunLoop.main.run()
  }
}

/// A part of an app with a life of its own. Follows documentation/swiftui/scene.
@MainActor @preconcurrency public protocol Scene {
  /// The kind of scene that `body` is.
  associatedtype Body: Scene
  /// What the scene is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}
extension _MissingBody: Scene {}

extension Scene where Body == Never {
  /// The scenes of this module have no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Scene where Body == _MissingBody {
  /// See `_MissingBody`.
  public var body: _MissingBody { preconditionFailure("\(Self.self) has no body") }
}

/// A scene that the app host shows itself.
@MainActor protocol PrimitiveScene: Scene where Body == Never {
  /// The windows of the scene.
  var windows: [WindowContent] { get }
}

/// What a window shows.
struct WindowContent {
  let id: String
  let title: Text?
  let view: any View
}

extension Scene {
  /// The windows of the scene.
  var allWindows: [WindowContent] { (self as? any PrimitiveScene)?.windows ?? body.allWindows }
}

/// Makes a scene of several. Follows documentation/swiftui/scenebuilder.
@resultBuilder public struct SceneBuilder {
  /// A scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// A block of one.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// An `if #available`.
  @MainActor public static func buildLimitedAvailability(_ scene: some Scene) -> some Scene {
    SceneList(windows: scene.allWindows)
  }
  /// An `if` without `else`.
  @MainActor public static func buildOptional(_ scene: (any Scene)?) -> some Scene {
    SceneList(windows: scene?.allWindows ?? [])
  }
  /// A block of several.
  @MainActor public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    var windows: [WindowContent] = []
    for scene in repeat each content { windows += scene.allWindows }
    return SceneList(windows: windows)
  }
}

/// Several scenes.
struct SceneList: PrimitiveScene {
  typealias Body = Never
  let windows: [WindowContent]
}

/// Windows of the same kind. Follows documentation/swiftui/windowgroup.
public struct WindowGroup<Content> {
  let id: String
  let title: Text?
  let content: Content
}

extension WindowGroup: Scene, PrimitiveScene where Content: View {
  public typealias Body = Never
  var windows: [WindowContent] { [WindowContent(id: id, title: title, view: content)] }

  /// Windows with some content.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    (id, title, self.content) = ("", nil, content())
  }
  /// Windows with an identity.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    (self.id, title, self.content) = (id, nil, content())
  }
  /// Windows with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (id, title, self.content) = ("", Text(titleKey), content())
  }
  /// Windows with a title and an identity.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    (self.id, title, self.content) = (id, Text(titleKey), content())
  }
}

nonisolated extension Scene {
  /// Sets a value of the environment of the scene.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    ModifiedScene(base: self) { AnyView($0.changingEnvironment { $0[keyPath: keyPath] = value }) }
  }
  /// Does something when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene {
    ModifiedScene(base: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }
  /// Does something when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
  /// Does something with the new value when a value changes.
  @available(
    iOS, deprecated: 17.0,
    message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    onChange(of: value, initial: false) { _, new in action(new) }
  }
}

/// A scene whose windows' views are modified.
struct ModifiedScene<Base: Scene> {
  let base: Base
  let change: (AnyView) -> AnyView
}

extension ModifiedScene: Scene, PrimitiveScene {
  typealias Body = Never
  var windows: [WindowContent] {
    base.allWindows.map {
      WindowContent(id: $0.id, title: $0.title, view: change(AnyView($0.view)))
    }
  }
}
