import Foundation

/// Screens on top of each other. Follows documentation/swiftui/navigationstack.
public struct NavigationStack<Data, Root> {
  let path: NavigationModel.PathBinding?
  let root: Root
}

extension NavigationStack: View, PrimitiveView where Root: View {
  public typealias Body = Never

  /// Screens above a first one.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    (path, self.root) = (nil, root())
  }
  /// Screens of a path above a first one.
  nonisolated public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.path = .init(
      get: { path.wrappedValue.elements },
      set: { path.wrappedValue.elements = $0 })
    self.root = root()
  }
  /// Screens of a collection above a first one.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = .init(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    self.root = root()
  }

  func build(_ node: ViewNode) { buildStack(node, root: root, path: path) }
}

/// The older stack of screens. Follows documentation/swiftui/navigationview.
public struct NavigationView<Content> {
  let content: Content
}

extension NavigationView: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// Screens above a first one.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func build(_ node: ViewNode) { buildStack(node, root: content, path: nil) }
}

/// Builds the first screen and those above it, of which the last one is shown.
@MainActor private func buildStack(
  _ node: ViewNode, root: any View, path: NavigationModel.PathBinding?
) {
  let model = node.stored(1) { NavigationModel() }
  model.node = node
  model.path = path
  model.readPath()
  node.control = .navigation
  showScreens(node, root: root, model: model)
  node.synchronize = { [weak node, weak model] in
    guard let node, let model else { return }
    // A destination that depends on a binding shows or hides its screen without the stack being
    // built again, so the screens are compared after every update.
    if boundScreens(node).count != node.stored(2, { LastValue<Int>() }).value {
      showScreens(node, root: root, model: model)
    }
  }
}

@MainActor private func boundScreens(_ node: ViewNode) -> [BoundDestination] {
  node.traits(BoundDestination.self).map(\.trait).filter { $0.isPresented() }
}

@MainActor private func showScreens(_ node: ViewNode, root: any View, model: NavigationModel) {
  var environment = node.environment
  environment.navigation = model
  var screens = [Child(key: "root", view: root, environment: environment, place: .screen(0))]
  let known = node.children.isEmpty ? screens : nil
  if let known {
    node.hiddenKeys = []
    node.setChildren(known)
  } else if let first = node.children.first, first.key == AnyHashable("root") {
    first.update(root, environment: environment)
  }
  func add(_ key: AnyHashable, _ view: any View, _ dismiss: @escaping @MainActor () -> Void) {
    var environment = environment
    environment.isPresented = true
    environment.dismiss = DismissAction(dismiss)
    environment.presentationMode = Binding(
      get: { PresentationMode(isPresented: true) },
      set: { mode in
        if !mode.isPresented { MainActor.assumeIsolated { dismiss() } }
      })
    screens.append(
      Child(key: key, view: view, environment: environment, place: .screen(screens.count)))
  }
  let destinations = node.traits(Destination.self).map(\.trait)
  for (index, entry) in model.entries.enumerated() {
    switch entry {
    case .view(let id, let view): add("link \(id)", view) { model.pop(to: index) }
    case .value(let value):
      // A destination declared by a screen that is not built yet is found in the next round.
      let made = destinations.lazy.compactMap { $0.make(value) }.first
      add(AnyHashable(ScreenKey(index: index, value: value)), made ?? MissingDestination()) {
        model.pop(to: index)
      }
    }
  }
  let bound = boundScreens(node)
  for (index, destination) in bound.enumerated() {
    add("bound \(index)", destination.make()) { destination.dismiss() }
  }
  node.stored(2) { LastValue<Int>() }.value = bound.count
  node.hiddenKeys = Set(screens.dropLast().map(\.key))
  node.replaceChildren(screens, keepingFirst: true)
  let later = node.traits(Destination.self).count
  if later != destinations.count { showScreens(node, root: root, model: model) }
}

private struct ScreenKey: Hashable {
  let index: Int
  let value: AnyHashable
}

/// What is shown for a value that no destination was declared for.
struct MissingDestination: View {
  var body: some View { Image(systemName: "exclamationmark.triangle.fill") }
}

/// A path of values of any types. Follows documentation/swiftui/navigationpath.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []
  /// An empty path.
  public init() {}
  /// A path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }
  /// The number of values.
  public var count: Int { elements.count }
  /// Whether there are no values.
  public var isEmpty: Bool { elements.isEmpty }
  /// Adds a value.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  /// Removes values from the end.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}
