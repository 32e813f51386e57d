internal import SwiftParser
internal import SwiftSyntax

/// Values that an author left out with a bare ellipsis: `width: ...`, `let section = Section(...)`. Each becomes,
/// in as many bytes, an identifier of which the rest of the code tells what it is.
enum EllipsisValues {
  static func asIdentifiers(in text: String) -> String {
    guard text.contains("...") || text.contains("…") else { return text }
    var bytes = Array(text.utf8)
    var names = digits[...]
    for token in Parser.parse(source: text).tokens(viewMode: .sourceAccurate) {
      guard token.isEllipsis, let before = token.previousToken(viewMode: .sourceAccurate) else {
        continue
      }
      if token.isInParameters {
        // `func open(_ url: URL, ...)` names no more parameters.
        blank(token.ownRange, &bytes)
        if before.tokenKind == .comma { blank(before.ownRange, &bytes) }
      } else if let call = token.onlyArgumentOfCall {
        if call.isLinkOnItsOwnLine,
          let access = call.calledExpression.as(MemberAccessExprSyntax.self)
        {
          blank(access.period.ownRange.lowerBound..<call.ownRange.upperBound, &bytes)
        } else if let name = names.popFirst() {
          blank(call.ownRange, &bytes)
          put(name, at: call.ownRange.lowerBound, &bytes)
        }
      } else if token.standsForValue(behind: before), let name = names.popFirst() {
        put(name, at: token.ownRange.lowerBound, &bytes)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// An ellipsis has three bytes, so there are as many names as there are digits and letters.
  private static let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)

  private static func put(_ digit: UInt8, at offset: Int, _ bytes: inout [UInt8]) {
    for (place, byte) in [UInt8(ascii: "_"), UInt8(ascii: "_"), digit].enumerated() {
      bytes[offset + place] = byte
    }
  }

  private static func blank(_ range: Range<Int>, _ bytes: inout [UInt8]) {
    for index in range where bytes[index] != 10 { bytes[index] = 32 }
  }
}

extension TokenSyntax {
  fileprivate var isEllipsis: Bool { text == "..." || text == "…" }

  /// Whether the token stands between the parentheses of a function's parameters and is none of a type.
  fileprivate var isInParameters: Bool {
    var node = parent
    while let current = node {
      if let clause = current.as(FunctionParameterClauseSyntax.self) {
        return previousToken(viewMode: .sourceAccurate).map {
          $0.tokenKind == .comma || $0.id == clause.leftParen.id
        } ?? false
      }
      if current.is(CodeBlockItemSyntax.self) || current.is(MemberBlockItemSyntax.self) {
        return false
      }
      node = current.parent
    }
    return false
  }

  /// The call whose arguments are all left out: `Section(...)`.
  fileprivate var onlyArgumentOfCall: FunctionCallExprSyntax? {
    var node = parent
    while let current = node, !current.is(FunctionCallExprSyntax.self) {
      if current.is(CodeBlockItemSyntax.self) { return nil }
      node = current.parent
    }
    guard let call = node?.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.arguments.count == 1, call.arguments.first?.label == nil,
      call.arguments.trimmedDescription == text
    else { return nil }
    return call
  }

  /// Whether a value has to stand here, where nothing but the ellipsis does.
  fileprivate func standsForValue(behind before: TokenSyntax) -> Bool {
    switch before.tokenKind {
    case .leftParen, .comma, .equal, .keyword(.return): break
    case .leftSquare where before.parent?.is(ArrayExprSyntax.self) ?? false: break
    case .colon
    where before.parent?.is(LabeledExprSyntax.self) ?? false
      || before.parent?.is(DictionaryElementSyntax.self) ?? false:
      break
    default: return false
    }
    guard let next = nextToken(viewMode: .sourceAccurate) else { return true }
    switch next.tokenKind {
    case .rightParen, .comma, .rightSquare, .rightBrace, .endOfFile: return true
    default: return next.leadingTrivia.contains(where: \.isNewline)
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is a link of a chain on a line of its own, as modifiers of views are.
  fileprivate var isLinkOnItsOwnLine: Bool {
    calledExpression.as(MemberAccessExprSyntax.self)?.period.leadingTrivia
      .contains(where: \.isNewline) ?? false
  }
}
