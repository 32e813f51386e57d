import Foundation
import SwiftUI
import UIKit

/// Something that an app sells. Follows documentation/storekit/product.
public struct Product: Identifiable, Hashable, Sendable {
  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?

  /// A product of the local store.
  public init(
    _id id: String, type: ProductType, displayName: String, description: String = "",
    price: Decimal, subscription: SubscriptionInfo? = nil
  ) {
    self.id = id
    self.type = type
    self.displayName = displayName
    self.description = description
    self.price = price
    isFamilyShareable = false
    self.subscription = subscription
  }

  public var displayPrice: String { price.formatted(priceFormatStyle) }
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .init(code: "USD") }
  public var jsonRepresentation: Data { Data(#"{"id":"\#(id)"}"#.utf8) }

  /// Those of the products that the store has; names that it does not know are left out.
  /// Follows documentation/storekit/product/products(for:).
  public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws
    -> [Product]
  where Identifiers.Element == String {
    let wanted = Set(identifiers)
    return _LocalStore.shared.products.filter { wanted.contains($0.id) }
  }

  /// Buys the product in the local store. Follows documentation/storekit/product/purchase(options:).
  @discardableResult
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    var (quantity, token) = (1, UUID?.none)
    for option in options {
      switch option.kind {
      case .quantity(let number): quantity = number
      case .token(let value): token = value
      case .other: break
      }
    }
    guard quantity > 0 else { throw PurchaseError.invalidQuantity }
    guard _LocalStore.shared.products.contains(self) else {
      throw PurchaseError.productUnavailable
    }
    return .success(.verified(_LocalStore.shared.buy(self, quantity: quantity, token: token)))
  }
  @MainActor @discardableResult
  public func purchase(
    confirmIn scene: UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { try await purchase(options: options) }

  public var latestTransaction: VerificationResult<Transaction>? {
    get async { await Transaction.latest(for: id) }
  }
  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { await Transaction.currentEntitlement(for: id) }
  }

  /// Follows documentation/storekit/product/producttype.
  public struct ProductType: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    public var localizedDescription: String { rawValue }
  }

  /// Follows documentation/storekit/product/purchaseresult.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }

  /// Follows documentation/storekit/product/purchaseerror.
  public enum PurchaseError: Error, Hashable, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
    case invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters
  }

  /// Follows documentation/storekit/product/purchaseoption.
  public struct PurchaseOption: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case quantity(Int)
      case token(UUID)
      case other(String)
    }
    let kind: Kind

    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(kind: .quantity(quantity))
    }
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(kind: .token(token))
    }
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      PurchaseOption(kind: .other("simulatesAskToBuy \(simulateAskToBuy)"))
    }
    public static func custom(key: String, value: String) -> PurchaseOption {
      PurchaseOption(kind: .other("\(key) \(value)"))
    }
    public static func promotionalOffer(
      offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
    ) -> PurchaseOption { PurchaseOption(kind: .other("offer \(offerID)")) }
  }
}
