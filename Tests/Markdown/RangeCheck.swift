import Diagnostics

@testable import Markdown

/// Compares every range of a tree with the text that it came from.
struct RangeCheck {
  let source: SourceText
  private(set) var problems: [String] = []

  /// What is wrong with the ranges of a text, read as an article is or as plain GFM.
  static func problems(in text: String, dialect: Dialect = .all) throws -> [String] {
    let source = SourceText(path: "page.md", text: text)
    let tree = try source.withBytes { bytes in
      try ConvertedTree(
        bytes, of: source, after: 0, dialect: dialect, limits: MarkdownLimits())
    }
    var check = RangeCheck(source: source)
    if tree.mismatches > 0 { check.problems.append("\(tree.mismatches) places were guessed") }
    let whole = SourceRange(
      SourcePosition(line: 1, column: 1), source.position(utf8Offset: source.text.utf8.count))
    let notes = tree.blocks.filter(RangeCheck.isFootnote)
    check.blocks(tree.blocks.filter { !RangeCheck.isFootnote($0) }, in: whole)
    for note in notes { check.blocks([note], in: whole) }
    return check.problems
  }

  private static func isFootnote(_ block: Block) -> Bool {
    if case .footnoteDefinition = block.kind { true } else { false }
  }

  private func slice(_ range: SourceRange) -> String {
    let start = source.utf8Offset(of: range.start)
    let end = max(start, source.utf8Offset(of: range.end))
    return String(decoding: source.text.utf8.dropFirst(start).prefix(end - start), as: UTF8.self)
  }

  private mutating func expect(_ condition: Bool, _ what: String, _ range: SourceRange) {
    guard !condition else { return }
    let (start, end) = (range.start, range.end)
    problems.append(
      "\(what): \(start.line):\(start.column)-\(end.line):\(end.column) \(slice(range).debugDescription)"
    )
  }

  private mutating func order(
    _ range: SourceRange, after last: SourcePosition, in outer: SourceRange
  ) {
    expect(range.start <= range.end, "a range ends before it starts", range)
    expect(outer.contains(range), "a range leaves the one around it", range)
    expect(last <= range.start, "a range starts before its neighbour's end", range)
  }

  // MARK: Blocks

  private mutating func blocks(_ blocks: [Block], in outer: SourceRange) {
    var last = outer.start
    for block in blocks {
      order(block.range, after: last, in: outer)
      last = block.range.end
      let text = slice(block.range)
      expect(
        text.first?.isWhitespace != true || isIndented(block), "a block starts with space",
        block.range)
      check(block, text)
    }
  }

  private func isIndented(_ block: Block) -> Bool {
    switch block.kind {
    case .codeBlock(let code): !code.isFenced
    case .html: true
    // Behind link reference definitions cmark-gfm keeps the indentation of a continued line.
    case .paragraph: block.range.start.column > 1 || block.range.start.line > 1
    default: false
    }
  }

  private mutating func check(_ block: Block, _ text: String) {
    switch block.kind {
    case .paragraph(let content): inlines(content, in: block.range)
    case .heading(let heading):
      inlines(heading.content, in: block.range)
      let isUnderlined = text.hasSuffix("=") || text.hasSuffix("-")
      expect(text.hasPrefix("#") || isUnderlined, "a heading without its mark", block.range)
    case .codeBlock(let code): check(code, block.range, text)
    case .html(let html):
      expect(text.hasSuffix(lastWord(of: html)), "HTML that ends elsewhere", block.range)
    case .quote(let inner):
      expect(text.hasPrefix(">"), "a quote without its mark", block.range)
      blocks(inner, in: block.range)
    case .list(let list):
      var last = block.range.start
      for item in list.items {
        order(item.range, after: last, in: block.range)
        last = item.range.end
        let first = slice(item.range).first
        let isMark = first.map { "-+*".contains($0) || $0.isNumber } ?? false
        expect(isMark, "an item without its mark", item.range)
        blocks(item.blocks, in: item.range)
      }
    case .table(let table):
      var last = block.range.start
      for cell in ([table.head] + table.rows).joined() {
        order(cell.range, after: last, in: block.range)
        last = cell.range.end
        inlines(cell.content, in: cell.range)
      }
    case .thematicBreak:
      expect(text.first.map("-*_".contains) ?? false, "a break without its marks", block.range)
    case .footnoteDefinition(let label, _, let inner):
      expect(text.hasPrefix("[^\(label)]:"), "a footnote without its label", block.range)
      blocks(inner, in: block.range)
    }
  }

  private func unindented(_ text: String) -> Substring {
    text.drop { $0 == " " }
  }

  private func lastWord(of html: String) -> String {
    String(html.split(whereSeparator: \.isWhitespace).last ?? "")
  }

  private mutating func check(_ code: CodeBlock, _ range: SourceRange, _ text: String) {
    let lines = code.code.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    expect(lines.count == code.lineStarts.count, "\(lines.count) lines of code", range)
    for (line, start) in zip(lines, code.lineStarts) {
      expect(range.contains(start) || start == range.end, "a line outside its block", range)
      let here = source.line(start.line).map {
        String($0.unicodeScalars.dropFirst(start.column - 1))
      }
      let isEqual = here == String(line) || here.map(unindented) == unindented(String(line))
      expect(isEqual, "a line of code elsewhere: \(line)", SourceRange(start, range.end))
    }
    if let info = code.infoRange, !code.info.contains("&"), !slice(info).contains("\\") {
      expect(slice(info) == code.info || slice(info).contains("&"), "an info elsewhere", info)
    }
    if code.isFenced {
      expect(text.hasPrefix("```") || text.hasPrefix("~~~"), "code without its fence", range)
      expect(!code.isClosed || text.hasSuffix("```") || text.hasSuffix("~~~"), "no end", range)
    }
  }

  // MARK: Inlines

  private mutating func inlines(_ content: [Inline], in outer: SourceRange) {
    var last = outer.start
    for inline in content {
      order(inline.range, after: last, in: outer)
      last = inline.range.end
      check(inline, slice(inline.range))
      inlines(inline.children, in: inline.range)
    }
  }

  private mutating func check(_ inline: Inline, _ text: String) {
    let range = inline.range
    switch inline.kind {
    case .text(let literal):
      expect(!literal.isEmpty, "an empty text", range)
      let plain = RangeCheck.unescaped(text)
      expect(
        plain == literal || text == literal || text.contains("&") || text.contains("\\|"),
        "a text elsewhere: \(literal.debugDescription)", range)
    case .softBreak: expect(text.hasSuffix("\n"), "a break elsewhere", range)
    case .lineBreak:
      expect(text.hasSuffix("\n") && text.count >= 2, "a break elsewhere", range)
    case .code(let code):
      expect(text.hasPrefix("`") && text.hasSuffix("`"), "code without its marks", range)
      let found = text.contains(code) || text.contains("\n") || text.contains("\\|")
      expect(found, "code elsewhere: \(code)", range)
    case .html(let html):
      expect(text.hasPrefix("<") && text.hasSuffix(">"), "a tag elsewhere", range)
      expect(
        text == html || text.contains("\n") || text.contains("\\|"), "a tag elsewhere: \(html)",
        range)
    case .emphasis: marked(text, ["*", "_"], range)
    case .strong: marked(text, ["**", "__"], range)
    case .strikethrough: marked(text, ["~"], range)
    case .link(let url, _, let content):
      let isPlain = content.first.map { $0.range == range } ?? false
      let isLink = text.hasPrefix("[") || text.hasPrefix("<") && text.hasSuffix(">") || isPlain
      expect(isLink, "a link elsewhere: \(url)", range)
    case .image(let url, _, _): expect(text.hasPrefix("!["), "an image elsewhere: \(url)", range)
    case .footnoteReference:
      expect(text.hasPrefix("[^") && text.hasSuffix("]"), "a footnote elsewhere", range)
    }
  }

  private mutating func marked(_ text: String, _ marks: [String], _ range: SourceRange) {
    let isMarked = marks.contains { text.hasPrefix($0) && text.hasSuffix($0) }
    expect(isMarked, "emphasis without its marks", range)
  }

  /// A text with its backslash escapes resolved.
  static func unescaped(_ text: String) -> String {
    var result: [UInt8] = []
    var isEscaped = false
    for byte in text.utf8 {
      if isEscaped, !byte.isPunctuation { result.append(UInt8(ascii: "\\")) }
      if byte == UInt8(ascii: "\\"), !isEscaped {
        isEscaped = true
      } else {
        result.append(byte)
        isEscaped = false
      }
    }
    if isEscaped { result.append(UInt8(ascii: "\\")) }
    return String(decoding: result, as: UTF8.self)
  }
}
