import Foundation

/// Follows documentation/storekit/skpayment.
open class SKPayment: NSObject, @unchecked Sendable {
  public let productIdentifier: String
  public let quantity = 1
  let product: Product?

  public init(product: SKProduct) {
    productIdentifier = product.productIdentifier
    self.product = product.product
    super.init()
  }
}

/// Follows documentation/storekit/skpaymenttransaction.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  public let payment: SKPayment
  public let transactionState: SKPaymentTransactionState
  public let transactionIdentifier: String?
  public let transactionDate: Date? = Date()
  public let error: (any Error)?
  open var original: SKPaymentTransaction? { transactionState == .restored ? self : nil }

  init(_ payment: SKPayment, _ state: SKPaymentTransactionState, id: UInt64?, _ error: SKError?) {
    self.payment = payment
    transactionState = state
    transactionIdentifier = id.map { "\($0)" }
    self.error = error
    super.init()
  }
}

/// Follows documentation/storekit/skpaymenttransactionstate.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// Follows documentation/storekit/skerror.
public struct SKError: Error, Hashable, Sendable {
  public let code: Code
  public static let errorDomain = "SKErrorDomain"
  public var localizedDescription: String { "\(code)" }

  /// Follows documentation/storekit/skerror/code.
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    case storeProductNotAvailable, cloudServicePermissionDenied
    case cloudServiceNetworkConnectionFailed, cloudServiceRevoked
  }
  public static let unknown = Code.unknown
  public static let paymentCancelled = Code.paymentCancelled
  public static let paymentNotAllowed = Code.paymentNotAllowed
  public static let storeProductNotAvailable = Code.storeProductNotAvailable
}

/// Payments on their way, bought in the local store. Follows documentation/storekit/skpaymentqueue.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let queue = SKPaymentQueue()
  open class func `default`() -> SKPaymentQueue { queue }
  open class func canMakePayments() -> Bool { true }
  private let lock = NSLock()
  private var observers: [any SKPaymentTransactionObserver] = []
  private var pending: [SKPaymentTransaction] = []

  open var transactions: [SKPaymentTransaction] { lock.withLock { pending } }
  open func add(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock { observers.append(observer) }
  }
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock { observers.removeAll { $0 === observer } }
  }

  open func add(_ payment: SKPayment) {
    guard let product = payment.product, _LocalStore.shared.products.contains(product) else {
      let error = SKError(code: .storeProductNotAvailable)
      return report([SKPaymentTransaction(payment, .failed, id: nil, error)])
    }
    let bought = _LocalStore.shared.buy(product, quantity: payment.quantity, token: nil)
    report([SKPaymentTransaction(payment, .purchased, id: bought.id, nil)])
  }

  open func restoreCompletedTransactions() {
    let products = _LocalStore.shared.products
    let restored = _LocalStore.shared.transactions.filter { $0.productType != .consumable }
      .compactMap { bought in
        products.first { $0.id == bought.productID }.map {
          SKPaymentTransaction(SKPayment(product: SKProduct($0)), .restored, id: bought.id, nil)
        }
      }
    if !restored.isEmpty { report(restored) }
    DispatchQueue.main.async { [self] in
      for observer in lock.withLock({ observers }) {
        observer.paymentQueueRestoreCompletedTransactionsFinished(self)
      }
    }
  }

  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    lock.withLock { pending.removeAll { $0 === transaction } }
  }

  private func report(_ transactions: [SKPaymentTransaction]) {
    lock.withLock { pending += transactions }
    DispatchQueue.main.async { [self] in
      for observer in lock.withLock({ observers }) {
        observer.paymentQueue(self, updatedTransactions: transactions)
      }
    }
  }
}

/// Follows documentation/storekit/skpaymenttransactionobserver.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { true }
}
