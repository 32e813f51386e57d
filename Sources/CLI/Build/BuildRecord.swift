import Foundation
import Server
import Site
import Verification

/// What a build was made from, what it wrote, and what it said. Where nothing of the first two has changed,
/// building again would write the same, so only the last is done.
struct BuildRecord: Codable {
  /// Stands for everything that the site is made from.
  private var inputs: String
  /// Files outside the folders that were looked through, with their stamps.
  private var others: [String: String]
  /// Stands for the files that were written.
  private var output: String
  private var status: Int32
  private var said: [Transcript.Part]

  /// Where the record of an output folder is kept.
  struct Place {
    private let records: CacheFolder
    private let name: String
    private let output: String
    private let inputs: String

    /// The place for a build; what it is made from is looked at now.
    ///
    /// - Parameter facts: what the site depends on besides files.
    init(output: String, cache: CacheFolder, folders: [String], facts: [String]) {
      let whole = URL(fileURLWithPath: output).standardizedFileURL.resolvingSymlinksInPath().path
      self.output = whole
      records = cache.folder("builds")
      name = "\(SHA256.text(of: whole)).json"
      inputs = SHA256.text(of: facts.joined(separator: "\u{0}") + BuildRecord.text(of: folders))
    }

    /// Says again what the last build said, if another one would write the same site.
    ///
    /// - Returns: its exit status; nothing where the site has to be built.
    func replay(on console: Console) -> ExitStatus? {
      guard let bytes = records.read(name),
        let record = try? JSONDecoder().decode(BuildRecord.self, from: Data(bytes)),
        record.inputs == inputs,
        record.others.allSatisfy({ BuildRecord.stamp(of: $0.key) == $0.value }),
        record.output == BuildRecord.output(in: output),
        let status = ExitStatus(rawValue: record.status)
      else { return nil }
      Transcript.replay(record.said, on: console)
      return status
    }

    /// Keeps what a build has done. Where that fails, the next one builds again.
    func keep(_ status: ExitStatus, _ said: [Transcript.Part], others: [String]) {
      let record = BuildRecord(
        inputs: inputs,
        others: Dictionary(others.map { ($0, BuildRecord.stamp(of: $0)) }) { first, _ in first },
        output: BuildRecord.output(in: output), status: status.rawValue, said: said)
      guard let data = try? JSONEncoder().encode(record) else { return }
      try? records.write(Array(data), to: name)
      forgetOldest(in: URL(fileURLWithPath: records.path))
    }

    /// Output folders come and go; the records of those that were not built for longest go as well.
    private func forgetOldest(in folder: URL) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      guard names.count > Self.mostRecords else { return }
      let byAge = names.map { folder.appendingPathComponent($0) }.sorted { a, b in
        Self.date(of: a) < Self.date(of: b)
      }
      for old in byAge.prefix(names.count - Self.mostRecords / 2) {
        try? FileManager.default.removeItem(at: old)
      }
    }

    private static let mostRecords = 200

    private static func date(of file: URL) -> Date {
      let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
      return values?.contentModificationDate ?? .distantPast
    }
  }

  private static func stamp(of path: String) -> String { FileStamp(of: path)?.text ?? "none" }

  private static func output(in folder: String) -> String { SHA256.text(of: text(of: [folder])) }

  private static func text(of folders: [String]) -> String {
    FileStamp.all(in: folders).map { "\($0.key)\u{0}\($0.value.text)" }.sorted()
      .joined(separator: "\u{0}")
  }
}
