import Testing

@Suite("Names that an article presumes")
struct PresumedNameTests {
  @Test("What a presumed function gives is what the rest of the code asks of it")
  func results() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        func show(_ text: [UInt8]) {}
        ```

        ```swift
        let page = await fetchPage(number: 1)
        show(page)
        ```

        ```swift
        func firstPage() -> [UInt8]? {
            if let page = try? readPage() { return page }
            if let page = askServer() { return page }
            return nil
        }
        ```

        ```swift
        let page = // ... from the disk ...
        show(page)
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .verified, .verified, .verified])
    #expect(
      report.blocks[1].assumptions.contains(
        "'fetchPage' is something that the article does not show"))
    #expect(report.blocks[3].assumptions.contains("a value that is left out is one that fits"))
  }

  @Test(
    "Conditions, enumerations, superclasses, and closures",
    arguments: [
      "if isReady {\n    print(1)\n}",
      "var place = Planet.earth\nplace = .mars",
      "class Cat: Animal {\n    override init() {\n        super.init()\n    }\n}",
      "typealias Both = First & Second",
      "var value: Module.Inner",
      "combine { (x: Int, y: Int) -> Int in x + y }\ncombine { $0 + $1 }",
      "load(name: \"a\") { parts in\n    let sorted = parts.sorted()\n    print(sorted[0])\n}",
      "total = try first() + second()",
      "(a, _, (b, c)) = (\"text\", 9.5, (12, 3))",
      "let theme: Theme = .default\nlet other = Theme.default",
      "func open(_ kind: Depot.Shelf.Kind, of shelf: Depot.Shelf) {\n    print(shelf.name, kind.number)\n}",
      "func open(_ chain: Chain?) {\n    self.router?.close(chain, nil)\n}\nextension Chain {\n    func a() { self.next?.show() }\n}",
      "if isReady { firstA() } else { firstB() }",
    ])
  func kinds(code: String) async throws {
    let report = try await TestCompiler.report(on: "```swift\n\(code)\n```\n")
    #expect(report.blocks.map(\.verdict) == [.verified])
    #expect(report.blocks.first?.assumptions.isEmpty == false)
  }

  @Test(
    "A fault beside a presumed name is still one",
    arguments: [
      "let page = fetchPage()\nlet title: Int = \"text\"",
      "struct Box { var size = 1 }\nif isReady { print(Box().siez) }",
      "func size() -> Int {\n    if isReady { return 1 }\n}",
      "let number: Int = isReady ? \"a\" : \"b\"",
      "print(cuont)\nlet count = 1",
    ])
  func faults(code: String) async throws {
    let report = try await TestCompiler.report(on: "```swift\n\(code)\n```\n")
    #expect(report.blocks.map(\.verdict) == [.failed])
  }

  @Test("A variable of another section may be another one; the one of this section is not")
  func otherSections() async throws {
    let report = try await TestCompiler.report(
      on: """
        # Constants

        ```swift
        let number = 5
        ```

        ```swift
        number = 6
        ```

        # Assignment

        ```swift
        number = 10
        ```

        ```swift
        let doubled = number != nil ? number! : 0
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .failed, .verified, .verified])
  }

  @Test("A function that is shown later with fewer parameters is another one")
  func otherFunction() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        names(of: "album") { list in
            print(list)
        }
        ```

        ```swift
        func names(of album: String) -> [String] { [album] }
        ```

        ```swift
        print(names(in: "album"))
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .verified, .failed])
  }

  @Test("A macro that the article does not show cannot be checked, a misspelt one fails")
  func macros() async throws {
    let report = try await TestCompiler.report(
      on: "```swift\nlet answer = #twice(21)\n```\n\n```swift\nlet line: String = #lime\n```\n")
    #expect(report.blocks.first?.verdict == .unsupported)
    #expect(report.blocks.first?.reason == "the article does not show the macro 'twice'")
  }

  @Test("A word that Apple uses is no misspelling of another one")
  func words() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        import Foundation

        let data = Data()
        ```

        ## Another example

        ```swift
        func text(_ formatter: DateFormatter) -> String { formatter.string(from: date) }
        ```

        ```swift
        print(daat.count)
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .verified, .failed])
    #expect(
      report.blocks[1].assumptions == ["'date' is something that the article does not show"])
  }
}
