import Catalog
import Diagnostics
import Testing

@testable import Translations

@Suite("A lock file")
struct LockTests {
  private static let oddIDs = [
    "setup", "はじめに", "a b", "100%", "", "#x", "tab\there", "<<<<<<<", "=", "a/b", "%41", "é",
  ]

  private func randomLock(_ generator: inout SeededGenerator) -> FreshnessLock {
    let entries = (0..<Int.random(in: 0...20, using: &generator)).map { _ in
      let blocks = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
        SectionFingerprint.Block(
          kind: BlockKind.allCases.randomElement(using: &generator) ?? .code,
          hash: UInt32.random(in: 0...0xFF_FFFF, using: &generator))
      }
      return FreshnessLock.Entry(
        section: Self.oddIDs.randomElement(using: &generator) ?? "",
        translation: Self.oddIDs.randomElement(using: &generator) ?? "",
        source: SectionFingerprint(
          value: UInt64.random(in: 0...UInt64.max, using: &generator), blocks: blocks))
    }
    return FreshnessLock(entries)
  }

  @Test("is read as it was written, whatever it holds")
  func roundTrip() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      let lock = randomLock(&generator)
      let text = lock.text(page: "a/ja.md", source: "en")
      let (read, problems) = FreshnessLock.read(SourceText(path: "ja.lock", text: text))
      #expect(read == lock)
      #expect(problems.isEmpty)
      #expect(read.text(page: "a/ja.md", source: "en") == text)
    }
  }

  @Test("has a line for each section, sorted, whatever the order in which they are given")
  func lines() {
    var generator = SeededGenerator(seed: 5)
    let lock = randomLock(&generator)
    #expect(FreshnessLock(lock.entries.shuffled(using: &generator)) == lock)
    let lines = lock.text(page: "ja.md", source: "en").split(separator: "\n").map(String.init)
    #expect(lines.count == lock.entries.count + 2)
    #expect(lines.dropFirst(2).elementsEqual(lines.dropFirst(2).sorted()))
  }

  @Test(
    "lies beside its page",
    arguments: [
      ("a/ja.md", "a/ja.lock"), ("a/note.ja.md", "a/note.ja.lock"), ("ja.markdown", "ja.lock"),
      ("a.b/ja", "a.b/ja.lock"),
    ])
  func path(page: String, lock: String) {
    #expect(FreshnessLock.path(forPage: page) == lock)
  }

  @Test("that a merge has left with marks or with nonsense is read as far as it can be")
  func damage() {
    let text = """
      # A lock.
      stele-lock 1
      <<<<<<< ours
      a a 0000000000000001 p000001
      =======
      a a 0000000000000002 p000002
      >>>>>>> theirs
      b b nonsense

      """
    let (lock, problems) = FreshnessLock.read(SourceText(path: "ja.lock", text: text))
    #expect(lock.entries.map(\.source.value) == [1, 2])
    #expect(problems.compactMap(\.range?.start.line) == [3, 5, 7, 8])
    #expect(problems.allSatisfy { $0.severity == .warning && $0.file == "ja.lock" })
    let other = FreshnessLock.read(SourceText(path: "x", text: "{\"version\": 1}\n"))
    #expect(other.lock.entries.isEmpty && other.problems.count == 1)
  }
}
