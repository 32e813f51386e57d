import Foundation

/// Finds changes by looking through the folders, where the system does not tell of them.
struct FolderScan: ChangeSource {
  /// So often it looks.
  private static let pause: TimeInterval = 0.06

  private let folders: [String]
  private var stamps: [String: FileStamp]

  init(_ folders: [String]) {
    self.folders = folders
    stamps = Self.stamps(in: folders)
  }

  mutating func wait(for seconds: TimeInterval) -> FolderChange {
    let end = Date(timeIntervalSinceNow: seconds)
    while true {
      usleep(UInt32(min(seconds, Self.pause) * 1_000_000))
      let now = Self.stamps(in: folders)
      let old = stamps
      stamps = now
      let changed = Set(now.keys.filter { now[$0] != old[$0] })
        .union(old.keys.filter { now[$0] == nil })
      if !changed.isEmpty { return FolderChange(changed) }
      if Date() >= end { return FolderChange() }
    }
  }

  private static func stamps(in folders: [String]) -> [String: FileStamp] {
    FileStamp.all(in: folders) { FolderChange.isIgnored($0) }
  }
}
