import SwiftSource

/// A declaration or statement of a sample's state: where its text is, and what it holds now, which may
/// come from several snippets.
struct Node: Hashable, Sendable {
  /// The snippet that the header (or, without a body, the whole text) is taken from.
  var snippet: Int
  /// The item as that snippet has it.
  var item: SyntaxItem
  /// What stands between the braces now; nothing for an item without a body of its own.
  var elements: [Element]?
  /// The file of the sample, where it is known.
  var file: String?
  /// What was added at gaps deeper inside, by the gap's number among the item's inner gaps.
  var insertions: [Int: [Node]] = [:]

  /// True for a declaration that its own snippet has declared before: an alternative, which begins a scope
  /// of its own.
  var opensScope = false
  /// True for one that a later alternative has replaced.
  var isGone = false

  /// A part of a body.
  enum Element: Hashable, Sendable {
    case node(Node)
    /// A gap of a snippet; `isKnown` once it is filled from an earlier state.
    case gap(snippet: Int, Gap, isKnown: Bool)
  }

  init(_ item: SyntaxItem, snippet: Int, file: String? = nil) {
    self.snippet = snippet
    self.item = item
    self.file = file
    self.elements = item.body?.elements.map {
      switch $0 {
      case .item(let item): .node(Node(item, snippet: snippet))
      case .gap(let gap): .gap(snippet: snippet, gap, isKnown: false)
      }
    }
  }

  /// What identifies the node among its siblings: its keys, or its very tokens.
  var identity: [String] { item.keys.isEmpty ? [item.fingerprint] : item.keys }

  func isSame(as other: Node) -> Bool {
    identity.contains { other.identity.contains($0) }
  }

  var children: [Node] {
    (elements ?? []).compactMap { if case .node(let node) = $0 { node } else { nil } }
  }

  /// True if something at this level is left out that nobody showed.
  var hasOpenGap: Bool {
    (elements ?? []).contains { if case .gap(_, _, false) = $0 { true } else { false } }
  }

  var isType: Bool {
    if case .type = item.role { true } else { item.role == .typeExtension }
  }

  /// True if a gap stands somewhere in the statements of this body, in a closure for example.
  var hasInnerGap: Bool {
    !item.innerGaps.isEmpty || children.contains { !$0.isType && $0.hasInnerGap }
  }

  /// True for a body of statements.
  var isBody: Bool {
    if case .statements = item.body?.kind { true } else { false }
  }

  /// The name of a type, or of the type that an extension extends.
  var typeName: String? {
    if case .type = item.role { return item.names.first }
    return item.extendedType
  }

  /// Every identifier that the node's text uses now.
  var uses: Set<String> {
    // What only text that is gone by now used counts, too; it costs a little compile time.
    var result = item.uses
    for child in children + insertions.values.flatMap(\.self) { result.formUnion(child.uses) }
    return result
  }

  /// Every name that the node's text declares now, at any depth.
  var declaredNames: Set<String> {
    (children + insertions.values.flatMap(\.self)).reduce(into: item.declaredNames) {
      $0.formUnion($1.declaredNames)
    }
  }

  /// Every snippet that the node's text is taken from.
  var snippets: Set<Int> {
    (children + insertions.values.flatMap(\.self)).reduce(into: [snippet]) {
      $0.formUnion($1.snippets)
    }
  }
}

extension Node {
  /// This node with its gaps filled with what an earlier state of the same declaration holds.
  ///
  /// Old children that the new text does not show go to the gap that stands where they stood: before
  /// the child that followed them, else to the last gap. Children that both have are filled in turn.
  func filled(from old: Node) -> Node {
    guard let mine = elements, let theirs = old.elements else {
      var result = self
      if item.fingerprint == old.item.fingerprint { result.insertions = old.insertions }
      return result
    }
    var result = self
    let filledChildren = mine.map { element -> Element in
      guard case .node(let child) = element,
        let before = old.children.first(where: { $0.isSame(as: child) })
      else { return element }
      return .node(child.filled(from: before))
    }
    let gapCount = mine.count { if case .gap = $0 { true } else { false } }
    guard gapCount > 0 else {
      result.elements = filledChildren
      return result
    }
    let leftover = theirs.enumerated().filter { entry in
      switch entry.element {
      case .gap: true
      case .node(let child): !self.children.contains { $0.isSame(as: child) }
      }
    }
    // How many of the old elements stand before a child that both states have.
    func oldIndex(of child: Node) -> Int? {
      theirs.firstIndex { if case .node(let node) = $0 { node.isSame(as: child) } else { false } }
    }
    var pending = leftover[...]
    var elements: [Element] = []
    var gapsSeen = 0
    for (index, element) in filledChildren.enumerated() {
      guard case .gap(let snippet, let gap, _) = element else {
        elements.append(element)
        continue
      }
      gapsSeen += 1
      let next = filledChildren[(index + 1)...].lazy.compactMap { element -> Int? in
        if case .node(let child) = element { oldIndex(of: child) } else { nil }
      }.first
      let limit = gapsSeen == gapCount ? nil : next
      let inserted = pending.prefix { limit == nil || $0.offset < limit ?? 0 }
      pending = pending.dropFirst(inserted.count)
      let known = old.hasOpenGap == false && !theirs.isEmpty
      elements += inserted.compactMap { entry in
        if case .gap(_, _, true) = entry.element { nil } else { entry.element }
      }
      // A gap of the older state that was never filled already stands for what is unknown.
      if !inserted.contains(where: {
        if case .gap(_, _, false) = $0.element { true } else { false }
      }) {
        elements.append(.gap(snippet: snippet, gap, isKnown: known))
      }
    }
    result.elements = elements
    return result
  }
}
