import Foundation

/// Something bought. Follows documentation/storekit/transaction.
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let revocationReason: RevocationReason?
  public let isUpgraded: Bool
  public let purchasedQuantity: Int
  public let subscriptionGroupID: String?
  public let appAccountToken: UUID?
  public let appBundleID: String
  public let price: Decimal?

  init(id: UInt64, product: Product, quantity: Int, token: UUID?) {
    self.id = id
    originalID = id
    productID = product.id
    productType = product.type
    purchaseDate = Date()
    originalPurchaseDate = purchaseDate
    expirationDate = product.subscription?.subscriptionPeriod.end(from: purchaseDate)
    revocationDate = nil
    revocationReason = nil
    isUpgraded = false
    purchasedQuantity = quantity
    subscriptionGroupID = product.subscription?.subscriptionGroupID
    appAccountToken = token
    appBundleID = Bundle.main.bundleIdentifier ?? ""
    price = product.price
  }

  public var ownershipType: OwnershipType { .purchased }
  public var environment: AppStore.Environment { .xcode }
  public var storefrontCountryCode: String { "USA" }
  public var jsonRepresentation: Data { Data(#"{"transactionId":"\#(id)"}"#.utf8) }

  /// Says that the app has given what was bought.
  public func finish() async { _LocalStore.shared.finish(self) }

  /// Purchases that arrive from elsewhere. Follows documentation/storekit/transaction/updates.
  public static var updates: Transactions { Transactions(kind: .updates) }
  public static var all: Transactions { Transactions(kind: .all) }
  public static var unfinished: Transactions { Transactions(kind: .unfinished) }
  /// What is still valid of what was bought and is not used up.
  public static var currentEntitlements: Transactions { Transactions(kind: .current) }

  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    _LocalStore.shared.transactions.last { $0.productID == productID }.map { .verified($0) }
  }
  public static func currentEntitlement(for productID: String) async
    -> VerificationResult<Transaction>?
  {
    _LocalStore.shared.transactions.last { $0.productID == productID && $0.isCurrent }
      .map { .verified($0) }
  }

  var isCurrent: Bool {
    productType != .consumable && revocationDate == nil
      && (expirationDate ?? .distantFuture) > Date()
  }

  /// Follows documentation/storekit/transaction/transactions.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    enum Kind: Sendable { case updates, all, unfinished, current }
    let kind: Kind

    public func makeAsyncIterator() -> AsyncStream<Element>.Iterator { stream.makeAsyncIterator() }

    private var stream: AsyncStream<Element> {
      let store = _LocalStore.shared
      return AsyncStream { continuation in
        switch kind {
        case .updates:
          let id = store.listen { continuation.yield(.verified($0)) }
          continuation.onTermination = { _ in store.stopListening(id) }
          return
        case .all: for item in store.transactions { continuation.yield(.verified(item)) }
        case .unfinished: for item in store.unfinished { continuation.yield(.verified(item)) }
        case .current:
          for item in store.transactions where item.isCurrent {
            continuation.yield(.verified(item))
          }
        }
        continuation.finish()
      }
    }
  }

  /// Follows documentation/storekit/transaction/revocationreason-swift.struct.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let developerIssue = RevocationReason(rawValue: 1)
    public static let other = RevocationReason(rawValue: 0)
  }
  /// Follows documentation/storekit/transaction/ownershiptype-swift.struct.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }
}
