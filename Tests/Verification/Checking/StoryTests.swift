import Samples
import Testing
import Verification

@Suite("What a block means in its article")
struct StoryTests {
  @Test(
    "Crosses, bursts and reworded messages mark errors; a cross may also be advice",
    arguments: [
      ("let a = 1\na = 2 // 💥 a is a constant", Verdict.expectedError),
      ("let a = 1\nprint(a) // 💥 a is a constant", .verified),
      ("let a = 1 // ❌ hard to read", .verified),
      ("let a = 1 // ❌ an error", .failed),
      (
        "let a: Int = \"\" // error: cannot convert value of type 'String' to type 'Int'",
        .expectedError
      ),
      ("let a: Int = \"\" // error: this is not what a constant takes", .failed),
      ("let a: Int = \"\" // error: not a number!", .expectedError),
      ("let a: Int = \"\" // fails, as it is a text", .expectedError),
    ])
  func marks(code: String, verdict: Verdict) async throws {
    let report = try await TestCompiler.report(on: "```swift\n\(code)\n```")
    #expect(report.blocks.map(\.verdict) == [verdict])
  }

  @Test("A variable of one example is no function of another")
  func otherKind() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        let dice = 4
        ```

        ```swift
        func dice() -> Int { 3 }
        print(dice())
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .verified])
  }

  @Test(
    "A type without a fitting initialiser in another section is another one, in the same section not"
  )
  func otherSection() async throws {
    let report = try await TestCompiler.report(
      on: """
        # One

        ```swift
        struct Carton {}
        ```

        ```swift
        print(Carton(size: 2))
        ```

        # Two

        ```swift
        print(Carton(size: 3))
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .failed, .verified])
  }

  @Test("A type that is shown in part may conform to the protocol of a delegate")
  func delegate() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        protocol PanelDelegate: AnyObject {}
        class Panel { weak var delegate: PanelDelegate? }
        ```

        ```swift
        class Harbour {
            // ...
        }
        ```

        ```swift
        extension Harbour {
            func watch(_ panel: Panel) { panel.delegate = self }
        }
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .verified, .verified])
  }

  @Test("Statements beside types stand where the main actor runs them")
  func mainActor() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        @MainActor final class Dock { init() {} }

        print(Dock())
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified])
  }

  @Test(
    "What is no code by itself is said to be that",
    arguments: [
      (".padding(_ length: Double = 8, in box: Box)", Verdict.unsupported),
      ("name: \"Harbour\",\nplaces: 4\n\nflags: [\n  \"red\"\n]", .unsupported),
      ("var count: Int { .. }", .verified),
    ])
  func fragments(code: String, verdict: Verdict) async throws {
    let report = try await TestCompiler.report(on: "```swift\n\(code)\n```")
    #expect(report.blocks.map(\.verdict) == [verdict])
  }
}
