import Foundation

/// Watches folders with all that is in them and tells of changes, several of which are told together: a
/// branch switch changes thousands of files, and an editor saves one in several steps.
public final class FolderWatch: @unchecked Sendable {
  /// How the system is asked.
  public enum Method: Sendable {
    /// The system tells of changes (inotify); where it does not, the folders are looked through.
    case events
    /// The folders are looked through again and again.
    case polling
  }

  /// Once nothing has changed for so long, what has changed is told.
  private static let quiet: TimeInterval = 0.008
  /// Where something is gone it is often on its way back, as for editors that save by renaming.
  private static let quietAfterLoss: TimeInterval = 0.08
  /// What goes on changing is told so often.
  private static let longest: TimeInterval = 0.3

  private let news: AsyncStream<Void>
  private let lock = NSLock()
  // The lock guards these two.
  private var isStopped = false
  private var untold = FolderChange()

  /// Watches from now on.
  public init(_ folders: [String], by method: Method = .events) {
    let continuation: AsyncStream<Void>.Continuation
    (news, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    var source: any ChangeSource = FolderScan(folders)
    #if os(Linux)
      if method == .events, let events = Inotify(folders) { source = events }
    #endif
    let run = Run(source: source)
    let thread = Thread { [weak self] in
      while self?.isRunning == true {
        guard let change = run.next() else { continue }
        self?.keep(change)
        continuation.yield()
      }
      continuation.finish()
    }
    thread.name = "stele.watch"
    thread.start()
  }

  deinit { stop() }

  /// Stops watching.
  public func stop() { lock.withLock { isStopped = true } }

  /// The changes, until the watch is stopped. What comes while the one before is being dealt with is told
  /// together.
  public var changes: AsyncCompactMapSequence<AsyncStream<Void>, FolderChange> {
    news.compactMap { [weak self] _ in self?.told() }
  }

  private func keep(_ change: FolderChange) { lock.withLock { untold.merge(change) } }

  private func told() -> FolderChange? {
    lock.withLock {
      defer { untold = FolderChange() }
      return untold.isEmpty ? nil : untold
    }
  }

  private var isRunning: Bool { lock.withLock { !isStopped } }

  /// The thread's own part, which no other thread sees.
  private final class Run: @unchecked Sendable {
    private var source: any ChangeSource

    init(source: any ChangeSource) { self.source = source }

    /// What has changed by the time that it is quiet again; nothing where nothing happens for a while.
    func next() -> FolderChange? {
      var change = source.wait(for: 0.25)
      guard !change.isEmpty else { return nil }
      let end = Date(timeIntervalSinceNow: FolderWatch.longest)
      while Date() < end {
        let isLost = change.paths.contains { !FileManager.default.fileExists(atPath: $0) }
        let more = source.wait(
          for: isLost ? FolderWatch.quietAfterLoss : FolderWatch.quiet)
        if more.isEmpty { break }
        change.merge(more)
      }
      return change
    }
  }
}

/// Tells what has changed since it was last asked.
protocol ChangeSource {
  /// Waits for a change, but no longer than some seconds.
  mutating func wait(for seconds: TimeInterval) -> FolderChange
}
