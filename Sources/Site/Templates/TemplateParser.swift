import Diagnostics

/// Reads a template into its pieces.
struct TemplateParser {
  /// A section whose end was not seen yet.
  private struct OpenSection {
    var name: String
    var isInverted: Bool
    var range: SourceRange
    var nodes: [Template.Node] = []
  }

  private let source: SourceText
  private let bytes: [UInt8]
  private var nodes: [Template.Node] = []
  private var open: [OpenSection] = []

  private init(_ source: SourceText) {
    self.source = source
    self.bytes = Array(source.text.utf8)
  }

  /// Compiles a template.
  ///
  /// - Throws: a `Diagnostic` at the first tag that is not closed, not opened or not known.
  static func parse(_ source: SourceText) throws(Diagnostic) -> Template {
    var parser = TemplateParser(source)
    try parser.run()
    return Template(nodes: parser.nodes, file: source.path)
  }

  private mutating func run() throws(Diagnostic) {
    var at = 0
    while let start = find("{{", from: at) {
      let isTriple = bytes.count > start + 2 && bytes[start + 2] == UInt8(ascii: "{")
      let inner = start + (isTriple ? 3 : 2)
      guard let end = find(isTriple ? "}}}" : "}}", from: inner) else {
        throw problem("template-tag", "this tag has no end", start, start + 2)
      }
      let after = end + (isTriple ? 3 : 2)
      let content = trimmed(inner..<end)
      let line = isTriple ? nil : standaloneLine(around: start..<after, content)
      add(.literal(Array(bytes[at..<(line?.lowerBound ?? start)])))
      try handle(content, isTriple: isTriple, tag: start..<after)
      at = line?.upperBound ?? after
    }
    add(.literal(Array(bytes[at...])))
    if let section = open.last {
      throw Diagnostic(
        .error, "template-section", "the section '\(section.name)' is not closed",
        file: source.path, range: section.range, help: "add {{/\(section.name)}}")
    }
  }

  private mutating func handle(_ content: String, isTriple: Bool, tag: Range<Int>)
    throws(Diagnostic)
  {
    let name = content.dropFirst().drop { $0 == " " }
    switch (isTriple, content.first) {
    case (true, _): add(.variable(path: path(content), isEscaped: false))
    case (_, "!"): break
    case (_, "&"): add(.variable(path: path(String(name)), isEscaped: false))
    case (_, ">"): add(.partial(name: String(name), range(tag)))
    case (_, "#"), (_, "^"):
      open.append(
        OpenSection(name: String(name), isInverted: content.first == "^", range: range(tag)))
    case (_, "/"): try close(String(name), tag)
    case (_, "="), (_, nil):
      throw problem(
        "template-tag", "tags of this kind are not supported", tag.lowerBound, tag.upperBound)
    default: add(.variable(path: path(content), isEscaped: true))
    }
  }

  private mutating func close(_ name: String, _ tag: Range<Int>) throws(Diagnostic) {
    guard let section = open.popLast(), section.name == name else {
      throw problem(
        "template-section", "no section '\(name)' is open here", tag.lowerBound, tag.upperBound)
    }
    add(.section(path: path(name), isInverted: section.isInverted, section.nodes))
  }

  private mutating func add(_ node: Template.Node) {
    if case .literal(let text) = node, text.isEmpty { return }
    if open.isEmpty { nodes.append(node) } else { open[open.count - 1].nodes.append(node) }
  }

  /// The whole line, break included, where a tag that shows nothing stands alone on it: such a line
  /// should leave no trace in the page.
  private func standaloneLine(around tag: Range<Int>, _ content: String) -> Range<Int>? {
    guard let sign = content.first, "#^/!>".contains(sign) else { return nil }
    var start = tag.lowerBound
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    guard start == 0 || bytes[start - 1] == 10 else { return nil }
    var end = tag.upperBound
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    guard end == bytes.count || bytes[end] == 10 else { return nil }
    return start..<min(end + 1, bytes.count)
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }

  private func find(_ pattern: StaticString, from start: Int) -> Int? {
    let count = pattern.utf8CodeUnitCount
    return pattern.withUTF8Buffer { pattern in
      var index = start
      while index + count <= bytes.count {
        if bytes[index..<(index + count)].elementsEqual(pattern) { return index }
        index += 1
      }
      return nil
    }
  }

  private func trimmed(_ range: Range<Int>) -> String {
    let text = String(decoding: bytes[range], as: UTF8.self)
    return String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// The dot alone is the empty path: the value itself.
  private func path(_ name: String) -> [String] {
    name.split(separator: ".").map(String.init)
  }

  private func range(_ tag: Range<Int>) -> SourceRange {
    SourceRange(
      source.position(utf8Offset: tag.lowerBound), source.position(utf8Offset: tag.upperBound))
  }

  private func problem(_ id: String, _ message: String, _ start: Int, _ end: Int) -> Diagnostic {
    Diagnostic(.error, id, message, file: source.path, range: range(start..<end))
  }
}
