@_spi(Stele) import SwiftUI
import Testing

@MainActor @Suite struct GestureTests {
  private struct Shutter: View {
    var onShot: () -> Void
    @State private var pressing = false
    var body: some View {
      Circle().fill(.white)
        .frame(width: pressing ? 60 : 80)
        .scaleEffect(pressing ? 0.9 : 1)
        .animation(.spring(), value: pressing)
        .onLongPressGesture(
          minimumDuration: 0,
          pressing: { pressing in
            self.pressing = pressing
            if !pressing { onShot() }
          }, perform: {})
      Text(pressing ? "down" : "up")
    }
  }

  @Test("A press is heard when it starts and when it ends")
  func press() throws {
    var shots = 0
    let host = ViewHost(Shutter { shots += 1 })
    let circle = try #require(host.screen?.first(.shape))
    var midway: [String] = []
    try host.press(circle, for: 0.2) { midway = host.screen?.texts ?? [] }
    #expect(midway == ["down"])
    #expect(host.screen?.texts == ["up"])
    #expect(shots == 1)
  }

  private struct Taps: View {
    @State private var single = 0
    @State private var double = 0
    var body: some View {
      Text("one").onTapGesture { single += 1 }
      Text("two").onTapGesture(count: 2) { double += 1 }
      Text("\(single) \(double)")
    }
  }

  @Test("One tap is a tap, and not a double tap")
  func taps() throws {
    let host = ViewHost(Taps())
    try host.tap("one")
    try host.tap("two")
    #expect(host.screen?.texts.last == "1 0")
  }

  private struct Dragging: View {
    @GestureState private var live = CGSize.zero
    @State private var seen: [CGFloat] = []
    @State private var end = CGSize.zero
    var body: some View {
      Text("card")
        .offset(live)
        .gesture(
          DragGesture()
            .updating($live) { value, state, _ in state = value.translation }
            .onChanged { seen.append($0.translation.width) }
            .onEnded { end = $0.translation })
      Text("live \(Int(live.width)), \(seen.count) changes, end \(Int(end.width))")
    }
  }

  @Test("A drag tells how far it has got, and its state goes back afterwards")
  func drag() throws {
    let host = ViewHost(Dragging())
    try host.drag(try host.find("card"), by: CGSize(width: 80, height: 0))
    #expect(host.screen?.texts.last == "live 0, 4 changes, end 80")
  }

  private struct Pressable: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .overlay { Text(configuration.isPressed ? "pressed" : "idle") }
    }
  }

  @Test("A style of one's own knows whether its button is pressed")
  func style() throws {
    let host = ViewHost(Button("Go") {}.buttonStyle(Pressable()))
    let button = try #require(host.screen?.first(.button))
    var midway: [String] = []
    try host.press(button, for: 0.1) { midway = host.screen?.texts ?? [] }
    #expect(midway.contains("pressed"))
    #expect(host.screen?.texts.contains("idle") == true)
  }
}
