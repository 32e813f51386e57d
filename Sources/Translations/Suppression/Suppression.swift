import Catalog
import Diagnostics
import Markdown

/// A comment that keeps some rules from reporting in a stretch of a page.
struct Suppression: Sendable {
  var rules: [String]
  var reason: String
  /// Where the comment stands.
  var range: SourceRange
  /// The lines that it is about.
  var lines: ClosedRange<Int>

  /// All suppressions of a page: a comment by itself is about the block that follows it, which for a
  /// heading is the whole section; a comment within a block is about that block.
  static func all(of page: Page) -> [Suppression] {
    var result: [Suppression] = []
    guard page.mentionsSuppressions else { return [] }
    let blocks = page.document.blocks
    for (index, block) in blocks.enumerated() {
      if case .ignore(let rules, let reason) = SteleComment(block) {
        let lines = lines(after: index, of: page)
        result.append(
          Suppression(rules: rules, reason: reason, range: block.range, lines: lines))
      } else {
        add(from: block, around: block.range, to: &result)
      }
    }
    return result
  }

  private static func add(
    from block: Block, around outer: SourceRange, to result: inout [Suppression]
  ) {
    [block].walkInlines { inline in
      guard case .html(let html) = inline.kind,
        case .ignore(let rules, let reason) = SteleComment(html)
      else { return }
      let lines = outer.start.line...max(outer.start.line, outer.end.line)
      result.append(
        Suppression(rules: rules, reason: reason, range: inline.range, lines: lines))
    }
    addNested(in: block, outer, to: &result)
  }

  /// Comments by themselves within lists and quotes, however deep.
  private static func addNested(
    in block: Block, _ outer: SourceRange, to result: inout [Suppression]
  ) {
    let children = Array(block.children.joined())
    for (index, inner) in children.enumerated() {
      addNested(in: inner, outer, to: &result)
      guard case .ignore(let rules, let reason) = SteleComment(inner) else { continue }
      let next = children[(index + 1)...].first { !$0.isComment }
      let end = next?.range.end.line ?? outer.end.line
      result.append(
        Suppression(
          rules: rules, reason: reason, range: inner.range,
          lines: inner.range.start.line...max(inner.range.start.line, end)))
    }
  }

  private static func lines(after index: Int, of page: Page) -> ClosedRange<Int> {
    let blocks = page.document.blocks
    let start = blocks[index].range.start.line
    guard let next = blocks[index...].dropFirst().firstIndex(where: { !$0.isComment }) else {
      return start...start
    }
    let section = page.sections.first { $0.heading == next }
    let last = section.map { max(next, $0.allBlocks.upperBound - 1) } ?? next
    return start...max(start, blocks[min(last, blocks.count - 1)].range.end.line)
  }
}

extension Page {
  /// Comments that look as if they were meant for Stele and are not understood.
  var mistakenComments: [(range: SourceRange, message: String, help: String)] {
    guard mentions("stele") || mentions("-ignore") else { return [] }
    var result: [(range: SourceRange, message: String, help: String)] = []
    func add(_ html: String, _ range: SourceRange) {
      if let mistake = SteleComment.mistake(in: html) {
        result.append((range, mistake.message, mistake.help))
      }
    }
    func walk(_ blocks: [Block]) {
      for block in blocks {
        if case .html(let html) = block.kind { add(html, block.range) }
        walk(Array(block.children.joined()))
      }
    }
    walk(document.blocks)
    document.blocks.walkInlines { inline in
      if case .html(let html) = inline.kind { add(html, inline.range) }
    }
    return result
  }

  /// Whether a suppression can be anywhere.
  fileprivate var mentionsSuppressions: Bool { mentions("stele-ignore") }
}
