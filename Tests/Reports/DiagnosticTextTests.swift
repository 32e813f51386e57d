import Diagnostics
import Testing

@testable import Reports

@Suite("Messages for people")
struct DiagnosticTextTests {
  private let source = SourceText(
    path: "Articles/note/ja.md", text: "# メモ\n\n```swift\n\tlabel.txt = \"値\"\n```\n")

  private func range(_ line: Int, _ columns: Range<Int>) -> SourceRange {
    SourceRange(
      SourcePosition(line: line, column: columns.lowerBound),
      SourcePosition(line: line, column: columns.upperBound))
  }

  @Test("name the place and the severity, quote the line, and end with notes and help")
  func wholeMessage() {
    let diagnostic = Diagnostic(
      .error, "no-member", "value of type 'UILabel' has no member 'txt'", file: source.path,
      range: range(4, 8..<11),
      notes: [
        Diagnostic.Note("the article starts here", range: range(1, 3..<5)),
        Diagnostic.Note("assumed: a body of NoteView"),
      ],
      help: "did you mean 'text'?")
    let writer = DiagnosticText(
      lines: SourceLines(quotedBy: [diagnostic]) { _ in source }, style: .plain)
    #expect(
      writer.text(of: diagnostic) == """
        Articles/note/ja.md:4:8: error: value of type 'UILabel' has no member 'txt' [no-member]
            4 |     label.txt = "値"
              |           ^~~
        Articles/note/ja.md:1:3: note: the article starts here
            1 | # メモ
              |   ^~~~
              = note: assumed: a body of NoteView
              = help: did you mean 'text'?

        """)
  }

  @Test("are in the order of files and places")
  func order() {
    let diagnostics = [
      Diagnostic(.warning, "b", "second", file: "b.md", range: range(1, 1..<1)),
      Diagnostic(.note, "c", "of the run"),
      Diagnostic(.error, "a", "first", file: "a.md"),
    ]
    let writer = DiagnosticText(lines: SourceLines(quotedBy: []) { _ in nil }, style: .plain)
    #expect(
      writer.text(of: diagnostics) == """
        stele: note: of the run [c]
        a.md: error: first [a]
        b.md:1:1: warning: second [b]

        """)
  }

  @Test("carry colours only where the style has them")
  func colours() {
    let diagnostic = Diagnostic(.error, "a", "wrong", file: "a.md")
    let lines = SourceLines(quotedBy: []) { _ in nil }
    let plain = DiagnosticText(lines: lines, style: .plain).text(of: diagnostic)
    let colored = DiagnosticText(lines: lines, style: .colored).text(of: diagnostic)
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
  }

  @Test("let nothing from a file control the terminal")
  func controlCharacters() {
    let diagnostic = Diagnostic(
      .error, "a", "has \u{1B}]0;x\u{7} in it\nand more", file: "a\u{1B}.md")
    let text = DiagnosticText(lines: SourceLines(quotedBy: []) { _ in nil }, style: .plain).text(
      of: diagnostic)
    #expect(text == "a␛.md: error: has ␛]0;x␇ in it and more [a]\n")
  }
}
