import Diagnostics
import Markdown
import Testing

@testable import Walkthroughs

/// A page with `⟦…⟧` around what is complained of.
struct ComplaintCase: CustomTestStringConvertible {
  var text: String
  var message: String
  var help: String?
  var testDescription: String { "\(text): \(message)" }

  init(_ line: String, _ message: String, _ help: String? = nil) {
    self.init(page: "```walkthrough\n\(line)\n```\n", message, help)
  }

  init(page: String, _ message: String, _ help: String? = nil) {
    (text, self.message, self.help) = (page, message, help)
  }
}

private let lineCases = [
  ComplaintCase("⟦tpa⟧ “Save”", "no step starts with ‘tpa’", "did you mean ‘tap’?"),
  ComplaintCase("⟦click⟧ “Save”", "no step starts with ‘click’", "did you mean ‘tap’?"),
  ComplaintCase("  ⟦“Save”⟧", "no step starts with ‘“Save”’", "a step starts with one of"),
  ComplaintCase("tap ⟦Save⟧", "‘Save’ is not understood behind ‘tap’", "as in “Save”"),
  ComplaintCase("tap⟦⟧", "something is missing behind ‘tap’", "here may stand an element"),
  ComplaintCase("tap the⟦⟧", "something is missing behind ‘tap the’", "an element"),
  ComplaintCase("tap “Save” ⟦twice⟧", "‘twice’ is not understood behind ‘tap “Save”’", "the end"),
  ComplaintCase(
    "type “Ada” ⟦inot⟧ “Name”", "‘inot’ is not understood behind ‘type “Ada”’",
    "did you mean ‘into’?"),
  ComplaintCase(
    "expect “Save” to be ⟦disabeld⟧", "‘disabeld’ is not understood", "did you mean ‘disabled’?"),
  ComplaintCase("swipe ⟦donw⟧", "‘donw’ is not understood behind ‘swipe’", "did you mean ‘down’?"),
  ComplaintCase("tap ⟦“Save⟧", "no closing quotation mark", "end it with ”"),
  ComplaintCase("tap ⟦„Sichern⟧", "no closing quotation mark", "end it with “"),
  ComplaintCase("wait ⟦,⟧5 seconds", "‘,’ is not understood behind ‘wait’", "a number"),
  ComplaintCase("wait 0⟦,⟧5 seconds", "‘,’ is not understood behind ‘wait 0’", "‘seconds’"),
  ComplaintCase(
    "launch View(⟦“a”⟧)", "‘“a”’ is not understood behind ‘launch View(’", "Swift code"),
  ComplaintCase("expect ⟦1.5⟧ rows", "‘1.5’ is not understood behind ‘expect’", "a whole number"),
  ComplaintCase("tap ⟦“”⟧", "an element cannot be found by an empty text", "its kind"),
]

private let pageCases = [
  ComplaintCase(
    page: "# A\r\n\r\n- Do:\r\n\r\n  ```walkthrough\r\n  launch\r\n  ⟦tip⟧ “é”\r\n  ```\r\n",
    "no step starts with ‘tip’"),
  ComplaintCase(
    page: "> ```walkthrough\n> 　tap ⟦Ok⟧\n> ```\n", "‘Ok’ is not understood behind ‘tap’"),
  ComplaintCase(page: "```⟦walkthrough⟧\n```\n", "this walkthrough has no steps", "tap “Save”"),
  ComplaintCase(
    page: "```⟦walktrough⟧\ntap “A”\n```\n", "‘walktrough’ is no language",
    "did you mean ‘walkthrough’?"),
  ComplaintCase(
    page: "```walkthrough “A” ⟦hiden⟧\nback\n```\n",
    "the option ‘hiden’ of a walkthrough is not known", "did you mean ‘hidden’?"),
  ComplaintCase(
    page: "```walkthrough ⟦sample⟧\nback\n```\n", "the option ‘sample’ needs a name",
    "write sample=server"),
  ComplaintCase("⟦release⟧", "no finger is down", "press an element"),
  ComplaintCase("press “A”\n⟦press “B”⟧", "a finger is down already", "release it first"),
  ComplaintCase(
    "launch\n⟦given a = 1⟧", "names are given before the first launch", "move this line up"),
  ComplaintCase(
    "launch A()\nexpect the program to stop\n⟦tap “B”⟧", "the program has stopped before this",
    "launch something first"),
]

@Suite("A mistake in a walkthrough") struct ComplaintTests {
  @Test("is shown at its place with a way out", arguments: lineCases + pageCases)
  func places(test: ComplaintCase) throws {
    let marked = MarkedPage(test.text)
    let document = try Document(source: SourceText(path: "page.md", text: marked.text))
    let reader = WalkthroughReader(document.blocks, file: "page.md")
    let diagnostic = try #require(reader.diagnostics.first)
    #expect(reader.diagnostics.count == 1)
    #expect(diagnostic.message.contains(test.message), "\(diagnostic.message)")
    if let help = test.help {
      #expect(diagnostic.help?.contains(help) == true, "\(diagnostic.help ?? "")")
    }
    #expect(diagnostic.range == marked.range)
    #expect(diagnostic.file == "page.md" && diagnostic.severity == .error)
  }

  @Test("leaves the other lines as they are")
  func others() throws {
    let page = "```walkthrough\ntap “A”\nnonsense\nback\n```\n"
    let document = try Document(source: SourceText(path: "page.md", text: page))
    let reader = WalkthroughReader(document.blocks, file: "page.md")
    #expect(reader.walkthroughs.first?.walkthrough.steps.map(\.line) == [1, 2, 4])
    #expect(reader.diagnostics.count == 1)
  }
}

/// A text whose marks `⟦…⟧` give a range.
struct MarkedPage {
  var text = ""
  var range = SourceRange(at: SourcePosition(line: 1, column: 1))

  init(_ marked: String) {
    var place = SourcePosition(line: 1, column: 1)
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦": range.start = place
      case "⟧": range.end = place
      case "\n":
        text.unicodeScalars.append(scalar)
        place = SourcePosition(line: place.line + 1, column: 1)
      default:
        text.unicodeScalars.append(scalar)
        place.column += 1
      }
    }
  }
}
