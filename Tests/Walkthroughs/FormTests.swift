import Testing
import WalkthroughSteps

@testable import Walkthroughs

/// A line and what it is read as.
struct LineCase: CustomTestStringConvertible {
  var line: String
  var action: WalkthroughAction
  var testDescription: String { line }

  init(_ line: String, _ action: WalkthroughAction) {
    (self.line, self.action) = (line, action)
  }
}

private let startingCases = [
  LineCase("launch", .launch(.app, device: nil)),
  LineCase("Launch on “iPhone 16”", .launch(.app, device: "iPhone 16")),
  LineCase("launch preview", .launch(.preview(name: nil), device: nil)),
  LineCase(
    "launch preview „Langer Text“ on „iPad mini“",
    .launch(.preview(name: "Langer Text"), device: "iPad mini")),
  LineCase(
    "launch scene 「Steel」 of 「Plates」",
    .launch(.scene(identifier: "Steel", storyboard: "Plates"), device: nil)),
  LineCase(
    "launch scene of \"Plates\"",
    .launch(.scene(identifier: nil, storyboard: "Plates"), device: nil)
  ),
  LineCase("launch ContentView()", .launch(.expression("ContentView()"), device: nil)),
  LineCase(
    "launch Plate(on: .constant(true), id: \"on \\\"x\\\"\") on “iPhone SE”",
    .launch(.expression("Plate(on: .constant(true), id: \"on \\\"x\\\"\")"), device: "iPhone SE")),
  LineCase(
    "given store = Store(rules: [\"a\"])", .given(name: "store", code: "Store(rules: [\"a\"])")),
  LineCase("run try store.add(#line)", .run(code: "try store.add(#line)")),
]

private let actingCases = [
  LineCase("tap “Save”", .tap(ElementName("Save"))),
  LineCase("tap the “Save” button", .tap(ElementName("Save", kind: .button))),
  LineCase("tap the last row", .tap(ElementName(nil, kind: .row, place: .last))),
  LineCase(
    "tap 12th switch “A”", .tap(ElementName("A", kind: .toggle, place: .number(12)))),
  LineCase(
    "double-tap second image", .doubleTap(ElementName(nil, kind: .image, place: .number(2)))),
  LineCase("press “Go”", .press(ElementName("Go"))),
  LineCase("release", .release(outside: false)),
  LineCase("release outside", .release(outside: true)),
  LineCase("long-press “Go”", .longPress(ElementName("Go"), seconds: nil)),
  LineCase("long-press “Go” for 1 second", .longPress(ElementName("Go"), seconds: 1)),
  LineCase("swipe down", .swipe(.down, on: nil)),
  LineCase("swipe left on row “Tea”", .swipe(.left, on: ElementName("Tea", kind: .row))),
  LineCase("drag “Card” up by 40", .drag(ElementName("Card"), .up, distance: 40)),
  LineCase("drag “Card” right by 2.5 points", .drag(ElementName("Card"), .right, distance: 2.5)),
  LineCase("scroll to cell “Z”", .scroll(to: ElementName("Z", kind: .row))),
  LineCase("type “Ada”", .type("Ada", into: nil)),
  LineCase(
    "type “” into the text field", .type("", into: ElementName(nil, kind: .field))),
  LineCase("clear “Name”", .clear(ElementName("Name"))),
  LineCase("submit", .submit),
  LineCase("toggle “Wi-Fi”", .toggle(ElementName("Wi-Fi"))),
  LineCase("slide “Volume” to -0.5", .slide(ElementName("Volume"), to: -0.5)),
  LineCase("pick “Red”", .pick("Red", in: nil)),
  LineCase("pick “Red” in menu “Colour”", .pick("Red", in: ElementName("Colour", kind: .menu))),
  LineCase("back", .back),
  LineCase("rotate to landscape", .rotate(.landscape)),
  LineCase("wait 0.2 seconds", .wait(seconds: 0.2)),
  LineCase("wait 250 milliseconds", .wait(seconds: 0.25)),
  LineCase("set appearance to dark", .set(.appearance(.dark))),
  LineCase("set text size to extra-small", .set(.textSize(.extraSmall))),
  LineCase("set language to “ja”", .set(.language("ja"))),
  LineCase("picture “Saved: „A“ ”", .picture(caption: "Saved: „A“ ")),
]

private let expectingCases = [
  LineCase("expect “Hello”", .expect(.present(ElementName("Hello")))),
  LineCase("expect an alert", .expect(.present(ElementName(nil, kind: .alert)))),
  LineCase("expect no buttons", .expect(.absent(ElementName(nil, kind: .button)))),
  LineCase("expect 2 rows “Tea”", .expect(.count(2, ElementName("Tea", kind: .row)))),
  LineCase("expect 0 switches", .expect(.count(0, ElementName(nil, kind: .toggle)))),
  LineCase("expect “Name” to be “Ada”", .expect(.value(ElementName("Name"), "Ada"))),
  LineCase("expect “Name” to be empty", .expect(.empty(ElementName("Name")))),
  LineCase("expect “Save” to be disabled", .expect(.state(ElementName("Save"), .disabled))),
  LineCase(
    "expect “Logo” to be 64 by 32.5",
    .expect(.size(ElementName("Logo"), width: 64, height: 32.5))),
  LineCase("expect “Logo” to be centred", .expect(.centred(ElementName("Logo"), .both))),
  LineCase(
    "expect “Logo” to be centred vertically", .expect(.centred(ElementName("Logo"), .vertical))),
  LineCase("expect “Go” at scale 0.8", .expect(.scale(ElementName("Go"), 0.8))),
  LineCase("expect screen “Order”", .expect(.screen("Order"))),
  LineCase("expect screens 「A」、「B」", .expect(.screens(["A", "B"]))),
  LineCase("expect printed “3”", .expect(.printed("3"))),
  LineCase("expect the program to stop", .expect(.stopped(message: nil))),
  LineCase("expect the program to stop with “no scene”", .expect(.stopped(message: "no scene"))),
  LineCase("expect “Order” to be released", .expect(.released("Order"))),
]

@Suite("The forms of a line") struct FormTests {
  @Test("are read", arguments: startingCases + actingCases + expectingCases)
  func forms(test: LineCase) throws {
    #expect(try StepReader.read(test.line).action == test.action)
  }

  @Test("of which each has an example that is of that form and no other")
  func examples() throws {
    for form in StepForm.all {
      let reading = try StepReader.read(form.example)
      #expect(reading.shape.hasPrefix("\(form.syntax): "), "\(form.example)")
    }
  }

  @Test("of which each has a test here")
  func coverage() throws {
    let shapes = try (startingCases + actingCases + expectingCases).map {
      try StepReader.read($0.line).shape
    }
    for form in StepForm.all {
      #expect(shapes.contains { $0.hasPrefix("\(form.syntax): ") }, "\(form.syntax)")
    }
  }

  @Test("whose other words lead to words that exist")
  func otherWords() {
    for (other, word) in StepForm.otherWords {
      #expect(StepForm.keywords.contains(word) && !StepForm.keywords.contains(other), "\(other)")
    }
  }

  @Test(
    "are written so that reading gives the same", arguments: [("“", "”"), ("„", "“"), ("「", "」")])
  func writing(open: String, close: String) throws {
    let writer = StepWriter(quotes: open, close)
    for test in startingCases + actingCases + expectingCases
    where !String(describing: test.action).contains(close) {
      let line = writer.line(test.action)
      #expect(try StepReader.read(line).action == test.action, "\(line)")
    }
    for kind in ElementKind.allCases {
      let name = ElementName("A", kind: kind, place: .number(23))
      #expect(try StepReader.read("tap \(writer.element(name))").action == .tap(name))
    }
  }
}
