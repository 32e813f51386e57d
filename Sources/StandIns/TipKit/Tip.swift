import Foundation
import SwiftUI

/// A hint at something that an app can do. Follows documentation/tipkit/tip.
public protocol Tip: Identifiable, Sendable where ID == String {
  /// What the user can do with the hint.
  typealias Action = Tips.Action
  /// What has to be the case.
  typealias Rule = Tips.Rule
  /// What happens in the app.
  typealias Event = Tips.Event
  /// How the hint is shown.
  typealias Option = TipOption
  /// The identity of the hint.
  var id: String { get }
  /// The title.
  var title: Text { get }
  /// What it says.
  var message: Text? { get }
  /// A picture.
  var image: Image? { get }
  /// What the user can do with the hint.
  @Tips.ActionBuilder var actions: [Tips.Action] { get }
  /// What has to be the case.
  @Tips.RuleBuilder var rules: [Tips.Rule] { get }
  /// How the hint is shown.
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  /// The name of the type.
  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Tips.Action] { [] }
  public var rules: [Tips.Rule] { [] }
  public var options: [any TipOption] { [] }

  /// Whether the hint may be shown.
  public var status: Tips.Status {
    if let reason = TipStore.shared.reason(for: id) { return .invalidated(reason) }
    return rules.allSatisfy { $0.isFulfilled() } ? .available : .pending
  }
  /// Whether the hint may be shown now.
  public var shouldDisplay: Bool {
    TipStore.shared.showsAll || status == .available && TipStore.shared.isConfigured
  }
  /// Has the hint not be shown again.
  public func invalidate(reason: Tips.InvalidationReason) {
    TipStore.shared.invalidate(id, reason)
  }
  /// Each change of whether the hint may be shown.
  public var shouldDisplayUpdates: AsyncStream<Bool> {
    let now = shouldDisplay
    return AsyncStream {
      $0.yield(now)
      $0.finish()
    }
  }
  /// Each change of the status.
  public var statusUpdates: AsyncStream<Tips.Status> {
    let now = status
    return AsyncStream {
      $0.yield(now)
      $0.finish()
    }
  }
}

/// How a hint is shown. Follows documentation/tipkit/tipoption.
public protocol TipOption: Sendable {}

/// A hint whose type is hidden. Follows documentation/tipkit/anytip.
public struct AnyTip: Tip {
  private let base: any Tip
  /// Hides a type.
  public init(_ tip: any Tip) { base = tip }
  public var id: String { base.id }
  public var title: Text { base.title }
  public var message: Text? { base.message }
  public var image: Image? { base.image }
  public var actions: [Tips.Action] { base.actions }
  public var rules: [Tips.Rule] { base.rules }
  public var options: [any TipOption] { base.options }
}

/// What the app knows of its hints.
final class TipStore: @unchecked Sendable {
  static let shared = TipStore()
  private let lock = NSLock()
  private var invalidated: [String: Tips.InvalidationReason] = [:]
  private var configured = false
  private var forced = false
  private var hidden = false

  var isConfigured: Bool { lock.withLock { configured && !hidden } }
  var showsAll: Bool { lock.withLock { forced } }

  func configure() { lock.withLock { configured = true } }
  func showAll() { lock.withLock { (forced, hidden) = (true, false) } }
  func hideAll() { lock.withLock { (forced, hidden) = (false, true) } }
  func reset() { lock.withLock { (invalidated, forced, hidden) = ([:], false, false) } }
  func reason(for id: String) -> Tips.InvalidationReason? { lock.withLock { invalidated[id] } }
  func invalidate(_ id: String, _ reason: Tips.InvalidationReason) {
    lock.withLock { invalidated[id] = reason }
  }
}
