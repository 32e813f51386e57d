import Catalog
import Diagnostics
import Markdown

/// Takes a page apart into the units that are translated.
struct UnitReader {
  private let page: Page
  private let source: SourceText
  private let bytes: [UInt8]
  private var units: [TextUnit] = []

  /// Where a block stands: its home, the block of the document that holds it, and what surrounds it.
  private struct Context {
    var home: TextUnit.Home
    var block: Int
    var quotes = 0
    var kind = TextUnit.Kind.paragraph
  }

  /// The units of a page, in the order of the file.
  static func units(of page: Page) -> [TextUnit] {
    var reader = UnitReader(page)
    reader.readFrontMatter()
    reader.readBlocks()
    return reader.units.sorted { $0.extent.lowerBound < $1.extent.lowerBound }
  }

  private init(_ page: Page) {
    self.page = page
    source = page.document.source
    bytes = Array(source.text.utf8)
  }

  // MARK: Front matter

  private mutating func readFrontMatter() {
    let front = page.document.frontMatter
    for (key, entry) in [("title", front?.title), ("description", front?.description)] {
      guard let entry, entry.range.start.line == entry.range.end.line else { continue }
      let start = source.utf8Offset(of: entry.range.start)
      let end = source.utf8Offset(of: entry.range.end)
      let raw = String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
      // A scalar in the block style cannot be replaced within its first line.
      guard raw == entry.value || raw.hasPrefix("\"") || raw.hasPrefix("'") else { continue }
      units.append(
        TextUnit(
          kind: .frontMatter, home: .frontMatter(key), block: nil, lines: [start..<end],
          text: entry.value, continuation: "", inlines: [], line: entry.range.start.line))
    }
  }

  // MARK: Blocks

  private mutating func readBlocks() {
    var next = 0
    for (index, block) in page.document.blocks.enumerated() {
      while next < page.sections.count, page.sections[next].heading <= index { next += 1 }
      let home: TextUnit.Home = next == 0 ? .top : .section(next - 1)
      if case .footnoteDefinition(let label, _, let content) = block.kind {
        read(content, Context(home: .footnote(label), block: index))
      } else {
        read([block], Context(home: home, block: index))
      }
    }
  }

  private mutating func read(_ blocks: [Block], _ context: Context) {
    for block in blocks {
      var inner = context
      switch block.kind {
      case .paragraph(let content): add(content, context.kind, context)
      case .heading(let heading): add(heading.content, .heading, context)
      case .codeBlock(let code): add(code, block, context)
      case .html(let html) where Placeholder(html) != nil:
        add(Placeholder(html), at: block.range, context.kind, context)
      case .html(let html) where block.range.start.column == 1: add(html: html, block, context)
      case .html, .thematicBreak: break
      case .quote(let content):
        inner.quotes += 1
        if context.kind == .paragraph { inner.kind = .quote }
        read(content, inner)
      case .footnoteDefinition(_, _, let content): read(content, inner)
      case .list(let list):
        inner.kind = .item
        for item in list.items { read(item.blocks, inner) }
      case .table(let table):
        for cell in table.head + table.rows.flatMap(\.self) { add(cell.content, .cell, context) }
      }
    }
  }

  /// A comment in the place of a text, of which the comment alone is replaced one day.
  private mutating func add(
    _ placeholder: Placeholder?, at range: SourceRange, _ kind: TextUnit.Kind, _ context: Context
  ) {
    guard let placeholder else { return }
    let start = source.utf8Offset(of: range.start)
    guard let end = bytes[start...].firstRange(of: Array(Placeholder.end.utf8)) else { return }
    units.append(
      TextUnit(
        kind: kind, home: context.home, block: context.block, lines: [start..<end.upperBound],
        text: placeholder.text, continuation: continuation(before: start), inlines: [],
        line: range.start.line, isPlaceholder: true))
  }

  private mutating func add(_ content: [Inline], _ kind: TextUnit.Kind, _ context: Context) {
    if content.count == 1, let only = content.first, case .html(let html) = only.kind,
      let placeholder = Placeholder(html)
    {
      return add(placeholder, at: only.range, kind, context)
    }
    guard Self.hasProse(content), let first = content.first, let last = content.last else { return }
    let start = source.utf8Offset(of: first.range.start)
    let end = source.utf8Offset(of: last.range.end)
    guard start < end else { return }
    var lines = lines(from: start, to: end, first.range.start.line, quotes: context.quotes)
    var line = first.range.start.line
    if kind == .quote, let mark = lines.first, isAlertMark(mark) {
      lines.removeFirst()
      line += 1
    }
    if let first = lines.first, isContainerMark(first) {
      lines.removeFirst()
      line += 1
      if let last = lines.last, isContainerMark(last) { lines.removeLast() }
    }
    add(lines, kind, context, inlines: content, line: line)
  }

  private mutating func add(
    _ lines: [Range<Int>], _ kind: TextUnit.Kind, _ context: Context, inlines: [Inline] = [],
    line: Int, info: String = ""
  ) {
    guard let first = lines.first else { return }
    let text = lines.map { String(decoding: bytes[$0], as: UTF8.self) }.joined(separator: "\n")
    guard !text.isEmpty else { return }
    var continuation = continuation(before: first.lowerBound)
    if let second = lines.dropFirst().first {
      // As the page has it, unless a quote's mark is left out there.
      let present = self.continuation(before: second.lowerBound)
      if present.count(where: { $0 == ">" }) == continuation.count(where: { $0 == ">" }) {
        continuation = present
      }
    }
    units.append(
      TextUnit(
        kind: kind, home: context.home, block: context.block, lines: lines, text: text,
        continuation: continuation, inlines: inlines, line: line, info: info))
  }

  /// Whether something is to be translated, rather than only code and pictures without a description.
  private static func hasProse(_ content: [Inline]) -> Bool {
    var found = false
    content.walk { inline in
      if case .text(let text) = inline.kind {
        found = found || text.unicodeScalars.contains { $0.properties.isAlphabetic }
      }
    }
    return found
  }

  // MARK: Code and HTML

  private mutating func add(_ code: CodeBlock, _ block: Block, _ context: Context) {
    guard CodeProse.isIn(code) else { return }
    let texts = code.code.split(separator: "\n", omittingEmptySubsequences: false)
    var lines: [Range<Int>] = []
    for (start, text) in zip(code.lineStarts, texts) {
      let offset = source.utf8Offset(of: start)
      let range = offset..<min(offset + text.utf8.count, bytes.count)
      // A tab that is half indentation and half code is in no place of the file.
      guard bytes[range].elementsEqual(text.utf8) else { return }
      lines.append(range)
    }
    let bytes = bytes
    func isBlank(_ line: Range<Int>) -> Bool { bytes[line].allSatisfy { $0 == 32 || $0 == 9 } }
    let first = lines.firstIndex(where: { !isBlank($0) }) ?? lines.endIndex
    let last = lines.lastIndex(where: { !isBlank($0) }) ?? lines.startIndex
    guard first <= last, first < lines.endIndex else { return }
    add(
      Array(lines[first...last]), .code, context, line: code.lineStarts[first].line, info: code.info
    )
  }

  private mutating func add(html: String, _ block: Block, _ context: Context) {
    guard HTMLPieces(html).hasText else { return }
    let start = source.utf8Offset(of: block.range.start)
    var end = source.utf8Offset(of: block.range.end)
    while end > start, bytes[end - 1] == 10 || bytes[end - 1] == 32 { end -= 1 }
    var lines: [Range<Int>] = []
    var from = start
    for index in start..<end where bytes[index] == 10 {
      lines.append(from..<index)
      from = index + 1
    }
    lines.append(from..<end)
    add(lines, .html, context, line: block.range.start.line)
  }

  // MARK: Lines

  /// The stretches of running text on each of its lines, without quote marks and indentation.
  private func lines(from start: Int, to end: Int, _ line: Int, quotes: Int) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var from = start
    for index in start..<end where bytes[index] == 10 {
      result.append(from..<index)
      from = index + 1
      var marks = quotes
      while from < end {
        if bytes[from] == UInt8(ascii: ">"), marks > 0 {
          marks -= 1
        } else if bytes[from] != 32,
          bytes[from] != 9
        {
          break
        }
        from += 1
      }
    }
    result.append(from..<end)
    return result
  }

  private func isAlertMark(_ line: Range<Int>) -> Bool {
    let text = String(decoding: bytes[line], as: UTF8.self)
    return text.hasPrefix("[!") && text.trimmingSpaces.hasSuffix("]")
  }

  /// `:::message`, `:::note warn` or `:::`, which stand around the text of a remark; `:::details` may have
  /// a title to translate.
  private func isContainerMark(_ line: Range<Int>) -> Bool {
    let words = String(decoding: bytes[line], as: UTF8.self).split(separator: " ")
    guard let first = words.first, first.hasPrefix(":::") else { return false }
    return words.count == 1 || words.count == 2 && ["alert", "info", "warn"].contains(words[1])
  }

  /// What stands before an offset on its line, with blanks for everything but quote marks.
  private func continuation(before offset: Int) -> String {
    var start = offset
    while start > 0, bytes[start - 1] != 10 { start -= 1 }
    let prefix = bytes[start..<offset].filter { $0 & 0xC0 != 0x80 }.map { byte in
      byte == UInt8(ascii: ">") || byte == 9 ? byte : 32
    }
    return String(decoding: prefix, as: UTF8.self)
  }
}

extension StringProtocol {
  /// The text without blanks at its ends.
  var trimmingSpaces: String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    return String(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }
}
