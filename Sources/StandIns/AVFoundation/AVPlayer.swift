@_exported import CoreMedia
import Dispatch
@_exported import QuartzCore

/// Plays a medium. Follows documentation/avfoundation/avplayer.
///
/// Nothing here decodes sound or pictures: the player keeps its rate and its time, which moves as far as
/// it is asked to.
open class AVPlayer: NSObject, @unchecked Sendable {
  open private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0 {
    didSet { timeControlStatus = rate == 0 ? .paused : .playing }
  }
  open var volume: Float = 1
  open var isMuted = false
  open var defaultRate: Float = 1
  open private(set) var timeControlStatus = TimeControlStatus.paused
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var status: Status { .readyToPlay }
  open var error: (any Error)? { currentItem?.error }
  private var time = CMTime.zero
  private var observers: [ObjectIdentifier: TimeObserver] = [:]

  public override init() { super.init() }

  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  open func play() { rate = defaultRate }
  open func pause() { rate = 0 }
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    time = .zero
  }

  open func currentTime() -> CMTime { time }
  open func seek(to time: CMTime) { move(to: time) }
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    move(to: time)
    completionHandler(true)
  }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    move(to: time)
  }
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    move(to: time)
    completionHandler(true)
  }

  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    let observer = TimeObserver(block)
    observers[ObjectIdentifier(observer)] = observer
    return observer
  }
  open func removeTimeObserver(_ observer: Any) {
    observers[ObjectIdentifier(observer as AnyObject)] = nil
  }

  private func move(to time: CMTime) {
    self.time = time
    for observer in observers.values { observer.block(time) }
  }

  private final class TimeObserver: NSObject {
    let block: (CMTime) -> Void
    init(_ block: @escaping (CMTime) -> Void) {
      self.block = block
      super.init()
    }
  }

  /// Follows documentation/avfoundation/avplayer/status-swift.enum.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  /// Follows documentation/avfoundation/avplayer/timecontrolstatus-swift.enum.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  /// Follows documentation/avfoundation/avplayer/actionatitemend-swift.enum.
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
}

/// Plays one medium after the other. Follows documentation/avfoundation/avqueueplayer.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem] = []

  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    queue = items
  }

  open func items() -> [AVPlayerItem] { queue }
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
  }
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { true }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = afterItem.flatMap { after in queue.firstIndex { $0 === after } }.map { $0 + 1 }
    queue.insert(item, at: place ?? queue.count)
    if queue.count == 1 { replaceCurrentItem(with: item) }
  }
  open func remove(_ item: AVPlayerItem) { queue.removeAll { $0 === item } }
  open func removeAllItems() {
    queue.removeAll()
    replaceCurrentItem(with: nil)
  }
}

/// Plays a medium again and again. Follows documentation/avfoundation/avplayerlooper.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    super.init()
    player.insert(itemToLoop, after: nil)
  }
  open func disableLooping() {}
}
