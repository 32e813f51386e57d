import Foundation

/// The dates at which a view changes. Follows documentation/swiftui/timelineschedule.
public protocol TimelineSchedule {
  /// The dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often a view changes.
  typealias Mode = TimelineScheduleMode
  /// The dates from a date on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a view changes. Follows documentation/swiftui/timelineschedulemode.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// Dates at equal distances. Follows documentation/swiftui/periodictimelineschedule.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval
  /// Dates from a start on.
  public init(from startDate: Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, interval)
  }
  public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
    let steps = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    return sequence(first: start.addingTimeInterval(steps * interval)) {
      $0.addingTimeInterval(interval)
    }
  }
}

/// Every frame. Follows documentation/swiftui/animationtimelineschedule.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: TimeInterval
  let isPaused: Bool
  /// Every frame, or less often.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    (interval, isPaused) = (minimumInterval ?? 1 / 60, paused)
  }
  public func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
    if isPaused { return AnySequence([startDate]) }
    return AnySequence(
      PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode))
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates from a start on.
  public static func periodic(from start: Date, by interval: TimeInterval) -> Self {
    .init(from: start, by: interval)
  }
  /// Every minute.
  public static var everyMinute: Self {
    .init(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame.
  public static var animation: Self { .init() }
  /// Every frame, or less often.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    .init(minimumInterval: minimumInterval, paused: paused)
  }
}

/// A view that changes at certain dates. Follows documentation/swiftui/timelineview.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (Context) -> Content

  /// The present date. Follows documentation/swiftui/timelineview/context.
  public struct Context: Sendable {
    /// How often the view changes. Follows documentation/swiftui/timelineview/context/cadence.
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    /// The date.
    public let date: Date
    /// How often the view changes.
    public var cadence: Cadence { .live }
  }
}

extension TimelineView: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// A view that a closure makes for each date.
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content
  ) {
    (self.schedule, self.content) = (schedule, content)
  }

  func build(_ node: ViewNode) {
    let now = node.environment.now()
    let date = schedule.entries(from: now, mode: .normal).first { _ in true } ?? now
    node.setChild(content(Context(date: date)))
  }
}
