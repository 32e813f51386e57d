import Markdown

/// What a page refers to, and what can be referred to on it.
enum References {
  /// The destinations of all links and pictures, raw HTML included, each once.
  static func destinations(in blocks: [Block]) -> Set<String> {
    var found: Set<String> = []
    TreeWalk.visitInlines(of: blocks) { inline in
      switch inline.kind {
      case .link(let destination, _, _): found.insert(destination)
      case .image(let source, _, _): found.insert(source)
      case .html(let html): found.formUnion(HTMLFilter.destinations(in: html))
      default: break
      }
    }
    for html in TreeWalk.htmlBlocks(of: blocks) {
      found.formUnion(HTMLFilter.destinations(in: html))
    }
    return found
  }

  /// The ids that raw HTML gives.
  static func ids(in blocks: [Block]) -> Set<String> {
    var found: Set<String> = []
    var pieces = TreeWalk.htmlBlocks(of: blocks)
    TreeWalk.visitInlines(of: blocks) { inline in
      if case .html(let html) = inline.kind { pieces.append(html) }
    }
    for html in pieces {
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
  /// Visits every inline, those inside others included; the order is not the text's.
  static func visitInlines(of blocks: [Block], _ visit: (Inline) -> Void) {
    var open = blocks
    var pieces: [[Inline]] = []
    while let block = open.popLast() {
      pieces += block.leaves
      for inner in block.children { open += inner }
      while let piece = pieces.popLast() {
        for inline in piece {
          visit(inline)
          let inner = inline.children
          if !inner.isEmpty { pieces.append(inner) }
        }
      }
    }
  }

  /// Every block of raw HTML.
  static func htmlBlocks(of blocks: [Block]) -> [String] {
    var found: [String] = []
    var open = blocks
    while let block = open.popLast() {
      if case .html(let html) = block.kind { found.append(html) }
      for inner in block.children { open += inner }
    }
    return found
  }
}
