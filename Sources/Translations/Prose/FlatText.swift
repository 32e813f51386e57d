import Diagnostics
import Markdown

/// The running text of a paragraph, a heading or a cell as one row of bytes, with the places that they
/// come from.
///
/// A code span is one byte here (`FlatText.code`), so that what stands in it is not read as prose;
/// tags, footnote marks and the descriptions of images are left out.
struct FlatText: Sendable {
  private struct Run {
    var offset: Int
    var end: Int
    var range: SourceRange
    /// False where escapes or entities make the text shorter than its source.
    var isExact: Bool
  }

  /// Stands for a code span: no keyboard types it.
  static let code: UInt8 = 0x1A

  private(set) var bytes: [UInt8] = []
  private var runs: [Run] = []

  init(_ content: [Inline]) {
    add(content)
  }

  private mutating func add(_ content: [Inline]) {
    for inline in content {
      switch inline.kind {
      case .text(let text): add(text, inline.range)
      case .softBreak, .lineBreak: add(" ", inline.range)
      case .code:
        runs.append(
          Run(offset: bytes.count, end: bytes.count + 1, range: inline.range, isExact: false))
        bytes.append(Self.code)
      case .html, .footnoteReference, .image: break
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner),
        .link(_, _, let inner):
        add(inner)
      }
    }
  }

  private mutating func add(_ text: String, _ range: SourceRange) {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    var scalars = 0
    for byte in bytes[start...] where byte & 0xC0 != 0x80 { scalars += 1 }
    let isExact =
      range.start.line == range.end.line && range.end.column - range.start.column == scalars
    runs.append(Run(offset: start, end: bytes.count, range: range, isExact: isExact))
  }

  /// The text as a string; code spans are the character U+001A.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// A stretch of the text as a string.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  /// The place in the file of a stretch of the text.
  func range(of offsets: Range<Int>) -> SourceRange? {
    guard let first = run(at: offsets.lowerBound),
      let last = run(at: max(offsets.lowerBound, offsets.upperBound - 1))
    else { return nil }
    let start = first.isExact ? position(of: offsets.lowerBound, in: first) : first.range.start
    let end = last.isExact ? position(of: offsets.upperBound, in: last) : last.range.end
    return SourceRange(start, end)
  }

  /// Whether a stretch stands in the file as it stands here, code spans aside.
  func isVerbatim(_ offsets: Range<Int>) -> Bool {
    runs.allSatisfy { run in
      run.isExact || run.offset >= offsets.upperBound || run.end <= offsets.lowerBound
        || bytes[run.offset] == Self.code
    }
  }

  private func run(at offset: Int) -> Run? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? runs[low - 1] : nil
  }

  private func position(of offset: Int, in run: Run) -> SourcePosition {
    var position = run.range.start
    for byte in bytes[run.offset..<min(offset, bytes.count)] where byte & 0xC0 != 0x80 {
      position.column += 1
    }
    return position
  }
}
