#if os(Linux)
  import Foundation
  import Glibc

  /// Changes as Linux tells them, folder by folder.
  final class Inotify: ChangeSource {
    /// A file counts as changed once it is closed: before, it may be half written.
    private static let events =
      UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_CREATE)
      | UInt32(IN_DELETE) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)

    private let handle: Int32
    private let roots: [String]
    private var folders: [Int32: String] = [:]
    private var watches: [String: Int32] = [:]
    private var change = FolderChange()

    /// Nothing where the system cannot watch that many folders.
    init?(_ roots: [String]) {
      self.roots = roots
      handle = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard handle >= 0 else { return nil }
      for root in roots where !watch(root, isNew: false) { return nil }
    }

    deinit { if handle >= 0 { close(handle) } }

    func wait(for seconds: TimeInterval) -> FolderChange {
      var file = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
      if poll(&file, 1, Int32((seconds * 1000).rounded(.up))) > 0 { readEvents() }
      // A branch switch may take a whole folder away and bring it back.
      for root in roots where watches[root] == nil { _ = watch(root, isNew: true) }
      defer { change = FolderChange() }
      return change
    }

    // MARK: Watches

    /// Watches a folder and those in it; what stands in a new one is new as well.
    ///
    /// - Returns: whether the system has room for the watches.
    private func watch(_ top: String, isNew: Bool) -> Bool {
      var open = [top]
      while let folder = open.popLast() {
        let watch = inotify_add_watch(handle, folder, Self.events | UInt32(IN_ONLYDIR))
        guard watch >= 0 else {
          if errno == ENOSPC { return false }
          continue
        }
        // A link may lead to a folder that is watched already.
        guard folders[watch] == nil else { continue }
        folders[watch] = folder
        watches[folder] = watch
        if isNew { change.paths.insert(folder) }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where !FolderChange.isIgnored(name) {
          let path = joined(folder, name)
          var facts = stat()
          guard stat(path, &facts) == 0 else { continue }
          if facts.st_mode & S_IFMT == S_IFDIR {
            open.append(path)
          } else if isNew {
            change.paths.insert(path)
          }
        }
      }
      return true
    }

    /// Forgets a folder that is gone, and those in it.
    private func forget(_ folder: String) {
      for (path, watch) in watches where path == folder || path.hasPrefix(folder + "/") {
        inotify_rm_watch(handle, watch)
        watches[path] = nil
        folders[watch] = nil
      }
    }

    // MARK: Events

    private func readEvents() {
      var buffer = [UInt8](repeating: 0, count: 64 << 10)
      while true {
        let count = read(handle, &buffer, buffer.count)
        guard count > 0 else { return }
        buffer.withUnsafeBytes { bytes in
          var offset = 0
          let size = MemoryLayout<inotify_event>.size
          while offset + size <= count {
            let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
            let name = bytes[offset + size..<min(count, offset + size + Int(event.len))]
            take(event, String(decoding: name.prefix { $0 != 0 }, as: UTF8.self))
            offset += size + Int(event.len)
          }
        }
      }
    }

    private func take(_ event: inotify_event, _ name: String) {
      func has(_ flag: some BinaryInteger) -> Bool { event.mask & UInt32(flag) != 0 }
      if has(IN_Q_OVERFLOW) {
        change.isIncomplete = true
        for root in roots { _ = watch(root, isNew: true) }
        return
      }
      guard let folder = folders[event.wd] else { return }
      if has(IN_DELETE_SELF) || has(IN_MOVE_SELF) || has(IN_IGNORED) {
        change.paths.insert(folder)
        // One in another folder is told of there as well.
        if roots.contains(folder) || !has(IN_MOVE_SELF) { forget(folder) }
        return
      }
      guard !name.isEmpty, !FolderChange.isIgnored(name) else { return }
      let path = joined(folder, name)
      if has(IN_ISDIR) {
        change.paths.insert(path)
        if has(IN_MOVED_FROM) || has(IN_DELETE) { forget(path) }
        if has(IN_CREATE) || has(IN_MOVED_TO) { _ = watch(path, isNew: true) }
      } else if !has(IN_CREATE) || isLink(path) {
        change.paths.insert(path)
      }
    }

    /// Links are there at once, other files once they are written.
    private func isLink(_ path: String) -> Bool {
      var facts = stat()
      return lstat(path, &facts) == 0
        && (facts.st_mode & S_IFMT == S_IFLNK || facts.st_nlink > 1)
    }

    private func joined(_ folder: String, _ name: String) -> String {
      folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }
  }
#endif
