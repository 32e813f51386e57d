import Foundation
import Synchronization

/// The tree of nodes of one window, and its update loop.
@MainActor final class ViewGraph {
  let queue: UpdateQueue
  /// What the tree is shown on; whoever changes it has the screen laid out anew.
  var screen: Screen
  /// The latest layout, and how many nodes had been built when it was made.
  var layout: (count: Int, layout: ScreenLayout)?
  private(set) var root: ViewNode?
  private var pending: [() -> Void] = []
  private var layouts: [ObjectIdentifier: [Field]] = [:]
  private var isUpdating = false
  /// Nodes built since the start, for those who measure.
  private(set) var buildCount = 0
  private var toldCount = 0
  /// Called when an update in which something was built has come to its end.
  var didUpdate: (() -> Void)?

  /// What the tree is shown on.
  struct Screen: Equatable, Sendable {
    var size = CGSize(width: 390, height: 844)
    var safeArea = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
  }

  init(screen: Screen = Screen(), schedule: @escaping UpdateQueue.Schedule = UpdateQueue.onMain) {
    self.screen = screen
    queue = UpdateQueue(schedule)
    queue.graph = self
  }

  /// Shows a view as the root.
  func setRoot(_ view: any View, environment: EnvironmentValues, isActive: Bool = true) {
    if let root, type(of: root.view) == type(of: view) {
      root.update(view, environment: environment)
    } else {
      root?.detach()
      let node = ViewNode(
        Child(key: "root", view: view), parent: nil, graph: self, environment: environment)
      root = node
      node.rebuild()
    }
    root?.setActive(isActive)
    update()
  }

  /// Builds what was invalidated and runs what waits for it, until nothing is left to do. A view
  /// that changes what it reads each time it is built would never end, so there is a limit.
  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    for _ in 0..<256 {
      let nodes = queue.take().sorted { $0.depth < $1.depth }
      var rebuilt: Set<ObjectIdentifier> = []
      for node in nodes where node.isAttached && rebuilt.insert(ObjectIdentifier(node)).inserted {
        node.rebuild()
      }
      if let root { synchronize(root) }
      let actions = pending
      pending = []
      for action in actions { action() }
      if queue.isEmpty, pending.isEmpty { break }
    }
    // Who lays out what was built asks for an update, too; there is nothing new to tell then.
    guard toldCount != buildCount else { return }
    toldCount = buildCount
    didUpdate?()
  }

  func afterUpdate(_ action: @escaping () -> Void) { pending.append(action) }

  func willBuild(_ node: ViewNode) {
    buildCount += 1
    queue.remove(node)
  }

  private func synchronize(_ node: ViewNode) {
    node.synchronize?()
    for child in node.children { synchronize(child) }
  }

  func fields(of type: Any.Type) -> [Field] {
    if let known = layouts[ObjectIdentifier(type)] { return known }
    let fields = Field.dynamicProperties(of: type)
    layouts[ObjectIdentifier(type)] = fields
    return fields
  }
}

/// The nodes that wait to be built again. State may change on any thread, hence the lock.
final class UpdateQueue: Sendable {
  typealias Schedule = @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void

  private struct State {
    var nodes: [ObjectIdentifier: ViewNode] = [:]
    var isScheduled = false
    weak var graph: ViewGraph?
  }

  private let state = Mutex(State())
  private let schedule: Schedule

  init(_ schedule: @escaping Schedule) { self.schedule = schedule }

  /// Updates soon, on the main actor.
  static let onMain: Schedule = { update in Task { @MainActor in update() } }

  var graph: ViewGraph? {
    get { state.withLock { $0.graph } }
    set { state.withLock { $0.graph = newValue } }
  }

  func add(_ node: ViewNode) {
    let mustSchedule = state.withLock { state in
      state.nodes[ObjectIdentifier(node)] = node
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if mustSchedule { schedule { [weak self] in self?.graph?.update() } }
  }

  func remove(_ node: ViewNode) {
    _ = state.withLock { $0.nodes.removeValue(forKey: ObjectIdentifier(node)) }
  }

  func take() -> [ViewNode] {
    state.withLock { state in
      defer { (state.nodes, state.isScheduled) = ([:], false) }
      return Array(state.nodes.values)
    }
  }

  var isEmpty: Bool { state.withLock { $0.nodes.isEmpty } }
}
