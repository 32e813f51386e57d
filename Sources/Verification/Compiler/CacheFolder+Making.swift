import Foundation

extension CacheFolder {
  /// Makes a folder in this one, whole or not at all, unless it is complete or another process makes it
  /// first.
  ///
  /// - Parameters:
  ///   - name: the name of the folder, which says all that its contents depend on.
  ///   - isThere: whether the folder is there and complete.
  ///   - fill: writes the contents into a draft of the folder.
  /// - Throws: what `fill` throws, or why the folder cannot be made.
  package func make(
    _ name: String, unless isThere: () -> Bool, fill: (_ draft: String) async throws -> Void
  ) async throws {
    guard !isThere() else { return }
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try await FileLock.hold("\(path)/.\(name).lock") {
      guard !isThere() else { return }
      let draft = "\(path)/.\(name).draft"
      // The lock is ours, so a draft that is there was left by one that was interrupted.
      try? FileManager.default.removeItem(atPath: draft)
      try FileManager.default.createDirectory(atPath: draft, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: draft) }
      try await fill(draft)
      try FileManager.default.moveItem(atPath: draft, toPath: "\(path)/\(name)")
    }
  }

  /// Removes what nobody has used for a month, and what was left by something that was interrupted.
  package func removeUnused() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let now = Date()
    for name in names {
      let item = "\(path)/\(name)"
      let facts = try? FileManager.default.attributesOfItem(atPath: item)
      guard let date = facts?[.modificationDate] as? Date else { continue }
      let days = now.timeIntervalSince(date) / 86_400
      if days > (name.hasPrefix(".") ? 1 : 30) { try? FileManager.default.removeItem(atPath: item) }
    }
  }
}
