import Foundation
import SteleCanvas
@_spi(Stele) import SwiftUI
import Testing

@MainActor @Suite("Pictures") struct PictureTests {
  /// A view on a small screen, what the file of its picture has, and what it has not.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var scheme = ColorScheme.light
    let has: [String]
    var lacks: [String] = []
    let view: @MainActor @Sendable () -> any View

    init(
      _ name: String, _ scheme: ColorScheme = .light, has: [String], lacks: [String] = [],
      @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
    ) {
      (testDescription, self.scheme, self.has, self.lacks) = (name, scheme, has, lacks)
      self.view = { view() }
    }
  }

  nonisolated static let colors: [Case] = [
    Case("labels are black", has: [">a</text>", "fill=\"#000000\""]) { Text(verbatim: "a") },
    Case("labels are white in the dark", .dark, has: ["fill=\"#FFFFFF\">a</text>"]) {
      Text(verbatim: "a")
    },
    Case("the window is white", has: ["height=\"200\" fill=\"#FFFFFF\"/>"]) { Text(verbatim: "a") },
    Case("the window is black in the dark", .dark, has: ["height=\"200\" fill=\"#000000\"/>"]) {
      Text(verbatim: "a")
    },
    Case("a scheme of the author's goes for the window", has: ["height=\"200\" fill=\"#000000\"/>"])
    {
      Text(verbatim: "a").preferredColorScheme(.dark)
    },
    Case("red is the system's", has: ["fill=\"#FF3B30\">a<"]) {
      Text(verbatim: "a").foregroundStyle(.red)
    },
    Case("red is another one in the dark", .dark, has: ["fill=\"#FF453A\">a<"]) {
      Text(verbatim: "a").foregroundStyle(.red)
    },
    Case("the second level is fainter", has: ["fill=\"#3C3C43\" fill-opacity=\"0.6\">a<"]) {
      Text(verbatim: "a").foregroundStyle(.secondary)
    },
    Case("the second level of a colour", has: ["fill=\"#FF3B30\" fill-opacity=\"0.5\">a<"]) {
      VStack { Text(verbatim: "a").foregroundStyle(.secondary) }.foregroundStyle(.red)
    },
    Case("what a text says goes before its surroundings", has: ["fill=\"#34C759\">a<"]) {
      Text(verbatim: "a").foregroundColor(.green).foregroundStyle(.red)
    },
    Case("a tint", has: ["fill=\"#AF52DE\">a<"]) {
      Text(verbatim: "a").foregroundStyle(.tint).tint(.purple)
    },
    Case("a colour, less opaque", has: ["fill=\"#007AFF\" fill-opacity=\"0.25\"/>"]) {
      Color.blue.opacity(0.25)
    },
    Case("a colour by its components", has: ["fill=\"#FF8000\"/>"]) {
      Color(red: 1, green: 0.5, blue: 0)
    },
  ]

  nonisolated static let shapes: [Case] = [
    Case("a circle", has: ["<circle cx=\"50\" cy=\"100\" r=\"10\" fill=\"#000000\"/>"]) {
      Circle().frame(width: 20, height: 20)
    },
    Case("round corners", has: ["rx=\"6\" fill=\"#FF3B30\"/>"]) {
      RoundedRectangle(cornerRadius: 6).fill(.red)
    },
    Case("an outline", has: ["fill=\"none\" stroke=\"#007AFF\" stroke-width=\"3\""]) {
      Rectangle().stroke(.blue, lineWidth: 3)
    },
    Case(
      "a border is inside",
      has: ["<rect x=\"31\" y=\"81\" width=\"38\" height=\"38\" fill=\"none\""]
    ) {
      Rectangle().strokeBorder(.blue, lineWidth: 2).frame(width: 40, height: 40)
    },
    Case("a line as a shape", has: ["stroke-dasharray=\"4 2\""]) {
      Capsule().stroke(style: StrokeStyle(lineWidth: 2, dash: [4, 2])).fill(.red)
    },
    Case("a gradient", has: ["<linearGradient", "x1=\"30\" y1=\"80\" x2=\"70\" y2=\"120\""]) {
      LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
        .frame(width: 40, height: 40)
    },
    Case("a path of the author's", has: ["<path d=\"M30 80L70 120\""]) {
      Diagonal().stroke(.red).frame(width: 40, height: 40)
    },
    Case("a cut", has: ["<clipPath id=\"d1\"><circle", "<g clip-path=\"url(#d1)\">"]) {
      Color.red.clipShape(Circle())
    },
    Case("a shadow", has: ["<feOffset dx=\"0\" dy=\"2\"", "stdDeviation=\"2\""]) {
      Circle().shadow(color: .black, radius: 4, y: 2)
    },
    Case("opacity", has: ["<g opacity=\"0.5\">"]) { Circle().opacity(0.5) },
    Case("what is hidden is not drawn", has: [], lacks: ["<circle"]) { Circle().hidden() },
    Case("a turn around the middle", has: ["matrix(0 1 -1 0 150 50)"]) {
      Circle().rotationEffect(.degrees(90))
    },
    Case("a scale around a corner", has: ["matrix(2.0000 0 0 2.0000 0 0)"]) {
      Color.red.scaleEffect(2, anchor: .topLeading)
    },
    Case(
      "what is in front is drawn last",
      has: [
        "fill=\"#FF3B30\"/>\n<rect x=\"0\" y=\"0\" width=\"100\" height=\"200\" fill=\"#007AFF\"/>"
      ]
    ) {
      ZStack {
        Color.blue.zIndex(1)
        Color.red
      }
    },
    Case("a mask", has: ["<mask id=", "mask-type=\"alpha\"", "mask=\"url(#"]) {
      Color.red.mask { Circle() }
    },
    Case("a canvas", has: ["<path d=\"M1 2L4 2L4 6L1 6Z\" fill=\"#34C759\"/>"]) {
      Canvas { context, _ in
        context.fill(Path(CGRect(x: 1, y: 2, width: 3, height: 4)), with: .color(.green))
      }
    },
  ]

  nonisolated static let texts: [Case] = [
    Case("weight and size", has: ["font-size=\"34\" font-weight=\"700\""]) {
      Text(verbatim: "a").font(.largeTitle).bold()
    },
    Case("italics", has: ["font-style=\"italic\""]) { Text(verbatim: "a").italic() },
    Case("letters of one width", has: ["ui-monospace"]) { Text(verbatim: "a").monospaced() },
    Case("serifs", has: ["ui-serif"]) { Text(verbatim: "a").fontDesign(.serif) },
    Case(
      "Markdown in a key", has: ["font-weight=\"700\" fill=\"#000000\">brass</text>"], lacks: ["**"]
    ) {
      Text("of **brass**")
    },
    Case("no Markdown in a value", has: [">*a*</text>"]) { Text("\("*a*")") },
    Case("a line that is too long ends with an ellipsis", has: ["…</text>"]) {
      Text(verbatim: "a text that does not fit").lineLimit(1)
    },
    Case("spaces stay where a text is cut", has: [">a b c…</text>"]) {
      Text(verbatim: "a b c d e f g h i j k l m n o").lineLimit(1).frame(width: 62)
    },
    Case("two looks on a line", has: [">a </text>", "fill=\"#FF3B30\">b</text>"]) {
      Text(verbatim: "a ") + Text(verbatim: "b").foregroundColor(.red)
    },
    Case("placeholders are bars", has: ["rx=\"3\""], lacks: [">secret<"]) {
      Text(verbatim: "secret").redacted(reason: .placeholder)
    },
    Case(
      "an image that is not there is a box with its name",
      has: [">plate</text>", "stroke-dasharray"]
    ) {
      Image("plate")
    },
    Case("so is a symbol", has: [">unheard</text>", ">of</text>"]) {
      Image(systemName: "unheard.of").font(.system(size: 60))
    },
    Case("a number in a circle", has: ["<circle", ">7</text>"]) { Image(systemName: "7.circle") },
  ]

  nonisolated static let controls: [Case] = [
    Case("a button has the tint", has: ["fill=\"#007AFF\">Go</text>"]) { Button("Go") {} },
    Case("a button that destroys is red", has: ["fill=\"#FF3B30\">Go</text>"]) {
      Button("Go", role: .destructive) {}
    },
    Case("a button that is off is grey", has: ["fill=\"#3C3C43\" fill-opacity=\"0.3\">Go</text>"]) {
      Button("Go") {}.disabled(true)
    },
    Case(
      "a prominent button is filled",
      has: ["rx=\"8\" fill=\"#007AFF\"/>", "fill=\"#FFFFFF\">Go</text>"]
    ) {
      Button("Go") {}.buttonStyle(.borderedProminent)
    },
    Case("a plain button is as its label", has: ["fill=\"#000000\">Go</text>"]) {
      Button("Go") {}.buttonStyle(.plain)
    },
    Case("a style of the author's", has: ["fill=\"#FF9500\"/>", "fill=\"#000000\">Go</text>"]) {
      Button("Go") {}.buttonStyle(Orange())
    },
    Case("a switch that is on is green", has: ["rx=\"15.5\" fill=\"#34C759\"/>"]) {
      Toggle("a", isOn: .constant(true))
    },
    Case(
      "a switch that is off is grey", has: ["rx=\"15.5\" fill=\"#787880\" fill-opacity=\"0.16\"/>"]
    ) {
      Toggle("a", isOn: .constant(false))
    },
    Case("a prompt is faint", has: ["fill-opacity=\"0.3\">Name</text>"]) {
      TextField("Name", text: .constant(""))
    },
    Case("a text is not", has: ["fill=\"#000000\">Ada</text>"], lacks: [">Name<"]) {
      TextField("Name", text: .constant("Ada"))
    },
    Case("a secret is dots", has: [">•••</text>"], lacks: [">abc<"]) {
      SecureField("Secret", text: .constant("abc"))
    },
    Case("progress", has: ["width=\"50\" height=\"4\" rx=\"2\" fill=\"#007AFF\"/>"]) {
      ProgressView(value: 0.5)
    },
    Case("the chosen segment stands out", has: ["rx=\"7\" fill=\"#FFFFFF\"/>", ">B</text>"]) {
      Picker("a", selection: .constant(2)) {
        Text(verbatim: "A").tag(1)
        Text(verbatim: "B").tag(2)
      }.pickerStyle(.segmented)
    },
    Case("a menu shows what is chosen", has: ["fill=\"#007AFF\">B</text>"], lacks: [">A</text>"]) {
      Picker("a", selection: .constant(2)) {
        Text(verbatim: "A").tag(1)
        Text(verbatim: "B").tag(2)
      }
    },
    Case("rows are on a card", has: ["fill=\"#F2F2F7\"/>", "rx=\"10\"", ">a</text>"]) {
      List { Text(verbatim: "a") }
    },
    Case("headers are in capitals", has: [">HEAD</text>", "font-size=\"13\""]) {
      List { Section("Head") { Text(verbatim: "a") } }
    },
    Case("unless the author keeps them", has: [">Head</text>"]) {
      List { Section("Head") { Text(verbatim: "a") }.textCase(nil) }
    },
    Case(
      "the title of a screen",
      has: ["<title>P</title>", "font-weight=\"700\" fill=\"#000000\">P</text>"]
    ) {
      NavigationStack { Text(verbatim: "a").navigationTitle("P") }
    },
    Case(
      "the chosen tab has the tint",
      has: ["fill=\"#007AFF\">One</text>", "fill=\"#8E8E93\">Two</text>"]
    ) {
      TabView {
        Text(verbatim: "a").tabItem { Text(verbatim: "One") }
        Text(verbatim: "b").tabItem { Text(verbatim: "Two") }
      }
    },
    Case("a badge on a tab", has: ["rx=\"9\" fill=\"#FF3B30\"/>", "fill=\"#FFFFFF\">3</text>"]) {
      TabView { Text(verbatim: "a").tabItem { Text(verbatim: "One") }.badge(3) }
    },
    Case(
      "a bar with a background",
      has: ["height=\"44\" fill=\"#BF5AF2\"/>", "fill=\"#FFFFFF\">P</text>"]
    ) {
      NavigationStack {
        Text(verbatim: "a").navigationTitle("P").navigationBarTitleDisplayMode(.inline)
          .toolbarBackground(.purple, for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar)
          .toolbarColorScheme(.dark, for: .navigationBar)
      }
    },
    Case("the row that is chosen", has: ["fill=\"#D1D1D6\"/>"]) {
      List(1..<3, id: \.self, selection: .constant(2 as Int?)) { Text(verbatim: "\($0)") }
    },
    Case(
      "an alert dims what is behind",
      has: [
        "fill=\"#000000\" fill-opacity=\"0.2\"/>", ">Sure?</text>", "fill=\"#007AFF\">OK</text>",
      ]
    ) {
      Text(verbatim: "a").alert("Sure?", isPresented: .constant(true)) { Button("OK") {} }
    },
    Case("what is said of the screen", has: ["<desc>a\nButton: Go\nSwitch: on, on</desc>"]) {
      Text(verbatim: "a")
      Button("Go") {}
      Toggle("on", isOn: .constant(true))
    },
  ]

  @Test("A view is drawn", arguments: colors + shapes + texts + controls)
  func picture(_ drawn: Case) {
    let host = ViewHost(drawn.view())
    let drawing = host.picture(
      size: CGSize(width: 100, height: 200), scheme: drawn.scheme, safeArea: EdgeInsets())
    let svg = drawing.svg()
    for part in drawn.has { #expect(svg.contains(part), "\(part) in:\n\(svg)") }
    for part in drawn.lacks { #expect(!svg.contains(part), "\(part) in:\n\(svg)") }
    #expect(
      host.picture(size: drawing.size, scheme: drawn.scheme, safeArea: EdgeInsets()).svg() == svg)
  }

  @Test("Drawing for the dark appearance leaves the view as it was")
  func darkOnce() {
    let host = ViewHost(Scheme())
    let dark = host.picture(scheme: .dark).svg()
    #expect(dark.contains(">dark</text>"))
    #expect(host.screen?.texts == ["light"])
  }

  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(verbatim: scheme == .dark ? "dark" : "light") }
  }
}

private struct Diagonal: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
  }
}

private struct Orange: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.background(.orange)
  }
}
