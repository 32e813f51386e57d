/// Something whose work can be cancelled. Follows documentation/combine/cancellable.
public protocol Cancellable {
  /// Stops the work.
  func cancel()
}

extension Cancellable {
  /// Keeps this in a collection, type-erased.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps this in a set, type-erased.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

/// A cancellable that cancels itself when it is released.
/// Follows documentation/combine/anycancellable.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = Lock()
  private var action: (() -> Void)?

  /// Runs the closure on cancelling.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Wraps another cancellable.
  public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }

  deinit { action?() }

  public func cancel() {
    let pending = lock.withLock {
      defer { action = nil }
      return action
    }
    pending?()
  }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Keeps this in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
}
