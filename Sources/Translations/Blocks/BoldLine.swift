import Catalog
import Diagnostics
import Markdown

/// A paragraph that is nothing but bold text, or a list item that starts with some: authors use them as
/// headings of the least level. A heading in HTML is no section of a page either.
struct BoldLine {
  let range: SourceRange
  /// What a message calls it.
  var noun = "bold line"

  /// The bold lines of some blocks, in order.
  static func all(in blocks: some Sequence<Block>) -> [BoldLine] {
    var result: [BoldLine] = []
    for block in blocks {
      switch block.kind {
      case .paragraph(let content):
        if isBold(content) { result.append(BoldLine(range: block.range)) }
      case .list(let list):
        for item in list.items {
          guard case .paragraph(let content) = item.blocks.first?.kind,
            content.prefix(2).contains(where: { isStrong($0) })
          else { continue }
          result.append(BoldLine(range: item.range))
        }
      case .html(let html) where isHeading(html):
        result.append(BoldLine(range: block.range, noun: "HTML heading"))
      default: break
      }
    }
    return result
  }

  /// `<h2>…</h2>`, by itself.
  private static func isHeading(_ html: String) -> Bool {
    let pieces = HTMLPieces(html)
    let names = pieces.tags.map { $0.lowercased().filter { $0.isLetter || $0.isNumber } }
    guard pieces.hasText, let first = names.first, let last = names.last else { return false }
    return last.count == 2 && last.first == "h" && last.last?.isNumber == true
      && first.hasPrefix(last)
  }

  private static func isBold(_ content: [Inline]) -> Bool {
    let visible = content.filter {
      if case .text(let text) = $0.kind {
        return text.contains { !$0.isWhitespace && $0 != ":" && $0 != "：" }
      }
      return true
    }
    return visible.count == 1 && visible.allSatisfy(isStrong)
  }

  private static func isStrong(_ inline: Inline) -> Bool {
    if case .strong = inline.kind { true } else { false }
  }

  /// The line of another page that stands for a section without a partner, if there are as many
  /// as there are such sections side by side.
  static func standing(
    for section: Int, of page: Page, in other: Page, counterpart: (Int) -> Int?
  ) -> BoldLine? {
    let own = page.sections[section]
    let siblings = page.sections.indices.filter {
      page.sections[$0].parent == own.parent && page.sections[$0].level == own.level
        && counterpart($0) == nil
    }
    guard let parent = own.parent, let there = counterpart(parent),
      other.sections.indices.contains(there), let place = siblings.firstIndex(of: section)
    else { return nil }
    let blocks = other.document.blocks
    let ownThere = other.sections[there].ownBlocks.clamped(to: blocks.indices)
    let lines = all(in: blocks[ownThere])
    guard lines.count == siblings.count else { return nil }
    return lines[place]
  }
}
