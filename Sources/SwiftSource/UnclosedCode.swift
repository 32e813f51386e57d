internal import SwiftParser
internal import SwiftSyntax

/// Code that stops inside of what it begins, as an excerpt does that shows only the first lines of a type.
///
/// The layout tells it from code that lost a brace: the last line is indented as one of the body that is
/// open.
public struct UnclosedCode: Hashable, Sendable {
  /// How many bodies are open at the end.
  public var depth: Int
  /// The type that begins the outermost of them.
  public var type: String?

  /// What a text leaves open at its end; nothing for one that closes all, or not as its layout says.
  public init?(_ text: String) {
    guard let found = DeepStack.run({ UnclosedCode(readingHere: text) }) else { return nil }
    self = found
  }

  private init?(readingHere text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Indentation.init)
    var open: [(token: TokenSyntax, line: Int)] = []
    var line = 0
    for token in Parser.parse(source: text).tokens(viewMode: .sourceAccurate) {
      line += token.leadingTrivia.newlines
      switch token.tokenKind {
      case .leftBrace, .leftParen, .leftSquare: open.append((token, line))
      case .rightBrace, .rightParen, .rightSquare:
        guard let last = open.popLast(), last.token.isClosed(by: token) else { return nil }
      default: break
      }
      line += token.text.utf8.count { $0 == 10 } + token.trailingTrivia.newlines
    }
    guard !open.isEmpty, open.allSatisfy({ $0.token.tokenKind == .leftBrace }),
      let last = lines.last(where: { !$0.isEmpty })
    else { return nil }
    let columns = open.map { lines.indices.contains($0.line) ? lines[$0.line].width : 0 }
    guard zip(columns, columns.dropFirst()).allSatisfy({ $0 < $1 }),
      let innermost = columns.last, last.width > innermost || last.opensBody
    else { return nil }
    depth = open.count
    type = open.first?.token.parent?.parent?.asProtocol((any NamedDeclSyntax).self)?.name.text
  }

  /// What closes the bodies, each with a mark that something is left out.
  public var completion: String { String(repeating: "\n// ...\n}", count: depth) }

  /// How far a line is indented.
  private struct Indentation {
    var width: Int
    var isEmpty: Bool
    var opensBody: Bool

    init(_ line: Substring) {
      let space = line.prefix { $0 == " " || $0 == "\t" }
      width = space.reduce(0) { $1 == "\t" ? $0 / 4 * 4 + 4 : $0 + 1 }
      isEmpty = space.count == line.count
      opensBody = line.last == "{"
    }
  }
}

extension TokenSyntax {
  /// Whether a bracket is the other half of this one.
  fileprivate func isClosed(by other: TokenSyntax) -> Bool {
    switch (tokenKind, other.tokenKind) {
    case (.leftBrace, .rightBrace), (.leftParen, .rightParen), (.leftSquare, .rightSquare): true
    default: false
    }
  }
}

extension Trivia {
  /// How many line breaks it holds, those in comments included.
  fileprivate var newlines: Int { description.utf8.count { $0 == 10 } }
}
