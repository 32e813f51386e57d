@_spi(Stele) import SwiftUI
import Testing

@MainActor @Suite struct PresentationTests {
  private struct Sheet: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var mode
    let title: String
    var body: some View {
      Text(title)
      Button("Close") { dismiss() }
      Button("Old close") { mode.wrappedValue.dismiss() }
    }
  }

  private struct Opener: View {
    @State private var isOpen = false
    @State private var closed = 0
    var body: some View {
      VStack {
        Text("Closed \(closed) times")
        Button("Open") { isOpen = true }
          .sheet(isPresented: $isOpen, onDismiss: { closed += 1 }) { Sheet(title: "On top") }
      }
    }
  }

  @Test("A sheet covers the screen until it is dismissed", arguments: ["Close", "Old close"])
  func sheet(button: String) throws {
    let host = ViewHost(Opener())
    try host.tap("Open")
    #expect(host.screen?.texts == ["On top", "Close", "Old close"])
    try host.tap(button)
    #expect(host.screen?.texts == ["Closed 1 times", "Open"])
  }

  private struct Item: Identifiable {
    let id: Int
  }

  private struct ItemOpener: View {
    @State private var item: Item?
    var body: some View {
      Button("Show 7") { item = Item(id: 7) }
        .fullScreenCover(item: $item) { Sheet(title: "Item \($0.id)") }
    }
  }

  @Test("An item is presented and taken away again")
  func item() throws {
    let host = ViewHost(ItemOpener())
    try host.tap("Show 7")
    #expect(host.screen?.texts.first == "Item 7")
    try host.dismiss()
    #expect(host.screen?.texts == ["Show 7"])
  }

  private struct Alerting: View {
    @State private var asks = false
    @State private var answer = "none"
    var body: some View {
      Text(answer)
      Button("Ask") { asks = true }
        .alert("Really?", isPresented: $asks) {
          Button("Delete", role: .destructive) { answer = "deleted" }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("It is gone then.")
        }
    }
  }

  @Test("A button of an alert acts and closes it")
  func alert() throws {
    let host = ViewHost(Alerting())
    try host.tap("Ask")
    #expect(host.screen?.texts == ["Really?", "It is gone then.", "Delete", "Cancel"])
    try host.tap("Delete")
    #expect(host.screen?.texts == ["deleted", "Ask"])
  }

  private struct OldAlert: View {
    @State private var asks = false
    var body: some View {
      Button("Ask") { asks = true }
        .alert(isPresented: $asks) {
          Alert(title: Text("Old"), message: Text("style"), dismissButton: .default(Text("Fine")))
        }
    }
  }

  @Test("An alert of the older kind closes too")
  func oldAlert() throws {
    let host = ViewHost(OldAlert())
    try host.tap("Ask")
    #expect(host.screen?.texts == ["Old", "style", "Fine"])
    try host.tap("Fine")
    #expect(host.screen?.texts == ["Ask"])
  }

  private struct Choosing: View {
    @State private var fruit = "Apple"
    @State private var amount = 1.0
    @State private var count = 2
    var body: some View {
      Form {
        Picker("Fruit", selection: $fruit) {
          ForEach(["Apple", "Pear"], id: \.self) { Text($0) }
          Text("Plum").tag("plum")
        }
        Slider(value: $amount, in: 0...10, step: 2) { Text("Amount") }
        Stepper("Count", value: $count, in: 0...3)
        Text("\(fruit) \(Int(amount)) \(count)")
        Menu("More") { Button("Reset") { count = 0 } }
      }
    }
  }

  @Test("Controls set what they are bound to, within their limits")
  func controls() throws {
    let host = ViewHost(Choosing())
    try host.choose("Pear", in: "Fruit")
    try host.slide("Amount", to: 6.7)
    for _ in 1...3 { try host.step("Count") }
    #expect(host.screen?.texts.contains("Pear 6 3") == true)
    try host.choose("Plum", in: "Fruit")
    try host.tap("More")
    #expect(host.screen?.texts == ["Reset"])
    try host.tap("Reset")
    #expect(host.screen?.texts.contains("plum 6 0") == true)
  }
}
