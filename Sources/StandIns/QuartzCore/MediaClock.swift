@_exported import CoreGraphics

/// The time that animations run by. It follows the system's clock until somebody takes it in hand
/// with `_takeControl()`; from then on only `_advance(by:)` moves it, so that a run without a
/// screen finishes an animation of two seconds at once and always in the same order.
public final class _MediaClock: @unchecked Sendable {
  /// The clock that `CACurrentMediaTime()` reads.
  public static let main = _MediaClock()

  private struct Entry {
    let time: CFTimeInterval
    let order: Int
    let work: @MainActor () -> Void
  }

  private let lock = NSLock()
  private var manualTime: CFTimeInterval?
  private var entries: [Entry] = []
  private var nextOrder = 0

  public init() {}

  public var now: CFTimeInterval {
    lock.withLock { manualTime ?? ProcessInfo.processInfo.systemUptime }
  }

  /// Stops following the system's clock.
  public func _takeControl() {
    lock.withLock { manualTime = manualTime ?? ProcessInfo.processInfo.systemUptime }
  }

  /// Runs the work when the delay has passed, at once without a delay.
  @MainActor
  public func _schedule(after delay: CFTimeInterval, _ work: @escaping @MainActor () -> Void) {
    if delay <= 0 { work() } else { _scheduleLater(after: delay, work) }
  }

  /// Runs the work on the main actor when the delay has passed, but never at once.
  public func _scheduleLater(
    after delay: CFTimeInterval, _ work: @escaping @MainActor () -> Void
  ) {
    let isManual = lock.withLock {
      guard let manualTime else { return false }
      entries.append(Entry(time: manualTime + delay, order: nextOrder, work: work))
      nextOrder += 1
      return true
    }
    if isManual { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
      MainActor.assumeIsolated { work() }
    }
  }

  /// Moves the time on and runs what becomes due, in the order of time.
  @MainActor
  public func _advance(by seconds: CFTimeInterval) {
    _takeControl()
    _advance(to: now + seconds)
  }

  /// The moment at which something is due next; nothing if nobody has taken the clock in hand.
  public var _next: CFTimeInterval? { lock.withLock { entries.map(\.time).min() } }

  /// Moves the time on to a moment and runs what becomes due, in the order of time.
  @MainActor
  public func _advance(to end: CFTimeInterval) {
    while let entry = takeNext(until: end) {
      entry.work()
    }
    lock.withLock { manualTime = max(manualTime ?? end, end) }
  }

  private func takeNext(until end: CFTimeInterval) -> Entry? {
    lock.withLock {
      let due = entries.indices.filter { entries[$0].time <= end }
      let first = due.min { left, right in
        (entries[left].time, entries[left].order) < (entries[right].time, entries[right].order)
      }
      guard let first else { return nil }
      let entry = entries.remove(at: first)
      manualTime = max(manualTime ?? entry.time, entry.time)
      return entry
    }
  }
}

/// Seconds since some moment in the past. Follows documentation/quartzcore/cacurrentmediatime().
public func CACurrentMediaTime() -> CFTimeInterval { _MediaClock.main.now }
