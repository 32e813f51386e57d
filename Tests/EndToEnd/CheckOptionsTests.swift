import Foundation
import Testing

@Suite("Options of a check")
struct CheckOptionsTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  private static let page = """
    # A counter

    **Counter.swift**

    ```swift
    import Foundation

    struct Counter {
        var count = 0
        // ...
    }
    ```

    Text:

    ```swift {1}
    func increase() {
        count += 1 // "é"
    }
    ```

    """

  private func bytes(_ text: String) -> Data {
    Data([0xEF, 0xBB, 0xBF] + Array(text.replacing("\n", with: "\r\n").utf8))
  }

  @Test("annotate writes the guesses into the pages of all languages, and nothing else")
  func annotate() throws {
    let right = Self.page.replacing("func inc", with: "mutating func inc")
    let folder = try TemporaryFolder(["counter.en.md": right])
    try folder.write(bytes(right), to: "counter.de.md")
    let before = try tool.run("check", "--format", "json", ".", in: folder)
    let outcome = try tool.run("check", "--annotate", "counter.en.md", in: folder)
    #expect(outcome.status == 0)
    #expect(
      outcome.error.contains("counter.de.md:16:13: note: the info string now says in=Counter"))
    let expected =
      right.replacing("```swift\nimport", with: "```swift file=Counter.swift\nimport")
      .replacing("{1}", with: "{1} in=Counter")
    #expect(folder.text(of: "counter.en.md") == expected)
    let german = FileManager.default.contents(
      atPath: folder.url.appendingPathComponent("counter.de.md").path)
    #expect(german == bytes(expected))
    #expect(folder.names == ["counter.de.md", "counter.en.md"])

    let after = try tool.run("check", "--format", "json", ".", in: folder)
    #expect(try verdicts(after.output) == verdicts(before.output))
    #expect(try annotations(before.output) == ["file=Counter.swift", "in=Counter"])
    #expect(try annotations(after.output) == [])
    let again = try tool.run("check", "--annotate", ".", in: folder)
    #expect(again.error.isEmpty)
    #expect(folder.text(of: "counter.en.md") == expected)
  }

  @Test("fix makes the compiler's changes in all languages, round by round, and says which")
  func fix() throws {
    let use =
      "```swift\nfunc use() {\n    let counter = Counter()\n    counter.increase()\n}\n```\n"
    let folder = try TemporaryFolder(["counter.en.md": Self.page + use])
    try folder.write(bytes(Self.page + use), to: "counter.de.md")
    let outcome = try tool.run("check", "--fix", "counter.en.md", in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.error.contains("counter.en.md:17:1: note: inserted 'mutating ': "))
    #expect(outcome.error.contains("counter.de.md:23:5: note: replaced 'let' with 'var': "))
    #expect(outcome.output.contains("\n6 verified, 0 expected error, 0 failed"))
    let expected = (Self.page + use).replacing("func inc", with: "mutating func inc")
      .replacing("let counter", with: "var counter")
    #expect(folder.text(of: "counter.en.md") == expected)
    let german = FileManager.default.contents(
      atPath: folder.url.appendingPathComponent("counter.de.md").path)
    #expect(german == bytes(expected))
  }

  @Test("fix leaves alone what the compiler leaves open, and errors that are meant")
  func leftAlone() throws {
    let page = """
      ```swift
      let text: String? = ""
      let number: Int = text.count
      ```

      ```swift
      let constant = 1
      constant = 2 // ❌
      ```

      """
    let folder = try TemporaryFolder(["note.en.md": page])
    let outcome = try tool.run("check", "--fix", ".", in: folder)
    #expect(outcome.status == 1)
    #expect(!outcome.error.contains("[fixed]"))
    #expect(folder.text(of: "note.en.md") == page)
  }

  @Test("shards merged are what one run writes, in every format")
  func shards() throws {
    let folder = try TemporaryFolder([
      "a/one.en.md": Self.page, "a/one.de.md": Self.page,
      "a/two.en.md": "```swift\nlet a = 1\n```\n\n```swift expct-error\nlet b = 1\n```\n",
      "a/three.en.md": "```swift\nimport ARKit\n```\n", "a/four.ja.md": "# 本文\n",
    ])
    for count in [1, 3, 7] {
      let files = try (1...count).map { number in
        let part = try tool.run("check", "--shard", "\(number)/\(count)", "-fjson", "a", in: folder)
        try folder.write(Data(part.output.utf8), to: "\(number).json")
        return "\(number).json"
      }
      for format in ["json", "sarif", "junit", "github", "text"] {
        let whole = try tool.run("check", "--format", format, "a", in: folder)
        let merged = try tool.start(["check", "--merge", "-f", format] + files, in: folder)
          .finish(limit: 120)
        #expect(merged.output == whole.output)
        #expect(merged.error == whole.error)
        #expect(merged.status == whole.status)
      }
    }
  }

  @Test("missing lists what the stand-ins lack")
  func missing() throws {
    let block = "```swift\nimport ARKit\nlet session = ARSession()\n```\n\n"
    let folder = try TemporaryFolder(["note.en.md": block + block])
    let outcome = try tool.run("check", "--missing", ".", in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("    2  ARKit  ./note.en.md:1\n"))
  }

  @Test(
    "that contradict each other or the machine are refused",
    arguments: [
      (["--missing", "--merge"], "the options '--merge' and '--missing' do not go together"),
      (["--missing", "--format", "sarif"], "'--missing' is not written as sarif"),
      (["--shard", "0/3"], "'0/3' is no part of the articles"),
      (["--shard", "4/3"], "'4/3' is no part of the articles"),
      (["--shard", "1/2", "--fix"], "do not go together"),
      (["--merge", "note.en.md"], "this file is no result of 'stele check --format json'"),
    ])
  func refused(options: [String], message: String) throws {
    let folder = try TemporaryFolder(["note.en.md": "# A\n"])
    let outcome = try tool.start(["check"] + options, in: folder).finish(limit: 60)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains(message))
    #expect(outcome.output.isEmpty)
  }

  // MARK: Reading reports

  private struct Report: Decodable {
    struct Block: Decodable {
      var verdict: String
      var annotations: [String]
    }
    var blocks: [Block]
  }

  private func verdicts(_ json: String) throws -> [String] {
    try JSONDecoder().decode(Report.self, from: Data(json.utf8)).blocks.map(\.verdict)
  }

  private func annotations(_ json: String) throws -> Set<String> {
    Set(try JSONDecoder().decode(Report.self, from: Data(json.utf8)).blocks.flatMap(\.annotations))
  }
}
