import SwiftSource
import Testing

@Suite("Values that a bare ellipsis stands for")
struct EllipsisValuesTests {
  @Test(
    "Each becomes a name in as many bytes",
    arguments: [
      ("let size = Size(width: ..., height: 2)", "let size = Size(width: __0, height: 2)"),
      ("let group = ...\nuse(group)", "let group = __0\nuse(group)"),
      ("let section = Section(...)", "let section = __0         "),
      ("view\n  .padding()\n  .animation(...)", "view\n  .padding()\n                 "),
      ("move(to: …)", "move(to: __0)"),
      ("func open(_ a: Int, ...) -> Bool { true }", "func open(_ a: Int     ) -> Bool { true }"),
      ("let all = list[...]", "let all = list[...]"),
      ("let some = 1...3", "let some = 1...3"),
      ("print([1...])", "print([1...])"),
    ])
  func values(code: String, expected: String) {
    let syntax = SnippetSyntax(parsing: code)
    #expect(syntax.text == expected)
    #expect(syntax.text.utf8.count == code.utf8.count)
  }
}
