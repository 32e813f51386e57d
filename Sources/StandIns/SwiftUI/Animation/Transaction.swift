import Foundation
import QuartzCore

/// The context of a change. Follows documentation/swiftui/transaction.
public struct Transaction {
  /// The animation of the change.
  public var animation: Animation?
  /// Whether animations that the views ask for are left out.
  public var disablesAnimations = false
  /// Whether the change is one of a series that the user makes.
  public var isContinuous = false
  private var custom: [ObjectIdentifier: Any] = [:]
  private let record = Record()

  /// A context without an animation.
  public init() {}
  /// A context with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { custom[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  /// Calls a closure when the animation of the change is over.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    record.completions.append(completion)
  }

  var isDefault: Bool { animation == nil && !disablesAnimations && !isContinuous && custom.isEmpty }

  /// Notes that a view depends on what was changed.
  func changedSomething() { record.hasChanges = true }

  /// Calls the closures: at once if nothing was changed, else after the animation.
  func complete() {
    let completions = record.completions
    record.completions = []
    guard !completions.isEmpty else { return }
    guard record.hasChanges, let animation else { return completions.forEach { $0() } }
    guard let length = animation.length else { return }
    let pending = Pending(completions)
    _MediaClock.main._scheduleLater(after: length) { pending.actions.forEach { $0() } }
  }

  private final class Record {
    var completions: [() -> Void] = []
    var hasChanges = false
  }

  private struct Pending: @unchecked Sendable {
    let actions: [() -> Void]
    init(_ actions: [() -> Void]) { self.actions = actions }
  }
}

// A transaction is handed down within one thread; the task-local value asks for the conformance.
extension Transaction: @unchecked Sendable {}

/// A key of a transaction. Follows documentation/swiftui/transactionkey.
public protocol TransactionKey {
  /// The kind of value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// When an animation counts as over. Follows documentation/swiftui/animationcompletioncriteria.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// When it seems to be over.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing of it is left.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Animates the changes that a closure makes.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Animates the changes that a closure makes, and then calls another one.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// Makes changes in a context.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  defer { transaction.complete() }
  return try Evaluation.$transaction.withValue(transaction, operation: body)
}

/// Makes changes in a context with a value.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Evaluation.transaction ?? Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
