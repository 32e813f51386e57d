import Catalog
import Diagnostics
import Foundation
import Markdown

/// A page's Markdown at an address of its own, for readers that are programs: without front matter and
/// the author's comments, and with links that work from there.
struct MarkdownVersion {
  private let source: SourceText
  private let links: LinkResolver
  private var edits: [(range: Range<Int>, text: String)] = []

  /// The Markdown of the page whose links these are, below its title.
  static func text(of page: Page, links: LinkResolver, hasTitle: Bool) -> [UInt8] {
    var version = MarkdownVersion(source: page.document.source, links: links)
    var start = 0
    if let front = page.document.frontMatter {
      start = version.source.utf8Offset(
        of: SourcePosition(line: front.range.end.line + 1, column: 1))
    }
    version.collect(page.document.blocks)
    var output = hasTitle ? [] : Array("# \(page.title)\n\n".utf8)
    let bytes = Array(version.source.text.utf8)
    while start < bytes.count, bytes[start] == 10 || bytes[start] == 13 { start += 1 }
    for edit in version.edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= start && edit.range.upperBound <= bytes.count {
      output += bytes[start..<edit.range.lowerBound]
      output += edit.text.utf8
      start = edit.range.upperBound
    }
    output += bytes[min(start, bytes.count)...]
    if output.last != 10 { output.append(10) }
    return output
  }

  private init(source: SourceText, links: LinkResolver) {
    self.source = source
    self.links = links
  }

  private mutating func collect(_ blocks: [Block]) {
    for block in blocks {
      switch block.kind {
      case .paragraph(let content): collect(content)
      case .heading(let heading): collect(heading.content)
      case .quote(let inner), .footnoteDefinition(_, _, let inner): collect(inner)
      case .list(let list): for item in list.items { collect(item.blocks) }
      case .table(let table):
        for cell in ([table.head] + table.rows).joined() { collect(cell.content) }
      case .html(let html):
        let text = html.trimmingCharacters(in: .whitespacesAndNewlines)
        if text.hasPrefix("<!--"), text.hasSuffix("-->") {
          edits.append((offsets(block.range), ""))
        }
      case .codeBlock, .thematicBreak: break
      }
    }
  }

  private mutating func collect(_ inlines: [Inline]) {
    for inline in inlines {
      switch inline.kind {
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): collect(inner)
      case .link(let destination, _, let inner):
        replace(destination, isImage: false, in: inline.range)
        collect(inner)
      case .image(let destination, _, _): replace(destination, isImage: true, in: inline.range)
      case .text, .softBreak, .lineBreak, .code, .html, .footnoteReference: break
      }
    }
  }

  /// The destination is the last thing in a link that looks like it. A link by reference lacks it; it
  /// stays as it is.
  private mutating func replace(_ destination: String, isImage: Bool, in range: SourceRange) {
    guard LinkResolver.isLocal(destination) || destination.hasPrefix("#"),
      case .address(let address, _) = links.resolve(destination, isImage: isImage),
      address != destination
    else { return }
    let offsets = offsets(range)
    let text = Array(source.text.utf8.dropFirst(offsets.lowerBound).prefix(offsets.count))
    let wanted = Array(destination.utf8)
    guard wanted.count <= text.count else { return }
    for start in stride(from: text.count - wanted.count, through: 0, by: -1)
    where text[start..<start + wanted.count].elementsEqual(wanted) {
      let first = offsets.lowerBound + start
      return edits.append((first..<first + wanted.count, address))
    }
  }

  private func offsets(_ range: SourceRange) -> Range<Int> {
    let start = source.utf8Offset(of: range.start)
    return start..<max(start, source.utf8Offset(of: range.end))
  }
}
