import Foundation
import Testing

/// The README as a reader follows it: its pages are written, its commands are run, and what they print
/// is what it shows.
@Suite("The README's example")
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func blocks(_ fence: String, _ text: String) -> [(before: Substring, body: String)] {
    let end = "\n" + fence.prefix { $0 == "`" } + "\n"
    let parts = text.components(separatedBy: "\n\(fence)\n")
    return zip(parts, parts.dropFirst()).compactMap { before, after in
      after.components(separatedBy: end).first.map { (before.suffix(200), $0 + "\n") }
    }
  }

  @Test("prints what the README shows")
  func example() throws {
    let readme = try String(
      contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    let folder = try TemporaryFolder()
    let pages = blocks("````markdown", readme)
    #expect(pages.count == 2)
    for page in pages {
      let quoted = page.before.split(separator: "`", omittingEmptySubsequences: false)
      let name = try #require(quoted.last { $0.hasSuffix(".md") })
      try folder.write(Data(page.body.utf8), to: String(name))
    }
    let tool = try Tool()
    let console = try #require(blocks("```console", readme).first?.body)
    let runs = ("\n" + console).components(separatedBy: "\n$ ").dropFirst()
    #expect(runs.count == 2)
    for run in runs {
      let lines = run.split(separator: "\n", maxSplits: 1)
      let words = try #require(lines.first).split(separator: " ").map(String.init)
      #expect(words.first == "stele")
      let outcome = try tool.start(Array(words.dropFirst()), in: folder).finish(limit: 600)
      let shown = lines.dropFirst().first.map { String($0).trimmingCharacters(in: .newlines) }
      let printed = (outcome.error + outcome.output).trimmingCharacters(in: .newlines)
      #expect(withoutVersion(printed) == shown.map(withoutVersion))
      #expect(outcome.status == 1)
    }
  }

  /// The compiler's version is that of the machine.
  private func withoutVersion(_ text: String) -> String {
    text.replacing(/Swift \d+(\.\d+)*/, with: "Swift")
  }
}
