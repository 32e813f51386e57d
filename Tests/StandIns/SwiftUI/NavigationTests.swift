@_spi(Stele) import SwiftUI
import Testing

@MainActor @Suite struct NavigationTests {
  private struct Detail: View {
    @Environment(\.dismiss) private var dismiss
    let name: String
    var body: some View {
      Text("Detail of \(name)").navigationTitle(name)
      Button("Back") { dismiss() }
    }
  }

  private struct Links: View {
    var body: some View {
      NavigationStack {
        List {
          NavigationLink("First") { Detail(name: "first") }
          NavigationLink("Second", value: 2)
        }
        .navigationDestination(for: Int.self) { Detail(name: "number \($0)") }
      }
    }
  }

  @Test("A link shows its screen, and the screen can leave")
  func links() throws {
    let host = ViewHost(Links())
    try host.tap("First")
    #expect(host.screen?.texts == ["Detail of first", "Back"])
    try host.tap("Back")
    #expect(host.screen?.texts == ["First", "Second"])
  }

  @Test("A link to a value shows what the destination makes of it")
  func values() throws {
    let host = ViewHost(Links())
    try host.tap("Second")
    #expect(host.screen?.texts.first == "Detail of number 2")
    try host.dismiss()
    #expect(host.screen?.texts.first == "First")
  }

  private struct PathKeeper: View {
    @State private var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) {
        Button("Deep") {
          path.append("a")
          path.append("b")
        }
        .navigationDestination(for: String.self) { name in
          Text("Screen \(name), \(path.count) deep")
          Button("Root") { path = NavigationPath() }
        }
      }
    }
  }

  @Test("A path that the view keeps decides what is shown")
  func path() throws {
    let host = ViewHost(PathKeeper())
    try host.tap("Deep")
    #expect(host.screen?.texts.first == "Screen b, 2 deep")
    try host.dismiss()
    #expect(host.screen?.texts.first == "Screen a, 1 deep")
    try host.tap("Root")
    #expect(host.screen?.texts == ["Deep"])
  }

  private struct Bound: View {
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        Button("Go") { isShown = true }
          .navigationDestination(isPresented: $isShown) { Detail(name: "bound") }
      }
    }
  }

  @Test("A screen that depends on a binding comes and goes with it")
  func bound() throws {
    let host = ViewHost(Bound())
    try host.tap("Go")
    #expect(host.screen?.texts.first == "Detail of bound")
    try host.tap("Back")
    #expect(host.screen?.texts == ["Go"])
  }

  private struct Tabs: View {
    @State private var log: [String] = []
    var body: some View {
      TabView {
        Text("Home, \(log.joined(separator: " "))")
          .onAppear { log.append("+home") }.onDisappear { log.append("-home") }
          .tabItem { Label("House", systemImage: "house") }
        Text("Settings").tabItem { Text("Gear") }
      }
    }
  }

  @Test("One tab is shown at a time, and the others hear that they are not")
  func tabs() throws {
    let host = ViewHost(Tabs())
    #expect(host.screen?.texts == ["Home, +home"])
    try host.selectTab("Gear")
    #expect(host.screen?.texts == ["Settings"])
    try host.selectTab("House")
    #expect(host.screen?.texts == ["Home, +home -home +home"])
  }

  private enum Page: Hashable { case one, two }

  private struct SelectedTabs: View {
    @State private var page = Page.one
    var body: some View {
      TabView(selection: $page) {
        Button("Next") { page = .two }.tabItem { Text("1") }.tag(Page.one)
        Text("Last").tabItem { Text("2") }.tag(Page.two)
      }
    }
  }

  @Test("A binding chooses the tab by its tag")
  func tags() throws {
    let host = ViewHost(SelectedTabs())
    try host.tap("Next")
    #expect(host.screen?.texts == ["Last"])
  }

  private struct Bar: View {
    @State private var count = 0
    var body: some View {
      NavigationStack {
        Text("\(count)")
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Plus") { count += 1 } }
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Minus") { count -= 1 }
              Button("Zero") { count = 0 }
            }
          }
      }
    }
  }

  @Test("The items of the bars can be used")
  func toolbar() throws {
    let host = ViewHost(Bar())
    try host.tap("Plus")
    try host.tap("Plus")
    try host.tap("Minus")
    #expect(host.screen?.texts.first == "1")
  }
}
