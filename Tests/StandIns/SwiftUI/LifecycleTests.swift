@_spi(Stele) import SwiftUI
import Testing

@MainActor @Suite struct LifecycleTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct Watched: View {
    let log: Log
    @State private var isShown = true
    @State private var value = 0
    var body: some View {
      if isShown {
        Text("child")
          .onAppear { log.lines.append("appear") }
          .onDisappear { log.lines.append("disappear") }
      }
      Button("Toggle") { isShown.toggle() }
      Button("Count") { value += 1 }
        .onChange(of: value) { old, new in log.lines.append("\(old) to \(new)") }
    }
  }

  @Test("Views hear that they appear, disappear and change, in order")
  func order() throws {
    let log = Log()
    let host = ViewHost(Watched(log: log))
    try host.tap("Toggle")
    try host.tap("Count")
    try host.tap("Toggle")
    #expect(log.lines == ["appear", "disappear", "0 to 1", "appear"])
  }

  private struct Loading: View {
    @State private var text = "loading"
    var body: some View {
      Text(text).task {
        await Task.yield()
        text = "loaded"
      }
    }
  }

  @Test("A task runs while its view is shown")
  func task() async throws {
    let host = ViewHost(Loading())
    #expect(host.screen?.texts == ["loading"])
    for _ in 0..<100 where host.screen?.texts != ["loaded"] {
      try await Task.sleep(for: .milliseconds(2))
      host.update()
    }
    #expect(host.screen?.texts == ["loaded"])
  }

  private struct WidthKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Preferring: View {
    @State private var total = 0
    @State private var extra = 1
    var body: some View {
      VStack {
        Text("a").preference(key: WidthKey.self, value: 2)
        Text("b").preference(key: WidthKey.self, value: extra)
        Button("More") { extra += 1 }
      }
      .onPreferenceChange(WidthKey.self) { total = $0 }
      Text("total \(total)")
    }
  }

  @Test("What views hand up is added and reaches the one who asked")
  func preferences() throws {
    let host = ViewHost(Preferring())
    #expect(host.screen?.texts.last == "total 3")
    try host.tap("More")
    #expect(host.screen?.texts.last == "total 4")
  }

  private struct Receiving: View {
    let subject: PassthroughSubject<Int, Never>
    @State private var sum = 0
    var body: some View { Text("\(sum)").onReceive(subject) { sum += $0 } }
  }

  @Test("A view hears what a publisher publishes")
  func receiving() {
    let subject = PassthroughSubject<Int, Never>()
    let host = ViewHost(Receiving(subject: subject))
    subject.send(2)
    subject.send(3)
    host.update()
    #expect(host.screen?.texts == ["5"])
  }

  private struct Focusing: View {
    private enum Field: Hashable { case name, city }
    @FocusState private var focus: Field?
    @State private var name = ""
    @State private var city = ""
    var body: some View {
      TextField("Name", text: $name).focused($focus, equals: .name).onSubmit { focus = .city }
      TextField("City", text: $city).focused($focus, equals: .city)
      Text(focus == .city ? "city" : focus == .name ? "name" : "nowhere")
    }
  }

  @Test("The focus follows the user and the code")
  func focus() throws {
    let host = ViewHost(Focusing())
    #expect(host.screen?.texts.last == "nowhere")
    try host.type("Ada", into: "Name")
    #expect(host.screen?.texts.last == "name")
    try host.type("Ada", into: "Name", submitting: true)
    #expect(host.screen?.texts.last == "city")
  }

  private struct SampleApp: App {
    @StateObject private var counter = Counter()
    var body: some Scene {
      WindowGroup { Button("Count \(counter.count)") { counter.count += 1 } }
    }
  }

  private final class Counter: ObservableObject {
    @Published var count = 0
  }

  @Test("An app's own object lives as long as the app")
  func app() throws {
    let app = AppHost(SampleApp.self)
    try app.host.tap("Count 0")
    try app.host.tap("Count 1")
    #expect(app.host.screen?.texts == ["Count 2"])
  }
}
