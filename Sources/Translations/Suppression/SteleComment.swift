import Catalog
import Diagnostics
import Markdown

/// What an author says to Stele in a comment: `<!-- stele-ignore RULE: reason -->` before a block or a
/// heading or within a paragraph, `<!-- stele: section=ID -->` beside a heading.
enum SteleComment: Hashable, Sendable {
  case ignore(rules: [String], reason: String)
  case section(String)

  /// What a comment says, or nothing where it is not meant for Stele.
  init?(_ html: String) {
    guard html.hasPrefix("<!--"), html.contains("stele") else { return nil }
    var text = html.dropFirst(4)
    if let end = text.range(of: "-->") { text = text[..<end.lowerBound] }
    let words = SteleComment.trimmed(text)
    if words.hasPrefix(SteleComment.ignore) {
      let rest = words.dropFirst(SteleComment.ignore.count)
      guard rest.first.map({ $0.isWhitespace || $0 == ":" }) ?? true else { return nil }
      let colon = rest.firstIndex(of: ":") ?? rest.endIndex
      let rules = rest[..<colon].split { $0 == "," || $0.isWhitespace }.map(String.init)
      self = .ignore(rules: rules, reason: SteleComment.trimmed(rest[colon...].dropFirst()))
    } else if words.hasPrefix("stele:") {
      let parts = words.dropFirst("stele:".count).split { $0.isWhitespace }
      guard let part = parts.first(where: { $0.hasPrefix("section=") }) else { return nil }
      self = .section(String(part.dropFirst("section=".count)))
    } else {
      return nil
    }
  }

  /// What is wrong with a comment that looks as if it were meant for Stele and is not understood.
  static func mistake(in html: String) -> (message: String, help: String)? {
    guard html.hasPrefix("<!--"), SteleComment(html) == nil else { return nil }
    let text = html.dropFirst(4).drop(while: \.isWhitespace)
    let word = text.prefix { !$0.isWhitespace && $0 != ":" && $0 != ">" }
    let isKey = text[word.endIndex...].hasPrefix(":")
    let lower = word.lowercased()
    if lower == "stele", isKey {
      return (
        "this comment says nothing that Stele knows", "write <!-- stele: section=ID -->"
      )
    }
    guard lower.hasPrefix("stele-") || Suggestion.nearest(to: lower, in: [ignore], limit: 2) != nil
    else { return nil }
    return ("Stele knows no comment ‘\(word)’", "did you mean ‘\(ignore)’?")
  }

  private static let ignore = "stele-ignore"

  /// What the comment says that a block consists of.
  init?(_ block: Block) {
    guard case .html(let html) = block.kind else { return nil }
    self.init(html)
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}

extension Page {
  /// The id that a comment pins a section to: on the line after the heading, in it, or right before it.
  func pin(ofSectionAt heading: Int) -> String? {
    let blocks = document.blocks
    func pin(_ index: Int) -> String? {
      guard blocks.indices.contains(index), case .section(let id) = SteleComment(blocks[index])
      else { return nil }
      return id
    }
    guard blocks.indices.contains(heading) else { return nil }
    if case .heading(let text) = blocks[heading].kind {
      for inline in text.content {
        if case .html(let html) = inline.kind, case .section(let id) = SteleComment(html) {
          return id
        }
      }
    }
    func isRightAfter(_ index: Int) -> Bool {
      guard blocks.indices.contains(index), index > 0, case .heading = blocks[index - 1].kind
      else { return false }
      return blocks[index].range.start.line == blocks[index - 1].range.end.line + 1
    }
    if isRightAfter(heading + 1), let id = pin(heading + 1) { return id }
    return isRightAfter(heading - 1) ? nil : pin(heading - 1)
  }
}
