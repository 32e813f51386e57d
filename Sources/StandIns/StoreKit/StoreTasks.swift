import Foundation
import SwiftUI

/// Follows documentation/storekit/entitlementtaskstate.
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)
  public var value: Value? { if case .success(let value) = self { value } else { nil } }
}
extension EntitlementTaskState: Sendable where Value: Sendable {}

extension View {
  /// Loads a product while the view is shown. Follows documentation/swiftui/view/storeproducttask(for:priority:action:).
  public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium,
    action: @escaping (Product.TaskState) async -> Void
  ) -> some View {
    task(id: id, priority: priority) {
      await action(.loading)
      do {
        let found = try await Product.products(for: [id]).first
        await action(found.map { .success($0) } ?? .unavailable)
      } catch {
        await action(.failure(error))
      }
    }
  }
  /// Follows documentation/swiftui/view/storeproductstask(for:priority:action:).
  public func storeProductsTask(
    for ids: some Collection<Product.ID> & Equatable, priority: TaskPriority = .medium,
    action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> some View {
    let wanted = Array(ids)
    return task(id: wanted, priority: priority) {
      await action(.loading)
      do {
        let found = try await Product.products(for: wanted)
        let missing = wanted.filter { id in !found.contains { $0.id == id } }
        await action(.success(found, unavailable: missing))
      } catch {
        await action(.failure(error))
      }
    }
  }
  /// Follows documentation/swiftui/view/subscriptionstatustask(for:priority:action:).
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    task(id: groupID, priority: priority) {
      await action(.loading)
      do {
        await action(.success(try await Product.SubscriptionInfo.status(for: groupID)))
      } catch {
        await action(.failure(error))
      }
    }
  }
  /// Follows documentation/swiftui/view/currententitlementtask(for:priority:action:).
  public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    task(id: productID, priority: priority) {
      await action(.loading)
      await action(.success(await Transaction.currentEntitlement(for: productID)))
    }
  }
  /// Follows documentation/swiftui/view/oninapppurchasestart(perform:).
  public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View {
    transformEnvironment(\._purchaseHooks) { $0.start = action }
  }
  /// Follows documentation/swiftui/view/oninapppurchasecompletion(perform:).
  public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { transformEnvironment(\._purchaseHooks) { $0.completion = action } }
  /// Follows documentation/swiftui/view/managesubscriptionssheet(ispresented:).
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    sheet(isPresented: isPresented) { Text("Subscriptions") }
  }
  /// Follows documentation/swiftui/view/offercoderedemption(ispresented:oncompletion:).
  public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    onChange(of: isPresented.wrappedValue) { _, isShown in
      guard isShown else { return }
      isPresented.wrappedValue = false
      onCompletion(.failure(StoreKitError.unsupported))
    }
  }
}

/// What is called before and after a purchase.
struct PurchaseHooks {
  var start: ((Product) async -> Void)?
  var completion: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?

  func buy(_ product: Product) async {
    await start?(product)
    do {
      let result = try await product.purchase()
      await completion?(product, .success(result))
    } catch {
      await completion?(product, .failure(error))
    }
  }
}

private struct PurchaseHooksKey: EnvironmentKey {
  static var defaultValue: PurchaseHooks { PurchaseHooks() }
}

extension EnvironmentValues {
  var _purchaseHooks: PurchaseHooks {
    get { self[PurchaseHooksKey.self] }
    set { self[PurchaseHooksKey.self] = newValue }
  }
}
