import Foundation
import StoreKit
import Testing

@Suite(.serialized) struct StoreTests {
  private let coins = Product(_id: "coins", type: .consumable, displayName: "Coins", price: 1)
  private let pro = Product(
    _id: "pro", type: .autoRenewable, displayName: "Pro", price: 10,
    subscription: .init(_groupID: "group", period: .monthly))

  @Test("What is bought is an entitlement, unless it is used up")
  func purchase() async throws {
    _LocalStore.shared.products = [coins, pro]
    #expect(try await Product.products(for: ["pro", "none"]).map(\.id) == ["pro"])
    #expect(await pro.currentEntitlement == nil)
    #expect(await Product.SubscriptionInfo.isEligibleForIntroOffer(for: "group"))
    for product in [coins, pro] {
      guard case .success(let result) = try await product.purchase() else {
        Issue.record("not bought")
        return
      }
      await (try result.payloadValue).finish()
    }
    var current: [String] = []
    for await entitlement in Transaction.currentEntitlements {
      current.append(try entitlement.payloadValue.productID)
    }
    #expect(current == ["pro"])
    #expect(try await pro.subscription?.status.first?.state == .subscribed)
    let other = Product(_id: "other", type: .nonConsumable, displayName: "Other", price: 2)
    await #expect(throws: Product.PurchaseError.productUnavailable) { try await other.purchase() }
  }

  @Test("A purchase from elsewhere arrives with the updates")
  func updates() async throws {
    _LocalStore.shared.products = [coins]
    let first = Task { () -> String? in
      for await update in Transaction.updates { return try? update.payloadValue.productID }
      return nil
    }
    // The listener has to be there before something arrives.
    try await Task.sleep(for: .milliseconds(200))
    _LocalStore.shared._arrive(coins)
    #expect(await first.value == "coins")
  }
}
