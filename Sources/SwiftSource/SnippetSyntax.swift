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

  /// The text with bare ellipses blanked out; every offset is one of the author's text.
  public var text: String
  /// Items and gaps of the top level, in text order.
  public var elements: [SyntaxElement]
  /// What the parser cannot make sense of.
  public var problems: [Problem]

  /// Parses a snippet; any text gives a result.
  public init(parsing source: String) {
    let (text, bareGaps) = Ellipsis.blankingBareOnes(in: source)
    let tree = Parser.parse(source: text)
    let gaps = GapFinder.gaps(in: tree, bare: bareGaps)
    let reader = ItemReader(text: text, gaps: gaps)
    self.text = text
    self.elements = reader.elements(
      of: tree.statements.map { Syntax($0.item) }, within: 0..<text.utf8.count)
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
}
