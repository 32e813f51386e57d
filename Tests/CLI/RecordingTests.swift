import Diagnostics
import Testing
import WalkthroughSteps

@testable import CLI

@Suite("A walkthrough that is being recorded") struct RecordingTests {
  private static let screen = [
    ScreenElement(
      kind: "button", name: ElementName("Save"), text: "Save", value: nil, isControl: true,
      states: ["disabled"]),
    ScreenElement(
      kind: "field", name: ElementName(nil, kind: .field, place: .number(2)), text: "Note",
      value: "Milk", isControl: true, states: []),
    ScreenElement(
      kind: "toggle", name: ElementName("Done", kind: .toggle), text: "Done", value: nil,
      isControl: true, states: ["on"]),
    ScreenElement(
      kind: "slider", name: ElementName("Size"), text: "Size", value: "1", isControl: true,
      states: []),
    ScreenElement(
      kind: "text", name: ElementName("Hello"), text: "Hello", value: nil, isControl: false,
      states: []),
    ScreenElement(kind: "image", name: nil, text: nil, value: nil, isControl: false, states: []),
  ]

  @Test(
    "A number uses an element as its kind is used, and other lines are taken as they are",
    arguments: [
      ("1", .line("tap “Save”")), ("2 Bread", .line("type “Bread” into second field")),
      ("2", .line("tap second field")), ("3", .line("toggle toggle “Done”")),
      ("4 0.5", .line("slide “Size” to 0.5")), ("5", .line("expect “Hello”")),
      ("tap “Other”", .line("tap “Other”")),
      ("picture It is saved", .line("picture “It is saved”")),
      ("picture “Saved”", .line("picture “Saved”")), ("undo", .undo), ("Help", .help),
      ("done", .done), ("", .nothing("")),
      ("7", .nothing("there is no number 7 on the screen")),
      ("4 much", .nothing("a slider takes a number")),
      ("1 text", .nothing("a button takes no text; write its number alone")),
      (
        "6",
        .nothing("no words mean just this image; give it an accessibility identifier")
      ),
    ] as [(String, Recording.Wish)])
  func wishes(typed: String, wish: Recording.Wish) {
    #expect(Recording(language: "en").wish(typed, on: Self.screen) == wish)
  }

  @Test(
    "Texts stand between the marks of the page's language",
    arguments: [("de", "tap „Save“"), ("ja", "tap 「Save」")])
  func marks(language: String, line: String) {
    #expect(Recording(language: language).wish("1", on: Self.screen) == .line(line))
  }

  @Test("A launch is played first, and a line that is not understood is told")
  func walkthrough() throws {
    let empty = Recording(language: "en")
    #expect(try empty.walkthrough().steps.map(\.action) == [.launch(.app, device: nil)])
    let tapped = empty.adding("tap “Save”")
    #expect(try tapped.walkthrough().steps.count == 2)
    #expect(throws: Diagnostic.self) { try tapped.adding("tpa “Save”").walkthrough() }
  }
}

@Suite("A recorded walkthrough in its page") struct RecordedBlockTests {
  private let block = RecordedBlock(text: "```walkthrough\nback\n```", file: "a.md")

  private func inserted(_ page: String, at line: Int? = nil) throws -> (text: String, line: Int) {
    let (bytes, line) = try block.inserted(into: Array(page.utf8), at: line)
    return (String(decoding: bytes, as: UTF8.self), line)
  }

  @Test(
    "It follows the last code block, or begins on the line that is named",
    arguments: [
      (
        "# A\n\n```swift\nlet a = 1\n```\n\nMore.\n", nil,
        "# A\n\n```swift\nlet a = 1\n```\n\n```walkthrough\nback\n```\n\nMore.\n", 7
      ),
      (
        "# A\n\n```swift\nlet a = 1\n```", nil,
        "# A\n\n```swift\nlet a = 1\n```\n\n```walkthrough\nback\n```\n", 7
      ),
      ("# A\r\n\r\nText.\r\n", 3, "# A\r\n\r\n```walkthrough\r\nback\r\n```\r\n\r\nText.\r\n", 3),
      ("# A\nText.\n", 2, "# A\n\n```walkthrough\nback\n```\n\nText.\n", 3),
      (
        "- a\n\n  ```swift\n  let a = 1\n  ```\n\nEnd.", nil,
        "- a\n\n  ```swift\n  let a = 1\n  ```\n\n```walkthrough\nback\n```\n\nEnd.", 7
      ),
    ] as [(String, Int?, String, Int)])
  func places(page: String, at: Int?, result: String, line: Int) throws {
    let (text, start) = try inserted(page, at: at)
    let fit = text == result || text == result.dropLast()
    #expect(fit && start == line, "\(text.debugDescription)")
  }

  @Test(
    "It stands nowhere where it would be no block of its own",
    arguments: [
      ("---\ntitle: A\n---\n\n# A\n", 2), ("```swift\nlet a = 1\n```\n", 2),
      ("One paragraph\nof two lines.\n", 2), ("# A\n", 9),
    ])
  func refused(page: String, line: Int) {
    #expect(throws: Diagnostic.self) { try inserted(page, at: line) }
  }
}
