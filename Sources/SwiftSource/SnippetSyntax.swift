internal import SwiftParser
internal import SwiftParserDiagnostics
internal import SwiftSyntax

/// A snippet's text, parsed as far as a sample must know it.
public struct SnippetSyntax: Hashable, Sendable {
  /// A syntax error, at its offset.
  public struct Problem: Hashable, Sendable {
    /// The UTF-8 offset.
    public var offset: Int
    /// What the parser says.
    public var message: String
    /// True for code that is nested so deeply that neither parser nor compiler is asked.
    public var isTooDeep = false
  }

  /// A comment of the snippet.
  public struct Comment: Hashable, Sendable {
    /// Where it stands.
    public var range: Range<Int>
    /// The whole comment, markers included.
    public var text: String
  }

  /// The text with bare ellipses blanked out; every offset is one of the author's text.
  public var text: String
  /// Items and gaps of the top level, in text order.
  public var elements: [SyntaxElement]
  /// Every comment, in text order.
  public var comments: [Comment]
  /// Every name that the snippet declares at any depth: types, functions, variables, parameters.
  public var declaredNames: Set<String>
  /// What the declarations, at any depth, tell of the names that they declare.
  public var hints: [String: [NameHint]]
  /// What the parser cannot make sense of.
  public var problems: [Problem]
  /// What the text is if it is neither statements nor members; also where it could be an expression.
  public var fragment: Fragment?
  /// True where nothing but that can be made of the text.
  public var isOnlyFragment = false
  /// True where placeholders are to be filled in.
  public var isForm = false

  /// Parses a snippet; any text gives a result.
  public init(parsing source: String) {
    if let excess = CodeNesting.excess(in: source) {
      self.init(refusing: source, excess.message, at: excess.offset)
    } else {
      self = DeepStack.run { SnippetSyntax(parsingHere: source) }
    }
  }

  private init(refusing source: String, _ message: String, at offset: Int) {
    text = source
    elements = []
    comments = []
    declaredNames = []
    hints = [:]
    problems = [
      Problem(offset: offset, message: message, isTooDeep: true)
    ]
  }

  private init(parsingHere source: String) {
    let placeholders = Placeholders(in: source)
    let code = SnippetSyntax.withoutInterpreter(placeholders.text)
    let (text, ellipses) = Ellipsis.blankingBareOnes(
      in: EllipsisValues.asIdentifiers(in: LeftOutValues.asIdentifiers(in: code)))
    let bareGaps = placeholders.gaps + ellipses
    let tree = Parser.parse(source: text)
    if tree.hasError, let members = MemberList(text) {
      self.init(members, text: text, bareGaps: bareGaps)
      isForm = placeholders.text != source
      return
    }
    self.init(
      text: text, tree: Syntax(tree), items: tree.statements.map { Syntax($0.item) },
      bareGaps: bareGaps)
    isForm = placeholders.text != source
    fragment = Fragment(text)
    if fragment != nil, tree.hasError {
      // Its parts are of no use to anybody else.
      let reader = ItemReader(text: text, gaps: [])
      elements = [.item(reader.fragment(Syntax(tree)))]
      isOnlyFragment = true
    } else if tree.hasError {
      problems = ParseDiagnosticsGenerator.diagnostics(for: tree).map {
        Problem(offset: $0.position.utf8Offset, message: $0.message)
      }
    }
  }

  /// What only makes sense inside a type, such as the cases of an enum.
  private init(_ members: MemberList, text: String, bareGaps: [Range<Int>]) {
    self.init(text: text, tree: members.tree, items: members.items, bareGaps: bareGaps)
  }

  private init(text: String, tree: Syntax, items: [Syntax], bareGaps: [Range<Int>]) {
    let gaps = GapFinder.gaps(in: tree, bare: bareGaps)
    let reader = ItemReader(text: text, gaps: gaps)
    self.text = text
    elements = reader.elements(of: items, within: 0..<text.utf8.count)
    comments = tree.tokens(viewMode: .sourceAccurate).flatMap { token in
      SnippetSyntax.comments(in: token.leadingTrivia, from: token.position.utf8Offset)
        + SnippetSyntax.comments(
          in: token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    declaredNames = DeclaredNames.all(in: tree)
    hints = NameHint.all(in: tree)
    problems = []
  }

  /// The items of the top level, gaps left out.
  public var items: [SyntaxItem] {
    elements.compactMap { if case .item(let item) = $0 { item } else { nil } }
  }

  /// The modules that the snippet imports.
  public var imports: [String] {
    items.compactMap {
      if case .importDeclaration(let module) = $0.role { module } else { nil }
    }
  }

  /// The text with `#!/usr/bin/env swift` blanked out, which only a file may start with.
  private static func withoutInterpreter(_ text: String) -> String {
    guard text.hasPrefix("#!") else { return text }
    let end = text.firstIndex(of: "\n") ?? text.endIndex
    return String(repeating: " ", count: text[..<end].utf8.count) + text[end...]
  }

  static func comments(in trivia: Trivia, from start: Int) -> [Comment] {
    var offset = start
    var result: [Comment] = []
    for piece in trivia {
      let length = piece.sourceLength.utf8Length
      switch piece {
      case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
        .docBlockComment(let text):
        result.append(Comment(range: offset..<offset + length, text: text))
      default: break
      }
      offset += length
    }
    return result
  }
}

/// A text that is a list of members without a mistake.
private struct MemberList {
  let tree: Syntax
  let items: [Syntax]

  init?(_ text: String) {
    var parser = Parser(text)
    let list = MemberBlockItemListSyntax.parse(from: &parser)
    guard !list.hasError, list.totalLength.utf8Length == text.utf8.count, !list.isEmpty else {
      return nil
    }
    tree = Syntax(list)
    items = list.map { Syntax($0.decl) }
  }
}
