import Testing
import Verification

@Suite("Verdicts")
struct VerdictTests {
  @Test("An error is reported at its place in the Markdown, in lists and quotes, too")
  func places() async throws {
    let report = try await TestCompiler.report(
      on: """
        # Ünïcode

        ```swift
        let größe = 1
        print(größe, größ)
        ```

        1. In a list:

           ```swift
           let x: Int = "text"
           ```

        > ```swift
        > let y: Int = ""
        > ```
        """)
    let places = report.blocks.map { block in
      block.diagnostics.compactMap { $0.range.map { "\($0.start.line):\($0.start.column)" } }
    }
    #expect(report.blocks.map(\.verdict) == [.failed, .failed, .failed])
    #expect(places == [["5:14"], ["11:17"], ["15:16"]])
  }

  @Test(
    "A deliberate error must fail on its line, with its message, and nowhere else",
    arguments: [
      ("let a: Int = \"\" // ❌ error: cannot convert", "expected-error"),
      ("let a: Int = \"\" // ❌", "expected-error"),
      ("// エラー：cannot convert\nlet a: Int = \"\"", "expected-error"),
      ("let a: Int = \"\" // Fehler: cannot convert", "expected-error"),
      ("let a: Int = \"\" // ❌ error: no such thing", "failed"),
      ("let a: Int = 1 // ❌ error: cannot convert", "failed"),
      ("let a: Int = \"\" // ❌\nlet b: Int = \"\"", "failed"),
      ("let a: Int = \"\" // throws an error", "failed"),
      ("let a: Int = \"\"\n// this reports an error", "expected-error"),
      ("let errorMessage = 1 // error handling", "verified"),
      (
        "if a = 1 {\n    // This isn't valid, since it is an assignment.\n}\nvar a = 1",
        "expected-error"
      ),
      ("// Error: default argument\nfunc f(_ x: Int = \"\") {\n    print(x)\n}", "expected-error"),
      (
        "switch 1 {\ncase 1: // invalid, as it is empty\ndefault:\n    print(1)\n}\n// This is an error",
        "expected-error"
      ),
      ("let a: Int = \"\" // エラー  ", "expected-error"),
      ("let a: Int = \"\" // エラー: a は数です", "expected-error"),
      (
        "func f(_ x: Bool) -> some Equatable {\n    if x {\n        return 1 // Error\n    }\n    return \"\" // Error\n}",
        "expected-error"
      ),
      ("var a = 1\nswap(&a, &a) // Error", "expected-error"),
      ("struct P { var x = 1, y = 1 }\nvar p = P()\nswap(&p.x, &p.y) // Error", "verified"),
      ("var a = 1, b = 2\nswap(&a, &b) // Error", "failed"),
      ("func f() { // Error\n    print(1)\n}", "failed"),
    ])
  func deliberate(code: String, verdict: String) async throws {
    let report = try await TestCompiler.report(on: "```swift\n\(code)\n```\n")
    #expect(report.blocks.map(\.verdict.rawValue) == [verdict])
  }

  @Test(
    "A damaged import is its own block's error, and no other block's",
    arguments: ["import", "import .", "import .one.two", "import struct"])
  func damagedImport(code: String) async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        \(code)
        let first = 1
        ```

        ```swift
        struct Second { let value = 2 }
        ```

        ```swift
        let third: Int = "text"
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.failed, .verified, .failed])
    #expect(report.blocks[2].diagnostics.first?.range?.start.line == 11)
  }

  @Test("A lost brace is an error of its block, whatever code stands behind it in the program")
  func lostBrace() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        struct First { var value = 1 }
        ```

        ```swift
        struct Second { var first = First() }
        ```

        ```swift
        struct First {
            func second() -> Second {
                if true {
                    return Second()
                return Second()
            }
        }
        ```

        ```swift
        func third() {
            if true {
                print(1)
        }
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .verified, .failed, .failed])
    let lines = report.blocks.map { $0.diagnostics.first?.range?.start.line }
    #expect(lines == [nil, nil, 16, 23])
  }

  @Test(
    "The sentence before a block may say that it fails, or that it stops when it runs",
    arguments: [
      ("The following code isn't valid:", "let a: Int = \"\"", "expected-error"),
      (
        "Note that this doesn't compile, for a reason below:", "let a: Int = \"\"", "expected-error"
      ),
      ("次のコードはコンパイルできません。", "let a: Int = \"\"", "expected-error"),
      ("It doesn't compile in Swift 4. Now it does:", "let a: Int = \"\"", "failed"),
      ("The following code isn't valid:", "let a = 1", "verified"),
      (
        "An index that is too large triggers a runtime error:", "print([1][3]) // Error", "verified"
      ),
      ("An index is a number:", "print([1][3]) // Error", "failed"),
    ])
  func announced(text: String, code: String, verdict: String) async throws {
    let report = try await TestCompiler.report(on: "\(text)\n\n```swift\n\(code)\n```\n")
    #expect(report.blocks.map(\.verdict.rawValue) == [verdict])
  }

  @Test(
    "The option expect-error names the message",
    arguments: [("cannot convert", "expected-error"), ("missing", "failed")])
  func option(text: String, verdict: String) async throws {
    let report = try await TestCompiler.report(
      on: "```swift expect-error=\"\(text)\"\nlet a: Int = \"\"\n```\n")
    #expect(report.blocks.map(\.verdict.rawValue) == [verdict])
  }

  @Test("A deliberate error does not stay in the sample")
  func errorLeaves() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        struct S {
            func f() {
                let n: Int = "" // ❌
                print(1)
            }
        }
        ```

        ```swift
        S().f()
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.expectedError, .verified])
  }

  @Test(
    "Later diagnostics count as well",
    arguments: [
      "func f() -> Int { }", "func g() { let x: Int; print(x) }",
      "func h(a: Bool) -> Int { if a { return 1 } }",
    ])
  func laterPhases(code: String) async throws {
    let report = try await TestCompiler.report(on: "```swift\n\(code)\n```\n")
    #expect(report.blocks.map(\.verdict) == [.failed])
  }

  @Test("What the author does not want to be checked is skipped, and says why")
  func skipped() async throws {
    let report = try await TestCompiler.report(
      on: "```swift no-check=\"needs a robot\"\nrobot.walk()\n```\n\n```text\nno Swift\n```\n")
    #expect(report.blocks.map(\.verdict) == [.skipped])
    #expect(report.blocks.map(\.reason) == ["needs a robot"])
  }

  @Test("A module without a stand-in makes a block unsupported, not failed")
  func unsupported() async throws {
    let report = try await TestCompiler.report(on: "```swift\nimport ARKit\nlet a = 1\n```\n")
    #expect(report.blocks.map(\.verdict) == [.unsupported])
    #expect(report.blocks.map(\.reason) == ["there is no stand-in for the module 'ARKit'"])
  }

  @Test("Code that only comments and strings tell apart is compiled once for all languages")
  func languages() async throws {
    let result = try await TestCompiler.reports(on: [
      "en": "```swift\n// A greeting\nlet text = \"Hello\"\nprint(text)\n```\n",
      "de": "```swift\n// Ein Gruß\nlet text = \"Guten Tag\"\nprint(text)\n```\n",
      "ja": "```swift\n// 挨拶\nlet text = \"こんにちは\"\nprint(text)\n```\n",
    ])
    #expect(result.report.blocks.map(\.verdict) == [.verified, .verified, .verified])
    #expect(result.compilations == 1)
  }

  @Test("Verdicts, places and messages are the same whether languages share compilations or not")
  func bothWays() async throws {
    func page(_ word: String, _ comment: String) -> String {
      """
      ```swift
      struct Greeter {
          var text = "\(word)" // \(comment)
          func greet() {
              // ...
          }
      }
      ```

      ```swift
      print(text.count, "\(word)")
      ```

      ```swift
      func greet() { print(txet) } /* \(comment) */
      let wrong: Int = "\(word)"
      ```

      ```swift
      enum Kind: String { case a = "\(word)", b = "\(word)" }
      ```

      ```swift
      let number: Int = "\(word)" // ❌
      ```
      """
    }
    let pages = ["en": page("Hello", "a text"), "ja": page("こんにちは", "文字列"), "de": page("é", "ü")]
    let together = try await TestCompiler.reports(on: pages)
    let alone = try await TestCompiler.reports(on: pages, sharingCompilations: false)
    #expect(together.compilations < alone.compilations)
    #expect(together.report.summary == alone.report.summary)
    func messages(_ report: CheckReport) -> [[String]] {
      report.blocks.map { block in
        block.diagnostics.map { "\($0.id) \($0.range.map { "\($0)" } ?? "")" }
          + block.assumptions
      }
    }
    #expect(messages(together.report) == messages(alone.report))
    #expect(Set(together.report.blocks.map(\.verdict)) == [.verified, .failed, .expectedError])
  }

  @Test("A misspelt member in one translation is that page's error alone")
  func oneTranslation() async throws {
    let result = try await TestCompiler.reports(on: [
      "en": "```swift\nlet names = [\"a\"]\nprint(names.count)\n```\n",
      "ja": "```swift\nlet names = [\"あ\"]\nprint(names.cuont)\n```\n",
    ])
    let verdicts = Dictionary(
      uniqueKeysWithValues: result.report.blocks.map { ($0.language.code, $0.verdict) })
    #expect(verdicts == ["en": .verified, "ja": .failed])
    let place = result.report.blocks.first { $0.language.code == "ja" }?.diagnostics.first?.range?
      .start
    #expect(place?.line == 3)
    #expect(place?.column == 13)
  }

  @Test("Problems of an info string are reported where the word stands")
  func infoStrings() async throws {
    let result = try await TestCompiler.reports(on: [
      "en": "# A\n\n```swift expct-error\nlet a = 1\n```\n"
    ])
    let problem = result.diagnostics.first { $0.id == "unknown-option" }
    #expect(problem?.help == "did you mean 'expect-error'?")
    #expect(problem?.range?.start.line == 3)
    #expect(problem?.range?.start.column == 10)
  }

  @Test("Code that is too complex to be read is a failed block, and the others keep their verdicts")
  func tooComplex() async throws {
    let deep = String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
    let result = try await TestCompiler.reports(on: [
      "en": "```swift\nlet a = \(deep)\n```\n\n```swift\nlet b = 1\n```\n"
    ])
    #expect(result.report.blocks.map(\.verdict) == [.failed, .verified])
    #expect(result.diagnostics.map(\.id) == ["code-too-complex"])
  }
}
