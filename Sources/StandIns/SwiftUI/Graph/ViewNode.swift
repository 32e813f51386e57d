import Foundation
import Observation

/// A view that a node gets as a child, and what identifies it among its siblings.
struct Child {
  let key: AnyHashable
  let view: any View
  var environment: EnvironmentValues?
  /// Where the child belongs; only `content` takes part in the layout of its parent.
  var place = ViewNode.Place.content
}

/// One view at its place in the tree: its identity, its state and its children. A node lives as
/// long as a view of the same type stands at the same place under the same key.
@MainActor final class ViewNode {
  /// What a node is to its parent.
  enum Place: Hashable {
    case content
    case background, overlay, toolbar, tabItem, label
    case presented(PresentationKind)
    case screen(Int)
  }

  let graph: ViewGraph
  private(set) weak var parent: ViewNode?
  let key: AnyHashable
  let place: Place
  let depth: Int
  private(set) var view: any View
  private(set) var environment: EnvironmentValues
  private(set) var children: [ViewNode] = []
  private(set) var isAttached = true

  /// What the user can do with the view.
  var control: Control?
  /// What a modifier says about the view below.
  var trait: Any?
  /// Whether the node is on screen; set by the containers that show one of their children.
  private(set) var isActive = false
  /// The children that are not on screen.
  var hiddenKeys: Set<AnyHashable> = []
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
  /// Called when the view is taken out of the tree for good.
  var onRemoval: (() -> Void)?
  /// Called after every update of the graph, until nothing changes any more.
  var synchronize: (() -> Void)?
  private var hasAppeared = false
  private var storage: [Slot: AnyObject] = [:]

  init(_ child: Child, parent: ViewNode?, graph: ViewGraph, environment: EnvironmentValues) {
    self.graph = graph
    self.parent = parent
    self.environment = environment
    key = child.key
    place = child.place
    view = child.view
    depth = (parent?.depth ?? -1) + 1
  }

  // MARK: Building

  /// Takes a new value of the view and builds it.
  func update(_ view: any View, environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    rebuild()
  }

  /// Builds the view again with what it reads now.
  func rebuild() {
    graph.willBuild(self)
    control = nil
    trait = nil
    build(view)
  }

  private func build<V: View>(_ view: V) {
    if let primitive = view as? any PrimitiveView {
      track { primitive.build(self) }
    } else if !buildRepresented() {
      var view = view
      link(&view)
      let body = track { view.body }
      setChild(body)
    }
  }

  /// Runs a closure and builds this node again when something that the closure read changes.
  func track<Result>(_ body: () -> Result) -> Result {
    Evaluation.$node.withValue(self) {
      withObservationTracking(body) { [weak self] in self?.invalidate() }
    }
  }

  /// Has this node built again at the next update.
  nonisolated func invalidate() { graph.queue.add(self) }

  // MARK: Children

  func setChild(_ view: any View, environment: EnvironmentValues? = nil) {
    setChildren([Child(key: 0, view: view, environment: environment)])
  }

  func setChildren(_ views: [any View]) {
    setChildren(views.enumerated().map { Child(key: $0.offset, view: $0.element) })
  }

  /// Gives the node its children: those of the same key, place and type live on with their state.
  func setChildren(_ wanted: [Child]) {
    var old: [AnyHashable: ViewNode] = [:]
    for child in children { old[Identity(child.key, child.place)] = child }
    var new: [ViewNode] = []
    for child in wanted {
      let environment = child.environment ?? self.environment
      let identity = Identity(child.key, child.place)
      if let node = old[identity], type(of: node.view) == type(of: child.view) {
        old[identity] = nil
        new.append(node)
        node.update(child.view, environment: environment)
      } else {
        let node = ViewNode(child, parent: self, graph: graph, environment: environment)
        new.append(node)
        node.rebuild()
      }
    }
    children = new
    for node in old.values { node.detach() }
    refreshActivity()
  }

  /// As `setChildren`, for a node that has brought its first child up to date itself.
  func replaceChildren(_ wanted: [Child], keepingFirst: Bool) {
    guard keepingFirst, let first = children.first else { return setChildren(wanted) }
    let rest = Array(wanted.dropFirst())
    children.removeFirst()
    setChildren(rest)
    children.insert(first, at: 0)
    refreshActivity()
  }

  private struct Identity: Hashable {
    let key: AnyHashable
    let place: Place
    init(_ key: AnyHashable, _ place: Place) { (self.key, self.place) = (key, place) }
  }

  func detach() {
    setActive(false)
    isAttached = false
    onRemoval?()
    storage = [:]
    synchronize = nil
    for child in children { child.detach() }
  }

  // MARK: Appearing

  func setActive(_ active: Bool) {
    let changes = active != isActive
    isActive = active
    if changes, !active, hasAppeared {
      hasAppeared = false
      if let onDisappear { graph.afterUpdate(onDisappear) }
    }
    if changes || active { refreshActivity() }
    if active, !hasAppeared {
      hasAppeared = true
      graph.afterUpdate { [weak self] in self?.onAppear?() }
    }
  }

  func refreshActivity() {
    for child in children { child.setActive(isActive && !hiddenKeys.contains(child.key)) }
  }

  // MARK: Storage

  /// An object that lives as long as the node.
  func stored<Value: AnyObject>(_ slot: Int, _ make: () -> Value) -> Value {
    let slot = Slot(number: slot, type: ObjectIdentifier(Value.self))
    if let value = storage[slot] as? Value { return value }
    let value = make()
    storage[slot] = value
    return value
  }

  /// Objects of different types may have the same number.
  private struct Slot: Hashable {
    let number: Int
    let type: ObjectIdentifier
  }

  /// Gives the dynamic properties of a view or a modifier their storage in this node.
  func link<Value>(_ value: inout Value, base: Int = 0) {
    let fields = graph.fields(of: Value.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let start = bytes.baseAddress else { return }
      for field in fields {
        field.type.link(
          at: start + field.offset, LinkContext(node: self, slot: base + field.offset))
      }
    }
  }
}

/// What is being evaluated on this thread: the state that is read meanwhile knows who reads it.
enum Evaluation {
  @TaskLocal static var node: ViewNode?
  @TaskLocal static var transaction: Transaction?
}
