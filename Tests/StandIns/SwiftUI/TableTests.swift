@_spi(Stele) import SwiftUI
import Testing

@MainActor @Suite struct TableTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  private struct People: View {
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var selection: Person.ID?
    let people = [Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Alan", age: 41)]
    var body: some View {
      Table(people, selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }
      }
    }
  }

  @Test("A table shows the titles of its columns and a row for each element")
  func table() {
    let host = ViewHost(People())
    #expect(host.screen?.texts == ["Name", "Age", "Ada", "36", "Alan", "41"])
  }

  private struct Folder: Identifiable {
    let id: String
    var children: [Folder]?
  }

  @Test("A tree opens level by level")
  func outline() throws {
    let tree = [Folder(id: "a", children: [Folder(id: "b"), Folder(id: "c")])]
    let host = ViewHost(List(tree, children: \.children) { Text($0.id) })
    #expect(host.screen?.texts == ["a"])
    try host.tap("a")
    #expect(host.screen?.texts == ["a", "b", "c"])
  }

  private struct Card<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        Text("\(subviews.count) parts")
        ForEach(subviews) { $0 }
      }
    }
  }

  @Test("A container takes the views that it is given apart")
  func subviews() {
    let host = ViewHost(
      Card {
        Text("one")
        ForEach(0..<2) { Text("number \($0)") }
      })
    #expect(host.screen?.texts == ["3 parts", "one", "number 0", "number 1"])
  }
}
