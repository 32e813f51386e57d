import Diagnostics
import Foundation
import Site
import Verification

/// The program `pagefind`, which makes the index for searching. Nothing but the search needs it.
struct Pagefind {
  /// The command: the program, and what comes before the options.
  let words: [String]

  /// The program that the environment names, else the one on the path. The extended one is sought first:
  /// it knows where a Japanese or Chinese word ends.
  static func find(_ environment: [String: String]) -> Pagefind? {
    if let words = environment["STELE_PAGEFIND"]?.split(separator: " ").map(String.init) {
      return words.isEmpty ? nil : Pagefind(words: words)
    }
    let path = SearchPath(environment)
    return (path.program("pagefind_extended") ?? path.program("pagefind")).map {
      Pagefind(words: [$0])
    }
  }

  /// What to say where there is none.
  static let missing = Diagnostic(
    .note, "no-search", "the site has no search, as there is no command 'pagefind'",
    help: "after 'pip install pagefind-bin-extended', set STELE_PAGEFIND to "
      + "'python3 -m pagefind_bin_extended'")

  /// The indexer that runs it.
  var indexer: SearchIndexer {
    SearchIndexer { folder in
      do {
        return try run(on: folder)
      } catch {
        return [
          Diagnostic(
            .warning, "no-search", "the site has no search: '\(words[0])' cannot be run: \(error)")
        ]
      }
    }
  }

  /// Parts of an article that are not its text.
  private static let furniture = [
    ".heading-links", ".eyebrow", ".meta", ".beside", ".contents", ".copy", ".verdict", ".change",
  ]

  /// Pagefind brings interfaces of its own, larger than the index of most sites; the theme has one.
  private func removeInterfaces(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix("pagefind-") && (name.contains("ui.") || name.contains("highlight")) {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  /// Runs it to its end. What it says goes through a file, so that no pipe can fill up.
  private func run(on folder: String) throws -> [Diagnostic] {
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("stele-pagefind-\(UUID().uuidString)")
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      words + [
        "--site", folder, "--output-subdir", SearchIndexer.folder, "--silent",
        "--exclude-selectors", Self.furniture.joined(separator: ", "),
      ]
    process.standardInput = FileHandle.nullDevice
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus != 0 else {
      removeInterfaces(in: "\(folder)/\(SearchIndexer.folder)")
      return []
    }
    let said = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
    let last = said.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
    return [
      Diagnostic(
        .warning, "no-search",
        "the site has no search: '\(words.joined(separator: " "))' failed: \(last)")
    ]
  }
}
