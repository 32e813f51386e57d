import Diagnostics
import Testing

@Suite("Final listings")
struct ListingTests {
  /// What the check says of the listing, as `line: message <- line of the step`.
  private func findings(steps: String, listing: String) async throws -> [String] {
    let result = try await TestCompiler.reports(on: [
      "en": """
      # A counter

      ```swift:Counter.swift
      import Foundation

      struct Counter {
          var count = 0
          // ...
      }
      ```

      \(steps)

      ## The complete code

      ```swift:Counter.swift
      \(listing)
      ```
      """
    ])
    return result.diagnostics.filter { $0.id == "listing-differs" }.map { finding in
      let place = (finding.range?.start.line).map(String.init) ?? "?"
      let step = (finding.notes.first?.range?.start.line).map { " <- \($0)" } ?? ""
      return "\(place): \(finding.message)\(step)"
    }
  }

  private static let step = """
    ```swift
    mutating func increase(by step: Int = 1) {
        count += step
    }
    ```
    """

  @Test(
    "that show what the steps add up to are right, however they are laid out",
    arguments: [
      "import Foundation\nstruct Counter {\n    var count = 0\n    mutating func increase(by step: Int = 1) {\n        count += step\n    }\n}",
      "import Foundation\n\n/// Counts.\nstruct Counter {\n  var count = 0  // from zero\n}\n\nextension Counter {\n  mutating func increase(by step: Int = 1) { count += step }\n}",
    ])
  func same(listing: String) async throws {
    #expect(try await findings(steps: Self.step, listing: listing) == [])
  }

  @Test("are compared with the steps, each difference with both places")
  func different() async throws {
    let found = try await findings(
      steps: Self.step,
      listing: """
        import Foundation

        struct Counter {
            var count = 1
            mutating func increase(by step: Int = 1) {
                count += 2 * step
            }
        }
        """)
    #expect(
      found == [
        "24: the listing has ‘1’ where a step has ‘0’ <- 7",
        "26: the listing has ‘2 *’ here, which no step shows <- 14",
      ])
  }

  @Test("that leave a member out, or have one that no step shows, are reported")
  func members() async throws {
    let found = try await findings(
      steps: Self.step.replacing("// ...", with: "")
        + "\n\n```swift\nstruct Counter {\n    var count = 0\n    func reset() {}\n}\n```\n",
      listing: """
        import Foundation

        struct Counter: Hashable {
            var count = 0
            func restart() {}
        }
        """)
    #expect(
      found == [
        "31: 'Counter' is a 'Hashable' in the listing only <- 19",
        "31: the listing lacks 'reset()', which a step shows <- 21",
        "33: the listing has 'restart()', which no step shows <- 19",
      ])
  }

  @Test("may show what the steps leave out")
  func gaps() async throws {
    let found = try await findings(
      steps: "Text.",
      listing: "import Foundation\n\nstruct Counter {\n    var count = 0\n    var limit = 9\n}")
    #expect(found == [])
  }

  @Test("are none where a later block shows a new version of one step")
  func newVersion() async throws {
    let result = try await TestCompiler.reports(on: [
      "en": """
      ```swift:A.swift
      import Foundation
      struct A { var a = 0 }
      ```

      Now with another value:

      ```swift:A.swift
      import Foundation
      struct A { var a = 1 }
      ```
      """
    ])
    #expect(result.diagnostics.filter { $0.id == "listing-differs" } == [])
  }
}
