import Diagnostics
import Foundation
import Markdown
import Testing

/// Runs on a thread of its own with a small stack, as a task of a pool may have it.
func onSmallStack<R: Sendable>(_ body: @escaping @Sendable () -> R) async -> R {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: body()) }
    thread.stackSize = 512 << 10
    thread.start()
  }
}

/// Reads, renders and frees a page on a small stack; gives the error, if any, and the time that the
/// processor spent, which does not depend on what else the machine does.
func timedRead(_ text: String) async -> (error: Diagnostic?, seconds: Double) {
  await onSmallStack {
    let start = processorSeconds()
    do throws(Diagnostic) {
      let document = try Document(source: SourceText(path: "page.md", text: text))
      _ = HTMLRenderer().html(document.blocks)
      return (nil, processorSeconds() - start)
    } catch {
      return (error, processorSeconds() - start)
    }
  }
}

func readAndRender(_ text: String) async -> Diagnostic? {
  await timedRead(text).error
}

private func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

@Suite("Limits", .serialized)
struct LimitTests {
  @Test(
    "ten thousand nested blocks or inlines are refused with their place",
    arguments: [
      ("> ", 1, 101), ("- ", 1, 101), ("1. ", 1, 151), (">", 1, 51), ("*a **a ", 1, nil),
      ("![", 1, nil),
    ] as [(String, Int, Int?)])
  func nesting(piece: String, line: Int, column: Int?) async {
    let open = String(repeating: piece, count: 10_000)
    let closing = ["*a **a ": "a** a*", "![": "](u)"][piece] ?? "a"
    let diagnostic = await readAndRender(open + String(repeating: closing, count: 10_000))
    #expect(diagnostic?.id == "too-deep")
    #expect(diagnostic?.range?.start.line == line)
    if let column { #expect(diagnostic?.range?.start.column == column) }
  }

  @Test(
    "ten thousand brackets or marks that nest nothing are text",
    arguments: ["[", "*", "_", "`", "~"])
  func unclosed(mark: String) async {
    #expect(await readAndRender(String(repeating: mark, count: 10_000)) == nil)
    #expect(await readAndRender(String(repeating: "a\(mark)", count: 10_000)) == nil)
  }

  @Test("fifty levels are read, rendered and freed on a small stack")
  func deepest() async {
    #expect(await readAndRender(String(repeating: "> ", count: 50) + "a") == nil)
    let inner = String(repeating: "*a **a ", count: 25) + String(repeating: "a** a*", count: 25)
    #expect(await readAndRender(String(repeating: "> ", count: 50) + inner) == nil)
    #expect(await readAndRender(String(repeating: "- ", count: 50) + inner) == nil)
  }

  @Test("a page of ten megabytes is refused")
  func size() {
    let source = SourceText(path: "page.md", text: String(repeating: "words ", count: 1_750_000))
    #expect {
      try Document(source: source)
    } throws: { error in
      (error as? Diagnostic)?.id == "page-too-large" && (error as? Diagnostic)?.file == "page.md"
    }
  }

  /// Inputs for which cmark-gfm's time grows with the square of the length.
  static let quadratic = [
    "![[]()", "a <? ", "a <!A ", "a <![CDATA[", "a@", "a.b@.", "www.a.b)", "http://a.b/)",
  ]

  @Test("inputs of quadratic cost are refused with their place", arguments: quadratic)
  func quadraticInput(pattern: String) async {
    // An address stands once, the parentheses behind it often.
    let piece = pattern.hasSuffix(")") && pattern.contains("a.b") ? ")" : pattern
    let head = piece == pattern ? "" : String(pattern.dropLast())
    let text = "a\n\n" + head + String(repeating: piece, count: 500_000 / piece.utf8.count)
    let (diagnostic, seconds) = await timedRead(text)
    #expect(diagnostic?.id == "too-complex")
    #expect(diagnostic?.range?.start.line == 3)
    #expect(seconds < 5)
  }

  @Test("a table whose rows lack most of their cells is refused")
  func missingCells() async {
    let head = "|" + String(repeating: "a|", count: 1000) + "\n"
    let text = head + head.replacingOccurrences(of: "a", with: "-")
    let (diagnostic, seconds) = await timedRead(text + String(repeating: "|\n", count: 100_000))
    #expect(diagnostic?.id == "too-complex")
    #expect(seconds < 5)
  }

  @Test("a table with very many columns is refused")
  func columns() async {
    let row = String(repeating: "|a", count: 50_000) + "|\n"
    let text = row + row.replacingOccurrences(of: "a", with: "-")
    #expect(await readAndRender(text)?.id == "too-complex")
  }

  @Test(
    "inputs of linear cost are read in seconds",
    arguments: [
      "[a](b", "[a](<b", "[", "![", "[^", "[]", "a_ ", "_a __a ", "~~a~ ", "~a ", "`a``", "www.",
      ":",
      "http://", "<a href=\"", "<http:", "&aaaa", "&", "[^1]: ", "[^a]:\n", "- a\n\n", "a\n",
      "|-\n",
      "a|b\n", "[a]: u\n", "\\[", "[\\", "> a\n", "a\n=\n", "```\n", "\t", "*a_ ", "[t](u \"", "\n",
    ])
  func linearInput(piece: String) async {
    let text = String(repeating: piece, count: 100_000 / piece.utf8.count)
    let (diagnostic, seconds) = await timedRead(text)
    #expect(diagnostic == nil || diagnostic?.id == "too-deep")
    #expect(seconds < 5)
  }

  @Test("marks that are costly only in great number are left alone in an ordinary page")
  func ordinary() async {
    let comment = "<!-- a remark --> text\n"
    let badge = "[![build](a.svg)](b) "
    let table = "| a | b |\n|---|---|\n" + String(repeating: "| 1 | 2 |\n", count: 2000)
    let text =
      String(repeating: comment, count: 500) + "\n" + String(repeating: badge, count: 500) + "\n\n"
      + table + "\n```swift\n" + String(repeating: "@State var a = 1\n", count: 5000) + "```\n"
    #expect(await readAndRender(text) == nil)
  }
}
