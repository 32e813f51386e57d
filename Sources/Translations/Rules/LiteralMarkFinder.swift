import Diagnostics
import Markdown

/// Finds pairs of emphasis marks that the parser left in the text.
struct LiteralMarkFinder {
  private let source: SourceText
  private let bytes: [UInt8]
  private var cursor = LineCursor()
  private(set) var found: [LiteralMarks] = []

  /// Marks farther apart than this many bytes, or on different blocks, were not meant for each other.
  private static let longest = 300

  init(source: SourceText) {
    self.source = source
    bytes = Array(source.text.utf8)
  }

  mutating func visit(_ blocks: some Sequence<Block>) {
    for block in blocks {
      switch block.kind {
      case .paragraph(let content): visit(content)
      case .heading(let heading): visit(heading.content)
      case .quote(let inner), .footnoteDefinition(_, _, let inner): visit(inner)
      case .list(let list): for item in list.items { visit(item.blocks) }
      case .table(let table):
        for cell in table.head { visit(cell.content) }
        for row in table.rows { for cell in row { visit(cell.content) } }
      case .codeBlock, .html, .thematicBreak: break
      }
    }
  }

  /// Marks belong together only among the children of one node.
  private mutating func visit(_ content: [Inline]) {
    var runs: [MarkRun] = []
    for inline in content {
      switch inline.kind {
      case .text(let text):
        if text.utf8.contains(where: MarkRun.isMark) {
          addRuns(in: inline.range, to: &runs)
        }
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner),
        .link(_, _, let inner):
        visit(inner)
      case .softBreak, .lineBreak, .code, .html, .image, .footnoteReference: break
      }
    }
    if runs.count > 1 { pair(runs) }
  }

  private mutating func pair(_ runs: [MarkRun]) {
    var open: [String: MarkRun] = [:]
    for run in runs {
      if let opener = open[run.mark], run.mayClose,
        run.offsets.upperBound - opener.offsets.lowerBound <= Self.longest,
        opener.isMeant(with: run)
      {
        report(opener, run)
        open[run.mark] = nil
      } else if run.mayOpen {
        open[run.mark] = run
      }
    }
  }

  /// Adds the runs in a stretch of the source, escaped characters left out.
  private mutating func addRuns(in range: SourceRange, to runs: inout [MarkRun]) {
    cursor.move(to: range.start, in: source, bytes: bytes)
    while cursor.position < range.end, cursor.offset < bytes.count, bytes[cursor.offset] != 10 {
      let start = cursor
      let byte = bytes[start.offset]
      cursor.advance(in: bytes)
      if byte == UInt8(ascii: "\\") {
        if cursor.offset < bytes.count, bytes[cursor.offset] != 10 { cursor.advance(in: bytes) }
      } else if MarkRun.isMark(byte) {
        while cursor.offset < bytes.count, bytes[cursor.offset] == byte {
          cursor.advance(in: bytes)
        }
        if let run = MarkRun(at: start, end: cursor, in: bytes) { runs.append(run) }
      }
    }
  }

  private mutating func report(_ opener: MarkRun, _ closer: MarkRun) {
    let text = bytes[opener.offsets.lowerBound..<closer.offsets.upperBound]
    found.append(
      LiteralMarks(
        mark: opener.mark, text: String(decoding: text, as: UTF8.self),
        range: SourceRange(opener.range.start, closer.range.end)))
  }
}
