import Foundation
import SteleCanvas
import Testing

@Suite("Drawings as SVG") struct SVGTests {
  /// Items in a drawing of 100 by 50, and the lines that they are written as.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let items: [Drawing.Item]
    let lines: [String]
    init(_ name: String, _ items: [Drawing.Item], _ lines: String...) {
      (testDescription, self.items, self.lines) = (name, items, lines)
    }
  }

  static let square = CGRect(x: 10, y: 5, width: 20, height: 20)
  static let blue = Paint.solid(Ink(0x007AFF))

  static let cases: [Case] = [
    Case(
      "a rectangle", [.fill(.rectangle(square), blue)],
      "<rect x=\"10\" y=\"5\" width=\"20\" height=\"20\" fill=\"#007AFF\"/>"),
    Case(
      "round corners, at most half as large as the side",
      [.fill(.rounded(square, radius: 40), blue)],
      "<rect x=\"10\" y=\"5\" width=\"20\" height=\"20\" rx=\"10\" fill=\"#007AFF\"/>"),
    Case(
      "a circle", [.fill(.ellipse(square), blue)],
      "<circle cx=\"20\" cy=\"15\" r=\"10\" fill=\"#007AFF\"/>"),
    Case(
      "an ellipse", [.fill(.ellipse(CGRect(x: 0, y: 0, width: 20, height: 10)), blue)],
      "<ellipse cx=\"10\" cy=\"5\" rx=\"10\" ry=\"5\" fill=\"#007AFF\"/>"),
    Case(
      "a path",
      [
        .fill(
          .path([
            .move(.zero), .line(CGPoint(x: 1, y: 2)),
            .quad(CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6)),
            .cubic(
              CGPoint(x: 7, y: 8), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12)),
            .close,
          ]), blue, isEvenOdd: true)
      ],
      "<path d=\"M0 0L1 2Q5 6 3 4C9 10 11 12 7 8Z\" fill=\"#007AFF\" fill-rule=\"evenodd\"/>"),
    Case(
      "numbers have two decimals and no minus before nothing",
      [.fill(.rectangle(CGRect(x: -0.001, y: 1.005, width: 0.5, height: 12.345)), blue)],
      "<rect x=\"0\" y=\"1\" width=\"0.5\" height=\"12.35\" fill=\"#007AFF\"/>"),
    Case(
      "what is not a number is nothing",
      [.fill(.rectangle(CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: 1)), blue)],
      "<rect x=\"0\" y=\"0\" width=\"0\" height=\"1\" fill=\"#007AFF\"/>"),
    Case(
      "an ink that is not opaque", [.fill(.rectangle(square), .solid(Ink(0xFF3B30, opacity: 0.5)))],
      "<rect x=\"10\" y=\"5\" width=\"20\" height=\"20\" fill=\"#FF3B30\" fill-opacity=\"0.5\"/>"),
    Case(
      "a line with dashes",
      [
        .stroke(
          .rectangle(square), blue,
          Pen(width: 2, cap: .round, join: .round, dash: [4, 2], dashPhase: 1))
      ],
      "<rect x=\"10\" y=\"5\" width=\"20\" height=\"20\" fill=\"none\" stroke=\"#007AFF\" "
        + "stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\" "
        + "stroke-dasharray=\"4 2\" stroke-dashoffset=\"1\"/>"),
    Case(
      "a gradient, written once for two",
      [
        .fill(.rectangle(square), fade), .fill(.ellipse(square), fade),
      ],
      "<defs>",
      "<linearGradient id=\"d1\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"50\">",
      "<stop offset=\"0\" stop-color=\"#FFFFFF\"/>",
      "<stop offset=\"1\" stop-color=\"#000000\" stop-opacity=\"0\"/>", "</linearGradient>",
      "</defs>",
      "<rect x=\"10\" y=\"5\" width=\"20\" height=\"20\" fill=\"url(#d1)\"/>",
      "<circle cx=\"20\" cy=\"15\" r=\"10\" fill=\"url(#d1)\"/>"),
    Case(
      "a layer that changes nothing is not written",
      [.layer(Layer([.fill(.rectangle(square), blue)]))],
      "<rect x=\"10\" y=\"5\" width=\"20\" height=\"20\" fill=\"#007AFF\"/>"),
    Case(
      "a layer that is not seen is left out",
      [layer { $0.opacity = 0 }, .fill(.rectangle(square), blue)],
      "<rect x=\"10\" y=\"5\" width=\"20\" height=\"20\" fill=\"#007AFF\"/>"),
    Case(
      "opacity and a move", [layer { ($0.opacity, $0.transform) = (0.25, .move(3, 4)) }],
      "<g transform=\"translate(3 4)\" opacity=\"0.25\">",
      "<rect x=\"10\" y=\"5\" width=\"20\" height=\"20\" fill=\"#007AFF\"/>", "</g>"),
    Case(
      "a turn keeps its decimals",
      [layer { $0.transform = .turn(radians: .pi / 6, around: .zero) }],
      "<g transform=\"matrix(0.8660 0.5000 -0.5000 0.8660 0 0)\">",
      "<rect x=\"10\" y=\"5\" width=\"20\" height=\"20\" fill=\"#007AFF\"/>", "</g>"),
    Case(
      "a cut and a shadow around it",
      [
        layer {
          $0.clip = .ellipse(square)
          $0.shadow = Shadow(
            ink: .gray(0, opacity: 0.3), radius: 4, offset: CGSize(width: 0, height: 2))
        }
      ],
      "<defs>", "<clipPath id=\"d1\"><circle cx=\"20\" cy=\"15\" r=\"10\"/></clipPath>",
      "<filter id=\"d2\" filterUnits=\"userSpaceOnUse\" x=\"2\" y=\"-3\" width=\"36\" height=\"38\">",
      "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"2\"/>",
      "<feOffset dx=\"0\" dy=\"2\" result=\"below\"/>",
      "<feFlood flood-color=\"#000000\" flood-opacity=\"0.3\"/>",
      "<feComposite in2=\"below\" operator=\"in\"/>",
      "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>", "</filter>",
      "</defs>",
      "<g filter=\"url(#d2)\">", "<g clip-path=\"url(#d1)\">",
      "<rect x=\"10\" y=\"5\" width=\"20\" height=\"20\" fill=\"#007AFF\"/>", "</g>", "</g>"),
  ]

  private static let fade = Paint.linear(
    [ColorStop(.white, at: 0), ColorStop(.clear, at: 1)], from: .zero, to: CGPoint(x: 0, y: 50))

  private static func layer(_ change: (inout Layer) -> Void) -> Drawing.Item {
    var layer = Layer([.fill(.rectangle(square), blue)])
    change(&layer)
    return .layer(layer)
  }

  @Test("Items are written as elements", arguments: cases) func items(_ item: Case) {
    let drawing = Drawing(size: CGSize(width: 100, height: 50), items: item.items)
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"50\" "
      + "viewBox=\"0 0 100 50\" role=\"img\">"
    #expect(drawing.svg() == ([head] + item.lines + ["</svg>"]).joined(separator: "\n") + "\n")
  }

  @Test("Text is text, has its width whatever the font, and cannot break out")
  func text() {
    let run = TextRun(
      "<b> & \"co\"\u{1}", at: CGPoint(x: 1, y: 2), width: 30.5,
      typeface: Typeface(size: 17, weight: 600, isItalic: true, family: "It's"),
      paint: Self.blue, underline: Self.blue)
    let svg = Drawing(size: .zero, items: [.text(run)]).svg()
    #expect(
      svg.contains("<text x=\"1\" y=\"2\" textLength=\"30.5\" lengthAdjust=\"spacingAndGlyphs\""))
    #expect(svg.contains("font-family=\"'Its', -apple-system"))
    #expect(svg.contains(" font-size=\"17\" font-weight=\"600\" font-style=\"italic\""))
    #expect(svg.contains(">&lt;b&gt; &amp; &quot;co&quot;</text>"))
    #expect(svg.contains("<rect x=\"1\" y=\"3.7\" width=\"30.5\" height=\"1.06\""))
  }

  @Test("Title and description stand at the start")
  func description() {
    let drawing = Drawing(size: .zero, title: "A & B", summary: ["Button: OK", "Text"])
    #expect(drawing.svg().contains("<title>A &amp; B</title>\n<desc>Button: OK\nText</desc>"))
  }

  @Test("Definitions have a prefix, so that two files can stand in one page")
  func prefix() {
    let drawing = Drawing(size: .zero, items: [.fill(.rectangle(Self.square), Self.fade)])
    #expect(drawing.svg(prefix: "one-").contains("fill=\"url(#one-d1)\""))
  }

  @Test("A gradient round a point is slices, which begin with its first colour")
  func angular() throws {
    let paint = Paint.angular(
      [ColorStop(.white, at: 0), ColorStop(.black, at: 1)], center: CGPoint(x: 20, y: 15), from: 0,
      to: 360)
    let svg = Drawing(size: .zero, items: [.fill(.ellipse(Self.square), paint)]).svg()
    let slices = svg.split(separator: "\n").filter { $0.hasPrefix("<path") }
    #expect(slices.count == 72)
    #expect(try #require(slices.first).hasSuffix("fill=\"#FDFDFD\"/>"))
    #expect(try #require(slices.last).hasSuffix("fill=\"#020202\"/>"))
  }

  @Test(
    "Around a drawing stands a device, upright or on its side",
    arguments: [
      (CGSize(width: 393, height: 852), "417", "876", true),
      (CGSize(width: 852, height: 393), "876", "417", false),
    ])
  func device(_ size: CGSize, _ width: String, _ height: String, _ hasTime: Bool) {
    let svg = Drawing(size: size, isDark: true).svg(in: .standard)
    #expect(svg.contains("width=\"\(width)\" height=\"\(height)\""))
    #expect(svg.contains(">9:41</text>") == hasTime)
    #expect(svg.contains("rx=\"55\""))
  }

  @Test("Devices are found by name and by size")
  func devices() {
    #expect(Device.named("iphone 16")?.size == CGSize(width: 393, height: 852))
    #expect(Device.named("iPhone SE (3rd generation)")?.cutout == Device.Cutout.none)
    #expect(Device.named("Telephone") == nil)
    #expect(Device.sized(CGSize(width: 852, height: 393))?.name == "iPhone 16")
    #expect(Device.sized(CGSize(width: 1, height: 1)) == nil)
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
  }
}
