import Testing

@Suite("Forms with placeholders, and fragments")
struct FormTests {
  @Test(
    "The words around placeholders are checked",
    arguments: [
      ("while <#condition#> {\n   <#statements#>\n}", "verified"),
      (
        "switch <#value#> {\ncase <#first#> where <#condition#>:\n  <#statements#>\ndefault:\n  <#statements#>\n}",
        "verified"
      ),
      (
        "do {\n  try <#expression#>\n} catch <#pattern#> {\n  <#statements#>\n} catch {\n  <#statements#>\n}",
        "verified"
      ),
      ("if #available(<#platform#> <#version#>, <#...#>, *) {\n  <#statements#>\n}", "verified"),
      ("break\nbreak <#label#>", "verified"),
      ("return\nreturn <#expression#>", "verified"),
      ("(<#parameter type#>) -> <#return type#>", "verified"),
      ("any <#constraint#>", "verified"),
      ("case let (x, y) where x == y:", "verified"),
      ("/<#regular expression#>/", "verified"),
      ("super.<#member#>", "unsupported"),
      ("while <#condition#> {\n   <#statements#>", "failed"),
      ("whlie <#condition#> {\n   print(1)\n   prnt(2)\n}", "failed"),
      ("do {\n  print(1)\n} catch <#pattern> {\n}", "failed"),
    ])
  func forms(code: String, verdict: String) async throws {
    let report = try await TestCompiler.report(on: "```swift\n\(code)\n```\n")
    #expect(report.blocks.map(\.verdict.rawValue) == [verdict])
  }

  @Test(
    "What stops inside of a call, and calls with types in place of values, are no code to check",
    arguments: [
      ("print(1, ...", "the block stops inside of a call"),
      (
        "[1, 2].prefix(Int)",
        "the block shows signatures, with types in the place of arguments"
      ),
      (
        "[1, 2].count, terminator: \"\")",
        "the arguments are those of a call that the article does not show"
      ),
    ])
  func openCalls(code: String, reason: String) async throws {
    let report = try await TestCompiler.report(on: "```swift\n\(code)\n```\n")
    #expect(report.blocks.map(\.verdict) == [.unsupported])
    #expect(report.blocks.map(\.reason) == [reason])
  }

  @Test("What a placeholder stands for is sought in no module")
  func noModules() async throws {
    let page = "```swift\nwhile <#condition#> {\n  <#statements#>\n}\n```\n"
    let (report, _, compilations) = try await TestCompiler.reports(on: ["en": page])
    #expect(compilations == 2)
    #expect(
      report.blocks.map(\.assumptions) == [["the placeholders stand for what a reader fills in"]])
  }

  @Test("Cases alone are those of an enumeration that has them")
  func cases() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        enum Light { case red, green(seconds: Int) }
        ```

        ```swift
        case .green(let seconds):
            print(seconds + 1)
        ```

        ```swift
        case .green(let seconds):
            print(seconds.uppercased())
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .verified, .failed])
  }

  @Test("A body that only tells what to return is left out; one that lacks its return is not")
  func instructions() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        struct Shelf {
            subscript(index: Int) -> Int {
                // Return the right book here.
            }
        }
        ```

        ```swift
        func count() -> Int {
            // Return the number here.
            let number = 1
        }
        ```

        ```swift
        func total() -> Int {
            // some words
        }
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .failed, .failed])
  }
}
