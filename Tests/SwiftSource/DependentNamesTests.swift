import SwiftSource
import Testing

@Suite("Names whose values depend on others")
struct DependentNamesTests {
  private let code = """
    let rows = store.load()
    for row in rows {
      if let title = row.title { print(title) }
    }
    let count: Int = "a"
    chart(rows, width: 1) { mark in
      mark.draw()
    }
    func plain() {
      print(rows)
      other.call()
    }
    """

  @Test("Variables, loops, conditions and closures hand values on")
  func names() {
    let dependent = DependentNames(on: ["store"], in: code)
    #expect(dependent.names == ["store", "rows", "row", "title", "mark"])
  }

  @Test("A statement depends by what it says itself, not by what stands in a body of it")
  func statements() throws {
    let dependent = DependentNames(on: ["store"], in: code)
    func offset(of text: String) throws -> Int {
      let range = try #require(code.range(of: text))
      return code.utf8.distance(from: code.startIndex, to: range.lowerBound)
    }
    #expect(dependent.isUsed(at: try offset(of: "load")))
    #expect(dependent.isUsed(at: try offset(of: "row.title")))
    #expect(!dependent.isUsed(at: try offset(of: "count")))
    #expect(!dependent.isUsed(at: try offset(of: "plain")))
    #expect(!dependent.isUsed(at: try offset(of: "other")))
    #expect(dependent.isMemberAsked(at: try offset(of: "draw")))
    #expect(!dependent.isMemberAsked(at: try offset(of: "call")))
  }
}
