import SwiftSource

extension PlacementRule {
  /// Members of a type that is shown elsewhere. What speaks for a type, strongest first: some snippet
  /// shows the same member in it; it conforms to a protocol of the article that asks for the member; it
  /// was shown with a gap lately; the text names it; the members use what it declares.
  static let members = PlacementRule { snippet, context in
    guard [.members, .functions, .variables].contains(snippet.shape) else { return [] }
    let items = snippet.syntax.items
    let keys = Set(items.flatMap(\.keys))
    let uses = items.reduce(into: Set<String>()) { $0.formUnion($1.uses) }
    let needsType = items.contains(where: \.cannotStandInExtension)
    let haveBodies = items.contains(where: \.isImplemented)
    let shown = context.state.allNodes.compactMap { path, node -> Candidate? in
      guard node.isType, node.elements != nil, let name = node.typeName else { return nil }
      if needsType, node.item.role == .typeExtension { return nil }
      if haveBodies, node.item.role == .type(keyword: "protocol") { return nil }
      var score = 1.0
      var isSaid = node.hasOpenGap
      if let file = snippet.info.filename, context.state.file(of: path) == file { score += 3 }
      if keys.contains(where: { context.outlook.memberHomes[$0]?.contains(name) ?? false }) {
        score += 8
        isSaid = true
      }
      let required = context.state.requirements(of: node.item.inherits)
      if !required.isDisjoint(with: keys) {
        score += 6
        isSaid = true
      }
      if node.hasOpenGap { score += 4 / Double(1 + max(0, snippet.index - node.latestSnippet)) }
      if snippet.mentioned.contains(name) { score += 3 }
      let declared = Set(node.children.flatMap(\.item.names))
      score += min(2, Double(declared.intersection(uses).count) * 0.5)
      // What also makes sense by itself does not change a type that was complete.
      if !isSaid { score = min(score, PlacementRule.topLevelScore - 0.5) }
      // Of two equally likely types, the one that was shown last.
      score += Double(node.latestSnippet) / 10000
      return Candidate(
        home: .node(path), placement: Placement(.members, in: path.displayName), score: score)
    }
    return shown + unseen(items)
  }

  /// Types that the article does not show: the last resort.
  private static func unseen(_ items: [SyntaxItem]) -> [Candidate] {
    let isView = items.contains { $0.names.contains("body") }
    let isOfController = items.contains {
      !$0.uses.isDisjoint(with: controllerMembers)
        || !$0.attributes.isDisjoint(with: ["IBAction", "IBOutlet", "IBSegueAction"])
    }
    let headers: [(String, what: String)] =
      if items.contains(where: { $0.keys.contains { $0.hasPrefix("case ") } }) {
        [("enum SteleUnseen", "an enumeration")]
      } else if items.allSatisfy({
        $0.body == nil && $0.role != .property && !$0.modifiers.contains("override")
      }) {
        [("protocol SteleUnseen", "a protocol"), ("struct SteleUnseen", "a type")]
      } else if items.contains(where: { $0.isOfApplication }) {
        [
          (
            "class SteleUnseen: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {\nvar window: UIWindow?",
            "an application's delegate"
          )
        ]
      } else if let owner = items.lazy.compactMap(\.ownerOfOverride).first {
        [
          ("class SteleUnseen: \(owner)", "a \(owner)"),
          ("class SteleUnseen: UIViewController", "a view controller"),
        ]
      } else if isOfController || items.contains(where: { $0.modifiers.contains("override") }) {
        [
          ("class SteleUnseen: UIViewController", "a view controller"),
          ("class SteleUnseen: UIView", "a view"),
        ]
      } else if isView {
        [("struct SteleUnseen: View", "a view")]
      } else {
        [("class SteleUnseen", "a class"), ("struct SteleUnseen", "a type")]
      }
    return headers.enumerated().map { index, header in
      Candidate(
        home: .unseenType(header.0), placement: Placement(.members),
        score: 0.2 - Double(index) / 100,
        assumption: "the members stand in \(header.what) that the article does not show")
    }
  }
}

extension SyntaxItem {
  /// True for what a protocol cannot have: functions with a body, and what is private.
  fileprivate var isImplemented: Bool {
    let modifiersOfTypes: Set = ["override", "private", "fileprivate", "public", "open", "lazy"]
    if role == .property, !fingerprint.contains("{ get") { return true }
    return [.function, .initializer].contains(role) && body != nil
      || !modifiers.isDisjoint(with: modifiersOfTypes)
  }

  /// True for what the system calls as an application or a scene starts.
  fileprivate var isOfApplication: Bool {
    role == .function && !names.allSatisfy { $0 != "application" && $0 != "scene" }
  }

  /// The class that has a method of its own to override, where others have no such method or only have it as
  /// a delegate.
  fileprivate var ownerOfOverride: String? {
    guard modifiers.contains("override"), role == .function else { return nil }
    return SyntaxItem.ownersOfOverrides[names.first ?? ""]
  }

  private static let ownersOfOverrides = [
    "tableView": "UITableViewController", "collectionView": "UICollectionViewController",
    "sendEvent": "UIApplication", "setHighlighted": "UITableViewCell",
    "setSelected": "UITableViewCell", "prepareForReuse": "UITableViewCell",
    "layoutAttributesForElements": "UICollectionViewFlowLayout",
    "layoutAttributesForItem": "UICollectionViewFlowLayout",
    "shouldInvalidateLayout": "UICollectionViewFlowLayout",
  ]

  /// True for a stored property and for what overrides.
  fileprivate var cannotStandInExtension: Bool {
    if modifiers.contains("override") { return true }
    return role == .property && body == nil && !modifiers.contains("static")
  }
}

extension SampleState {
  /// The keys of what the article's protocols among `names` ask for.
  func requirements(of names: [String]) -> Set<String> {
    var result: Set<String> = []
    for node in nodes where names.contains(node.typeName ?? "") {
      if case .type(keyword: "protocol") = node.item.role {
        result.formUnion(node.children.flatMap(\.item.keys))
      }
    }
    return result
  }
}

extension Node {
  /// The last snippet that the node's text is taken from.
  var latestSnippet: Int { snippets.max() ?? snippet }
}
