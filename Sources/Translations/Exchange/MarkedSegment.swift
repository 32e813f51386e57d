import Catalog
import Diagnostics
import Markdown

/// Running text with its markup set apart, so that a translator's tool can protect it.
indirect enum MarkedSegment: Hashable, Sendable {
  /// What the markup is for.
  enum Purpose: String, Sendable {
    case code, html, footnote, link, image, emphasis, strong, strike
  }

  /// Markdown to translate.
  case text(String)
  /// Markup that stays as it is.
  case fixed(String, Purpose)
  /// Markup around text.
  case pair(open: String, close: String, Purpose, [MarkedSegment])

  /// The Markdown.
  var markdown: String {
    switch self {
    case .text(let text), .fixed(let text, _): text
    case .pair(let open, let close, _, let inner):
      open + inner.map(\.markdown).joined() + close
    }
  }
}

/// Cuts a unit's text at its markup.
struct MarkedSegmentReader {
  private let text: [UInt8]
  /// For each line of the text: the line of the file, where it starts in it, and where in the text.
  private let starts: [(place: SourcePosition, offset: Int)]

  private init(_ unit: TextUnit, in source: SourceText) {
    text = Array(unit.text.utf8)
    var offset = 0
    var starts: [(place: SourcePosition, offset: Int)] = []
    for line in unit.lines {
      starts.append((source.position(utf8Offset: line.lowerBound), offset))
      offset += line.count + 1
    }
    self.starts = starts
  }

  /// The text of a unit that stands in a file.
  static func segments(of unit: TextUnit, in source: SourceText) -> [MarkedSegment] {
    let reader = MarkedSegmentReader(unit, in: source)
    guard !unit.inlines.isEmpty else { return [.text(unit.text)] }
    let result = reader.segments(unit.inlines, 0..<reader.text.count)
    // A place that does not add up must not change the text.
    return result.map(\.markdown).joined() == unit.text ? result : [.text(unit.text)]
  }

  private func segments(_ inlines: [Inline], _ range: Range<Int>) -> [MarkedSegment] {
    var result: [MarkedSegment] = []
    var position = range.lowerBound
    for inline in inlines {
      guard let purpose = Self.purpose(of: inline), let start = offset(inline.range.start),
        let end = offset(inline.range.end), position <= start, start < end, end <= range.upperBound
      else { continue }
      if position < start { result.append(.text(string(position..<start))) }
      result.append(segment(inline, purpose, start..<end))
      position = end
    }
    if position < range.upperBound { result.append(.text(string(position..<range.upperBound))) }
    return result
  }

  private func segment(
    _ inline: Inline, _ purpose: MarkedSegment.Purpose, _ range: Range<Int>
  ) -> MarkedSegment {
    let children = inline.children
    guard let first = children.first.flatMap({ offset($0.range.start) }),
      let last = children.last.flatMap({ offset($0.range.end) }), range.lowerBound < first,
      first < last, last < range.upperBound, text[range.lowerBound] != UInt8(ascii: "<")
    else { return .fixed(string(range), purpose) }
    return .pair(
      open: string(range.lowerBound..<first), close: string(last..<range.upperBound), purpose,
      segments(children, first..<last))
  }

  private static func purpose(of inline: Inline) -> MarkedSegment.Purpose? {
    switch inline.kind {
    case .text, .softBreak, .lineBreak: nil
    case .code: .code
    case .html: .html
    case .footnoteReference: .footnote
    case .link: .link
    case .image: .image
    case .emphasis: .emphasis
    case .strong: .strong
    case .strikethrough: .strike
    }
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  /// The offset into the text of a place of the file; nothing outside of it.
  private func offset(_ place: SourcePosition) -> Int? {
    guard let index = starts.lastIndex(where: { $0.place <= place }) else { return nil }
    let start = starts[index]
    guard place.line == start.place.line else { return nil }
    var offset = start.offset
    var column = start.place.column
    while column < place.column, offset < text.count, text[offset] != 10 {
      offset += 1
      while offset < text.count, text[offset] & 0xC0 == 0x80 { offset += 1 }
      column += 1
    }
    return column == place.column ? offset : nil
  }
}
