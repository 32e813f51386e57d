@_spi(Stele) import SwiftUI
import Testing

/// What a host tells of names, titles and presentations, and what a user does element by element.
@MainActor @Suite(.serialized) struct HostElementTests {
  private struct Titled: View {
    let name: String
    var hides = false
    var body: some View {
      Text("Content").navigationTitle(name).navigationBarBackButtonHidden(hides)
    }
  }

  @Test("A hosted view sets the title of its controller, as in a stack of UIKit")
  func titles() {
    let stack = UINavigationController(
      rootViewController: UIHostingController(rootView: Titled(name: "One")))
    let window = UIWindow()
    window.rootViewController = stack
    window.makeKeyAndVisible()
    #expect(stack.navigationBar.topItem?.title == "One")
    stack.pushViewController(UIHostingController(rootView: Titled(name: "Two")), animated: false)
    #expect(stack.navigationBar.topItem?.title == "Two" && stack.navigationBar._backTitle == "One")
    stack.pushViewController(
      UIHostingController(rootView: Titled(name: "Three", hides: true)), animated: false)
    #expect(stack.navigationBar._backTitle == nil)
    window.isHidden = true
  }

  @Test("A stack of screens tells their titles, and which one back leads to")
  func stack() throws {
    struct Stack: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Go") { Titled(name: "Second") }.navigationTitle("First")
        }
      }
    }
    let host = ViewHost(Stack())
    #expect(host.titles == ["First"] && host.backTitle == nil)
    try host.tap("Go")
    #expect(host.titles == ["First", "Second"] && host.backTitle == "First")
    try host.dismiss()
    #expect(host.titles == ["First"])
  }

  @Test("A sheet goes when it is swiped down, unless it says that it stays")
  func swiped() throws {
    struct Sheet: View {
      let stays: Bool
      @State private var isShown = true
      var body: some View {
        Text(isShown ? "covered" : "free").sheet(isPresented: $isShown) {
          Text("Sheet").interactiveDismissDisabled(stays)
        }
      }
    }
    let free = ViewHost(Sheet(stays: false))
    #expect(free.presentation == "sheet")
    #expect(free.dismissBySwipe() && free.presentation == nil)
    #expect(free.screen?.texts == ["free"])
    let kept = ViewHost(Sheet(stays: true))
    #expect(!kept.dismissBySwipe() && kept.presentation == "sheet")
    #expect(!free.dismissBySwipe())
  }

  @Test("Keys are added to what a field holds, and the return key submits")
  func keys() throws {
    struct Form: View {
      @State private var name = "A"
      @State private var sent = "nothing"
      var body: some View {
        TextField("Name", text: $name).accessibilityIdentifier("name").onSubmit { sent = name }
        Text("sent \(sent)")
      }
    }
    let host = ViewHost(Form())
    let field = try host.find("Name")
    try host.enter("da", into: field)
    #expect(field.value == "Ada" && field.accessibilityNames == ["name"])
    try host.submit(field)
    #expect(host.screen?.texts.last == "sent Ada")
    try host.clear(field)
    #expect(field.value == "")
  }

  @Test("A button acts when the finger is lifted on it, and not when it has slid off")
  func finger() throws {
    struct Shutter: View {
      struct Style: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          Text(configuration.isPressed ? "pressed" : "released")
        }
      }
      @State private var count = 0
      var body: some View {
        Button("Shoot") { count += 1 }.buttonStyle(Style()).accessibilityLabel("Shoot")
        Text("\(count)")
      }
    }
    let host = ViewHost(Shutter())
    let button = try #require(host.screen?.first(.button))
    #expect(button.accessibilityNames == ["Shoot"])
    var lift = try host.touchDown(button)
    #expect(host.screen?.texts == ["pressed", "0"])
    lift(false)
    #expect(host.screen?.texts == ["released", "0"])
    lift = try host.touchDown(button)
    lift(true)
    #expect(host.screen?.texts == ["released", "1"])
  }

  @Test("A hosted view follows the surroundings of UIKit")
  func surroundings() {
    struct Looking: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.verticalSizeClass) private var height
      var body: some View {
        Text("\(scheme == .dark ? "dark" : "light") \(height == .compact ? "low" : "high")")
      }
    }
    let controller = UIHostingController(rootView: Looking())
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.host.screen?.texts == ["light high"])
    UIApplication.shared._change(
      UITraitCollection._standard._changing(style: .dark, vertical: .compact))
    #expect(controller.host.screen?.texts == ["dark low"])
    UIApplication.shared._change(UITraitCollection._standard)
    #expect(controller.host.screen?.texts == ["light high"])
    window.isHidden = true
  }

  @Test("The previews of a provider are those of its views, with their names and devices")
  func previews() {
    enum Samples: PreviewProvider {
      static var previews: some View {
        Text("A").previewDisplayName("First").previewDevice("iPhone 16")
        Text("B").previewDisplayName("Second")
      }
    }
    let list = listedPreviews(of: Samples.self)
    #expect(list.map(\.name) == ["First", "Second"])
    #expect(list.map(\.device) == ["iPhone 16", nil])
  }

  @Test("What is set for a group counts for each view in it, unless the view says something else")
  func groupedPreviews() {
    enum Samples: PreviewProvider {
      static var previews: some View {
        Group {
          Text("A").previewDevice("iPhone 16")
          ForEach(["B", "C"], id: \.self) { Text($0).previewDisplayName($0) }
        }
        .previewLayout(.sizeThatFits)
        .previewInterfaceOrientation(.landscapeRight)
      }
    }
    let list = listedPreviews(of: Samples.self)
    #expect(list.map(\.name) == [nil, "B", "C"])
    #expect(list.map(\.device) == ["iPhone 16", nil, nil])
    for preview in list {
      guard case .sizeThatFits = preview.layout else {
        Issue.record("\(preview.layout)")
        continue
      }
      #expect(preview.isLandscape)
    }
  }

  @Test("The traits of the macro say how a preview is shown, and what cannot be applied is told")
  func traits() {
    struct Dimmed: PreviewModifier {
      func body(content: Content, context: Void) -> some View { content.opacity(0.5) }
    }
    let plain = Preview("Side", traits: .landscapeLeft) { Text("A") }.listed
    #expect(plain.name == "Side" && plain.isLandscape && plain.obstacle == nil)
    let dimmed = Preview(traits: .modifier(Dimmed())) { Text("A") }.listed
    #expect(dimmed.obstacle?.contains("Dimmed") == true)
  }
}
