import Foundation

@_silgen_name("_dispatch_get_main_queue_handle_4CF") private func mainQueueHandle() -> Int32

/// The queue of the main thread.
enum MainQueue {
  /// Whether it has something to do. The run loop is told so by a file.
  static var isWaiting: Bool {
    var bell = pollfd(fd: mainQueueHandle(), events: Int16(POLLIN), revents: 0)
    return poll(&bell, 1, 0) > 0
  }
}
