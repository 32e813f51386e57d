import Diagnostics
import Markdown

/// Compares the markup of a translated unit with that of its source.
struct MarkupCheck {
  /// Lines that define references, which links of both texts may use.
  let definitions: String

  /// What is wrong with a translation; empty where nothing is.
  func problems(in text: String, of unit: TextUnit, source: String) -> [String] {
    switch unit.kind {
    case .frontMatter: return text.contains("\n") ? ["it must stay on one line"] : []
    case .code:
      let dialect = CodeDialect(info: unit.info)
      let old = CodeScanner.tokens(of: source, dialect: dialect)
      let new = CodeScanner.tokens(of: text, dialect: dialect)
      return old.firstDifference(from: new) == nil
        ? [] : ["the code differs in more than comments and texts"]
    case .html:
      return HTMLPieces(source).tags == HTMLPieces(text).tags ? [] : ["the tags differ"]
    case .heading, .cell, .paragraph, .item, .quote:
      return structure(of: text, unit) + difference(source, text)
    }
  }

  // MARK: Structure

  private func structure(of text: String, _ unit: TextUnit) -> [String] {
    if unit.kind == .heading || unit.kind == .cell, text.contains("\n") {
      return ["it must stay on one line"]
    }
    if unit.kind == .cell, hasBarePipe(text) { return ["a '|' in a table is written '\\|'"] }
    if text.hasPrefix(" ") || text.hasSuffix(" ") {
      return ["it must not start or end with a space"]
    }
    let blocks = blocks(of: unit.kind == .heading ? "# \(text)" : text)
    guard blocks.count == 1, let block = blocks.first else {
      return ["it must stay one block"]
    }
    switch (unit.kind, block.kind) {
    case (.heading, .heading), (_, .paragraph): return []
    default: return ["its start reads as the mark of another kind of block; put a '\\' before it"]
    }
  }

  private func hasBarePipe(_ text: String) -> Bool {
    var isEscaped = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "|"), !isEscaped { return true }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return false
  }

  private func blocks(of text: String) -> [Block] {
    let source = SourceText(path: "", text: "\(text)\n\n\(definitions)")
    return ((try? Document(source: source))?.blocks ?? []).filter {
      if case .footnoteDefinition = $0.kind { false } else { true }
    }
  }

  // MARK: Markup within the text

  private func difference(_ source: String, _ text: String) -> [String] {
    var counts: [String: Int] = [:]
    for mark in marks(in: source) { counts[mark, default: 0] += 1 }
    for mark in marks(in: text) { counts[mark, default: 0] -= 1 }
    return counts.sorted { $0.key < $1.key }.compactMap { mark, count in
      switch count {
      case 0: nil
      case 0...: "\(mark) is missing"
      default: "\(mark) stands \(-count == 1 ? "once" : "\(-count) times") too often"
      }
    }
  }

  private func marks(in text: String) -> [String] {
    var marks: [String] = []
    blocks(of: text).walkInlines { inline in
      switch inline.kind {
      case .code(let code): marks.append("`\(code)`")
      case .html(let tag): marks.append("'\(tag)'")
      case .link(let target, _, _): marks.append("a link to '\(target)'")
      case .image(let source, _, _): marks.append("the image '\(source)'")
      case .footnoteReference(let label, _, _): marks.append("'[^\(label)]'")
      case .text, .softBreak, .lineBreak, .emphasis, .strong, .strikethrough: break
      }
    }
    return marks
  }
}
