import Testing

@testable import Diagnostics

@Suite("Changes of a file")
struct SourceEditsTests {
  private func range(_ line: Int, _ columns: Range<Int>) -> SourceRange {
    SourceRange(
      SourcePosition(line: line, column: columns.lowerBound),
      SourcePosition(line: line, column: columns.upperBound))
  }

  private func edited(_ text: String, _ changes: SourceEdits.Change...) -> String? {
    var edits = SourceEdits(of: Array(text.utf8))
    guard edits.make(changes) else { return nil }
    return String(decoding: edits.result, as: UTF8.self)
  }

  @Test("leave every other byte as it was")
  func bytes() {
    #expect(
      edited(
        "\u{FEFF}é日 a\r\nb\t \rc\n\nd", .init(range(1, 4..<5), "x"), .init(range(2, 2..<2), "y"),
        .init(range(5, 1..<2), "z"))
        == "\u{FEFF}é日 x\r\nby\t \rc\n\nz")
  }

  @Test("break lines as the file does")
  func lineBreaks() {
    #expect(edited("a\r\nb\r\n", .init(range(2, 2..<2), "\nc")) == "a\r\nb\r\nc\r\n")
    #expect(edited("a", .init(range(1, 2..<2), "\nb")) == "a\nb")
  }

  @Test(
    "are refused outside the file and where they touch each other",
    arguments: [
      [(4, 1..<1)], [(1, 9..<9)], [(1, 2..<4), (1, 3..<5)], [(1, 2..<2), (1, 2..<3)],
      [(1, 1..<3), (1, 3..<3)],
    ] as [[(Int, Range<Int>)]])
  func refused(places: [(Int, Range<Int>)]) {
    var edits = SourceEdits(of: Array("abcdef\ngh\n".utf8))
    let changes = places.map { SourceEdits.Change(range($0.0, $0.1), "\($0.1.lowerBound)x") }
    let isMade = edits.make(changes)
    #expect(!isMade)
    #expect(edits.isEmpty)
    #expect(edits.result == Array("abcdef\ngh\n".utf8))
  }

  @Test("that were made already are not made twice")
  func twice() {
    var edits = SourceEdits(of: Array("abc".utf8))
    let change = SourceEdits.Change(range(1, 2..<2), "x")
    let first = edits.make([change])
    let second = edits.make([change, .init(range(1, 4..<4), "y")])
    #expect(first && second)
    #expect(edits.result == Array("axbcy".utf8))
  }
}
