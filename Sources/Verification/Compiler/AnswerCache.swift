import Foundation

/// The compiler's answers on disk, each named by all that it depends on.
///
/// Only what the compiler said is kept, never a failure of the machinery. An entry that cannot be
/// read, or is not what its first line promises, counts as absent.
struct AnswerCache: Sendable {
  private let folder: CacheFolder
  /// The total size at which the oldest entries go, in bytes.
  private let sizeLimit: Int

  /// A cache in a folder of its own.
  init(_ cache: CacheFolder, sizeLimit: Int = 256 << 20) {
    folder = cache.folder("answers-1")
    self.sizeLimit = sizeLimit
  }

  /// The answer under a key, or nothing.
  func answer<Answer: Decodable>(_ type: Answer.Type, for key: String) -> Answer? {
    guard let bytes = folder.read(name(key)), let line = bytes.firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let body = Array(bytes[(line + 1)...])
    guard String(decoding: bytes[..<line], as: UTF8.self) == checksum(body) else { return nil }
    return try? JSONDecoder().decode(type, from: Data(body))
  }

  /// Keeps an answer. A cache that cannot be written only makes the next run slower.
  func keep(_ answer: some Encodable, for key: String) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let body = try? encoder.encode(answer) else { return }
    let bytes = Array("\(checksum(Array(body)))\n".utf8) + body
    try? folder.write(bytes, to: name(key))
  }

  /// Removes the oldest entries until three quarters of the limit are left, if the limit is passed.
  func prune() {
    let keys: [URLResourceKey] = [.fileSizeKey, .contentModificationDateKey, .isRegularFileKey]
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder.path), includingPropertiesForKeys: keys)
    var entries: [(file: URL, size: Int, date: Date)] = []
    while let file = files?.nextObject() as? URL {
      guard let facts = try? file.resourceValues(forKeys: Set(keys)), facts.isRegularFile == true
      else { continue }
      entries.append((file, facts.fileSize ?? 0, facts.contentModificationDate ?? .distantPast))
    }
    var total = entries.reduce(0) { $0 + $1.size }
    guard total > sizeLimit else { return }
    for entry in entries.sorted(by: { $0.date < $1.date }) where total > sizeLimit / 4 * 3 {
      try? FileManager.default.removeItem(at: entry.file)
      total -= entry.size
    }
  }

  private func name(_ key: String) -> String { "\(key.prefix(2))/\(key)" }

  private func checksum(_ body: [UInt8]) -> String {
    var hash = ContentHash()
    hash.add(body)
    return hash.digest()
  }
}
