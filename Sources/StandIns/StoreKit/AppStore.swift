import Foundation
import SwiftUI
import UIKit

/// The App Store. Follows documentation/storekit/appstore.
public enum AppStore: Sendable {
  /// Everything that was bought is here already.
  public static func sync() async throws {}
  public static var canMakePayments: Bool { true }
  public static var deviceVerificationID: UUID? { nil }
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    throw StoreKitError.unsupported
  }
  @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
    throw StoreKitError.unsupported
  }

  /// Follows documentation/storekit/appstore/environment.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let production = Environment(rawValue: "Production")
    public static let sandbox = Environment(rawValue: "Sandbox")
    public static let xcode = Environment(rawValue: "Xcode")
  }
}

/// The country's store. Follows documentation/storekit/storefront.
public struct Storefront: Identifiable, Hashable, Sendable {
  public let id: String
  public let countryCode: String
  public static var current: Storefront? {
    get async { Storefront(id: "143441", countryCode: "USA") }
  }
}

/// Asks for a rating. Follows documentation/storekit/requestreviewaction.
@MainActor public struct RequestReviewAction {
  public func callAsFunction() {}
}

/// Buys a product. Follows documentation/storekit/purchaseaction.
@MainActor public struct PurchaseAction {
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

extension EnvironmentValues {
  @MainActor public var requestReview: RequestReviewAction { RequestReviewAction() }
  @MainActor public var purchase: PurchaseAction { PurchaseAction() }
}
