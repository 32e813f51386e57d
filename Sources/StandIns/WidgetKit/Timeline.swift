import Foundation
import SwiftUI

/// What a widget shows at a time. Follows documentation/widgetkit/timelineentry.
public protocol TimelineEntry {
  /// When it is shown.
  var date: Date { get }
  /// How much it matters.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters. Follows documentation/widgetkit/timelineentryrelevance.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// How much.
  public let score: Float
  /// How long.
  public let duration: TimeInterval
  /// Matters so much.
  public init(score: Float, duration: TimeInterval = 0) {
    (self.score, self.duration) = (score, duration)
  }
}

/// When a new timeline is asked for. Follows documentation/widgetkit/timelinereloadpolicy.
public struct TimelineReloadPolicy: Equatable, Sendable {
  let date: Date?
  let isNever: Bool
  public static let atEnd = TimelineReloadPolicy(date: nil, isNever: false)
  public static let never = TimelineReloadPolicy(date: nil, isNever: true)
  /// After a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(date: date, isNever: false)
  }
}

/// What a widget shows, and when. Follows documentation/widgetkit/timeline.
public struct Timeline<EntryType: TimelineEntry> {
  /// What is shown.
  public let entries: [EntryType]
  /// When a new timeline is asked for.
  public let policy: TimelineReloadPolicy
  /// Some entries.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    (self.entries, self.policy) = (entries, policy)
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// What is known when entries are made. Follows documentation/widgetkit/timelineprovidercontext.
public struct TimelineProviderContext: Sendable {
  /// The kind of widget.
  public let family: WidgetFamily
  /// Whether the widget is shown where the user chooses one.
  public let isPreview: Bool
  /// The size of the widget.
  public let displaySize: CGSize
}

/// Makes the entries of a widget. Follows documentation/widgetkit/timelineprovider.
public protocol TimelineProvider {
  /// The kind of entry.
  associatedtype Entry: TimelineEntry
  /// What is known.
  typealias Context = TimelineProviderContext
  /// The entry before there is another one.
  func placeholder(in context: Self.Context) -> Self.Entry
  /// The entry at present.
  func getSnapshot(
    in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void)
  /// The entries.
  func getTimeline(
    in context: Self.Context, completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)
}

/// An intent that a widget is configured by.
/// Follows documentation/appintents/widgetconfigurationintent.
public protocol WidgetConfigurationIntent: Sendable {
  /// The intent as it is at first.
  init()
  /// What it is called.
  static var title: LocalizedStringResource { get }
}

/// Makes the entries of a widget that is configured.
/// Follows documentation/widgetkit/appintenttimelineprovider.
public protocol AppIntentTimelineProvider {
  /// The kind of entry.
  associatedtype Entry: TimelineEntry
  /// What the widget is configured by.
  associatedtype Intent: WidgetConfigurationIntent
  /// What is known.
  typealias Context = TimelineProviderContext
  /// The entry before there is another one.
  func placeholder(in context: Self.Context) -> Self.Entry
  /// The entry at present.
  func snapshot(for configuration: Self.Intent, in context: Self.Context) async -> Self.Entry
  /// The entries.
  func timeline(
    for configuration: Self.Intent, in context: Self.Context
  ) async -> Timeline<Self.Entry>
}

/// The widgets of an app. Follows documentation/widgetkit/widgetcenter.
public final class WidgetCenter: @unchecked Sendable {
  /// The widgets.
  public static let shared = WidgetCenter()
  private let lock = NSLock()
  private var reloads: [String] = []
  /// Asks for new timelines of a kind.
  public func reloadTimelines(ofKind kind: String) { lock.withLock { reloads.append(kind) } }
  /// Asks for new timelines.
  public func reloadAllTimelines() { lock.withLock { reloads.append("") } }
  /// The widgets that the user has: there are none here.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }
}

/// A widget that the user has. Follows documentation/widgetkit/widgetinfo.
public struct WidgetInfo: Hashable, Sendable {
  /// The kind.
  public let kind: String
  /// The size.
  public let family: WidgetFamily
}
