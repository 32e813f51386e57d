import Diagnostics
import Markdown
import Walkthroughs

/// A recorded walkthrough on its way into a page.
struct RecordedBlock {
  /// The block, fences included, without a line break at its end.
  let text: String
  /// The page's file.
  let file: String

  /// The page with the block in it, and the line of the block; every other byte is as it was.
  ///
  /// - Parameter line: the line on which the block is to begin; without one it follows the last code block.
  /// - Throws: a `Diagnostic` where no block can stand there.
  func inserted(
    into bytes: [UInt8], at line: Int?
  ) throws(Diagnostic) -> (bytes: [UInt8], line: Int) {
    let source = SourceText(path: file, text: String(decoding: bytes, as: UTF8.self))
    let document = try Document(source: source)
    let (place, before, after) = place(in: document, source, line)
    var edits = SourceEdits(of: bytes)
    guard edits.make([.init(SourceRange(at: place), before + text + after)]) else {
      throw refusal(line)
    }
    let result = edits.result
    let changed = try Document(
      source: SourceText(path: file, text: String(decoding: result, as: UTF8.self)))
    let start = place.line + before.utf8.count { $0 == 10 }
    guard isThere(start, in: changed, besides: document) else { throw refusal(line) }
    return (result, start)
  }

  private func place(
    in document: Document, _ source: SourceText, _ line: Int?
  ) -> (place: SourcePosition, before: String, after: String) {
    func isBlank(_ number: Int) -> Bool {
      source.line(number)?.allSatisfy(\.isWhitespace) ?? true
    }
    if let line {
      let before = line > 1 && !isBlank(line - 1) ? "\n" : ""
      return (SourcePosition(line: line, column: 1), before, isBlank(line) ? "\n" : "\n\n")
    }
    let last = document.blocks.last { block in
      var hasCode = false
      [block].walkBlocks { if case .codeBlock = $0.kind { hasCode = true } }
      return hasCode
    }
    // A range ends behind the last character of its last line.
    let end = last?.range.end.line ?? max(1, source.lineCount)
    let column = (source.line(end)?.unicodeScalars.count ?? 0) + 1
    return (SourcePosition(line: end, column: column), "\n\n", isBlank(end + 1) ? "" : "\n")
  }

  /// Whether the block is one of the page now, and nothing else has become another thing by it.
  private func isThere(_ line: Int, in changed: Document, besides old: Document) -> Bool {
    let now = WalkthroughReader(changed.blocks, file: file).walkthroughs
    let before = WalkthroughReader(old.blocks, file: file).walkthroughs
    let isRead = now.contains { $0.range.start.line == line }
    return isRead && now.count == before.count + 1 && changed.blocks.count == old.blocks.count + 1
  }

  private func refusal(_ line: Int?) -> Diagnostic {
    Diagnostic(
      .error, "no-place", "a walkthrough cannot begin on line \(line ?? 0)", file: file,
      range: line.map { SourceRange(at: SourcePosition(line: $0, column: 1)) },
      help: "name a line between two paragraphs, outside of lists and code")
  }
}
