import SwiftSource
import Testing

@Suite("Interfaces without bodies")
struct InterfaceListingTests {
  @Test("Where no function has a body, the bodies are gaps")
  func listing() {
    let syntax = SnippetSyntax(
      parsing: """
        class Clock {
          init(hour: Int)
          func strike(_ count: Int) -> Bool
          static var zone: String { get }
        }
        """)
    let members = syntax.items.first?.body?.items ?? []
    #expect(members.map { $0.innerGaps.map(\.filler) }.allSatisfy { $0 == ["{ fatalError() }"] })
    #expect(members.count == 3)
    #expect(syntax.items.first?.body?.hasGap == true)
  }

  @Test("Where another function has one, a body is missing")
  func mistake() {
    let syntax = SnippetSyntax(parsing: "func a() -> Int\nfunc b() { }")
    #expect(syntax.items.allSatisfy { $0.innerGaps.isEmpty })
  }
}
