import Foundation

/// What the threads of the program are at, as the system tells.
enum Threads {
  private static let folder = "/proc/self/task"

  /// Whether no thread but some can go on: each one waits for another, for a timer or for nothing.
  static func areWaiting(but others: Set<String> = []) -> Bool {
    guard let tasks = opendir(folder) else { return true }
    defer { closedir(tasks) }
    while let entry = readdir(tasks) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") || others.contains(name) { continue }
      guard isWaiting(name) else { return false }
    }
    return true
  }

  /// Whether a thread can't go on; one that is gone can't.
  private static func isWaiting(_ name: String) -> Bool {
    let file = open("\(folder)/\(name)/stat", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return true }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
      let count = read(file, buffer.baseAddress, buffer.count)
      // The state stands behind the name, which is in parentheses and may hold some itself.
      guard count > 0, let end = buffer.prefix(count).lastIndex(of: UInt8(ascii: ")")),
        end + 2 < count
      else { return true }
      return [UInt8(ascii: "S"), UInt8(ascii: "Z"), UInt8(ascii: "X")].contains(buffer[end + 2])
    }
  }

  /// The name of the thread that asks.
  static var current: String {
    let files = FileManager.default
    let path = (try? files.destinationOfSymbolicLink(atPath: "/proc/thread-self")) ?? ""
    return path.split(separator: "/").last.map(String.init) ?? ""
  }
}

// Dispatch asks how many threads can work at once. With a single one, tasks take turns in the same order in
// every run.

/// `pthread_getaffinity_np`: there is one processor.
@_cdecl("pthread_getaffinity_np")
public func _steleProcessors(
  _ thread: pthread_t, _ size: Int, _ set: UnsafeMutableRawPointer
) -> Int32 {
  set.initializeMemory(as: UInt8.self, repeating: 0, count: size)
  if size > 0 { set.storeBytes(of: 1, as: UInt8.self) }
  return 0
}
