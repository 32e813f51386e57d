import Foundation
import Synchronization

/// The store that stands in for Apple's: its products are those that a run sets, and what is bought is
/// remembered for as long as the process runs.
public final class _LocalStore: Sendable {
  public static let shared = _LocalStore()

  private struct State {
    var products: [Product] = []
    var transactions: [Transaction] = []
    var finished: Set<UInt64> = []
    var listeners: [UUID: @Sendable (Transaction) -> Void] = [:]
  }
  private let state = Mutex(State())

  /// What can be bought.
  public var products: [Product] {
    get { state.withLock(\.products) }
    set { state.withLock { $0.products = newValue } }
  }
  /// All that was bought, in its order.
  public var transactions: [Transaction] { state.withLock(\.transactions) }
  var unfinished: [Transaction] {
    state.withLock { state in state.transactions.filter { !state.finished.contains($0.id) } }
  }

  func buy(_ product: Product, quantity: Int, token: UUID?) -> Transaction {
    state.withLock { state in
      let made = Transaction(
        id: UInt64(state.transactions.count + 1), product: product, quantity: quantity,
        token: token)
      state.transactions.append(made)
      return made
    }
  }

  func finish(_ transaction: Transaction) {
    state.withLock { _ = $0.finished.insert(transaction.id) }
  }

  /// What a purchase on another device does: listeners hear of it.
  public func _arrive(_ product: Product) {
    let transaction = buy(product, quantity: 1, token: nil)
    for listener in state.withLock({ Array($0.listeners.values) }) { listener(transaction) }
  }

  func listen(_ listener: @escaping @Sendable (Transaction) -> Void) -> UUID {
    let id = UUID()
    state.withLock { $0.listeners[id] = listener }
    return id
  }
  func stopListening(_ id: UUID) { state.withLock { $0.listeners[id] = nil } }
}
