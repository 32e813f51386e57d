import SwiftSource

/// A sample as it is at an article's end: its files with their text.
public struct SampleFiles: Hashable, Codable, Sendable {
  /// One file of a sample.
  public struct File: Hashable, Codable, Sendable {
    /// The name, relative to the sample's folder.
    public var name: String
    /// The text.
    public var text: String

    /// A file with its text.
    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// The files in the order in which the article shows them first.
  public var files: [File]

  /// A sample of some files.
  public init(_ files: [File]) { self.files = files }

  /// The files of a state. A declaration goes to the file that its block names, else to one that is
  /// named after its type, else to the file of the declaration before it.
  public init(of state: SampleState, builder: ProgramBuilder) {
    files = SampleFiles.nodes(of: state).map { name, nodes in
      File(name: name, text: SampleFiles.text(of: nodes, builder: builder))
    }
  }

  /// What each file is made of.
  static func nodes(of state: SampleState) -> [(name: String, nodes: [Node])] {
    var order: [String] = []
    var nodes: [String: [Node]] = [:]
    var current = "Sample.swift"
    for node in state.nodes where node.item.isDeclaration || node.file != nil {
      if let file = node.file {
        current = file
      } else if case .type = node.item.role, let name = node.item.names.first {
        current = "\(name).swift"
      } else if let type = node.item.extendedType, nodes["\(type).swift"] != nil {
        current = "\(type).swift"
      }
      if nodes[current] == nil { order.append(current) }
      nodes[current, default: []].append(node)
    }
    return order.map { ($0, nodes[$0] ?? []) }
  }

  /// A listing that shows the whole file, and nothing of another one, is taken as it stands; otherwise the
  /// pieces are put together.
  static func text(of nodes: [Node], builder: ProgramBuilder) -> String {
    let used = nodes.reduce(into: Set<Int>()) { $0.formUnion($1.snippets) }
    if used.count == 1, let only = used.first, let snippet = builder.snippets[only],
      snippet.syntax.allGaps.isEmpty, !snippet.syntax.imports.isEmpty,
      snippet.syntax.items.count(where: \.isPartOfSample) <= nodes.count
    {
      return snippet.code
    }
    var renderer = Renderer(snippets: builder.snippets)
    renderer.fillsGaps = false
    let shown = used.sorted().contains { !(builder.snippets[$0]?.syntax.imports.isEmpty ?? true) }
    let guessed = used.sorted().flatMap { builder.guessedImports[$0] ?? [] }
    renderer.appendImports(
      shown: used.sorted(), assumed: (shown ? [] : builder.outlook.imports) + guessed)
    for node in nodes {
      if !renderer.text.text.isEmpty { renderer.appendOwn("\n") }
      renderer.append(node, path: [])
    }
    return renderer.text.text
  }
}

extension SyntaxItem {
  /// True for what goes into a sample's files, besides their imports.
  fileprivate var isPartOfSample: Bool {
    if case .importDeclaration = role { false } else { isDeclaration }
  }
}
