import SwiftSource
import Testing

@Suite("Snippets are read")
struct SnippetSyntaxTests {
  @Test("A type tells its members, its gaps, and what it inherits")
  func type() throws {
    let syntax = SnippetSyntax(
      parsing: """
        struct NoteView: View {
            @State private var note = ""
            // ...
            func save(to store: Store) -> Bool {
                /* ... */
            }
        }
        """)
    let item = try #require(syntax.items.first)
    #expect(item.keys == ["NoteView"])
    #expect(item.inherits == ["View"])
    let body = try #require(item.body)
    #expect(body.hasGap)
    #expect(body.items.map(\.keys) == [["note"], ["save(to:)(Store)"]])
    #expect(body.items[0].attributes == ["State"])
    #expect(body.items[1].body?.kind == .statements(returnsValue: true, isOpaque: false))
    #expect(body.items[1].body?.hasGap == true)
    #expect(syntax.problems.isEmpty)
  }

  @Test(
    "Ellipses between statements are gaps, those in code are not",
    arguments: [
      ("...\nself.go()\n...", 2, 0), ("func f() { ... }", 0, 0), ("func f() {\n  // …\n}", 0, 0),
      ("for i in 1...3 { print(i) }", 0, 0), ("let text = \"\"\"\n...\n\"\"\"", 0, 0),
      ("let a = 1 // ... more of this later", 0, 0), ("// 中略\nlet a = 1", 1, 0),
      ("struct S {…}", 0, 0), ("case ...", 0, 1),
    ])
  func ellipses(code: String, gaps: Int, problemsAtLeast: Int) {
    let syntax = SnippetSyntax(parsing: code)
    let found = syntax.elements.count { if case .gap = $0 { true } else { false } }
    #expect(found == gaps)
    #expect(syntax.problems.count >= problemsAtLeast)
    if problemsAtLeast == 0 { #expect(syntax.problems.isEmpty) }
    #expect(syntax.text.utf8.count == code.utf8.count)
  }

  @Test("A gap in a closure or an else branch is filled so that it compiles")
  func innerGaps() {
    let syntax = SnippetSyntax(
      parsing: """
        let names = notes.map { note in
          // ...
        }
        guard let first = names.first else { /* ... */ }
        let count: Int = /* ... */
        """)
    #expect(
      syntax.items.flatMap(\.innerGaps).map(\.filler) == Array(repeating: "fatalError()", count: 3))
  }

  @Test("Overloads have different keys, the same declaration written otherwise has the same")
  func keys() {
    let syntax = SnippetSyntax(
      parsing: "func f(_ a: Int) {}\nfunc f(_ a: String) {}\nfunc f(_ b:  Int) { print(b) }")
    #expect(syntax.items.map(\.keys) == [["f(_:)(Int)"], ["f(_:)(String)"], ["f(_:)(Int)"]])
  }

  @Test(
    "Names declared at any depth are known",
    arguments: [
      ("func f(with x: Int) { let y = x; _ = [1].map { z in z + y } }", ["f", "x", "y", "z"]),
      ("enum E<T> { case a(T), b }", ["E", "T", "a", "b"]),
    ])
  func declaredNames(code: String, names: [String]) {
    #expect(SnippetSyntax(parsing: code).declaredNames == Set(names))
  }

  @Test(
    "Any text is read without a crash",
    arguments: ["", "}", "{{{", "\u{0}", "“Hallo”", "struct", "case a", "\"\\("])
  func anyText(code: String) {
    #expect(SnippetSyntax(parsing: code).text == code)
  }
}
