import Testing

@testable import Diagnostics

@Suite("A file's text")
struct SourceTextTests {
  @Test("a byte order mark is dropped, line ends and zeros are made uniform")
  func normalised() throws {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("a\r\nb\rc\0\n".utf8)
    let source = try SourceText(path: "a.md", bytes: bytes)
    #expect(source.text == "a\nb\nc\u{FFFD}\n")
    #expect(source.lineCount == 4)
    #expect(source.line(2) == "b")
    #expect(source.line(4) == "")
    #expect(source.line(5) == nil)
  }

  @Test("columns count Unicode scalars, and offsets come back from them")
  func places() {
    let source = SourceText(path: "a.md", text: "aé日👩‍💻b\nx")
    for offset in [0, 1, 3, 6, source.text.utf8.count - 3, source.text.utf8.count] {
      let position = source.position(utf8Offset: offset)
      #expect(source.utf8Offset(of: position) == offset)
    }
    #expect(source.position(utf8Offset: 6) == SourcePosition(line: 1, column: 4))
    #expect(source.position(utf8Offset: -1) == SourcePosition(line: 1, column: 1))
    #expect(source.position(utf8Offset: 999) == SourcePosition(line: 2, column: 2))
    #expect(source.utf8Offset(of: SourcePosition(line: 1, column: 99)) == source.lineStarts[1] - 1)
    #expect(source.utf8Offset(of: SourcePosition(line: 9, column: 1)) == source.text.utf8.count)
  }

  @Test(
    "the first byte that is not UTF-8 is named",
    arguments: [
      ([0x61, 0x0A, 0x62, 0xFF], 2, 2), ([0xC3], 1, 1), ([0xE6, 0x97, 0xA5, 0x80], 1, 2),
      ([0xED, 0xA0, 0x80], 1, 1), ([0xEF, 0xBB, 0xBF, 0x61, 0xC0, 0x80], 1, 2),
    ] as [([UInt8], Int, Int)])
  func invalid(bytes: [UInt8], line: Int, column: Int) {
    #expect {
      try SourceText(path: "a.md", bytes: bytes)
    } throws: { error in
      let place = SourcePosition(line: line, column: column)
      let diagnostic = error as? Diagnostic
      return diagnostic?.id == "invalid-utf8" && diagnostic?.range?.start == place
    }
  }

  @Test("ranges know what they contain")
  func containment() {
    let place = { SourcePosition(line: $0, column: $1) }
    let range = SourceRange(place(1, 5), place(3, 2))
    #expect(range.contains(place(1, 5)) && range.contains(place(2, 1)))
    #expect(!range.contains(place(3, 2)) && !range.contains(place(1, 4)))
    #expect(range.contains(range))
    #expect(!range.contains(SourceRange(place(1, 5), place(3, 3))))
  }
}

@Suite("Suggestions")
struct SuggestionTests {
  @Test(
    "a misspelt word finds its neighbour",
    arguments: [
      ("titel", "title"), ("Tags", "tags"), ("descripton", "description"), ("sieres", "series"),
      ("xyz", nil), ("layout", nil),
    ] as [(String, String?)])
  func nearest(word: String, expected: String?) {
    let keys = ["title", "description", "date", "series", "tags"]
    #expect(Suggestion.nearest(to: word, in: keys) == expected)
  }
}

@Suite("Diagnostics")
struct DiagnosticTests {
  @Test("a report is ordered by file, place, then severity")
  func order() {
    func make(_ file: String?, _ line: Int, _ severity: Diagnostic.Severity) -> Diagnostic {
      let place = SourceRange(at: SourcePosition(line: line, column: 1))
      return Diagnostic(severity, "id", "text", file: file, range: place)
    }
    let sorted = [
      make(nil, 1, .note), make("a.md", 1, .error), make("a.md", 1, .warning),
      make("a.md", 2, .error), make("b.md", 1, .error),
    ]
    #expect(sorted.reversed().sorted() == sorted)
    #expect(Diagnostic.Severity.note < .warning && Diagnostic.Severity.warning < .error)
  }
}
