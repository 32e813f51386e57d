import Testing

@Suite("Alternatives and earlier versions")
struct AlternativeTests {
  @Test("Two alternatives of one name in a block are each checked")
  func alternatives() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        let size: Double = 1
        let size = 2.5
        print(size.rounded())
        ```

        ```swift
        // Swift 5
        func greet(_ name: some StringProtocol) {}
        // Swift 4
        func greet<Name: StringProtocol>(_ name: Name) {}
        ```

        ```swift
        let depth: Int = "text"
        let depth = 2
        ```

        ```swift
        let width = 1
        let width: Int = width.uppercased()
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .verified, .failed, .failed])
    #expect(
      report.blocks.first?.assumptions
        == ["the block shows alternatives of 'size', each of which is checked by itself"])
  }

  @Test("What comes after alternatives sees the last one")
  func afterwards() async throws {
    let report = try await TestCompiler.report(
      on:
        "```swift\nlet size = 1\nlet size = \"a\"\n```\n\n```swift\nprint(size.uppercased())\n```\n"
    )
    #expect(report.blocks.map(\.verdict) == [.verified, .verified])
  }

  @Test(
    "Code that only fits an earlier version of a type is checked with that, and the report says so")
  func earlierVersion() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        protocol Shelf {
            associatedtype Item
            var items: [Item] { get }
        }
        struct Books: Shelf { var items: [any Error] = [] }
        ```

        Another version:

        ```swift
        protocol Shelf {
            associatedtype Item: Equatable
            var items: [Item] { get }
        }
        ```

        ```swift
        func count(_ shelf: some Shelf) -> Int { shelf.items.count }
        print(count(Books()))
        ```

        ```swift
        print(Books().itmes)
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .verified, .verified, .failed])
    #expect(
      report.blocks[2].assumptions == ["'Shelf' is what line 1 defines, not a later version"])
  }

  @Test("A function nested in another that is shown again alone belongs into it")
  func nestedFunction() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        func makeCounter() -> () -> Int {
            var total = 0
            func count() -> Int {
                total += 1
                return total
            }
            return count
        }
        ```

        ```swift
        func count() -> Int {
            total += 1
            return total
        }
        ```

        ```swift
        func count() -> Int {
            totl += 1
            return totl
        }
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .verified, .failed])
    #expect(report.blocks[1].placement.in == "makeCounter()")
  }

  @Test("Extensions are found by subscripts and initialisers, values that throw make a script")
  func needs() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        extension Int {
            subscript(digit: Int) -> Int { self / digit }
        }
        extension Bool {
            init(number: Int) { self = number != 0 }
        }
        ```

        ```swift
        print(746[2])
        print(Bool(number: 1))
        ```

        ```swift
        struct Failure: Error {}
        let advice = if Bool.random() {
            throw Failure()
        } else {
            "none"
        }
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .verified, .verified])
  }

  @Test("Variables of a body that comments tell apart are alternatives; a second one alone is not")
  func alternativesInBodies() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        struct Scale {
            func weigh() {
                // in grams
                let weight = 3

                // in pounds
                let weight = 0.5
                print(weight)
            }
        }
        ```

        ```swift
        struct Ruler {
            func measure() {
                let length = 3
                let length = 0.5
                print(length)
            }
        }
        ```

        ```swift
        struct Clock {
            func tell() {
                // as text
                let time: Int = "noon"
                // as a number
                let time = 12
                print(time)
            }
        }
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .failed, .failed])
    #expect(
      report.blocks.first?.assumptions
        == ["the block shows alternatives, each of which is checked by itself"])
  }
}
