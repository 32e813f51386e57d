import SwiftSource
import Testing

@Suite("Code that stops inside of what it begins")
struct UnclosedCodeTests {
  @Test("The last line lies in the body that is open")
  func excerpts() throws {
    let open = try #require(UnclosedCode("struct Note: Codable {\n    var text: String"))
    #expect(open.depth == 1)
    #expect(open.type == "Note")
    let deep = try #require(
      UnclosedCode("struct Note {\n  var body: some View {\n    VStack {\n      Text(\"a}\")\n"))
    #expect(deep.depth == 3)
    let code = "struct Note {\n  func a() {\n"
    let closed = code + (try #require(UnclosedCode(code)).completion)
    #expect(SnippetSyntax(parsing: closed).problems.isEmpty)
  }

  @Test(
    "A lost brace is something else",
    arguments: [
      // The layout says that the type is closed.
      "struct Note {\n    func a() {\n        print(1)\n\n    func b() {}\n}",
      "func a() {\n    print(1)\n\nfunc b() {}",
      "struct Note {}\n}", "call(first,\n     second", "struct Note {}", "",
    ])
  func mistakes(code: String) {
    #expect(UnclosedCode(code) == nil)
  }
}
