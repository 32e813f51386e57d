import Testing

@testable import Reports

@Suite("The marks under a source line")
struct ExcerptTests {
  /// A line as the reader's file has it, with the marked stretch between ⟦ and ⟧, and what is shown.
  struct Case: CustomTestStringConvertible, Sendable {
    var marked: String
    var line: String
    var marks: String
    var testDescription: String { marked }
  }

  @Test(
    "fall right under the marked cells",
    arguments: [
      Case(marked: "let ⟦name⟧ = 1", line: "let name = 1", marks: "    ^~~~"),
      Case(marked: "⟦let⟧ name", line: "let name", marks: "^~~"),
      Case(marked: "x ⟦⟧= 1", line: "x = 1", marks: "  ^"),
      Case(marked: "let x =⟦⟧", line: "let x =", marks: "       ^"),
      Case(marked: "\t⟦f⟧()", line: "    f()", marks: "    ^"),
      Case(marked: "a\tb ⟦c⟧", line: "a   b c", marks: "      ^"),
      Case(marked: "日本語の⟦見出し⟧です", line: "日本語の見出しです", marks: "        ^~~~~~"),
      Case(marked: "が⟦x⟧", line: "がx", marks: "  ^"),
      Case(marked: "e\u{301}⟦x⟧", line: "e\u{301}x", marks: " ^"),
      Case(marked: "👩‍👩‍👧 ⟦x⟧", line: "👩‍👩‍👧 x", marks: "   ^"),
      Case(marked: "❤️⟦x⟧", line: "❤️x", marks: "  ^"),
      Case(marked: "ｶﾅ⟦x⟧", line: "ｶﾅx", marks: "  ^"),
      Case(marked: "한국⟦x⟧", line: "한국x", marks: "    ^"),
      Case(marked: "\u{1B}[31m⟦x⟧", line: "␛[31mx", marks: "     ^"),
      Case(marked: "a\u{202E}⟦x⟧", line: "a\u{FFFD}x", marks: "  ^"),
    ])
  func marksFallRight(_ example: Case) throws {
    let scalars = Array(example.marked.unicodeScalars)
    let open = try #require(scalars.firstIndex(of: "⟦"))
    let close = try #require(scalars.firstIndex(of: "⟧"))
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars.filter { $0 != "⟦" && $0 != "⟧" })
    let excerpt = Excerpt(line: Substring(String(view)), columns: open + 1..<close)
    #expect(excerpt.line == example.line)
    #expect(excerpt.indentation + excerpt.marks == example.marks)
  }

  @Test("stay in sight where the line is very long")
  func longLine() {
    let line = String(repeating: "語", count: 1_000_000) + "!" + String(repeating: "x", count: 500)
    let excerpt = Excerpt(line: Substring(line), columns: 1_000_001..<1_000_002)
    #expect(excerpt.line.hasPrefix("…") && excerpt.line.hasSuffix("…"))
    #expect(excerpt.line.count < 250)
    let cells = excerpt.line.prefix { $0 != "!" }.reduce(0) { $0 + DisplayWidth.of($1) }
    #expect(excerpt.indentation.count == cells)
    #expect(excerpt.marks == "^")
  }
}
