import SwiftSource

/// What the whole page shows, earlier and later: tutorials use names before they define them, and their
/// final listing says where a fragment belongs.
struct Outlook: Sendable {
  /// For a member's key, the names of the types in which some snippet of the page shows it.
  var memberHomes: [String: Set<String>] = [:]
  /// The keys that some snippet shows at the top level, among other declarations or in a named file.
  var topLevelKeys: Set<String> = []
  /// For a statement's tokens, the bodies (`Type/method key`) in which some snippet shows it.
  var statementHomes: [String: Set<String>] = [:]
  /// For a name, the snippets that declare it at the top level, in order.
  var definitions: [String: [(snippet: Int, item: SyntaxItem)]] = [:]
  /// Every name that the page declares anywhere, local variables and parameters included.
  var declaredNames: Set<String> = []
  /// The variables that bodies and scripts declare.
  var localNames: Set<String> = []
  /// What the page's declarations, at any depth, tell of names, with the snippets that show them.
  var hints: [String: [(snippet: Int, hint: NameHint)]] = [:]
  /// The modules that any snippet imports, in the order in which they are first imported.
  var imports: [String] = []

  /// True if the page is about SwiftUI.
  var importsViews: Bool { imports.contains("SwiftUI") }

  init(_ snippets: [Snippet]) {
    let importsAny = snippets.contains { !$0.syntax.imports.isEmpty }
    for snippet in snippets {
      declaredNames.formUnion(snippet.syntax.declaredNames)
      for (name, found) in snippet.syntax.hints {
        hints[name, default: []] += found.map { (snippet.index, $0) }
      }
      for module in snippet.syntax.imports where !imports.contains(module) {
        imports.append(module)
      }
      let isListing = snippet.syntax.items.contains { item in
        if case .type = item.role { true } else { item.role == .typeExtension }
      }
      for item in snippet.syntax.items {
        if isListing || item.body == nil { topLevelKeys.formUnion(isListing ? item.keys : []) }
        for name in item.names where item.isDeclaration && !(importsAny && item.quotesApple) {
          definitions[name, default: []].append((snippet.index, item))
        }
        if item.role == .property, !item.mustBeMember { localNames.formUnion(item.names) }
        collect(item, inType: nil)
      }
    }
  }

  private mutating func collect(_ item: SyntaxItem, inType type: String?) {
    guard let body = item.body else { return }
    switch body.kind {
    case .members:
      let name = item.names.first ?? item.extendedType ?? ""
      for member in body.items {
        for key in member.keys { memberHomes[key, default: []].insert(name) }
        collect(member, inType: name)
      }
    case .statements:
      let home = "\(type ?? "")/\(item.keys.first ?? "")"
      for statement in body.items {
        if statement.role == .property { localNames.formUnion(statement.names) }
        statementHomes[statement.fingerprint, default: []].insert(home)
      }
    }
  }
}
