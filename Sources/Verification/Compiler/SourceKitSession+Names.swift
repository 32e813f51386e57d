import CSourceKit
import Foundation

extension SourceKitSession {
  /// What the names at some UTF-8 offsets of a text stand for.
  ///
  /// The compiler has no request for all names at once that tells more than their kinds, but it builds the
  /// text once for all of these questions; each takes it about two milliseconds.
  func names(
    text: String, arguments: [String], offsets: [Int]
  ) throws(Failure) -> ResolvedNames {
    var names = ResolvedNames()
    try withDocument(text, arguments) { document throws(Failure) in
      let types = try expressionTypes(in: document)
      for offset in offsets {
        // One name that cannot be told is no failure of the others.
        let found = try? name(at: offset, in: document)
        names.append(found?.with(type: types[offset]))
      }
    }
    return names
  }

  /// The types of the expressions that are a name alone, by their offsets.
  private func expressionTypes(in document: OpenDocument) throws(Failure) -> [Int: String] {
    var types: [Int: (length: Int, type: String)] = [:]
    try send("source.request.expression.type") { request throws(Failure) in
      try set(request, "key.sourcefile", string: document.name)
      try set(request, "key.compilerargs", array: document.arguments)
    } read: { value throws(Failure) in
      for one in try array(value, "key.expression_type_list") {
        guard let offset = try integer(one, "key.expression_offset"),
          let length = try integer(one, "key.expression_length"),
          let type = try string(one, "key.expression_type")
        else { continue }
        // Of the expressions that start here the shortest is the name.
        if length < types[offset]?.length ?? .max { types[offset] = (length, type) }
      }
    }
    return types.mapValues(\.type)
  }

  private func name(
    at offset: Int, in document: OpenDocument
  ) throws(Failure) -> ResolvedName? {
    var name: ResolvedName?
    try send("source.request.cursorinfo") { request throws(Failure) in
      try set(request, "key.sourcefile", string: document.name)
      try set(request, "key.compilerargs", array: document.arguments)
      try set(request, "key.offset", integer: offset)
      try set(request, "key.retrieve_symbol_graph", integer: 1)
    } read: { value throws(Failure) in
      name = try resolvedName(value, in: document)
    }
    return name
  }

  private func resolvedName(
    _ value: skd_variant, in document: OpenDocument
  ) throws(Failure) -> ResolvedName? {
    guard let kind = try self.name(value, "key.kind"), let name = try string(value, "key.name")
    else { return nil }
    let words = kind.split(separator: ".").drop { $0 != "ref" && $0 != "decl" }.dropFirst()
    var result = ResolvedName(
      declaration: "", kind: words.joined(separator: "."),
      module: try string(value, "key.modulename") ?? "")
    if result.kind == "module" {
      result.declaration = "import \(name)"
      return result
    }
    guard let declaration = try declaration(value) else { return nil }
    // Only here it is said what a type inherits from.
    let whole = result.isType ? try string(value, "key.annotated_decl") : nil
    result.declaration = whole.map(DeclarationText.withoutMarkup) ?? declaration
    for step in try array(value, "key.parent_contexts") {
      guard let name = try string(step, "key.name"), let usr = try string(step, "key.usr") else {
        continue
      }
      result.path.append(ResolvedName.Step(name: name, usr: usr))
    }
    if result.path.count > 1 {
      result.declaration = DeclarationText.ofMember(result.declaration)
    }
    for second in try array(value, "key.secondary_symbols") where result.initializer == nil {
      guard try self.name(second, "key.kind")?.hasSuffix("constructor") == true else { continue }
      result.initializer = try self.declaration(second).map(DeclarationText.ofMember)
    }
    if try string(value, "key.filepath") == document.name {
      result.offset = try integer(value, "key.offset")
    }
    result.page = try string(value, "key.doc_comment").flatMap(Self.followedPage)
    return result
  }

  /// The declaration in the form that the compiler has for readers.
  private func declaration(_ value: skd_variant) throws(Failure) -> String? {
    guard let json = try string(value, "key.symbol_graph"),
      let graph = try? JSONDecoder().decode(SymbolGraph.self, from: Data(json.utf8)),
      let fragments = graph.symbols.first?.declarationFragments
    else { return nil }
    let text = fragments.map(\.spelling).joined()
    return text.isEmpty ? nil : DeclarationText.forReaders(text)
  }

  /// What a stand-in says in its comment: `Follows documentation/swiftui/text.`
  private static func followedPage(_ comment: String) -> String? {
    guard let match = comment.firstMatch(of: /Follows\s+documentation\/(\S+)\.(?:\s|$)/) else {
      return nil
    }
    return String(match.1)
  }
}

/// The part of the symbol graph format that is read.
private struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    var declarationFragments: [Fragment]?
  }
  struct Fragment: Decodable {
    var spelling: String
  }
  var symbols: [Symbol]
}

extension ResolvedName {
  /// The name with its type at a place, if its declaration says less.
  fileprivate func with(type: String?) -> ResolvedName {
    guard let type, declaration.contains("<") else { return self }
    var name = self
    name.type = DeclarationText.type(type, ofKind: kind).flatMap {
      declaration.contains($0) ? nil : $0
    }
    return name
  }
}
