import Markdown

/// What a page refers to, and what can be referred to on it.
enum References {
  /// The destinations of all links and pictures, raw HTML included, each once.
  static func destinations(in blocks: [Block]) -> Set<String> {
    var found: Set<String> = []
    for inline in TreeWalk.inlines(of: blocks) {
      switch inline.kind {
      case .link(let destination, _, _): found.insert(destination)
      case .image(let source, _, _): found.insert(source)
      default: break
      }
    }
    for html in TreeWalk.html(of: blocks) { found.formUnion(HTMLFilter.destinations(in: html)) }
    return found
  }

  /// The ids that raw HTML gives.
  static func ids(in blocks: [Block]) -> Set<String> {
    var found: Set<String> = []
    for html in TreeWalk.html(of: blocks) {
      var cursor = ByteCursor(Array(html.utf8))
      while !cursor.isAtEnd {
        cursor.skip { $0 != UInt8(ascii: "<") }
        let start = cursor.at
        guard let tag = HTMLTag.read(&cursor) else {
          cursor.at = start + 1
          continue
        }
        for attribute in tag.attributes where attribute.name == "id" || attribute.name == "name" {
          if let value = attribute.value { found.insert(HTMLTag.decoded(value)) }
        }
      }
    }
    return found
  }
}

/// Everything of a kind in a tree, without recursion: a tree may be deeper than a thread's stack.
enum TreeWalk {
  /// Every inline, those inside others included; the order is not the text's.
  static func inlines(of blocks: [Block]) -> [Inline] {
    var pending = blocks
    var open: [Inline] = []
    while let block = pending.popLast() {
      switch block.kind {
      case .paragraph(let content): open += content
      case .heading(let heading): open += heading.content
      case .quote(let blocks), .footnoteDefinition(_, _, let blocks): pending += blocks
      case .list(let list): for item in list.items { pending += item.blocks }
      case .table(let table):
        for cell in table.head + table.rows.joined() { open += cell.content }
      case .codeBlock, .html, .thematicBreak: break
      }
    }
    var found: [Inline] = []
    while let inline = open.popLast() {
      found.append(inline)
      switch inline.kind {
      case .emphasis(let content), .strong(let content), .strikethrough(let content),
        .link(_, _, let content), .image(_, _, let content):
        open += content
      case .text, .softBreak, .lineBreak, .code, .html, .footnoteReference: break
      }
    }
    return found
  }

  /// Every piece of raw HTML.
  static func html(of blocks: [Block]) -> [String] {
    var pieces: [String] = []
    var pending = blocks
    while let block = pending.popLast() {
      switch block.kind {
      case .html(let html): pieces.append(html)
      case .quote(let blocks), .footnoteDefinition(_, _, let blocks): pending += blocks
      case .list(let list): for item in list.items { pending += item.blocks }
      default: break
      }
    }
    for inline in inlines(of: blocks) {
      if case .html(let html) = inline.kind { pieces.append(html) }
    }
    return pieces
  }
}
