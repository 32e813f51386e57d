import Samples
import Testing
import Verification

@Suite("Blocks that show a part of another one")
struct QuotedPartTests {
  @Test("A link of a chain is what the listing is that holds it")
  func link() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        let total = [1, 2, 3]
            .map { $0 * 2 }
            .reduce(0, +)
        ```

        ```swift
        .reduce(0, +)
        ```

        ```swift
        .reduce(0, -)
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .verified, .failed])
    #expect(report.blocks[1].assumptions == ["the block shows a part of what line 1 shows"])
  }

  @Test("What a later listing has set right is wrong where it stands")
  func setRightLater() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        class Plate { var name = "" }
        func load() -> Any { Plate() }
        ```

        ```swift
        let plate = load()
        ```

        ```swift
        plate.name = "Ada"
        ```

        ```swift
        func show() {
            let plate = load() as! Plate
            plate.name = "Ada"
            print(plate)
        }
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .verified, .failed, .verified])
  }

  @Test("A part of a calculation is judged by itself, and so is one that leaves out 'try'")
  func calculation() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        func cost(of ware: String) -> Int? { ware.count }
        func pay(_ sum: Int) throws {}
        ```

        ```swift
        let price: Int = cost(of: "tea")
        ```

        ```swift
        let price: Int = cost(of: "tea") ?? 0
        ```

        ```swift
        func settle() {
            pay(40)
        }
        ```

        ```swift
        func settle() throws {
            try pay(40)
        }
        ```
        """)
    #expect(
      report.blocks.map(\.verdict) == [.verified, .failed, .verified, .failed, .verified])
  }

  @Test(
    "The first lines of a type are a part of it; where only its brace is missing, that has got lost"
  )
  func firstLines() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        protocol Vessel { var length: Int { get } }
        ```

        ```swift
        extension String: Vessel {
            func sail() {}
        ```

        ```swift
        extension String: Vessel {
            func sail() {}
            var length: Int { count }
        }
        ```

        ```swift
        extension Double: Vessel {
            var length: Int { 1 }
        ```

        ```swift
        extension Double: Vessel {
            var length: Int { 1 }
        }
        ```
        """)
    #expect(
      report.blocks.map(\.verdict) == [.verified, .verified, .verified, .failed, .verified])
    #expect(report.blocks[3].reason.hasPrefix("expected '}'"))
  }

  @Test("An extension may be shown with some of its members; a type that lacks one is wrong")
  func extensions() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        protocol Tool {
            func use()
            func clean()
        }
        class Shop {}
        ```

        ```swift
        extension Hammer: Tool {
            func clean() { print("clean") }
        }
        ```

        ```swift
        struct Saw: Tool {
            func clean() { print("clean") }
        }
        ```

        ```swift
        class Hammer {}
        extension Hammer: Tool {
            func use() {}
            func clean() { print("clean") }
        }
        struct Saw: Tool {
            func use() {}
            func clean() { print("clean") }
        }
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .verified, .failed, .verified])
    #expect(
      report.blocks[1].assumptions == ["the block shows a part of what line 21 shows"])
  }
}
