import Markdown

/// Reads the words of blocks, nested ones included.
struct WordReader {
  private var splitter = WordSplitter()
  /// The labels of the footnotes that are referred to, in order.
  private(set) var footnotes: [String] = []

  mutating func finish() -> [SectionWord] { splitter.finish() }

  mutating func read(_ blocks: [Block]) {
    for block in blocks {
      splitter.addSpace()
      switch block.kind {
      case .paragraph(let content): read(content)
      case .heading(let heading): read(heading.content)
      case .codeBlock(let code): read(code)
      case .html(let html): read(html: html)
      case .quote(let inner), .footnoteDefinition(_, _, let inner): read(inner)
      case .list(let list): for item in list.items { read(item.blocks) }
      case .table(let table):
        for cell in table.head + table.rows.flatMap(\.self) {
          splitter.addSpace()
          read(cell.content)
        }
      case .thematicBreak: break
      }
    }
  }

  private mutating func read(_ content: [Inline]) {
    for inline in content {
      switch inline.kind {
      case .text(let text), .code(let text): splitter.add(text)
      case .softBreak, .lineBreak: splitter.addSpace()
      case .html: break
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): read(inner)
      case .link(let target, let title, let inner), .image(let target, let title, let inner):
        read(inner)
        if let target = Self.withoutQuery(target) {
          splitter.addSpace()
          splitter.add(whole: "<\(target)>")
        }
        splitter.add(title)
      case .footnoteReference(let label, _, _): footnotes.append(label)
      }
    }
  }

  /// A link's target without its query string; nothing for an empty one.
  private static func withoutQuery(_ target: String) -> String? {
    let fragment = target.firstIndex(of: "#") ?? target.endIndex
    let path = target[..<fragment]
    let result = path.prefix { $0 != "?" } + target[fragment...]
    return result.isEmpty ? nil : String(result)
  }

  // MARK: Code

  /// Code by its tokens, what its texts say included; of the info string only names of files.
  private mutating func read(_ code: CodeBlock) {
    for name in Self.fileNames(in: code.info) { splitter.add(whole: name) }
    splitter.lead(.line(0))
    let bytes = Array(code.code.utf8)
    var end = 0
    for token in code.tokens {
      let stop = min(token.offset + token.length, bytes.count)
      guard token.offset < stop else { continue }
      splitter.lead(Self.lead(bytes, from: end, to: token.offset))
      splitter.add(whole: String(decoding: bytes[token.offset..<stop], as: UTF8.self))
      end = stop
    }
  }

  private static func lead(_ bytes: [UInt8], from start: Int, to end: Int) -> SectionWord.Lead {
    guard start < end else { return .nothing }
    guard let line = bytes[start..<end].lastIndex(of: 10) else { return .space }
    return .line(end - line - 1)
  }

  private static func fileNames(in info: String) -> [String] {
    info.split { " \t:=\"'{},".contains($0) }.filter { $0.dropFirst().contains(".") }
      .map(String.init)
  }

  // MARK: HTML

  /// The text between tags, and where their links and images lead; comments say nothing.
  private mutating func read(html: String) {
    var rest = html[...]
    while let open = rest.firstIndex(of: "<") {
      splitter.add(String(rest[..<open]))
      splitter.addSpace()
      rest = rest[open...]
      if rest.hasPrefix("<!--") {
        guard let close = rest.dropFirst(4).firstRange(of: "-->") else { return }
        rest = rest[close.upperBound...]
      } else {
        let close = rest.firstIndex(of: ">") ?? rest.endIndex
        for target in Self.targets(in: rest[..<close]) { splitter.add(whole: "<\(target)>") }
        rest = close < rest.endIndex ? rest[rest.index(after: close)...] : ""
      }
    }
    splitter.add(String(rest))
  }

  private static func targets(in tag: Substring) -> [String] {
    tag.split(whereSeparator: \.isWhitespace).compactMap { word in
      guard let equals = word.firstIndex(of: "="),
        ["src", "href"].contains(word[..<equals].lowercased())
      else { return nil }
      let value = word[word.index(after: equals)...].filter { $0 != "\"" && $0 != "'" }
      return withoutQuery(value)
    }
  }
}
