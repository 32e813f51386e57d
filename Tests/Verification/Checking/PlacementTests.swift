import Testing

@Suite("Snippets find their place")
struct PlacementTests {
  @Test("A type grows over several blocks: members, statements, then the whole listing")
  func growingType() async throws {
    let report = try await TestCompiler.report(
      on: """
        # Counter

        ```swift
        struct Counter {
            private var count = 0
            // ...
        }
        ```

        It counts:

        ```swift
        mutating func increment(by step: Int) -> Int {
            // ...
        }
        ```

        Inside `increment(by:)`:

        ```swift
        count += step
        ```

        ```swift
        return count
        ```

        ```swift
        struct Counter {
            private var count = 0

            mutating func increment(by step: Int) -> Int {
                count += step
                return count
            }
        }
        ```
        """)
    #expect(
      report.summary == [
        "verified declarations", "verified members Counter",
        "verified statements Counter.increment(by:)", "verified statements Counter.increment(by:)",
        "verified declarations",
      ])
  }

  @Test("Variables without values run as a script, however many types could have them as members")
  func uninitialised() async throws {
    let types = (1...8).map { "struct Type\($0) {\n    let value = \($0)\n}" }
    let report = try await TestCompiler.report(
      on:
        "```swift\n\(types.joined(separator: "\n"))\n```\n\n```swift\nlet pair: (Int, Int)!\n```\n")
    #expect(report.blocks.map(\.verdict) == [.verified, .verified])
  }

  @Test("A gap that nobody fills may hold what a protocol asks for, and the report says so")
  func conformanceInGap() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        protocol Shape { func area() -> Double }
        ```

        ```swift
        struct Square: Shape {
            let side: Double
            // ...
        }
        ```
        """)
    #expect(report.summary == ["verified declarations", "verified declarations"])
    #expect(report.blocks.last?.assumptions == ["the gap in 'Square' holds what 'Shape' requires"])
  }

  @Test("What the article defines later is taken from there")
  func laterDefinition() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        final class Door {
            var delegate: DoorDelegate?
            func open() { delegate?.didOpen(self) }
        }
        ```

        ```swift
        protocol DoorDelegate {
            func didOpen(_ door: Door)
        }
        ```
        """)
    #expect(report.summary == ["verified declarations", "verified declarations"])
    #expect(report.blocks.first?.assumptions == ["'DoorDelegate' is what line 8 defines later"])
  }

  @Test(
    "A value that must be assigned before the member that types it is shown is checked with that")
  func laterMember() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        struct Wrapper {
            func make() -> Int {
                // ...
            }
            // ...
        }
        ```

        ```swift
        let value = helper()
        ```

        ```swift
        func helper() -> Int { 3 }
        ```

        ```swift
        struct Wrapper {
            func make() -> Int {
                let value = helper()
                return value
            }
            func helper() -> Int { 3 }
        }
        ```
        """)
    #expect(report.summary.allSatisfy { $0.hasPrefix("verified") })
    #expect(report.summary[1] == "verified statements Wrapper.make()")
  }

  @Test("A fragment between bare ellipses shows another version of a body")
  func otherVersion() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        final class Model {
            private(set) var stack: [Int] = []
            func go() { stack.append(1) }
        }
        ```

        Change the inside of `go()`:

        ```swift:Sample_01.swift
        ...
        stack.append(2)
        ...
        ```
        """)
    #expect(report.summary == ["verified declarations", "verified statements Model.go()"])
  }

  @Test("Statements fill a gap inside a closure")
  func innerGap() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        struct List {
            let items = [1, 2]
            func show() {
                items.forEach { item in
                    print(item)
                    // ...
                }
            }
        }
        ```

        ```swift
        print(item + items.count)
        ```
        """)
    #expect(report.summary == ["verified declarations", "verified statements List.show()"])
  }

  @Test("Extensions of one type add up")
  func extensions() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        extension Int { func doubled() -> Int { self * 2 } }
        ```

        ```swift
        extension Int { func tripled() -> Int { self * 3 } }
        ```

        ```swift
        print(2.doubled() + 2.tripled())
        ```
        """)
    #expect(report.summary.allSatisfy { $0.hasPrefix("verified") })
  }

  @Test("The author's own word for the place wins")
  func pinned() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        struct A { let text = "" }
        struct B { let number = 1 }
        ```

        ```swift in=B
        func show() { print(number) }
        ```

        ```swift in=A
        func show() { print(number) }
        ```
        """)
    #expect(
      report.summary == ["verified declarations", "verified members B", "failed members A"])
  }

  @Test("Two samples of one page do not see each other, and reset forgets")
  func samples() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        let a = 1
        ```

        ```swift reset
        print(a)
        ```

        ```swift sample=other
        print(a)
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .failed, .failed])
  }

  @Test("The code before a change may use what its types had before it")
  func beforeAndAfter() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        struct Settings { var size = 1 }
        final class Screen { init(settings: Settings) {} }
        ```

        ```swift
        let screen = Screen(settings: settings)
        screen.settings = settings
        ```

        ```swift
        let screen = Screen(settings: settings)
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .verified, .verified])
    #expect(
      report.blocks[1].assumptions == [
        "'settings' is a 'Settings' that the article does not show",
        "'Screen' had the member 'settings' before the change",
      ])
  }
}
