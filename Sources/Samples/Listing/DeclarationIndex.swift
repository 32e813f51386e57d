import SwiftSource

/// The declarations of some code by what they are called, a type's members taken together from wherever
/// they stand: in the type, in an extension, in another block.
struct DeclarationIndex {
  /// A declaration that holds no others: a function, a property, a case.
  struct Part {
    /// The type that it is a member of, empty at the top level.
    var owner: String
    /// The plain name.
    var name: String
    /// What tells it from its siblings: name, labels and types.
    var key: String
    /// The name with its labels, as messages show it.
    var title: String
    /// The text that it stands in, by number.
    var source: Int
    /// Its tokens, attributes and modifiers included.
    var tokens: ArraySlice<CodeToken>
    /// The variables that its body declares, with their declarations' tokens.
    var locals: [String: ArraySlice<CodeToken>] = [:]
  }

  /// A type, or what is known of it from its extensions.
  struct TypeFacts {
    var source: Int
    var range: Range<Int>
    var inherits: Set<String> = []
    /// Modifiers, attributes and keyword; nothing where only extensions are shown.
    var header: Set<String>?
  }

  private(set) var parts: [Part] = []
  private(set) var types: [String: TypeFacts] = [:]

  /// Adds the declarations of a text that has been parsed.
  mutating func add(_ syntax: SnippetSyntax, source: Int) {
    let tokens = CodeToken.tokens(of: syntax.text)
    for item in syntax.items { add(item, owner: "", tokens, source) }
  }

  func part(_ owner: String, _ key: String) -> Part? {
    parts.first { $0.owner == owner && $0.key == key }
  }

  private mutating func add(
    _ item: SyntaxItem, owner: String, _ tokens: [CodeToken], _ source: Int
  ) {
    if let body = item.body, body.kind == .members,
      let name = item.extendedType ?? item.names.first
    {
      let path = owner.isEmpty ? name : "\(owner).\(name)"
      let range = item.codeStart..<body.range.lowerBound
      var facts = types[path] ?? TypeFacts(source: source, range: range)
      facts.inherits.formUnion(item.inherits)
      if case .type(let keyword) = item.role {
        (facts.source, facts.range) = (source, range)
        facts.header = item.modifiers.union(item.attributes.map { "@\($0)" }).union([keyword])
      }
      types[path] = facts
      let isProtocol = item.role == .type(keyword: "protocol")
      for member in body.items {
        // What a protocol requires and the default that an extension supplies have one name.
        let first = parts.count
        add(member, owner: path, tokens, source)
        for index in parts[first...].indices where isProtocol {
          parts[index].key = "requirement \(parts[index].key)"
        }
      }
      return
    }
    guard item.isDeclaration, !item.isImport, let key = item.keys.first else { return }
    let own = tokens.slice(item.codeStart..<item.range.upperBound)
    if key.hasPrefix("case ") {
      addCases(own, owner: owner, source)
    } else {
      parts.append(
        Part(
          owner: owner, name: item.names.first ?? key, key: key, title: [key].displayName,
          source: source, tokens: own,
          locals: locals(of: item, tokens)))
    }
  }

  private func locals(
    of item: SyntaxItem, _ tokens: [CodeToken]
  ) -> [String: ArraySlice<CodeToken>] {
    guard case .statements = item.body?.kind else { return [:] }
    return (item.body?.items ?? []).reduce(into: [:]) { locals, statement in
      guard statement.role == .property, let name = statement.names.first else { return }
      locals[name] = tokens.slice(statement.codeStart..<statement.range.upperBound)
    }
  }

  /// `case a, b` says the same as two cases on two lines.
  private mutating func addCases(_ tokens: ArraySlice<CodeToken>, owner: String, _ source: Int) {
    guard let keyword = tokens.firstIndex(where: { $0.text == "case" }) else { return }
    var depth = 0
    let list = tokens[(keyword + 1)...].split { token in
      if ["(", "[", "{"].contains(token.text) { depth += 1 }
      if [")", "]", "}"].contains(token.text) { depth -= 1 }
      return token.text == "," && depth == 0
    }
    for element in list {
      guard let name = element.first?.text else { continue }
      parts.append(
        Part(
          owner: owner, name: name, key: "case \(name)", title: name, source: source,
          tokens: element))
    }
  }
}

extension [CodeToken] {
  /// The tokens that lie in a stretch of the text.
  fileprivate func slice(_ range: Range<Int>) -> ArraySlice<CodeToken> {
    let first = firstIndex { $0.range.lowerBound >= range.lowerBound } ?? endIndex
    let last = self[first...].firstIndex { $0.range.lowerBound >= range.upperBound } ?? endIndex
    return self[first..<last]
  }
}
