import SwiftSource
import Testing

@Suite("Code that is nested too deeply")
struct CodeNestingTests {
  @Test(
    "is refused with the place, before the parser sees it",
    arguments: [
      ("let a: ", "A<", 1000), ("", "#if A\n", 3000), ("let a = ", "b ? ", 3000),
      ("", "try ", 10_000),
      ("if a {} ", "else if b {} ", 10_000), ("let s = \"\"\"\n", "\\(", 300),
      ("let a = ", "- ", 20_000),
      ("", "@a(", 20_000), ("let a: ", "A ->\n", 10_000), ("let a = ", "[", 10_000),
      ("let a = \"", "x", 30_000),
    ])
  func refused(start: String, part: String, count: Int) {
    let syntax = SnippetSyntax(parsing: start + String(repeating: part, count: count))
    #expect(syntax.items.isEmpty)
    #expect(syntax.problems.map(\.isTooDeep) == [true])
  }

  @Test(
    "is none that people write",
    arguments: [
      "let a = [1, 2].map { $0 + 1 }", String(repeating: "func f() -> Int { 1 }\n", count: 500),
      String(repeating: "if a < b { c() } else if d < e { f() }\n\n", count: 500),
      String(repeating: "let a = b ? c : d\n", count: 500),
      String(repeating: "print(\"\\(a) \\(b)\")\n", count: 500),
    ])
  func read(code: String) {
    let syntax = SnippetSyntax(parsing: code)
    #expect(!syntax.items.isEmpty)
    #expect(syntax.problems.isEmpty)
  }
}
