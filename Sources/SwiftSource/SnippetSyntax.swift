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
  /// What the parser cannot make sense of.
  public var problems: [Problem]

  /// Parses a snippet; any text gives a result.
  public init(parsing source: String) {
    self = DeepStack.run { SnippetSyntax(parsingHere: source) }
  }

  private init(parsingHere source: String) {
    let (text, bareGaps) = Ellipsis.blankingBareOnes(in: source)
    let tree = Parser.parse(source: text)
    let gaps = GapFinder.gaps(in: tree, bare: bareGaps)
    let reader = ItemReader(text: text, gaps: gaps)
    self.text = text
    self.elements = reader.elements(
      of: tree.statements.map { Syntax($0.item) }, within: 0..<text.utf8.count)
    self.comments = tree.tokens(viewMode: .sourceAccurate).flatMap { token in
      SnippetSyntax.comments(in: token.leadingTrivia, from: token.position.utf8Offset)
        + SnippetSyntax.comments(
          in: token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    self.declaredNames = DeclaredNames.all(in: tree)
    self.problems =
      tree.hasError
      ? ParseDiagnosticsGenerator.diagnostics(for: tree).map {
        Problem(offset: $0.position.utf8Offset, message: $0.message)
      } : []
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
