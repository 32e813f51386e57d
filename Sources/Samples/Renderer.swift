import SwiftSource

/// Writes nodes as text. Whatever the author wrote keeps its layout; gaps of which nothing is known get
/// the code that lets their place compile, if the text is for the compiler.
struct Renderer {
  let snippets: [Int: Snippet]
  /// Whether unknown gaps are filled; a listing for people shows them as they are.
  var fillsGaps = true
  /// The path of the body whose stretch of the text is to be remembered.
  var marked: SampleState.Path?
  private(set) var text = MappedText()
  private(set) var markedRange: Range<Int>?
  private(set) var incompleteTypes: Set<String> = []
  /// What a snippet's lines are indented by besides their own indentation.
  private var indentation = ""

  init(snippets: [Int: Snippet]) {
    self.snippets = snippets
  }

  mutating func appendOwn(_ own: String) { text.append(own) }

  /// The imports that the snippets show, at their places, and others.
  mutating func appendImports(
    shown: [Int], assumed: [String], without missing: Set<String> = []
  ) {
    var seen = missing
    for index in shown {
      guard let snippet = snippets[index] else { continue }
      for item in snippet.syntax.items {
        guard case .importDeclaration(let module) = item.role, seen.insert(module).inserted else {
          continue
        }
        append(item.codeStart..<item.range.upperBound, of: index)
        text.append("\n")
      }
    }
    for module in assumed where seen.insert(module).inserted { text.append("import \(module)\n") }
  }

  mutating func append(
    whole snippet: Snippet, around: [UnseenFrame.Pair] = [],
    only isWanted: (SyntaxItem) -> Bool = { _ in true }
  ) {
    let items = snippet.syntax.items.filter { !$0.isImport && isWanted($0) }
    for (index, item) in items.enumerated() {
      let frame = around.dropFirst(index).first
      if let frame { text.append(frame.opening + "\n") }
      append(item.range, of: snippet.index, gaps: item.innerGaps)
      text.append("\n")
      if let frame { text.append(frame.closing + "\n") }
    }
  }

  /// A node of the top level with a line break behind it, or one of a body.
  mutating func append(_ node: Node, path: SampleState.Path) {
    appendNode(node, path: path + [node.identity.first ?? ""])
    if path.isEmpty { text.append("\n") }
  }

  /// The nodes of the top level. Alternatives of one snippet go into scopes, each in that of the one before;
  /// what can only stand at the top level goes before them. True if there are any.
  mutating func append(_ nodes: [Node], scopesOf snippet: Int) -> Bool {
    guard nodes.contains(where: { $0.opensScope && $0.snippet == snippet }) else {
      for node in nodes { append(node, path: []) }
      return false
    }
    for node in nodes where node.isOnlyGlobal { append(node, path: []) }
    var depth = 0
    for node in nodes where !node.isOnlyGlobal {
      if node.opensScope, node.snippet == snippet {
        text.append("do {\n")
        depth += 1
      }
      append(node, path: [])
    }
    text.append(String(repeating: "}\n", count: depth))
    return true
  }

  private mutating func appendNode(_ node: Node, path: SampleState.Path) {
    let start = text.text.utf8.count
    defer { if path == marked { markedRange = start..<text.text.utf8.count } }
    // A closure or key path by itself is no statement; as a value it is checked all the same.
    if node.item.role == .expression, ["{", "\\"].contains(node.item.fingerprint.prefix(1)) {
      text.append("_ = ")
    }
    if node.isType, node.hasOpenGap, let name = node.typeName { incompleteTypes.insert(name) }
    guard let body = node.item.body, let elements = node.elements, !isVerbatim(node) else {
      append(node.item.range, of: node.snippet, gaps: node.item.innerGaps, node.insertions)
      return
    }
    append(node.item.range.lowerBound..<body.range.lowerBound, of: node.snippet)
    for (index, element) in elements.enumerated() {
      switch element {
      case .node(let child) where child.snippet == node.snippet:
        text.append(layout(before: child.item.range.lowerBound, of: child.snippet))
        appendNode(child, path: path + [child.identity.first ?? ""])
      case .node(let child):
        appendForeign(child, in: node, path: path, isFirst: index == 0)
      case .gap(let snippet, let gap, let isKnown):
        guard !isKnown || !fillsGaps else { continue }
        text.append(layout(before: gap.range.lowerBound, of: snippet))
        append(gap.range, of: snippet)
        if fillsGaps, index == elements.count - 1 {
          appendFiller(of: body, isOnly: elements.count == 1)
        }
      }
    }
    text.append(layout(before: body.range.upperBound, of: node.snippet, breaksLine: true))
    append(body.range.upperBound..<node.item.range.upperBound, of: node.snippet)
  }

  /// A child that another snippet shows, where it may stand less indented than its new neighbours.
  private mutating func appendForeign(
    _ child: Node, in node: Node, path: SampleState.Path, isFirst: Bool
  ) {
    let own = spaces(before: child.item.range.lowerBound, of: child.snippet)
    let wanted = childIndentation(of: node)
    let outer = indentation
    if wanted.hasPrefix(own) { indentation += wanted.dropFirst(own.count) }
    let isApart = node.isType && child.item.body != nil && !isFirst
    text.append(isApart ? "\n\n" : "\n")
    text.append(indentation + own)
    appendNode(child, path: path + [child.identity.first ?? ""])
    indentation = outer
  }

  /// How far the children of a node are indented: as those are that its own snippet shows, else four
  /// spaces more than its closing brace.
  private func childIndentation(of node: Node) -> String {
    for element in node.item.body?.elements ?? [] {
      let start =
        switch element {
        case .item(let item): item.range.lowerBound
        case .gap(let gap): gap.range.lowerBound
        }
      if breaksLine(before: start, of: node.snippet) {
        return spaces(before: start, of: node.snippet)
      }
    }
    return spaces(before: node.item.body?.range.upperBound ?? 0, of: node.snippet) + "    "
  }

  /// `fatalError()` never returns: behind it neither a value nor an initialised property is missing. In a
  /// view's body that shows something it would only be one view too many.
  private mutating func appendFiller(of body: Body, isOnly: Bool) {
    guard case .statements(_, let isOpaque) = body.kind, isOnly || !isOpaque else { return }
    text.append("\nfatalError()")
  }

  /// True if the node's text can be taken as it stands in its snippet.
  private func isVerbatim(_ node: Node) -> Bool {
    guard let body = node.item.body, let elements = node.elements else { return true }
    guard elements.count == body.elements.count else { return false }
    return zip(elements, body.elements).allSatisfy { mine, shown in
      switch (mine, shown) {
      case (.node(let child), .item(let item)):
        child.snippet == node.snippet && child.item == item && isVerbatim(child)
          && (!fillsGaps || child.item.innerGaps.isEmpty) && child.insertions.isEmpty
      case (.gap, .gap): !fillsGaps
      default: false
      }
    }
  }

  private mutating func append(
    _ range: Range<Int>, of index: Int, gaps: [Gap] = [], _ insertions: [Int: [Node]] = [:]
  ) {
    guard let code = snippets[index]?.syntax.text else { return }
    var start = range.lowerBound
    for (number, gap) in gaps.enumerated() where range.contains(gap.range.lowerBound) {
      let added = insertions[number] ?? []
      guard !added.isEmpty || (fillsGaps && !gap.filler.isEmpty) else { continue }
      appendSlice(
        start..<(added.isEmpty ? gap.range.upperBound : gap.range.lowerBound), of: code, index)
      for node in added {
        appendNode(node, path: [])
        text.append(layout(before: gap.range.lowerBound, of: index, breaksLine: true))
      }
      if added.isEmpty { text.append("\n\(gap.filler)\n") }
      start = added.isEmpty ? gap.range.upperBound : gap.range.lowerBound
    }
    appendSlice(start..<range.upperBound, of: code, index)
  }

  private mutating func appendSlice(_ range: Range<Int>, of code: String, _ index: Int) {
    guard let slice = code.utf8Slice(range) else { return }
    var offset = range.lowerBound
    for (number, line) in slice.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if number > 0 {
        text.append("\n", from: Origin(snippet: index, offset: offset))
        offset += 1
        if !line.isEmpty { text.append(indentation) }
      }
      text.append(line, from: Origin(snippet: index, offset: offset))
      offset += line.utf8.count
    }
  }

  // MARK: Layout

  private func space(before offset: Int, of index: Int) -> [Character] {
    let before = snippets[index]?.syntax.text.utf8Slice(0..<offset) ?? ""
    return before.reversed().prefix { $0 == " " || $0 == "\t" || $0 == "\n" }
  }

  private func breaksLine(before offset: Int, of index: Int) -> Bool {
    space(before: offset, of: index).contains("\n")
  }

  /// The indentation of the line on which an offset stands, as far as only space is before it.
  private func spaces(before offset: Int, of index: Int) -> String {
    String(space(before: offset, of: index).prefix { $0 != "\n" }.reversed())
  }

  /// The line breaks, at most two, and the indentation that stand before an offset of a snippet.
  private func layout(before offset: Int, of index: Int, breaksLine: Bool = false) -> String {
    let breaks = space(before: offset, of: index).count { $0 == "\n" }
    guard breaks > 0 else { return "\n" + indentation }
    return String(repeating: "\n", count: breaksLine ? 1 : min(breaks, 2)) + indentation
      + spaces(before: offset, of: index)
  }
}

extension Node {
  /// True for what no scope but that of the file can hold.
  fileprivate var isOnlyGlobal: Bool {
    switch item.role {
    case .typeExtension, .importDeclaration, .type(keyword: "protocol"): true
    case .otherDeclaration: item.keys.contains { $0.hasPrefix("operator ") || $0.hasPrefix("#") }
    default: false
    }
  }
}

extension String {
  /// The part between two UTF-8 offsets, or nothing where the text has no such part.
  func utf8Slice(_ range: Range<Int>) -> Substring? {
    guard range.lowerBound >= 0, range.upperBound <= utf8.count else { return nil }
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return self[start..<utf8.index(start, offsetBy: range.count)]
  }
}
