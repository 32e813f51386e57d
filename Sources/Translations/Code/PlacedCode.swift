import Catalog
import Diagnostics
import Markdown

/// A code block of a page, with the section that it stands in.
struct PlacedCode: Sendable {
  let block: CodeBlock
  let range: SourceRange
  /// The section's index on the page; nothing above the first heading.
  let section: Int?
  let tokens: [CodeToken]
  let fingerprint: CodeFingerprint

  private init(_ block: CodeBlock, range: SourceRange, section: Int?) {
    self.block = block
    self.range = range
    self.section = section
    tokens = block.tokens
    fingerprint = CodeFingerprint(tokens)
  }

  /// Every code block of a page, in text order.
  static func all(of page: Page) -> [PlacedCode] {
    let blocks = page.document.blocks
    var result: [PlacedCode] = []
    let lead = page.sections.first.map { $0.heading } ?? blocks.count
    collect(blocks[0..<min(max(lead, 0), blocks.count)], section: nil, into: &result)
    for (index, section) in page.sections.enumerated() {
      let own = section.ownBlocks.clamped(to: blocks.indices)
      collect(blocks[own], section: index, into: &result)
    }
    return result
  }

  private static func collect(
    _ blocks: some Sequence<Block>, section: Int?, into result: inout [PlacedCode]
  ) {
    for block in blocks {
      switch block.kind {
      case .codeBlock(let code):
        result.append(PlacedCode(code, range: block.range, section: section))
      case .quote(let inner), .footnoteDefinition(_, _, let inner):
        collect(inner, section: section, into: &result)
      case .list(let list):
        for item in list.items { collect(item.blocks, section: section, into: &result) }
      case .paragraph, .heading, .html, .table, .thematicBreak: break
      }
    }
  }

  /// The place in the file of a token, or the one after the last token.
  func place(of token: Int) -> SourceRange {
    guard tokens.indices.contains(token) else {
      let end = tokens.last.map { $0.offset + $0.length } ?? 0
      return SourceRange(at: position(of: end))
    }
    let offset = tokens[token].offset
    return SourceRange(position(of: offset), position(of: offset + tokens[token].length))
  }

  /// What a token says, shortened for a message.
  func text(of token: Int) -> String? {
    guard tokens.indices.contains(token) else { return nil }
    let bytes = block.code.utf8.dropFirst(tokens[token].offset).prefix(tokens[token].length)
    let text = String(decoding: bytes, as: UTF8.self).prefix { $0 != "\n" }
    return text.count > 40 ? text.prefix(39) + "…" : String(text)
  }

  /// The place in the file of a UTF-8 offset into the code.
  func position(of offset: Int) -> SourcePosition {
    var line = 0
    var column = 0
    for byte in block.code.utf8.prefix(offset) {
      if byte == 10 { (line, column) = (line + 1, 0) } else if byte & 0xC0 != 0x80 { column += 1 }
    }
    guard block.lineStarts.indices.contains(line) else { return range.end }
    let start = block.lineStarts[line]
    return SourcePosition(line: start.line, column: start.column + column)
  }
}
