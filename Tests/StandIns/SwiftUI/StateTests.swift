@_spi(Stele) import SwiftUI
import Testing

@MainActor @Suite struct StateTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("Count: \(count)")
        Button("Add") { count += 1 }
      }
    }
  }

  @Test("A tapped button changes the state and the text that shows it")
  func counter() throws {
    let host = ViewHost(Counter())
    #expect(host.screen?.texts == ["Count: 0", "Add"])
    try host.tap("Add")
    try host.tap("Add")
    #expect(host.screen?.texts == ["Count: 2", "Add"])
  }

  @Test("Two copies of one view have a state each")
  func copies() throws {
    let counter = Counter()
    let host = ViewHost(
      VStack {
        counter
        counter
      })
    let buttons = try #require(host.screen).all(.button)
    try host.tap(buttons[1])
    #expect(host.screen?.texts == ["Count: 0", "Add", "Count: 1", "Add"])
  }

  private struct Switcher: View {
    @State private var isFirst = true
    var body: some View {
      if isFirst { Counter() } else { Text("Gone") }
      Button("Switch") { isFirst.toggle() }
    }
  }

  @Test("A view that is taken away loses its state")
  func identity() throws {
    let host = ViewHost(Switcher())
    try host.tap("Add")
    #expect(host.screen?.texts.first == "Count: 1")
    try host.tap("Switch")
    #expect(host.screen?.texts.first == "Gone")
    try host.tap("Switch")
    #expect(host.screen?.texts.first == "Count: 0")
  }

  private struct Parent: View {
    @State private var isOn = false
    @State private var name = ""
    @State private var note = 0
    var body: some View {
      Form {
        Toggle("Loud", isOn: $isOn)
        TextField("Name", text: $name)
        Child(name: $name)
        Text(isOn ? "\(name.uppercased())!" : name)
      }
    }
  }

  private struct Child: View {
    @Binding var name: String
    var body: some View { Button("Reset") { name = "nobody" } }
  }

  @Test("A binding reaches the state of a view above")
  func binding() throws {
    let host = ViewHost(Parent())
    try host.type("Ada", into: "Name")
    try host.tap("Loud")
    #expect(host.screen?.texts.last == "ADA!")
    try host.tap("Reset")
    #expect(host.screen?.texts.last == "NOBODY!")
    #expect(try host.find("Name").value == "nobody")
  }

  private final class Store: ObservableObject {
    @Published var items = ["a"]
  }

  private struct Owner: View {
    @StateObject private var store = Store()
    var body: some View {
      Reader(store: store)
      Injected().environmentObject(store)
      Button("More") { store.items.append("b") }
    }
  }

  private struct Reader: View {
    @ObservedObject var store: Store
    var body: some View { Text("observed \(store.items.count)") }
  }

  private struct Injected: View {
    @EnvironmentObject var store: Store
    var body: some View { Text("injected \(store.items.count)") }
  }

  @Test("Views follow an observable object, wherever they got it from")
  func objects() throws {
    let host = ViewHost(Owner())
    try host.tap("More")
    #expect(host.screen?.texts == ["observed 2", "injected 2", "More"])
  }

  @Observable final class Model {
    var title = "old"
    var unused = 0
  }

  private struct Editor: View {
    @Bindable var model: Model
    var body: some View {
      TextField("Title", text: $model.title)
      Text(model.title)
    }
  }

  @Test("Views follow an observable model's properties that they read")
  func observation() throws {
    let model = Model()
    let host = ViewHost(Editor(model: model))
    try host.type("new", into: "Title")
    #expect(model.title == "new")
    #expect(host.screen?.texts.contains("new") == true)
    let count = host.buildCount
    model.unused = 1
    host.update()
    #expect(host.buildCount == count)
  }

  private struct Themed: View {
    @Environment(\.theme) private var theme
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text("\(theme) \(isEnabled ? "on" : "off")") }
  }

  @Test("The environment reaches the views below only")
  func environment() {
    let host = ViewHost(
      VStack {
        Themed()
        Themed().environment(\.theme, "fancy").disabled(true)
      })
    #expect(host.screen?.texts == ["plain on", "fancy off"])
  }

  private struct Rows: View {
    @State private var names = ["x", "y", "z"]
    var body: some View {
      List($names, id: \.self) { $name in TextField("Row", text: $name) }
      ForEach(names, id: \.self) { name in
        HStack {
          Text(name)
          Counter()
        }
      }
      Button("Rotate") { names = [names[2], names[0], names[1]] }
    }
  }

  @Test("The state of a row goes with the identity of its element")
  func rows() throws {
    let host = ViewHost(Rows())
    try host.tap(try #require(host.screen?.all(.button).first))
    #expect(host.screen?.texts.contains("Count: 1") == true)
    try host.tap("Rotate")
    let texts = try #require(host.screen?.texts.filter { $0 != "Add" })
    let position = try #require(texts.firstIndex(of: "Count: 1"))
    #expect(texts[position - 1] == "x")
  }
}

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKeyForTests.self] }
    set { self[ThemeKeyForTests.self] = newValue }
  }
}

private struct ThemeKeyForTests: EnvironmentKey { static let defaultValue = "plain" }
