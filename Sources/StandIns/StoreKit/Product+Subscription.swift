import Foundation

extension Product {
  /// How a subscription goes on. Follows documentation/storekit/product/subscriptioninfo.
  public struct SubscriptionInfo: Hashable, Sendable {
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    public let groupLevel: Int
    public let groupDisplayName: String

    /// A subscription of the local store.
    public init(
      _groupID: String, period: SubscriptionPeriod, introductoryOffer: SubscriptionOffer? = nil,
      groupLevel: Int = 1
    ) {
      subscriptionGroupID = _groupID
      subscriptionPeriod = period
      self.introductoryOffer = introductoryOffer
      promotionalOffers = []
      self.groupLevel = groupLevel
      groupDisplayName = _groupID
    }

    public var isEligibleForIntroOffer: Bool {
      get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
    }
    /// Whoever has not subscribed before may have it.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
      await status(for: groupID, from: _LocalStore.shared).isEmpty
    }

    public var status: [Status] {
      get async throws { try await Self.status(for: subscriptionGroupID) }
    }
    public static func status(for groupID: String) async throws -> [Status] {
      await status(for: groupID, from: _LocalStore.shared)
    }
    private static func status(for groupID: String, from store: _LocalStore) async -> [Status] {
      store.transactions.filter { $0.subscriptionGroupID == groupID }.suffix(1).map {
        Status(
          state: ($0.expirationDate ?? .distantFuture) > Date() ? .subscribed : .expired,
          transaction: .verified($0),
          renewalInfo: .verified(
            RenewalInfo(
              originalTransactionID: $0.originalID, currentProductID: $0.productID,
              autoRenewPreference: $0.productID, willAutoRenew: true)))
      }
    }

    /// Follows documentation/storekit/product/subscriptioninfo/status-swift.struct.
    public struct Status: Hashable, Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>
    }

    /// Follows documentation/storekit/product/subscriptioninfo/renewalstate.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let subscribed = RenewalState(rawValue: 1)
      public static let expired = RenewalState(rawValue: 2)
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      public static let inGracePeriod = RenewalState(rawValue: 4)
      public static let revoked = RenewalState(rawValue: 5)
    }

    /// Follows documentation/storekit/product/subscriptioninfo/renewalinfo-swift.struct.
    public struct RenewalInfo: Hashable, Sendable {
      public let originalTransactionID: UInt64
      public let currentProductID: String
      public let autoRenewPreference: String?
      public let willAutoRenew: Bool
      public var expirationReason: ExpirationReason?
      public var renewalDate: Date?

      /// Follows documentation/storekit/product/subscriptioninfo/renewalinfo-swift.struct/expirationreason-swift.struct.
      public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
        public static let billingError = ExpirationReason(rawValue: 2)
        public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
        public static let productUnavailable = ExpirationReason(rawValue: 4)
        public static let unknown = ExpirationReason(rawValue: 5)
      }
    }
  }

  /// How long a subscription lasts. Follows documentation/storekit/product/subscriptionperiod.
  public struct SubscriptionPeriod: Hashable, Sendable {
    public let unit: Unit
    public let value: Int

    public init(_value value: Int, unit: Unit) {
      self.value = value
      self.unit = unit
    }
    public static let weekly = SubscriptionPeriod(_value: 1, unit: .week)
    public static let monthly = SubscriptionPeriod(_value: 1, unit: .month)
    public static let yearly = SubscriptionPeriod(_value: 1, unit: .year)

    /// When it ends.
    func end(from date: Date) -> Date? {
      let component: Calendar.Component =
        switch unit {
        case .day: .day
        case .week: .weekOfYear
        case .month: .month
        case .year: .year
        }
      return Calendar(identifier: .gregorian).date(byAdding: component, value: value, to: date)
    }

    /// Follows documentation/storekit/product/subscriptionperiod/unit-swift.enum.
    public enum Unit: Hashable, Sendable, CaseIterable {
      case day, week, month, year
      public var localizedDescription: String { "\(self)" }
    }
  }

  /// Follows documentation/storekit/product/subscriptionoffer.
  public struct SubscriptionOffer: Hashable, Sendable {
    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode
    public var displayPrice: String { price.formatted(.currency(code: "USD")) }

    public init(
      _id: String?, type: OfferType, price: Decimal, period: SubscriptionPeriod,
      paymentMode: PaymentMode
    ) {
      id = _id
      self.type = type
      self.price = price
      self.period = period
      periodCount = 1
      self.paymentMode = paymentMode
    }

    /// Follows documentation/storekit/product/subscriptionoffer/offertype.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let introductory = OfferType(rawValue: 1)
      public static let promotional = OfferType(rawValue: 2)
      public static let winBack = OfferType(rawValue: 4)
    }
    /// Follows documentation/storekit/product/subscriptionoffer/paymentmode-swift.struct.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
    }
  }
}
