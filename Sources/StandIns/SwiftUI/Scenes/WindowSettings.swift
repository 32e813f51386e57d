import Foundation

/// What decides the size of a window. Follows documentation/swiftui/windowresizability.
public struct WindowResizability: Hashable, Sendable {
  let name: String
  public static let automatic = WindowResizability(name: "automatic")
  public static let contentSize = WindowResizability(name: "contentSize")
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// What a window is in front of. Follows documentation/swiftui/windowlevel.
public struct WindowLevel: Hashable, Sendable {
  let name: String
  public static let automatic = WindowLevel(name: "automatic")
  public static let normal = WindowLevel(name: "normal")
  public static let floating = WindowLevel(name: "floating")
  public static let desktop = WindowLevel(name: "desktop")
}

/// Whether a scene is shown when the app starts. Follows documentation/swiftui/scenelaunchbehavior.
public struct SceneLaunchBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  public static let presented = SceneLaunchBehavior(name: "presented")
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// Whether a scene comes back when the app starts. Follows documentation/swiftui/scenerestorationbehavior.
public struct SceneRestorationBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// Whether a window can be closed, or made smaller. Follows documentation/swiftui/windowinteractionbehavior.
public struct WindowInteractionBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// What a window is to the others. Follows documentation/swiftui/windowmanagerrole.
public struct WindowManagerRole: Hashable, Sendable {
  let name: String
  public static let automatic = WindowManagerRole(name: "automatic")
  public static let principal = WindowManagerRole(name: "principal")
  public static let associated = WindowManagerRole(name: "associated")
}

/// Whether a bar is shown when its window fills the screen. Follows documentation/swiftui/windowtoolbarfullscreenvisibility.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  let name: String
  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}

/// Where a window is. Follows documentation/swiftui/windowplacement.
public struct WindowPlacement: Sendable {
  /// A place beside another window. Follows documentation/swiftui/windowplacement/position.
  public struct Position: Sendable {
    let name: String
    public static let utilityPanel = Position(name: "utilityPanel")
    /// Behind a window.
    public static func leading(_ window: WindowProxy) -> Position { Position(name: "leading") }
    /// After a window.
    public static func trailing(_ window: WindowProxy) -> Position { Position(name: "trailing") }
    /// Above a window.
    public static func above(_ window: WindowProxy) -> Position { Position(name: "above") }
    /// Below a window.
    public static func below(_ window: WindowProxy) -> Position { Position(name: "below") }
    /// In place of a window.
    public static func replacing(_ window: WindowProxy) -> Position {
      Position(name: "replacing")
    }
  }
  let position: CGPoint?
  let size: CGSize?
  /// At a point of the screen.
  public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.init(position, size: width.flatMap { w in height.map { CGSize(width: w, height: $0) } })
  }
  /// At a point of the screen, with a size.
  public init(_ position: UnitPoint?, size: CGSize?) {
    (self.position, self.size) = (position.map { CGPoint(x: $0.x, y: $0.y) }, size)
  }
  /// At a point.
  public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.init(
      CGPoint(x: x ?? 0, y: y ?? 0),
      size: width.flatMap { w in height.map { CGSize(width: w, height: $0) } })
  }
  /// At a point, with a size.
  public init(_ position: CGPoint?, size: CGSize? = nil) {
    (self.position, self.size) = (position, size)
  }
  /// Beside another window.
  public init(_ position: Position) { (self.position, size) = (nil, nil) }
  /// With a size.
  public init(size: CGSize) { (position, self.size) = (nil, size) }
}

/// The root of a window that is placed. Follows documentation/swiftui/windowlayoutroot.
public struct WindowLayoutRoot {
  let size: CGSize
  /// The size that the content wants of an offer.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: size)
  }
}

/// Another window. Follows documentation/swiftui/windowproxy.
public struct WindowProxy: Identifiable, Sendable {
  /// The identity of the window.
  public let id: String
}

/// A screen. Follows documentation/swiftui/displayproxy.
public struct DisplayProxy: Sendable {
  /// All of the screen.
  public let bounds: CGRect
  /// The part that windows may cover.
  public let visibleRect: CGRect
  /// What the system keeps free.
  public let safeAreaInsets: EdgeInsets
}

/// What is known when a window is placed. Follows documentation/swiftui/windowplacementcontext.
public struct WindowPlacementContext {
  /// The other windows.
  public let windows: [WindowProxy]
  /// The screen.
  public let defaultDisplay: DisplayProxy
}

nonisolated extension Scene {
  private func unchanged() -> ModifiedScene<Self> { ModifiedScene(base: self) { $0 } }
  /// Sets what decides the size of windows.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { unchanged() }
  /// Sets what windows are in front of.
  public func windowLevel(_ level: WindowLevel) -> some Scene { unchanged() }
  /// Sets the size of new windows.
  public func defaultSize(_ size: CGSize) -> some Scene { unchanged() }
  /// Sets the size of new windows.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { unchanged() }
  /// Sets the size of new volumes.
  public func defaultSize(width: CGFloat, height: CGFloat, depth: CGFloat) -> some Scene {
    unchanged()
  }
  /// Sets where new windows are.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { unchanged() }
  /// Finds where new windows are with a closure.
  public func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene {
    unchanged()
  }
  /// Finds where windows are that fill the screen as far as they should, with a closure.
  public func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene {
    unchanged()
  }
  /// Sets whether the scene is shown when the app starts.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { unchanged() }
  /// Sets whether the scene comes back when the app starts.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    unchanged()
  }
  /// Sets what windows are to others.
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { unchanged() }
  /// Sets whether windows can be dragged by their background.
  public func windowBackgroundDragBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some Scene {
    unchanged()
  }
  /// Sets the keys that open the scene.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene {
    unchanged()
  }
  /// Sets the keys that open the scene.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { unchanged() }
  /// Takes the menus of the scene away.
  public func commandsRemoved() -> some Scene { unchanged() }
  /// Puts other menus in the place of those of the scene.
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    unchanged()
  }
  /// Sets which events open the scene.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    unchanged()
  }
  /// Puts an observable object into the environment of the scene.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ModifiedScene(base: self) { AnyView($0.environment(object)) }
  }
  /// Puts an observable object into the environment of the scene.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ModifiedScene(base: self) { AnyView($0.environmentObject(object)) }
  }
  /// Changes a value of the environment of the scene.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    ModifiedScene(base: self) {
      AnyView($0.transformEnvironment(keyPath, transform: transform))
    }
  }
  /// Sets where stored values are kept.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    ModifiedScene(base: self) { AnyView($0.defaultAppStorage(store)) }
  }
  /// Does something in the background when the system says so.
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene {
    unchanged()
  }
}

/// Work in the background. Follows documentation/swiftui/backgroundtask.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
  let name: String
}

extension BackgroundTask where Request == Void, Response == Void {
  /// A refresh of the app.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: identifier)
  }
}

extension BackgroundTask where Request == String, Response == Void {
  /// A session of addresses.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask(name: "") }
}

extension BackgroundTask where Request == Void, Response == Void {
  /// A session of addresses.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: identifier)
  }
}

struct WindowTrait { let name: String }

nonisolated extension View {
  /// Sets whether the window can be closed.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    trait(WindowTrait(name: "dismiss \(behavior.name)"))
  }
  /// Sets whether the window can be made an icon.
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    trait(WindowTrait(name: "minimize \(behavior.name)"))
  }
  /// Sets whether the window can fill the screen.
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    trait(WindowTrait(name: "fullScreen \(behavior.name)"))
  }
  /// Sets whether the window's size can be changed.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    trait(WindowTrait(name: "resize \(behavior.name)"))
  }
  /// Sets whether the bar is shown when the window fills the screen.
  public func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View {
    trait(WindowTrait(name: "toolbar \(visibility.name)"))
  }
  /// Sets the style of windows that this view opens.
  public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View {
    trait(WindowTrait(name: "presented \(S.self)"))
  }
  /// Sets the style of bars of windows that this view opens.
  public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View {
    trait(WindowTrait(name: "presented toolbar \(S.self)"))
  }
  /// Sets which events the window of this view takes.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    trait(WindowTrait(name: "events"))
  }
}
