import Foundation

extension Tips {
  /// What has to be the case. Follows documentation/tipkit/tips/rule.
  public struct Rule: Sendable {
    let isFulfilled: @Sendable () -> Bool
    /// A test of a parameter.
    public init<Value: Codable & Sendable>(
      _ parameter: Parameter<Value>, _ test: @escaping @Sendable (Value) -> Bool
    ) {
      isFulfilled = { test(parameter.wrappedValue) }
    }
    /// A test of an event.
    public init<Info>(_ event: Event<Info>, _ test: @escaping @Sendable (Event<Info>) -> Bool) {
      isFulfilled = { test(event) }
    }
  }

  /// Makes rules. Follows documentation/tipkit/tips/rulebuilder.
  @resultBuilder public struct RuleBuilder {
    /// A rule.
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    /// Rules.
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    /// Several rules.
    public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }
    /// An `if` without `else`.
    public static func buildOptional(_ rules: [Rule]?) -> [Rule] { rules ?? [] }
  }

  /// A value that rules test. Follows documentation/tipkit/tips/parameter.
  public final class Parameter<Value: Codable & Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value
    /// What the parameter is called.
    public let id: String
    /// A value.
    public init(_ owner: Any.Type, _ name: String, _ value: Value) {
      (id, self.value) = ("\(owner).\(name)", value)
    }
    /// The value.
    public var wrappedValue: Value {
      get { lock.withLock { value } }
      set { lock.withLock { value = newValue } }
    }
  }

  /// Nothing is known of what happened besides. Follows documentation/tipkit/tips/emptydonation.
  public struct EmptyDonation: Codable, Hashable, Sendable {
    /// Nothing.
    public init() {}
  }

  /// Something that happens in the app. Follows documentation/tipkit/tips/event.
  public final class Event<DonationInfo: Codable & Sendable>: Identifiable, @unchecked Sendable {
    /// One time that it happened. Follows documentation/tipkit/tips/event/donation.
    @dynamicMemberLookup public struct Donation: Sendable {
      /// When.
      public let date: Date
      let info: DonationInfo
      /// What is known of it.
      public subscript<T>(dynamicMember keyPath: KeyPath<DonationInfo, T>) -> T {
        info[keyPath: keyPath]
      }
    }
    public let id: String
    private let lock = NSLock()
    private var all: [Donation] = []
    /// The times that it happened.
    public var donations: [Donation] { lock.withLock { all } }

    /// Something of which more is known.
    public init(id: String, _ info: DonationInfo.Type = DonationInfo.self) { self.id = id }
    /// Something.
    public init(id: String) where DonationInfo == EmptyDonation { self.id = id }

    private func add(_ info: DonationInfo) {
      lock.withLock { all.append(Donation(date: Date(), info: info)) }
    }
    /// It has happened.
    public func donate() async where DonationInfo == EmptyDonation { add(EmptyDonation()) }
    /// It has happened.
    public func donate(_ info: DonationInfo) async { add(info) }
    /// It has happened.
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil)
    where DonationInfo == EmptyDonation {
      add(EmptyDonation())
      completion?()
    }
    /// It has happened.
    public func sendDonation(
      _ info: DonationInfo, _ completion: (@Sendable () -> Void)? = nil
    ) {
      add(info)
      completion?()
    }
  }

  /// A time. Follows documentation/tipkit/tips/donationtimerange.
  public struct DonationTimeRange: Sendable {
    let seconds: TimeInterval
    public static let minute = DonationTimeRange(seconds: 60)
    public static let hour = DonationTimeRange(seconds: 3600)
    public static let day = DonationTimeRange(seconds: 86_400)
    public static let week = DonationTimeRange(seconds: 604_800)
    /// A number of minutes.
    public static func minutes(_ count: Int) -> DonationTimeRange {
      .init(seconds: 60 * Double(count))
    }
    /// A number of hours.
    public static func hours(_ count: Int) -> DonationTimeRange {
      .init(seconds: 3600 * Double(count))
    }
    /// A number of days.
    public static func days(_ count: Int) -> DonationTimeRange {
      .init(seconds: 86_400 * Double(count))
    }
    /// A number of weeks.
    public static func weeks(_ count: Int) -> DonationTimeRange {
      .init(seconds: 604_800 * Double(count))
    }
  }
}

extension Array {
  /// The times within a time until now.
  public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element]
  where Element == Tips.Event<Info>.Donation {
    let start = Date().addingTimeInterval(-range.seconds)
    return filter { $0.date >= start }
  }
}

#if STELE_MACROS
  /// What has to be the case. Follows documentation/tipkit/rule(_:_:).
  @freestanding(expression)
  public macro Rule<Value: Codable & Sendable>(
    _ input: Tips.Parameter<Value>, _ body: (Value) -> Bool
  ) -> Tips.Rule = #externalMacro(module: "SteleMacros", type: "TipRuleMacro")

  /// What has to be the case. Follows documentation/tipkit/rule(_:_:).
  @freestanding(expression)
  public macro Rule<Info>(
    _ input: Tips.Event<Info>, _ body: (Tips.Event<Info>) -> Bool
  ) -> Tips.Rule = #externalMacro(module: "SteleMacros", type: "TipRuleMacro")

  /// Makes a property a value that rules test. Follows documentation/tipkit/parameter(_:).
  @attached(accessor) @attached(peer, names: prefixed(`$`))
  public macro Parameter(
    _ options: TipParameterOption...
  ) = #externalMacro(module: "SteleMacros", type: "TipParameterMacro")
#endif

/// How the value of a parameter is kept. Follows documentation/tipkit/tips/parameteroption.
public struct TipParameterOption: Sendable {
  let name: String
  public static var transient: TipParameterOption { .init(name: "transient") }
}
