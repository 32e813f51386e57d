import SwiftSource

/// A sample as the article has built it up so far: the latest definition of every name.
public struct SampleState: Hashable, Sendable {
  /// The declarations and statements of the top level, in the order in which they were first shown.
  var nodes: [Node] = []

  /// Declarations in whose place another has come, in the order in which that happened.
  var superseded: [Node] = []

  /// A sample of which nothing was shown yet.
  public init() {}

  /// Where a type or a body stands: the identities of the nodes from the top level down.
  typealias Path = [String]

  /// Every node with its path, outer ones first.
  var allNodes: [(path: Path, node: Node)] {
    var result: [(Path, Node)] = []
    func visit(_ nodes: [Node], _ path: Path) {
      for node in nodes {
        guard let name = node.identity.first else { continue }
        result.append((path + [name], node))
        visit(node.children, path + [name])
      }
    }
    visit(nodes, [])
    return result
  }

  func node(at path: Path) -> Node? {
    var level = nodes
    var found: Node?
    for name in path {
      guard let node = level.first(where: { $0.identity.contains(name) }) else { return nil }
      found = node
      level = node.children
    }
    return found
  }

  /// The file of the sample that a path's node belongs to, where that is known.
  func file(of path: Path) -> String? { node(at: Path(path.prefix(1)))?.file }

  // MARK: Adding

  /// Adds nodes at the top level. A declaration takes the place of an earlier one of the same name, its
  /// gaps filled from there; a statement goes to the end, and one that declares the same variable as an
  /// earlier one supersedes that.
  ///
  /// A name that the added nodes declare twice has alternatives; the later one begins a new scope.
  mutating func add(
    _ added: [Node], fillingGaps: Bool = true, separating separated: Set<String> = []
  ) {
    closeScopes()
    let own = Set(added.map(\.snippet))
    for node in added {
      if let alternative = alternative(to: node, own, separated) {
        nodes.append(alternative)
        continue
      }
      if node.item.role == .typeExtension {
        addExtension(node)
        continue
      }
      guard let index = nodes.firstIndex(where: { $0.isSame(as: node) }) else {
        nodes.append(node)
        continue
      }
      var new = fillingGaps ? node.filled(from: nodes[index]) : node
      let isComplete = new == node
      new.file = node.file ?? nodes[index].file
      if isComplete,
        node.isType || node.item.role == .function || node.item.role == .otherDeclaration,
        node.item.fingerprint != nodes[index].item.fingerprint
      {
        superseded.append(nodes[index])
      }
      if node.isType || node.item.role == .function {
        nodes[index] = new
      } else {
        nodes.remove(at: index)
        nodes.append(new)
      }
    }
  }

  /// Puts nodes in the place of the first of some others, and removes those.
  mutating func replace(_ old: [[String]], by new: [Node]) {
    let gone = nodes.indices.filter { old.contains(nodes[$0].identity) }
    guard let first = gone.first else { return add(new) }
    let file = nodes[first].file
    let kept =
      nodes[..<first]
      + new.map { node in
        var node = node
        node.file = node.file ?? file
        return node
      }
    nodes = kept + nodes.indices[first...].filter { !gone.contains($0) }.map { nodes[$0] }
  }

  /// The node as one that begins a scope, where its own snippet has declared the same before; a statement
  /// that stands twice needs none.
  private func alternative(to node: Node, _ own: Set<Int>, _ separated: Set<String>) -> Node? {
    let isDouble = nodes.contains { earlier in
      own.contains(earlier.snippet)
        && (earlier.isSame(as: node)
          || node.item.role == .function && earlier.item.role == .function
            && earlier.item.names == node.item.names
            && !separated.isDisjoint(with: node.item.names))
    }
    guard isDouble, node.item.role != .typeExtension else { return nil }
    var result = node
    result.opensScope = !node.item.keys.isEmpty
    return result
  }

  /// Of alternatives, what follows sees the last one.
  private mutating func closeScopes() {
    guard nodes.contains(where: \.opensScope) else { return }
    for index in nodes.indices.reversed() where nodes[index].opensScope {
      nodes[index].opensScope = false
      let last = nodes[index]
      for earlier in nodes.indices.prefix(index).reversed()
      where nodes[earlier].snippet == last.snippet && nodes[earlier].item.names == last.item.names {
        nodes[earlier].opensScope = false
        nodes[earlier].isGone = true
      }
    }
    nodes.removeAll(where: \.isGone)
  }

  /// The names that the sample declares at its top level.
  public var names: Set<String> { nodes.reduce(into: []) { $0.formUnion($1.item.names) } }

  /// The names of which a snippet shows alternatives.
  public func alternatives(in snippet: Int) -> [String] {
    nodes.filter { $0.opensScope && $0.snippet == snippet }.flatMap(\.item.names)
  }

  /// Extensions add up: one takes from an earlier one of the same type only what it declares anew, and
  /// all of it if it shows the same again with a gap.
  private mutating func addExtension(_ node: Node) {
    var node = node
    for index in nodes.indices.reversed()
    where nodes[index].item.role == .typeExtension && nodes[index].typeName == node.typeName {
      let old = nodes[index]
      if old.isSame(as: node), node.hasOpenGap {
        node = node.filled(from: old)
        nodes.remove(at: index)
        continue
      }
      let kept = old.elements?.filter { element in
        guard case .node(let child) = element else { return true }
        return !node.children.contains { $0.isSame(as: child) }
      }
      guard kept?.count != old.elements?.count || old.isSame(as: node) && old.children.isEmpty
      else {
        continue
      }
      nodes[index].elements = kept
      if nodes[index].children.isEmpty { nodes.remove(at: index) }
    }
    nodes.append(node)
  }

  /// The state without what it has of the types that a snippet declares itself, and without types that go
  /// by a name of Apple's, which an article shows to explain Apple's.
  func forgetting(_ snippet: Snippet) -> SampleState {
    let own = Set(
      snippet.syntax.items.compactMap { item in
        if case .type = item.role { item.names.first } else { nil }
      })
    var result = self
    let extensions = snippet.syntax.items.filter { $0.role == .typeExtension }
    result.nodes.removeAll { node in
      guard node.isType, let name = node.typeName else { return false }
      let isAnew =
        node.item.role == .typeExtension
        && extensions.contains {
          $0.extendedType == name && !Set($0.inherits).isDisjoint(with: node.item.inherits)
        }
      return isAnew || own.contains(name)
        || (node.item.role != .typeExtension && AppleNames.isType(name))
    }
    return result
  }

  /// The state with the types of an earlier one that go by a name of Apple's and were left out for one
  /// snippet only.
  public func remembering(_ earlier: SampleState) -> SampleState {
    var result = self
    result.nodes =
      earlier.nodes.filter { node in
        guard case .type = node.item.role, let name = node.typeName else { return false }
        return AppleNames.isType(name) && !nodes.contains { $0.isSame(as: node) }
      } + nodes
    return result
  }

  /// The state with its gaps filled from another, later one.
  public func filled(from other: SampleState) -> SampleState {
    var result = self
    result.nodes = nodes.map { node in
      other.nodes.first { $0.isSame(as: node) }.map { node.filled(from: $0) } ?? node
    }
    return result
  }

  /// Adds members to a type, or statements to a body, at the end of a path.
  mutating func add(_ added: [Node], at path: Path) {
    guard let name = path.first,
      let index = nodes.firstIndex(where: { $0.identity.contains(name) })
    else { return }
    nodes[index].add(added, at: path.dropFirst())
  }
}

extension Node {
  mutating func add(_ added: [Node], at path: ArraySlice<String>) {
    guard let name = path.first else {
      if isBody { addStatements(added) } else { addMembers(added) }
      return
    }
    elements = elements?.map { element in
      guard case .node(var child) = element, child.identity.contains(name) else { return element }
      child.add(added, at: path.dropFirst())
      return .node(child)
    }
  }

  private mutating func addMembers(_ added: [Node]) {
    for member in added {
      var elements = elements ?? []
      let index = elements.firstIndex {
        guard case .node(let child) = $0 else { return false }
        return child.isSame(as: member) && child.snippet != member.snippet
      }
      if let index, case .node(let old) = elements[index] {
        elements[index] = .node(member.filled(from: old))
      } else {
        elements.append(.node(member))
      }
      self.elements = elements
    }
  }

  /// Statements go before the gap that stands for what is still to come. A body without a gap was
  /// complete: other statements show it in another version, and take its place.
  private mutating func addStatements(_ added: [Node]) {
    var elements = elements ?? []
    let hasGap = elements.contains { if case .gap = $0 { true } else { false } }
    let known = children
    guard hasGap || added.allSatisfy({ new in known.contains { $0.isSame(as: new) } }) else {
      if !insertAtInnerGap(added) { self.elements = added.map { .node($0) } }
      return
    }
    for statement in added {
      let index = elements.firstIndex {
        guard case .node(let child) = $0 else { return false }
        return child.isSame(as: statement) && child.snippet != statement.snippet
      }
      if let index { elements.remove(at: index) }
      let gap = elements.firstIndex { if case .gap = $0 { true } else { false } }
      elements.insert(.node(statement), at: index ?? gap ?? elements.endIndex)
    }
    self.elements = elements
  }

  /// Adds statements at the last gap deeper inside, as in a stack of views; false if there is none.
  private mutating func insertAtInnerGap(_ added: [Node]) -> Bool {
    if let last = item.innerGaps.indices.last {
      insertions[last, default: []] += added
      return true
    }
    var elements = elements ?? []
    for index in elements.indices.reversed() {
      guard case .node(var child) = elements[index], !child.isType else { continue }
      if child.insertAtInnerGap(added) {
        elements[index] = .node(child)
        self.elements = elements
        return true
      }
    }
    return false
  }
}
