import Samples
import Testing
import Verification

@Suite("Names that an article presumes")
struct PresumptionTests {
  @Test("A fragment may use a member of a type that another block shows, with that member's type")
  func memberOfAnotherBlock() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        struct Harbour {
            var boats: [String] = []
        }
        ```

        ```swift
        print(boats.count)
        ```

        ```swift
        print(boats.length)
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .verified, .failed])
    #expect(
      report.blocks[1].assumptions == [
        "the statements stand in a method of 'Harbour' that the article does not show"
      ])
  }

  @Test(
    "What a presumed value must be follows from where it is used, and holds for the whole block")
  func typeFromUse() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        func sail(to port: String) {}
        sail(to: destination)
        if isWindy { print(destination.count) }
        if let crew = captain { print(crew) }
        ```

        ```swift
        sail(to: harbourName)
        let number: Int = harbourName
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .unsupported])
  }

  @Test("A presumed type conforms to what the code asks of it")
  func conformance() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        protocol Vessel {}
        func launch(_ vessel: some Vessel) {}
        launch(Dinghy(length: 3))
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified])
  }

  @Test(
    "A member that a type shown elsewhere lacks is presumed; in the type's own block it is an error"
  )
  func memberOfType() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        struct Lamp { var isLit = false }
        ```

        ```swift
        func show(_ lamp: Lamp) { print(lamp.colourOfShade) }
        ```

        ```swift
        struct Torch { var isLit = false }
        func show(_ torch: Torch) { print(torch.colourOfShade) }
        ```

        ```swift
        func test(_ lamp: Lamp) { print(lamp.isLti) }
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .verified, .failed, .failed])
    #expect(
      report.blocks[1].assumptions == [
        "'Lamp' has a member 'colourOfShade' that the article does not show there"
      ])
  }

  @Test("An argument named as a member that the same block shows is a value of the surroundings")
  func memberwise() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        struct Box { let lid: Int }
        print(Box(lid: lid))
        ```

        ```swift
        enum Sail { case large }
        func hoist(_ sail: Sail, by metres: Double) {}
        hoist(.large, by: Rig.height)
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .verified])
  }

  @Test("A plural is not a misspelling, a slip in a letter is one")
  func plurals() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        for letter in letters { print(letter) }
        ```

        ```swift
        let envelope = 1
        print(envelpoe)
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .failed])
  }

  @Test("A property and then what a method does are parts of one type")
  func mix() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        private var count = 0

        count += 1
        self.count += 1
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified])
  }

  @Test("A package that is not there only matters where its names are needed")
  func packages() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        import Lanterns
        ```

        ```swift
        print([1, 2].count)
        ```

        ```swift
        let lantern = Lantern()
        ```

        ```swift
        @Glowing
        struct Window {}
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.unsupported, .verified, .unsupported, .unsupported])
    #expect(
      report.blocks.map(\.reason) == [
        "it needs the third-party module 'Lanterns'", "",
        "it needs the third-party module 'Lanterns'",
        "it needs the third-party module 'Lanterns'",
      ])
  }

  @Test("A whole listing may show a type again in a shape that earlier extensions do not fit")
  func listings() async throws {
    let report = try await TestCompiler.report(
      on: """
        ```swift
        protocol Named { var name: String { get } }
        ```

        ```swift
        struct Ship {}
        extension Ship: Named { var name: String { "Ship" } }
        ```

        ```swift
        struct Ship: Named { var name: String { "Ship" } }
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.verified, .verified, .verified])
  }

  @Test("Names of old Swift are never presumed, and the report says what they are called now")
  func oldNames() async throws {
    #expect(RenamedNames.today("CGRectMake") == "CGRect(…)")
    #expect(RenamedNames.today("UIControlState") == "UIControl.State")
    #expect(RenamedNames.today("UIControl") == nil)
    let report = try await TestCompiler.report(
      on: """
        ```swift
        let frame = CGRectMake(0, 0, 1, 1)
        ```
        """)
    #expect(report.blocks.map(\.verdict) == [.failed])
    #expect(report.blocks.first?.diagnostics.first?.help == "did you mean 'CGRect(…)'?")
  }
}
