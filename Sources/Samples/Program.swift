import Diagnostics
public import SwiftSource

/// A text for the compiler that proves or refutes one snippet in its place, and what went into it.
public struct Program: Sendable {
  /// The text, with its origins.
  public var text: MappedText
  /// True if statements stand at the top level.
  public var isScript: Bool
  /// The stretch of the text that the snippet joined: the body that it was put into.
  public var joined: Range<Int>?
  /// The names of the types that are shown with a gap of which nothing is known.
  public var incompleteTypes: Set<String>
  /// The names that are taken from a later snippet, with that snippet's number.
  public var laterNames: [String: Int]
}

/// Puts programs together: the snippet at its place, and of the rest of the sample what it needs.
public struct ProgramBuilder: Sendable {
  /// The page's snippets, each as it is to be compiled.
  private(set) var snippets: [Int: Snippet]
  let outlook: Outlook
  /// The modules that snippets of a page without any import were taken to import.
  private(set) var guessedImports: [Int: [String]] = [:]

  /// A builder for the snippets of a page.
  public init(_ snippets: [Snippet]) {
    self.snippets = Dictionary(snippets.map { ($0.index, $0) }) { first, _ in first }
    self.outlook = Outlook(snippets)
  }

  /// The snippet of a number, as it is to be compiled.
  public func snippet(_ index: Int) -> Snippet? { snippets[index] }

  /// Takes another version of a snippet, in which other lines are blanked out.
  public mutating func replace(_ snippet: Snippet) { snippets[snippet.index] = snippet }

  /// Takes note of the modules that a snippet was taken to import: its sample needs them as well.
  public mutating func guess(_ imports: [String], of index: Int) {
    guessedImports[index] = imports.isEmpty ? nil : imports
  }

  /// The modules that a snippet is taken to import besides those that it and what it needs show: a
  /// fragment stands in a file of the article; a listing with imports of its own says all of them.
  public func imports(for snippet: Snippet) -> [String] {
    var modules: [String] = []
    for case .imports(let named) in snippet.info.options { modules += named }
    guard snippet.syntax.imports.isEmpty else { return modules }
    return modules + outlook.imports.filter { !modules.contains($0) }
  }

  /// The modules that the file of a place imports, as far as the article shows it: the blocks that the
  /// place is put together from, and those of the same file.
  public func shownImports(
    around candidate: Candidate, of snippet: Snippet, in state: SampleState
  ) -> Set<String> {
    var around: Set<Int> = []
    if case .node(let path) = candidate.home {
      around = state.node(at: path.prefix(1).map(\.self))?.snippets ?? []
    }
    return around.compactMap { snippets[$0] }.reduce(into: importsOfFile(before: snippet)) {
      $0.formUnion($1.syntax.imports)
    }
  }

  /// The modules that others need which say nothing of imports themselves: those of the same file, else
  /// the article's.
  private func imports(behind selected: Set<Int>) -> [String] {
    var modules: Set<String> = []
    for index in selected {
      guard let other = snippets[index], other.syntax.imports.isEmpty else { continue }
      let ofFile = importsOfFile(before: other)
      modules.formUnion(ofFile.isEmpty ? Set(outlook.imports) : ofFile)
    }
    return modules.sorted()
  }

  /// The modules that the earlier blocks of a snippet's file import.
  private func importsOfFile(before snippet: Snippet) -> Set<String> {
    guard let file = snippet.info.filename else { return [] }
    return snippets.values.reduce(into: []) { modules, other in
      if other.info.filename == file, other.index < snippet.index {
        modules.formUnion(other.syntax.imports)
      }
    }
  }

  /// True if no block of the page imports anything.
  public var importsNothing: Bool { outlook.imports.isEmpty }

  /// Whether some block of the page declares a name, at any depth.
  public func declares(_ name: String) -> Bool { outlook.declaredNames.contains(name) }

  /// Whether no block of the page declares a macro, and none of Apple's has its name.
  public func isOpenMacro(_ name: String) -> Bool {
    !declares(name) && !AppleNames.isType(name)
  }

  /// Whether some body of the page, or its top level, declares a variable of this name.
  public func declaresLocally(_ name: String) -> Bool { outlook.localNames.contains(name) }

  /// A name of the page or of the standard library that `name` is probably a misspelling of: the same but
  /// for upper and lower case, or for one letter, or for two in a long word. A plural is no misspelling
  /// of its singular, nor a type one of a variable.
  public func spelling(nearTo name: String) -> String? {
    let known = outlook.declaredNames.union(KnownNames.standardLibrary.filter { $0.count > 3 })
      .filter {
        $0.first?.isUppercase == name.first?.isUppercase && !$0.isPlural(of: name)
          && !$0.isNumbered(like: name)
      }
    let plain = name.lowercased()
    if let same = known.filter({ $0 != name && $0.lowercased() == plain }).min() { return same }
    guard name.count > 3 else { return nil }
    return Suggestion.nearest(to: name, in: known, limit: name.count > 8 ? 2 : 1)
  }

  /// The type of the page whose name differs from `name` in upper and lower case only.
  public func type(named name: String) -> String? {
    let plain = name.lowercased()
    return outlook.definitions.keys.sorted().first { key in
      key.lowercased() == plain && key != name
        && (outlook.definitions[key] ?? []).contains {
          if case .type = $0.item.role { true } else { false }
        }
    }
  }

  /// The state after a snippet joined it at a candidate place.
  ///
  /// - Parameter separated: names whose functions are alternatives although their types differ.
  public func state(
    _ state: SampleState, adding snippet: Snippet, at candidate: Candidate,
    separating separated: Set<String> = []
  ) -> SampleState {
    var state = candidate.isFresh ? state.forgetting(snippet) : state
    let nodes = snippet.syntax.items.filter { !$0.isImport }
      .map { Node($0, snippet: snippet.index, file: snippet.info.filename) }
    switch candidate.home {
    case .topLevel:
      if let old = snippet.replaces {
        state.replace(old, by: nodes)
      } else {
        state.add(nodes, separating: separated)
      }
    case .node(let path): state.add(nodes, at: path)
    case .unseenBeside: state.add(nodes.filter(\.item.standsAtTopLevel))
    case .unseenType, .unseenMethod, .unseenFunction, .unseenExpression, .unseenMix, .unseenFrame:
      break
    }
    return state
  }

  /// The program that decides about a snippet at a candidate place.
  ///
  /// - Parameters:
  ///   - snippet: the snippet as it is to be compiled, which may differ from the page's by blanked lines.
  ///   - state: the state with the snippet in it.
  ///   - imports: modules beside those that the snippets show.
  ///   - missing: modules that are not there.
  ///   - assumed: names to declare that the article does not show.
  ///   - presumedMembers: what is known of the members of presumed values.
  ///   - others: names that mean something else here than what the page defines under them.
  public func program(
    for snippet: Snippet, at candidate: Candidate, in state: SampleState, imports: [String] = [],
    without missing: Set<String> = [], assumed: [AssumedName] = [],
    presumedMembers: [String: PresumedFacts] = [:], others: Set<String> = []
  ) -> Program {
    var selection = Selection(state: state, outlook: outlook, current: snippet, others: others)
    selection.ignoresAppleNames = candidate.isFresh
    selection.include(rootsOf: snippet, at: candidate)
    selection.close(
      uses: snippet.syntax.items.reduce(into: assumed.words.union(candidate.home.uses)) {
        $0.formUnion($1.uses)
      })

    var renderer = Renderer(snippets: snippets.merging([snippet.index: snippet]) { $1 })
    if case .node(let path) = candidate.home { renderer.marked = path }
    let shown = selection.snippets.union([snippet.index]).sorted()
    renderer.appendImports(
      shown: shown, assumed: imports + self.imports(behind: selection.snippets), without: missing)
    for later in selection.later {
      if let owner = later.owner { renderer.appendOwn("extension \(owner) {\n") }
      renderer.append(later.node, path: [])
      if later.owner != nil { renderer.appendOwn("}\n") }
    }
    let hasScopes = renderer.append(selection.nodes, scopesOf: snippet.index)
    if let frame = candidate.home.frame(of: snippet) {
      renderer.appendOwn(frame.opening + "\n")
      if case .unseenMix(_, let body) = candidate.home {
        renderer.append(whole: snippet, only: \.standsInType)
        renderer.appendOwn(body + "\n")
        renderer.append(whole: snippet) { !$0.standsInType }
      } else if case .unseenBeside = candidate.home {
        renderer.append(whole: snippet) { !$0.standsAtTopLevel }
      } else {
        renderer.append(whole: snippet, around: candidate.home.around)
      }
      renderer.appendOwn("\n" + frame.closing + "\n")
    }
    if !assumed.isEmpty {
      let declared = assumed.map { $0.declaration(members: presumedMembers) + "\n" }.joined()
      renderer.appendOwn(declared)
      if declared.contains(PresumedValue.name) {
        renderer.appendOwn(
          PresumedValue.declaration(members: presumedMembers, in: renderer.text.text))
      }
    }
    return Program(
      text: renderer.text,
      isScript: candidate.isScript || hasScopes || selection.nodes.contains(where: \.runs),
      joined: renderer.markedRange,
      incompleteTypes: renderer.incompleteTypes.union(
        candidate.unseenType.map { [$0.name] } ?? []),
      laterNames: selection.laterNames)
  }
}

extension Candidate.Home {
  /// The code of ours that a snippet stands in where the article does not show its place.
  fileprivate func frame(of snippet: Snippet) -> (opening: String, closing: String)? {
    switch self {
    case .topLevel, .node: return nil
    case .unseenType(let header): return (header.contains("{") ? header : "\(header) {", "}")
    case .unseenMix(let header, _): return (header, "} }")
    case .unseenBeside(let opening, let closing): return (opening, closing)
    case .unseenMethod(let type):
      return (
        "@MainActor class \(Candidate.unseenName): \(type) { func steleUnseenMethod() {", "} }"
      )
    case .unseenFunction:
      let result = snippet.syntax.items.result.map { "-> \($0) " } ?? ""
      return (
        "func steleUnseenFunction() async throws \(result){",
        result.isEmpty ? "}" : "fatalError() }"
      )
    case .unseenFrame(let frame): return (frame.opening, frame.closing)
    case .unseenExpression(let base, let isInView):
      let header =
        isInView
        ? "struct \(Candidate.unseenName): View { var body: some View { EmptyView() }"
        : "@MainActor class \(Candidate.unseenName) {"
      return ("\(header)\nfunc steleUnseenExpression() { _ = \(base)", "} }")
    }
  }
}

extension [SyntaxItem] {
  /// What a function returns that has these as its statements; nothing where no value is returned.
  var result: String? {
    if contains(where: \.returnsValue) { return "some Any" }
    let leaves = contains { item in
      ["guard ", "if "].contains(where: item.fingerprint.hasPrefix)
        && item.fingerprint.split(separator: "return ").dropFirst().contains { $0.first != "}" }
    }
    return leaves ? "Any?" : nil
  }
}

extension [AssumedName] {
  /// The names that the declarations of assumptions use.
  fileprivate var words: Set<String> {
    reduce(into: []) { words, name in
      let parts = name.declaration().split { !($0.isLetter || $0.isNumber || $0 == "_") }
      words.formUnion(parts.map(String.init).filter { $0.first?.isUppercase ?? false })
    }
  }
}

extension String {
  /// True for `viewA` and `viewB`, `row1` and `row`: names that only a number or a capital tells apart.
  fileprivate func isNumbered(like other: String) -> Bool {
    func stem(_ name: String) -> Substring {
      guard name.count > 1, let last = name.last, last.isNumber || last.isUppercase else {
        return name[...]
      }
      return name.dropLast()
    }
    return self != other && stem(self) == stem(other)
  }

  /// True if two words differ in the ending of a plural only.
  fileprivate func isPlural(of other: String) -> Bool {
    self == other + "s" || other == self + "s" || self == other + "es" || other == self + "es"
  }
}

extension Candidate.Home {
  /// The names that the frame uses.
  fileprivate var uses: Set<String> {
    if case .unseenFrame(let frame) = self { frame.uses } else { [] }
  }

  /// What stands around each item of the snippet.
  fileprivate var around: [UnseenFrame.Pair] {
    if case .unseenFrame(let frame) = self { frame.around } else { [] }
  }
}

extension SyntaxItem {
  /// True for a `return` with a value.
  var returnsValue: Bool { fingerprint.hasPrefix("return ") }

  /// True for an import.
  public var isImport: Bool {
    if case .importDeclaration = role { true } else { false }
  }
}

extension Node {
  /// True for what only a script may have at its top level: statements, and variables whose initial
  /// values run in order.
  var runs: Bool { !item.isDeclaration || item.hasEffects }
}
