import Foundation
import SwiftUI

/// The subscriptions of a group. Follows documentation/storekit/subscriptionstoreview.
public struct SubscriptionStoreView<Content: View>: View {
  private let groupID: String?
  private let ids: [String]
  private let content: Content
  @State private var products: [Product] = []

  private init(_ groupID: String?, _ ids: [String], _ content: Content) {
    self.groupID = groupID
    self.ids = ids
    self.content = content
  }

  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { self.init(groupID, [], marketingContent()) }
  public init(
    productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content
  ) { self.init(nil, Array(productIDs), marketingContent()) }

  public var body: some View {
    VStack {
      content
      ForEach(products) { ProductView($0) }
    }.task {
      products =
        if let groupID {
          _LocalStore.shared.products.filter {
            $0.subscription?.subscriptionGroupID == groupID
          }
        } else {
          (try? await Product.products(for: ids)) ?? []
        }
    }
  }
}

extension SubscriptionStoreView where Content == EmptyView {
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all
  ) { self.init(groupID, [], EmptyView()) }
  public init(productIDs: some Collection<Product.ID>) {
    self.init(nil, Array(productIDs), EmptyView())
  }
}

extension Product {
  /// Follows documentation/storekit/product/subscriptionrelationship.
  public struct SubscriptionRelationship: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let upgrade = SubscriptionRelationship(rawValue: 1)
    public static let downgrade = SubscriptionRelationship(rawValue: 2)
    public static let crossgrade = SubscriptionRelationship(rawValue: 4)
    public static let current = SubscriptionRelationship(rawValue: 8)
    public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
  }
}

/// Extra buttons of a store. Follows documentation/storekit/storebuttonkind.
public struct StoreButtonKind: Hashable, Sendable {
  let name: String
  public static let cancellation = StoreButtonKind(name: "cancellation")
  public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
  public static let redeemCode = StoreButtonKind(name: "redeemCode")
  public static let signIn = StoreButtonKind(name: "signIn")
  public static let policies = StoreButtonKind(name: "policies")
}

/// Follows documentation/storekit/subscriptionstorebuttonlabel.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  let parts: Set<String>
  public static let automatic = SubscriptionStoreButtonLabel(parts: [])
  public static let displayName = SubscriptionStoreButtonLabel(parts: ["displayName"])
  public static let price = SubscriptionStoreButtonLabel(parts: ["price"])
  public static let action = SubscriptionStoreButtonLabel(parts: ["action"])
  public static let singleLine = SubscriptionStoreButtonLabel(parts: ["singleLine"])
  public static let multiline = SubscriptionStoreButtonLabel(parts: ["multiline"])
  public var displayName: Self { with("displayName") }
  public var price: Self { with("price") }
  public var action: Self { with("action") }
  public var multiline: Self { with("multiline") }
  private func with(_ part: String) -> Self { Self(parts: parts.union([part])) }
}

/// How the choice between subscriptions looks. Follows documentation/storekit/subscriptionstorecontrolstyle.
@MainActor @preconcurrency public protocol SubscriptionStoreControlStyle {}

/// Follows documentation/storekit/automaticsubscriptionstorecontrolstyle and its neighbours.
public struct _NamedSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  let name: String
}

extension SubscriptionStoreControlStyle where Self == _NamedSubscriptionStoreControlStyle {
  public static var automatic: Self { Self(name: "automatic") }
  public static var buttons: Self { Self(name: "buttons") }
  public static var picker: Self { Self(name: "picker") }
  public static var prominentPicker: Self { Self(name: "prominentPicker") }
  public static var compactPicker: Self { Self(name: "compactPicker") }
  public static var pagedPicker: Self { Self(name: "pagedPicker") }
  public static var pagedProminentPicker: Self { Self(name: "pagedProminentPicker") }
}

/// Follows documentation/storekit/subscriptionstorepolicykind.
public enum SubscriptionStorePolicyKind: Sendable {
  case termsOfService, privacyPolicy
}

/// What was asked of the store's look, for whoever shows it.
private struct StoreLook: EnvironmentKey {
  static var defaultValue: [String: String] { [:] }
}

extension EnvironmentValues {
  var _storeLook: [String: String] {
    get { self[StoreLook.self] }
    set { self[StoreLook.self] = newValue }
  }
}

extension View {
  private func storeLook(_ key: String, _ value: String) -> some View {
    transformEnvironment(\._storeLook) { $0[key] = value }
  }
  /// Follows documentation/swiftui/view/storebutton(_:for:).
  public func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View {
    storeLook(kinds.map(\.name).joined(separator: " "), "\(visibility)")
  }
  /// Follows documentation/swiftui/view/subscriptionstorebuttonlabel(_:).
  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
    storeLook("buttonLabel", label.parts.sorted().joined(separator: " "))
  }
  /// Follows documentation/swiftui/view/subscriptionstorecontrolstyle(_:).
  public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle)
    -> some View
  { storeLook("controlStyle", (style as? _NamedSubscriptionStoreControlStyle)?.name ?? "") }
  /// Follows documentation/swiftui/view/subscriptionstorepolicydestination(url:for:).
  public func subscriptionStorePolicyDestination(
    url: URL, for button: SubscriptionStorePolicyKind
  ) -> some View { storeLook("\(button)", url.absoluteString) }
  /// Follows documentation/swiftui/view/subscriptionstorepickeritembackground(_:).
  public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }
  /// Follows documentation/swiftui/view/subscriptionstorecontrolicon(icon:).
  public func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
  ) -> some View { self }
}
