import Foundation

/// A value that lives in a node, and the nodes that read it when they were built last.
final class Location<Value>: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var current: Value
  private var readers: [ObjectIdentifier: Reader] = [:]

  private struct Reader {
    weak var node: ViewNode?
  }

  init(_ value: Value) { current = value }

  /// The value; reading it while a view is built makes the view depend on it.
  var value: Value {
    lock.lock()
    defer { lock.unlock() }
    if let node = Evaluation.node { readers[ObjectIdentifier(node)] = Reader(node: node) }
    return current
  }

  func set(_ value: Value) {
    lock.lock()
    let isSame = Self.areEqual(current, value)
    current = value
    let affected = isSame ? [] : readers.values.compactMap { $0.node }
    if !isSame { readers = [:] }
    lock.unlock()
    for node in affected { node.invalidate() }
    if !affected.isEmpty { Evaluation.transaction?.changedSomething() }
  }

  private static func areEqual(_ left: Value, _ right: Value) -> Bool {
    guard let left = left as? any Equatable else { return false }
    return left.isEqual(to: right)
  }
}

extension Equatable {
  /// Whether a value of unknown type is equal to this one.
  func isEqual(to other: Any) -> Bool { (other as? Self).map { $0 == self } ?? false }
}
