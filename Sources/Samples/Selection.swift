import SwiftSource

/// Of a sample's state, the part that a snippet needs: its own nodes, what they use, what that uses, and
/// so on. A name that the state lacks is taken from the first later snippet that defines it.
struct Selection {
  /// A node of a later snippet, and the type that it is a member of.
  struct Later {
    var node: Node
    var owner: String?
  }

  let state: SampleState
  let outlook: Outlook
  let current: Int
  /// The names that the current snippet declares at any depth.
  let ownNames: Set<String>
  /// Names that mean something else here than what the page defines under them.
  let others: Set<String>
  /// The nodes of the state that are needed, in the state's order.
  var nodes: [Node] {
    state.nodes.enumerated().filter { included.contains($0.offset) }.map(\.element)
  }
  /// Whether later types with names of Apple's stand for Apple's.
  var ignoresAppleNames = false
  /// The nodes of later snippets that are needed.
  private(set) var later: [Later] = []
  private(set) var laterNames: [String: Int] = [:]
  private var included: Set<Int> = []
  private var extensions: [Int] = []
  private var byName: [String: [Int]] = [:]

  init(state: SampleState, outlook: Outlook, current: Snippet, others: Set<String> = []) {
    self.others = others
    self.current = current.index
    self.ownNames = current.syntax.declaredNames
    self.state = state
    self.outlook = outlook
    for (index, node) in state.nodes.enumerated() {
      if node.item.role == .typeExtension { extensions.append(index) }
      for name in node.item.names where !others.contains(name) || node.snippet == current.index {
        byName[name, default: []].append(index)
      }
    }
  }

  /// Every snippet that some selected text is taken from.
  var snippets: Set<Int> {
    (nodes + later.map(\.node)).reduce(into: []) { $0.formUnion($1.snippets) }
  }

  mutating func include(rootsOf snippet: Snippet, at candidate: Candidate) {
    switch candidate.home {
    case .topLevel, .unseenBeside:
      for (index, node) in state.nodes.enumerated() where node.snippets.contains(snippet.index) {
        included.insert(index)
      }
    case .node(let path):
      if let index = state.nodes.firstIndex(where: { $0.identity.contains(path.first ?? "") }) {
        included.insert(index)
      }
    case .unseenType, .unseenMethod, .unseenFunction, .unseenExpression, .unseenMix, .unseenFrame:
      break
    }
  }

  /// Follows the uses until nothing is added any more: through the state first, and only for names that
  /// nothing selected declares at any depth, through what comes later.
  mutating func close(uses: Set<String>) {
    var known = included.reduce(into: uses) { $0.formUnion(state.nodes[$1].uses) }
    while true {
      followState(&known)
      let declared = (nodes + later.map(\.node)).reduce(into: ownNames) {
        $0.formUnion($1.declaredNames)
      }
      let before = later.count
      for name in known.subtracting(declared).sorted() where byName[name] == nil {
        addLater(name, &known)
      }
      if later.count == before { return }
    }
  }

  private mutating func followState(_ known: inout Set<String>) {
    var pending = known
    while !pending.isEmpty {
      var next: Set<String> = []
      for index in pending.flatMap({ byName[$0] ?? [] }) where included.insert(index).inserted {
        next.formUnion(state.nodes[index].uses)
      }
      for index in extensions where !included.contains(index) && isNeeded(index, uses: known) {
        included.insert(index)
        next.formUnion(state.nodes[index].uses)
      }
      pending = next.subtracting(known)
      known.formUnion(pending)
    }
  }

  private mutating func addLater(_ name: String, _ known: inout Set<String>) {
    if ignoresAppleNames, AppleNames.isType(name) { return }
    guard !others.contains(name), let (snippet, item) = laterDefinition(of: name) else { return }
    let node = Node(item, snippet: snippet)
    laterNames[name] = snippet
    guard !later.contains(where: { $0.node.isSame(as: node) }) else { return }
    // A function that some listing shows in a type is that type's.
    let homes = item.keys.reduce(into: Set<String>()) {
      $0.formUnion(outlook.memberHomes[$1] ?? [])
    }
    let owner = item.role == .function ? homes.sorted().first { byName[$0] != nil } : nil
    later.append(Later(node: node, owner: owner))
    known.formUnion(node.uses)
    if let owner { known.insert(owner) }
  }

  /// The first later definition that leaves nothing out, else the first; variables of scripts are not
  /// taken from later, where they may well be others of the same name.
  private func laterDefinition(of name: String) -> (Int, SyntaxItem)? {
    let later = (outlook.definitions[name] ?? []).filter {
      $0.snippet > current && $0.item.role != .property
    }
    let whole = later.first { !($0.item.body?.hasGap ?? false) }
    return (whole ?? later.first).map { ($0.snippet, $0.item) }
  }

  /// An extension is needed where its type or one of its protocols is a type of the sample that is
  /// needed, or where one of its members is used.
  private func isNeeded(_ index: Int, uses: Set<String>) -> Bool {
    let node = state.nodes[index]
    let types = [node.typeName ?? ""] + node.item.inherits
    let isOfSample = types.contains { name in
      (byName[name] ?? []).contains(where: included.contains)
    }
    if isOfSample || !uses.isDisjoint(with: node.children.flatMap(\.item.names)) { return true }
    // What needs no name of its own: a subscript, an initialiser.
    let keys = node.children.flatMap(\.item.keys)
    return keys.contains { $0.hasPrefix("subscript(") } && uses.contains("subscript")
      || keys.contains { $0.hasPrefix("init(") } && uses.contains(node.typeName ?? "")
  }
}
