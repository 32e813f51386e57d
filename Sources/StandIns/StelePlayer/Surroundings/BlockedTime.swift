import Foundation
import QuartzCore

/// Lets time pass while the sample itself waits for it on the main thread: it sleeps, runs its run loop, or
/// waits for another thread. Nobody else could move it then.
enum BlockedTime {
  private static let pause: VirtualTime.Nanoseconds = 2_000_000

  /// Begins to look, on a thread of its own.
  static func watch() {
    let thread = Thread {
      let own = Threads.current
      var moments = 0
      while true {
        reallySleep(pause)
        // At a second look nobody is just between two things.
        moments = Threads.areWaiting(but: [own]) ? moments + 1 : 0
        if moments >= 2 {
          moments = 0
          leap()
        }
      }
    }
    thread.name = "time"
    thread.start()
  }

  /// Goes to the next moment that somebody waits for.
  private static func leap() {
    let (time, clock) = (VirtualTime.shared, _MediaClock.main)
    let frame = clock._next.map(VirtualTime.nanoseconds)
    guard let moment = [time.next, frame].compactMap(\.self).min() else { return }
    time.advance(to: moment)
    guard let frame, frame <= moment else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { clock._advance(to: time.seconds) } }
  }
}
