import SwiftSource
import Testing

@Suite("Canonical texts")
struct CanonicalTextTests {
  @Test(
    "Comments, layout and string contents make no difference",
    arguments: [
      ("let a = \"Hallo\" // Gruß", "let  a = \"Hello\" /* greeting */"),
      ("f()\n    // 説明\n    g()", "f()\n\ng()"),
      ("let t = \"\"\"\n  Eins\n  zwei\n  \"\"\"", "let t = \"\"\"\n    one\n    \"\"\""),
    ])
  func equal(a: String, b: String) {
    let (first, second) = (CanonicalText(a).text, CanonicalText(b).text)
    #expect(first.trimmingEnd == second.trimmingEnd)
  }

  @Test(
    "What the compiler sees makes one",
    arguments: [
      ("case a = \"x1\", b = \"x2\"", "case a = \"x1\", b = \"x1\""), ("f (a)", "f(a)"),
      ("a\n(b)", "a (b)"),
      ("let c: Character = \"a\"", "let c: Character = \"ab\""),
      ("print(\"\\(a)\")", "print(\"\\(b)\")"),
      ("x = \"\"", "x = \"ab\""),
    ])
  func different(a: String, b: String) {
    #expect(CanonicalText(a).text != CanonicalText(b).text)
  }

  @Test("Every token is found again in the source")
  func offsets() throws {
    let source = "// über\nlet name = \"Ätna\" /* x */ + other\n  print(name, missing)"
    let canonical = CanonicalText(source)
    for word in ["let", "name", "other", "print", "missing"] {
      let inCanonical = try #require(canonical.text.utf8Offset(of: word))
      #expect(canonical.sourceOffset(inCanonical) == source.utf8Offset(of: word))
    }
  }

  @Test(
    "Slashes, quotes and comments are told apart, with a parser where it takes one",
    arguments: [
      ("a / b // c", "a / b\n"), ("x/2 /* a /* b */ c */ + 1", "x/2 + 1"),
      ("let r = /a \"b  c/  // d", "let r = /a \"b  c/\n"),
      ("let r = #/ // /#  + 1", "let r = #/ // /# + 1"),
      ("f(\"// no\", 1) // yes", "f(\"s10\", 1)\n"),
      ("f(\"/* \\(g(\")\")) */\",  1)", "f(\"/* \\(g(\")\")) */\", 1)"),
      ("f(#\"a  \"b\"#,  1)", "f(#\"a  \"b\"#, 1)"), ("a /* open", "a "),
      ("let a = \"open\nb  + c", "let a = \"open\nb + c"), ("a\r\n\tb", "a\nb"),
      ("名  = \"\" + \"日\"", "名 = \"\" + \"日\""),
    ])
  func spaces(program: String, canonical: String) {
    #expect(CanonicalText(program).text == canonical)
  }

  @Test("Strings inside interpolations keep their spaces")
  func interpolation() {
    #expect(CanonicalText("print(\"a  \\(b)  c\")").text == "print(\"a  \\(b)  c\")")
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    String(reversed().drop { $0.isWhitespace }.reversed())
  }

  fileprivate func utf8Offset(of word: String) -> Int? {
    ranges(of: word).first.map { utf8.distance(from: startIndex, to: $0.lowerBound) }
  }
}
