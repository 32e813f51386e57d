internal import SwiftParser
internal import SwiftSyntax

/// A program with everything taken out that a translation may change: comments, layout, and what stands
/// between the quotes of a string. Programs that say the same in three languages have one canonical
/// text, so they are compiled once, and the messages are mapped back to each.
public struct CanonicalText: Sendable {
  private struct Piece: Sendable {
    var start: Int
    var source: Int
    var length: Int
    /// How long the piece is in the program: a string may be longer there.
    var sourceLength: Int
  }

  /// The canonical text.
  public private(set) var text = ""
  private var pieces: [Piece] = []
  private var contents: [String: String] = [:]

  /// The canonical form of a program.
  public init(_ program: String) {
    self =
      CanonicalScanner.text(of: program)
      ?? DeepStack.run { CanonicalText(readingHere: program) }
  }

  /// A program as it stands, which no other one shares.
  public init(verbatim program: String) {
    append(program, from: 0)
  }

  private init(readingHere program: String) {
    let tree = Parser.parse(source: program)
    var skipUntil = 0
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      if start < skipUntil { continue }
      if token.position.utf8Offset >= skipUntil { appendSpace(for: token.leadingTrivia) }
      if let literal = CanonicalText.plainLiteral(startingAt: token) {
        let content = literal.content.map { placeholder(for: $0) } ?? ""
        append(
          literal.opening + content + literal.closing, from: start, length: literal.end - start)
        skipUntil = literal.end
        appendSpace(for: literal.trailingTrivia)
      } else {
        append(token.text, from: start)
        // Inside a string every space counts.
        if token.isPartOfString {
          appendVerbatim(token.trailingTrivia)
        } else {
          appendSpace(for: token.trailingTrivia)
        }
      }
    }
  }

  /// The offset into the program that an offset into the canonical text stands for.
  public func sourceOffset(_ offset: Int) -> Int {
    var low = 0
    var high = pieces.count - 1
    guard high >= 0 else { return 0 }
    while low < high {
      let middle = (low + high + 1) / 2
      if pieces[middle].start <= offset { low = middle } else { high = middle - 1 }
    }
    let piece = pieces[low]
    let inside = max(0, offset - piece.start)
    return piece.source
      + (inside < piece.length ? min(inside, piece.sourceLength) : piece.sourceLength)
  }

  /// Appends a string's literal with a placeholder for its content.
  mutating func append(literal content: String, from source: Int) {
    append(
      "\"\(content.isEmpty ? "" : placeholder(for: content))\"", from: source,
      length: content.utf8.count + 2)
  }

  /// Appends a part of the program as it stands, or what takes the place of one with another length.
  mutating func append(_ part: String, from source: Int, length: Int? = nil) {
    guard !part.isEmpty else { return }
    let count = part.utf8.count
    pieces.append(
      Piece(start: text.utf8.count, source: source, length: count, sourceLength: length ?? count))
    text += part
  }

  private mutating func appendSpace(for trivia: Trivia) {
    guard !trivia.isEmpty else { return }
    appendSpace(
      breaks: trivia.contains { piece in
        switch piece {
        case .newlines, .carriageReturns, .carriageReturnLineFeeds, .lineComment, .docLineComment:
          true
        case .blockComment(let comment), .docBlockComment(let comment): comment.contains("\n")
        default: false
        }
      })
  }

  /// A line break stays one, since it ends statements; any other space becomes one blank.
  mutating func appendSpace(breaks: Bool) {
    if breaks {
      if text.last != "\n" { text += "\n" }
    } else if text.last != "\n" && text.last != " " {
      text += " "
    }
  }

  private mutating func appendVerbatim(_ trivia: Trivia) {
    text += trivia.description
  }

  // MARK: Strings

  private struct PlainLiteral {
    var opening: String
    var content: String?
    var closing: String
    var end: Int
    var trailingTrivia: Trivia
  }

  /// The literal that a token starts, if it has neither interpolations nor escapes.
  private static func plainLiteral(startingAt token: TokenSyntax) -> PlainLiteral? {
    guard token.tokenKind == .stringQuote || token.tokenKind == .multilineStringQuote,
      let literal = token.parent?.as(StringLiteralExprSyntax.self),
      literal.openingPounds == nil, literal.openingQuote.id == token.id,
      literal.closingQuote.presence == .present
    else { return nil }
    var content = ""
    for segment in literal.segments {
      guard let text = segment.as(StringSegmentSyntax.self), !text.hasError else { return nil }
      content += text.content.text
    }
    guard !content.contains("\\") else { return nil }
    let isMultiline = token.tokenKind == .multilineStringQuote
    if isMultiline && literal.hasError { return nil }
    return PlainLiteral(
      opening: isMultiline ? "\"\"\"\n" : "\"", content: content.isEmpty ? nil : content,
      closing: isMultiline ? "\n\"\"\"" : "\"",
      end: literal.endPositionBeforeTrailingTrivia.utf8Offset,
      trailingTrivia: literal.closingQuote.trailingTrivia)
  }

  /// Equal contents stay equal and different ones different, as the raw values of an enum must. A single
  /// character may be meant as a `Character`, so it stays what it is.
  private mutating func placeholder(for content: String) -> String {
    if content.count == 1 { return content }
    if let known = contents[content] { return known }
    let placeholder = "s\(contents.count + 10)"
    contents[content] = placeholder
    return placeholder
  }
}

extension TokenSyntax {
  fileprivate var isPartOfString: Bool {
    if case .stringSegment = tokenKind { return true }
    guard parent?.is(StringLiteralExprSyntax.self) ?? false else { return false }
    return tokenKind == .stringQuote
      && parent?.as(StringLiteralExprSyntax.self)?.openingQuote.id == id
  }
}
