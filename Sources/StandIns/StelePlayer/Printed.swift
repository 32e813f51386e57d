import Foundation

/// What the sample prints. The standard output is a file that can be read while it is written.
@MainActor struct Printed {
  private var position: off_t = 0
  private var rest: [UInt8] = []
  private(set) var lines: [String] = []

  /// Reads what has been printed since the last time.
  mutating func read() {
    fflush(nil)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = pread(1, &bytes, bytes.count, position)
      guard count > 0 else { break }
      position += off_t(count)
      rest += bytes.prefix(count)
    }
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(String(decoding: rest[..<end], as: UTF8.self))
      rest.removeSubrange(...end)
    }
  }

  /// All lines, and what stands behind the last line's end.
  var all: [String] { rest.isEmpty ? lines : lines + [String(decoding: rest, as: UTF8.self)] }
}
