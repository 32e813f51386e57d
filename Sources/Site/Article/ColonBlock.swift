import Markdown

/// A stretch of blocks between lines of colons, as many writing platforms have it:
///
///     :::message alert
///     Text.
///     :::
///
/// Markdown knows nothing of it and sees paragraphs that start and end with colons.
struct ColonBlock {
  /// What the stretch is shown as.
  enum Kind: Hashable {
    /// A remark, with a title of its own where the author gave one.
    case alert(Alert, title: String?)
    /// A part that readers open.
    case details(title: String)
  }

  var kind: Kind
  /// The indices of the blocks that it takes up.
  var range: ClosedRange<Int>
  /// What is inside.
  var blocks: [Block]

  /// The stretch that starts at a block, or nothing where none does or it has no end.
  static func read(_ blocks: ArraySlice<Block>, at index: Int) -> ColonBlock? {
    guard let first = blocks.dropFirst(index - blocks.startIndex).first,
      case .paragraph(let content) = first.kind, startsWithColons(content),
      let kind = kind(ofLine: firstLine(content))
    else { return nil }
    var opened = first
    let rest = Array(content.drop { $0.kind != .softBreak }.dropFirst())
    opened.kind = .paragraph(rest)
    var inside: [Block] = rest.isEmpty ? [] : [opened]
    if let last = inside.last, let closed = withoutEnd(last) {
      return ColonBlock(kind: kind, range: index...index, blocks: closed.map { [$0] } ?? [])
    }
    for next in blocks[(index + 1)...].indices {
      if case .paragraph(let content) = blocks[next].kind,
        startsWithColons(content), self.kind(ofLine: firstLine(content)) != nil
      {
        return nil  // Another one starts before this one's end.
      }
      if let closed = withoutEnd(blocks[next]) {
        if let closed { inside.append(closed) }
        return ColonBlock(kind: kind, range: index...next, blocks: inside)
      }
      inside.append(blocks[next])
    }
    return nil
  }

  /// Quickly told, for every paragraph of a page is asked.
  private static func startsWithColons(_ content: [Inline]) -> Bool {
    guard case .text(let text) = content.first?.kind else { return false }
    return text.utf8.starts(with: ":::".utf8)
  }

  private static func firstLine(_ content: [Inline]) -> String {
    Array(content.prefix { $0.kind != .softBreak && $0.kind != .lineBreak }).plainText
  }

  private static func kind(ofLine line: String) -> Kind? {
    guard line.hasPrefix(":::") else { return nil }
    let text = line.drop { $0 == ":" }.drop { $0 == " " }
    let name = text.prefix { $0.isLetter }.lowercased()
    var title = String(text.dropFirst(name.count).drop { $0 == " " })
    if title.hasPrefix("["), title.hasSuffix("]") { title = String(title.dropFirst().dropLast()) }
    if name == "details" { return .details(title: title) }
    if name == "message" { return .alert(title == "alert" ? .warning : .note, title: nil) }
    return Alert(word: name).map { .alert($0, title: title.isEmpty ? nil : title) }
  }

  /// A block without the line of colons at its end, where it has one; the inner value is nothing where
  /// the line was all of it. Behind a list Markdown takes the line for the last item's text.
  private static func withoutEnd(_ block: Block) -> Block?? {
    var result = block
    switch block.kind {
    case .paragraph(var content):
      guard case .text(let text) = content.last?.kind, text.hasPrefix(":::"),
        text.allSatisfy({ $0 == ":" })
      else { return nil }
      content.removeLast()
      if content.isEmpty { return .some(nil) }
      guard content.last?.kind == .softBreak else { return nil }
      content.removeLast()
      result.kind = .paragraph(content)
      return .some(result)
    case .list(var list):
      guard var item = list.items.last, let last = item.blocks.last,
        let closed = withoutEnd(last)
      else { return nil }
      item.blocks.removeLast()
      if let closed { item.blocks.append(closed) }
      list.items[list.items.count - 1] = item
      result.kind = .list(list)
      return .some(result)
    default: return nil
    }
  }
}
