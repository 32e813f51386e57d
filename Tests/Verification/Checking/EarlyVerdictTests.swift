import Testing
import Verification

/// What is told of blocks while their page is being checked.
@Suite("Verdicts before the page is done")
struct EarlyVerdictTests {
  private actor Told {
    var blocks: [BlockReport] = []
    func add(_ block: BlockReport) { blocks.append(block) }
  }

  @Test("are those at its end, block by block")
  func order() async throws {
    let code = [
      "let number: Int = \"three\"", "print(1 + 1)", "let text: String = 3 // error",
    ]
    let page = code.map { "Text.\n\n```swift\n\($0)\n```\n" }.joined(separator: "\n")
    let told = Told()
    let report = try await TestCompiler.reports(on: ["en": page]) { await told.add($0) }.report
    let early = await told.blocks
    #expect(early.map(\.verdict) == [.failed, .verified, .expectedError])
    #expect(early.map(\.line) == report.blocks.map(\.line))
    #expect(early.map(\.verdict) == report.blocks.map(\.verdict))
    #expect(early.first?.diagnostics.first?.range == report.blocks.first?.diagnostics.first?.range)
  }

  @Test("wait where a later block shows what is missing")
  func later() async throws {
    let page = """
      ```swift
      struct Counter {
          func show() { print(title) }
      }
      ```

      ```swift
      extension Counter {
          var title: String { "Title" }
      }
      ```
      """
    let told = Told()
    let report = try await TestCompiler.reports(on: ["en": page]) { await told.add($0) }.report
    #expect(report.blocks.map(\.verdict) == [.verified, .verified])
    #expect(await told.blocks.allSatisfy { $0.verdict == .verified })
  }
}
