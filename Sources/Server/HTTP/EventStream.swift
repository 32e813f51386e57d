import CMicroHTTPD
import Foundation

/// One browser's connection for events: turns announcements into the text of server-sent events.
final class EventStream {
  /// So often something is sent in any case, by which a connection that is gone is noticed.
  private static let heartbeat: TimeInterval = 10

  private let announcements: Announcements
  private var version = 0
  private var unsent: ArraySlice<UInt8> = []

  private init(_ announcements: Announcements) {
    self.announcements = announcements
  }

  /// The response that sends them; it owns the stream.
  static func response(_ announcements: Announcements) -> OpaquePointer? {
    let stream = Unmanaged.passRetained(EventStream(announcements)).toOpaque()
    let response = MHD_create_response_from_callback(
      UInt64.max, 512,
      { stream, _, buffer, room in
        guard let stream, let buffer else { return stele_end_of_stream() }
        return Unmanaged<EventStream>.fromOpaque(stream).takeUnretainedValue()
          .fill(UnsafeMutableRawBufferPointer(start: buffer, count: room))
      }, stream,
      { stream in
        if let stream { Unmanaged<EventStream>.fromOpaque(stream).release() }
      })
    if response == nil { Unmanaged<EventStream>.fromOpaque(stream).release() }
    return response
  }

  /// Waits for something to say and puts as much of it into the buffer as fits.
  private func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
    if unsent.isEmpty {
      switch announcements.next(after: version, for: Self.heartbeat) {
      case .end: return stele_end_of_stream()
      case .nothing: unsent = ArraySlice(": still here\n\n".utf8)
      case .version(let latest):
        version = latest
        unsent = ArraySlice("data: \(latest)\n\n".utf8)
      }
    }
    let count = min(unsent.count, buffer.count)
    buffer.copyBytes(from: unsent.prefix(count))
    unsent = unsent.dropFirst(count)
    return count
  }
}
