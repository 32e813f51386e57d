import Diagnostics
import Markdown
import Testing

@Suite("Ids that the author gives to headings")
struct HeadingTests {
  /// Each heading as `text|id`, and the number of other blocks.
  private func headings(_ text: String) throws -> (headings: [String], others: Int) {
    let page = try Document(source: SourceText(path: "page.md", text: text))
    var result: [String] = []
    for block in page.blocks {
      if case .heading(let heading) = block.kind {
        result.append("\(heading.content.plainText)|\(heading.explicitID ?? "-")")
      }
    }
    return (result, page.blocks.count - result.count)
  }

  @Test(
    "an id is found and its mark taken out",
    arguments: [
      ("# A", ["A|-"], 0), ("# A {#b}", ["A|b"], 0), ("# A {#日本} ##", ["A|日本"], 0),
      ("A {#b}\n===", ["A|b"], 0), ("# `A` {#b}", ["A|b"], 0),
      ("# A {#b c}", ["A {#b c}|-"], 0), ("# A {b}", ["A {b}|-"], 0), ("# {#b}", ["|b"], 0),
      ("# <a id=\"b\"></a>A", ["A|b"], 0), ("# A <a name='b'></a>", ["A|b"], 0),
      ("# <a id=b>A</a>", ["A|b"], 0), ("# <a href=\"#x\" id=\"b\">A</a>", ["A|b"], 0),
      ("# Array<Value>", ["Array<Value>|-"], 0),
      ("# A <b>c</b><br><my-mark> <!-- d -->", ["A c |-"], 0),
      ("<a id=\"b\"></a>\n# A", ["A|b"], 0), ("<a id=\"b\"></a>\n\n# A", ["A|b"], 0),
      ("<a name=\"b\"/>\n\n# A", ["A|b"], 0), ("# A\n<a id=\"b\"></a>", ["A|b"], 0),
      ("# A\n<a id=\"b\"></a>\n\ntext", ["A|b"], 1),
      ("# A\n\n<a id=\"b\"></a>\n\ntext", ["A|-"], 2),
      ("# A {#a}\n<a id=\"b\"></a>\n\n# B", ["A|a", "B|b"], 0),
      ("# A\n\n<a id=\"b\"></a>\n\n# B", ["A|-", "B|b"], 0),
      ("<a id=\"b\">text</a>\n\n# A", ["A|-"], 1), ("<a href=\"b\"></a>\n\n# A", ["A|-"], 1),
    ])
  func explicit(text: String, expected: [String], others: Int) throws {
    let found = try headings(text)
    #expect(found.headings == expected)
    #expect(found.others == others)
  }

  @Test("a text that lost its mark ends where the mark began")
  func range() throws {
    let page = try Document(source: SourceText(path: "page.md", text: "# Über {#u}"))
    guard case .heading(let heading) = page.blocks.first?.kind else {
      Issue.record("no heading")
      return
    }
    #expect(
      heading.content.first?.range
        == SourceRange(
          SourcePosition(line: 1, column: 3), SourcePosition(line: 1, column: 7)))
  }
}

@Suite("Code blocks")
struct CodeBlockTests {
  private func block(_ text: String) throws -> (CodeBlock, [Diagnostic]) {
    let page = try Document(source: SourceText(path: "page.md", text: text))
    var found: CodeBlock?
    page.blocks.walkBlocks { block in
      if case .codeBlock(let code) = block.kind { found = found ?? code }
    }
    return (try #require(found), page.diagnostics)
  }

  @Test("each line of the code and the info string know their place")
  func places() throws {
    let (code, _) = try block("- a\n\n  ```swift:A.swift  x\n  let é = 1\n\n    b\n  ```\n")
    #expect(code.info == "swift:A.swift  x")
    #expect(
      code.infoRange
        == SourceRange(
          SourcePosition(line: 3, column: 6), SourcePosition(line: 3, column: 22)))
    #expect(code.code == "let é = 1\n\n  b\n")
    #expect(
      code.lineStarts == [
        SourcePosition(line: 4, column: 3), SourcePosition(line: 5, column: 1),
        SourcePosition(line: 6, column: 3),
      ])
    #expect(code.isFenced && code.isClosed)
  }

  @Test(
    "a fence that nothing closes is an error at the fence",
    arguments: [
      ("text\n\n```swift\na\n", 3, 1), ("```", 1, 1), ("> ```\n> a\n```\nb\n```\n", 1, 3),
      ("- ~~~\n  a\n\n~~~\nb\n~~~\n", 1, 3), ("````\n```\n", 1, 1), ("```\n~~~\n", 1, 1),
    ])
  func unclosed(text: String, line: Int, column: Int) throws {
    let (code, diagnostics) = try block(text)
    #expect(!code.isClosed)
    #expect(diagnostics.map(\.id) == ["unclosed-fence"])
    #expect(diagnostics.first?.severity == .error)
    #expect(diagnostics.first?.range?.start == SourcePosition(line: line, column: column))
  }

  @Test(
    "a fence that is closed is no error",
    arguments: [
      "```\n```", "```\na\n`````\n", "> ```\n> a\n> ```\nb", "1. ~~~\n   a\n   ~~~", "    a\n",
      "```\n\n```\n\n```\n```\n",
    ])
  func closed(text: String) throws {
    let (code, diagnostics) = try block(text)
    #expect(code.isClosed)
    #expect(diagnostics.isEmpty)
  }
}
