import Combine
import Foundation

nonisolated extension View {
  /// Does something when the view appears.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    node(action) { node, content, action in
      node.onAppear = action
      node.setChild(content)
    }
  }

  /// Does something when the view disappears.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    node(action) { node, content, action in
      node.onDisappear = action
      node.setChild(content)
    }
  }

  /// Does asynchronous work from when the view appears until it disappears.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Does asynchronous work from when the view appears, and again when a value changes.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    node((value, TaskAction(run: action))) { node, content, carried in
      let (value, work) = carried
      let running = node.stored(1) { RunningTask<T>() }
      node.onAppear = { running.start(value, priority, work) }
      node.onDisappear = { running.cancel() }
      if let started = running.value, started != value {
        node.graph.afterUpdate { running.start(value, priority, work) }
      }
      node.setChild(content)
    }
  }

  /// Does something when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    node((value, action)) { node, content, carried in
      let (value, action) = carried
      let last = node.stored(1) { LastValue<V>() }
      let old = last.value
      last.value = value
      if let old {
        if old != value { node.graph.afterUpdate { action(old, value) } }
      } else if initial {
        node.graph.afterUpdate { action(value, value) }
      }
      node.setChild(content)
    }
  }

  /// Does something when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Does something with the new value when a value changes.
  @available(
    iOS, deprecated: 17.0,
    message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    onChange(of: value, initial: false) { _, new in action(new) }
  }

  /// Does something with what a publisher publishes.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    node((publisher, action)) { node, content, carried in
      let (publisher, action) = carried
      let latest = node.stored(1) { Receiver<P.Output>() }
      latest.action = action
      let start = { Subscription(publisher.sink { latest.action?($0) }) }
      _ = node.stored(2, start)
      node.setChild(content)
    }
  }

  /// Does something when the app is opened with an address.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    trait(OpenURLTrait(action: action))
  }

  /// Sets the identity of the view.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    node(AnyHashable(id)) { node, content, id in
      node.setChildren([Child(key: id, view: content)])
    }
  }

  /// Builds the view again only when it is not equal to what it was.
  public func equatable() -> EquatableView<Self> where Self: Equatable {
    EquatableView(content: self)
  }
}

/// What a view does with an address.
struct OpenURLTrait { let action: (URL) -> Void }

/// A view that is built again only when it changes. Follows documentation/swiftui/equatableview.
public struct EquatableView<Content> {
  /// The view.
  public var content: Content
}

extension EquatableView: View, PrimitiveView where Content: Equatable & View {
  public typealias Body = Never
  /// Wraps a view.
  nonisolated public init(_ content: Content) { self.content = content }
  func build(_ node: ViewNode) {
    let last = node.stored(1) { LastValue<Content>() }
    if last.value == content, !node.children.isEmpty { return }
    last.value = content
    node.setChild(content)
  }
}

/// A value kept from one build to the next.
@MainActor final class LastValue<Value> {
  var value: Value?
}

/// What a view does with what it receives, on the thread that it is delivered on.
private final class Receiver<Output> {
  var action: ((Output) -> Void)?
}

/// Keeps a subscription as long as its node.
private final class Subscription {
  let cancellable: AnyCancellable
  init(_ cancellable: AnyCancellable) { self.cancellable = cancellable }
}

/// The closure of a task; it is handed to one task at a time.
private struct TaskAction: @unchecked Sendable {
  let run: @isolated(any) () async -> Void
}

/// The asynchronous work of a view.
@MainActor private final class RunningTask<Value: Equatable> {
  private(set) var value: Value?
  private var task: Task<Void, Never>?

  func start(_ value: Value, _ priority: TaskPriority, _ action: TaskAction) {
    task?.cancel()
    self.value = value
    task = Task(priority: priority) { await action.run() }
  }

  func cancel() {
    task?.cancel()
    (task, value) = (nil, nil)
  }
}
