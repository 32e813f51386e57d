import Foundation
import SwiftUI

/// The hints of an app. Follows documentation/tipkit/tips.
public enum Tips {
  /// Gets the hints ready.
  public static func configure(_ options: [ConfigurationOption] = []) throws {
    TipStore.shared.configure()
  }
  /// Forgets what was shown.
  public static func resetDatastore() throws { TipStore.shared.reset() }
  /// Shows all hints, for tests.
  public static func showAllTipsForTesting() { TipStore.shared.showAll() }
  /// Hides all hints, for tests.
  public static func hideAllTipsForTesting() { TipStore.shared.hideAll() }
  /// Shows some hints, for tests.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) { TipStore.shared.showAll() }
  /// Hides some hints, for tests.
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) { TipStore.shared.hideAll() }

  /// Whether a hint may be shown. Follows documentation/tipkit/tips/status.
  public enum Status: Hashable, Sendable {
    case pending, available
    case invalidated(InvalidationReason)
  }
  /// Why a hint is not shown again. Follows documentation/tipkit/tips/invalidationreason.
  public enum InvalidationReason: String, Codable, Hashable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  /// How the hints of an app are shown. Follows documentation/tipkit/tips/configurationoption.
  public struct ConfigurationOption: Sendable {
    /// How often hints are shown.
    public struct DisplayFrequency: Hashable, Sendable {
      let seconds: TimeInterval
      public static let immediate = DisplayFrequency(seconds: 0)
      public static let hourly = DisplayFrequency(seconds: 3600)
      public static let daily = DisplayFrequency(seconds: 86_400)
      public static let weekly = DisplayFrequency(seconds: 604_800)
      public static let monthly = DisplayFrequency(seconds: 2_592_000)
    }
    /// Where is kept what was shown.
    public struct DatastoreLocation: Sendable {
      let name: String
      public static let applicationDefault = DatastoreLocation(name: "applicationDefault")
      /// A group of apps.
      public static func groupContainer(identifier: String) throws -> DatastoreLocation {
        DatastoreLocation(name: identifier)
      }
      /// A place.
      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation(name: url.path) }
    }
    let name: String
    /// How often hints are shown.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
      .init(name: "displayFrequency(\(frequency.seconds))")
    }
    /// How often hints are shown.
    public static func displayFrequency(_ frequency: TimeInterval) -> ConfigurationOption {
      .init(name: "displayFrequency(\(frequency))")
    }
    /// Where is kept what was shown.
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
      .init(name: "datastoreLocation(\(location.name))")
    }
  }

  /// How often a hint is shown. Follows documentation/tipkit/tips/maxdisplaycount.
  public struct MaxDisplayCount: TipOption {
    let count: Int
    /// At most a number of times.
    public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
  }
  /// How long a hint is shown. Follows documentation/tipkit/tips/maxdisplayduration.
  public struct MaxDisplayDuration: TipOption {
    let seconds: TimeInterval
    /// At most a time.
    public init(_ maxDisplayDuration: TimeInterval) { seconds = maxDisplayDuration }
  }
  /// Whether a hint is shown more often than others.
  /// Follows documentation/tipkit/tips/ignoresdisplayfrequency.
  public struct IgnoresDisplayFrequency: TipOption {
    let ignores: Bool
    /// Whether it is.
    public init(_ ignoresDisplayFrequency: Bool) { ignores = ignoresDisplayFrequency }
  }

  /// Makes options. Follows documentation/tipkit/tips/optionsbuilder.
  @resultBuilder public struct OptionsBuilder {
    /// An option.
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    /// Options.
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    /// Several options.
    public static func buildBlock(_ options: [any TipOption]...) -> [any TipOption] {
      options.flatMap { $0 }
    }
    /// An `if` without `else`.
    public static func buildOptional(_ options: [any TipOption]?) -> [any TipOption] {
      options ?? []
    }
  }

  /// What the user can do with a hint. Follows documentation/tipkit/tips/action.
  public struct Action: Identifiable, Sendable {
    public let id: String
    /// The index among the others.
    public var index: Int? { nil }
    let label: @Sendable () -> Text
    /// Does it.
    public let handler: @Sendable () -> Void
    /// Whether it can't be done.
    public let disabled: Bool
    /// Something with a title.
    public init(
      id: String? = nil, title: some StringProtocol, disabled: Bool = false,
      perform handler: @escaping @Sendable () -> Void = {}
    ) {
      let title = String(title)
      self.init(id: id, disabled: disabled, perform: handler) { Text(verbatim: title) }
    }
    /// Something with a label.
    public init(
      id: String? = nil, disabled: Bool = false,
      perform handler: @escaping @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) {
      (self.id, self.disabled) = (id ?? UUID().uuidString, disabled)
      (self.label, self.handler) = (label, handler)
    }
  }

  /// Makes actions. Follows documentation/tipkit/tips/actionbuilder.
  @resultBuilder public struct ActionBuilder {
    /// An action.
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    /// Actions.
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    /// Several actions.
    public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap { $0 } }
    /// An `if` without `else`.
    public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
    /// The first branch of an `if`.
    public static func buildEither(first: [Action]) -> [Action] { first }
    /// The other branch of an `if`.
    public static func buildEither(second: [Action]) -> [Action] { second }
  }
}
