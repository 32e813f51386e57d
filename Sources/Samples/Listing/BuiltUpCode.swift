import SwiftSource

/// What an article's steps add up to, as text: the declarations of a state, each byte with its origin.
struct BuiltUpCode {
  let text: MappedText
  let index: DeclarationIndex
  /// The types of which something is left out that no step shows.
  private(set) var openTypes: Set<String> = []
  /// What has a gap inside that no step fills: owner and key, with a line break between them.
  private var openParts: Set<String> = []

  init(_ state: SampleState, builder: ProgramBuilder) {
    var renderer = Renderer(snippets: builder.snippets)
    renderer.fillsGaps = false
    let nodes = state.nodes.filter(\.item.isDeclaration).map(\.withoutFilledGaps)
    for node in nodes { renderer.append(node, path: []) }
    text = renderer.text
    var index = DeclarationIndex()
    index.add(SnippetSyntax(parsing: text.text), source: 0)
    self.index = index
    for node in nodes { note(node, owner: "") }
  }

  func isOpen(_ part: DeclarationIndex.Part) -> Bool {
    openParts.contains("\(part.owner)\n\(part.key)")
  }

  private mutating func note(_ node: Node, owner: String) {
    if node.isType, let name = node.typeName {
      let path = owner.isEmpty ? name : "\(owner).\(name)"
      if node.hasOpenGap { openTypes.insert(path) }
      for child in node.children { note(child, owner: path) }
    } else if node.hasOpenGap || node.hasUnfilledInnerGap {
      for key in node.identity { openParts.insert("\(owner)\n\(key)") }
    }
  }
}

extension Node {
  /// The node without the marks of gaps that are filled by now.
  var withoutFilledGaps: Node {
    var result = self
    result.elements = elements?.compactMap { element in
      switch element {
      case .gap(_, _, isKnown: true): nil
      case .gap: element
      case .node(let child): .node(child.withoutFilledGaps)
      }
    }
    return result
  }

  /// True if a gap deeper inside stands for code that no step shows.
  fileprivate var hasUnfilledInnerGap: Bool {
    item.innerGaps.indices.contains { insertions[$0]?.isEmpty ?? true }
      || children.contains { $0.hasOpenGap || $0.hasUnfilledInnerGap }
  }
}
