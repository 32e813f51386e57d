import Diagnostics
import Foundation

/// Finds the ids that the author gave to headings and takes their marks out of the text.
enum HeadingIDs {
  /// The blocks with the headings' explicit ids set: `{#id}` at the end, `<a id="…">` or `<a name="…">`
  /// in the heading, or in a block of its own right before or on the line right after it. Such a block
  /// is taken out, as the heading carries its id from now on.
  static func resolved(in blocks: [Block]) -> [Block] {
    var result = blocks
    for index in result.indices {
      result[index].kind = resolved(result[index].kind)
    }
    var removed: Set<Int> = []
    for index in result.indices {
      guard let id = anchorOnly(result[index]) else { continue }
      let isAfter =
        index > 0 && result[index].range.start.line == result[index - 1].range.end.line + 1
      let isNextFree = index + 1 < result.count && needsID(result[index + 1])
      if isNextFree {
        setID(id, of: &result[index + 1])
        removed.insert(index)
      } else if isAfter, needsID(result[index - 1]) {
        setID(id, of: &result[index - 1])
        removed.insert(index)
      }
    }
    guard !removed.isEmpty else { return result }
    return result.indices.filter { !removed.contains($0) }.map { result[$0] }
  }

  private static func resolved(_ kind: Block.Kind) -> Block.Kind {
    switch kind {
    case .heading(var heading):
      heading.explicitID =
        takeAttribute(from: &heading.content) ?? takeAnchor(from: &heading.content)
      return .heading(heading)
    case .quote(let blocks): return .quote(resolved(in: blocks))
    case .list(var list):
      for index in list.items.indices {
        list.items[index].blocks = resolved(in: list.items[index].blocks)
      }
      return .list(list)
    case .footnoteDefinition(let label, let ordinal, let blocks):
      return .footnoteDefinition(label: label, ordinal: ordinal, resolved(in: blocks))
    case .paragraph, .codeBlock, .html, .table, .thematicBreak: return kind
    }
  }

  private static func needsID(_ block: Block) -> Bool {
    if case .heading(let heading) = block.kind { heading.explicitID == nil } else { false }
  }

  private static func setID(_ id: String, of block: inout Block) {
    guard case .heading(var heading) = block.kind else { return }
    heading.explicitID = id
    block.kind = .heading(heading)
  }

  // MARK: `{#id}`

  private static func takeAttribute(from content: inout [Inline]) -> String? {
    guard let last = content.last, case .text(let text) = last.kind, text.utf8.last == 0x7D,
      let open = text.range(of: "{#", options: .backwards)
    else { return nil }
    let id = String(text[open.upperBound...].dropLast())
    guard isID(id) else { return nil }
    let rest = text[..<open.lowerBound]
    let kept = rest.prefix(
      upTo: rest.lastIndex { $0 != " " && $0 != "\t" }.map(rest.index(after:)) ?? rest.startIndex)
    let taken = text.unicodeScalars.count - kept.unicodeScalars.count
    content.removeLast()
    if !kept.isEmpty {
      let end = SourcePosition(line: last.range.end.line, column: last.range.end.column - taken)
      content.append(Inline(.text(String(kept)), range: SourceRange(last.range.start, end)))
    }
    return id
  }

  private static func isID(_ id: String) -> Bool {
    !id.isEmpty
      && id.unicodeScalars.allSatisfy {
        !"{}#\"'<>&".unicodeScalars.contains($0) && !$0.properties.isWhitespace
      }
  }

  // MARK: `<a id="…">`

  /// Takes the first anchor out of a heading's text; what it encloses stays.
  private static func takeAnchor(from content: inout [Inline]) -> String? {
    guard
      let open = content.firstIndex(where: { AnchorTag(inline: $0) != nil }),
      let tag = AnchorTag(inline: content[open])
    else { return nil }
    guard !tag.isLink else { return tag.id }
    let close = content[open...].firstIndex { isEndTag($0) }
    if let close { content.remove(at: close) }
    content.remove(at: open)
    trimSpace(at: open, of: &content)
    return tag.id
  }

  private static func isEndTag(_ inline: Inline) -> Bool {
    if case .html(let tag) = inline.kind { tag.lowercased().hasPrefix("</a") } else { false }
  }

  /// Where the anchor stood at the start or the end, the space between it and the text goes with it.
  private static func trimSpace(at index: Int, of content: inout [Inline]) {
    if index == 0, let first = content.first, case .text(let text) = first.kind {
      let kept = text.drop { $0 == " " }
      let taken = text.count - kept.count
      let start = SourcePosition(
        line: first.range.start.line, column: first.range.start.column + taken)
      content[0] = Inline(.text(String(kept)), range: SourceRange(start, first.range.end))
    } else if index == content.count, let last = content.last, case .text(let text) = last.kind {
      let taken = text.reversed().prefix { $0 == " " }.count
      let end = SourcePosition(line: last.range.end.line, column: last.range.end.column - taken)
      content[index - 1] = Inline(
        .text(String(text.dropLast(taken))), range: SourceRange(last.range.start, end))
    }
    content.removeAll { if case .text("") = $0.kind { true } else { false } }
  }

  /// The id of a block that is nothing but an anchor.
  private static func anchorOnly(_ block: Block) -> String? {
    switch block.kind {
    case .html(let html): return AnchorTag(alone: html)?.id
    case .paragraph(let content):
      var html = ""
      for inline in content {
        guard case .html(let tag) = inline.kind else { return nil }
        html += tag
      }
      return AnchorTag(alone: html)?.id
    default: return nil
    }
  }
}
