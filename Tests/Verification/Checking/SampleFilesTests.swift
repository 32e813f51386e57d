import Catalog
import Testing
import Verification

@Suite("Samples as files")
struct SampleFilesTests {
  private func files(of markdown: String) async throws -> [String: String] {
    let report = try await TestCompiler.report(on: markdown)
    let sample = report.samples.first { $0.key.language == Language("en") }?.value
    return Dictionary(uniqueKeysWithValues: (sample?.files ?? []).map { ($0.name, $0.text) })
  }

  @Test("Members that were shown by themselves stand in their type as if written there")
  func members() async throws {
    let files = try await files(
      of: """
        ```swift:Counter.swift
        import Foundation

        struct Counter {
            var count = 0
        }
        ```

        `Counter` gets a method:

        ```swift
        mutating func increase() {
            count += 1
        }
        ```
        """)
    #expect(
      files == [
        "Counter.swift": """
        import Foundation

        struct Counter {
            var count = 0

            mutating func increase() {
                count += 1
            }
        }

        """
      ])
  }

  @Test("A file has the imports that its blocks were taken to have where the article shows none")
  func guessed() async throws {
    let files = try await files(
      of: """
        ```swift
        struct Visit {
            var day = Date()
        }
        ```
        """)
    #expect(
      files["Visit.swift"] == "import Foundation\n\nstruct Visit {\n    var day = Date()\n}\n")
  }

  @Test("Statements fill the gap that they were shown for, and the gap is gone in the listing")
  func listing() async throws {
    let listing = """
      import Foundation

      struct Greeter {
          func greet() {
              print("Hello")
          }
      }

      """
    let files = try await files(
      of: """
        ```swift:Greeter.swift
        import Foundation

        struct Greeter {
            func greet() {
                // ...
            }
        }
        ```

        ```swift
        print("Hello")
        ```

        ```swift:Greeter.swift
        \(listing)```
        """)
    #expect(files == ["Greeter.swift": listing])
  }

  @Test("Types without a file get one of their name")
  func names() async throws {
    let files = try await files(of: "```swift\nstruct A {}\nstruct B {}\n```\n")
    #expect(files.keys.sorted() == ["A.swift", "B.swift"])
  }
}
