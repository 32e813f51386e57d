internal import SwiftSyntax

/// Turns syntax nodes into `SyntaxItem`s and puts the gaps between them.
struct ItemReader {
  let bytes: [UInt8]
  let gaps: [Gap]

  init(text: String, gaps: [Gap]) {
    self.bytes = Array(text.utf8)
    self.gaps = gaps
  }

  /// The items of one level with the gaps that stand between them.
  func elements(of nodes: [Syntax], within range: Range<Int>) -> [SyntaxElement] {
    var result: [SyntaxElement] = []
    var cursor = range.lowerBound
    for node in nodes {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      for gap in gaps where gap.range.lowerBound >= cursor && gap.range.upperBound <= start {
        result.append(.gap(gap))
        cursor = gap.range.upperBound
      }
      let end = min(node.endPosition.utf8Offset, range.upperBound)
      result.append(.item(item(node, from: skippingSpace(from: cursor, to: start), to: end)))
      cursor = max(cursor, end)
    }
    for gap in gaps where gap.range.lowerBound >= cursor && gap.range.upperBound <= range.upperBound
    {
      result.append(.gap(gap))
    }
    return result
  }

  private func skippingSpace(from cursor: Int, to limit: Int) -> Int {
    var index = cursor
    while index < limit, bytes.indices.contains(index), [9, 10, 32, 59].contains(bytes[index]) {
      index += 1
    }
    return index
  }

  private func item(_ node: Syntax, from start: Int, to end: Int) -> SyntaxItem {
    let declared = Declared(node)
    let codeStart = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let body = body(of: node)
    let inner = gaps.filter { gap in
      gap.range.lowerBound >= codeStart && gap.range.upperBound <= end
        && !(body.map { belongs(gap, to: $0) } ?? false)
    }
    var item = SyntaxItem(
      role: declared.role, keys: declared.keys, names: declared.names, inherits: declared.inherits,
      extendedType: declared.extendedType, attributes: declared.attributes,
      modifiers: declared.modifiers,
      fingerprint: node.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " "),
      declaredNames: DeclaredNames.all(in: node), uses: identifiers(in: node),
      range: start..<max(start, end),
      codeStart: codeStart, body: body, innerGaps: inner)
    if let variable = node.as(VariableDeclSyntax.self) {
      item.hasEffects = variable.bindings.contains { $0.initializer?.value.hasEffects ?? false }
      item.isUninitialized = variable.bindings.contains {
        $0.initializer == nil && $0.accessorBlock == nil
      }
    }
    return item
  }

  /// All of a text as one item that declares nothing.
  func fragment(_ tree: Syntax) -> SyntaxItem {
    var item = item(tree, from: 0, to: bytes.count)
    (item.role, item.keys, item.names) = (.statement, [], [])
    return item
  }

  /// Whether a body's own elements, or theirs, account for a gap.
  private func belongs(_ gap: Gap, to body: Body) -> Bool {
    body.elements.contains {
      switch $0 {
      case .gap(let own): own.range == gap.range
      case .item(let item):
        item.range.contains(gap.range.lowerBound)
      }
    }
  }

  private func identifiers(in node: Syntax) -> Set<String> {
    var result: Set<String> = []
    for token in node.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .identifier(let name), .dollarIdentifier(let name), .binaryOperator(let name),
        .prefixOperator(let name), .postfixOperator(let name):
        result.insert(name.hasPrefix("$") ? String(name.dropFirst()) : name.trimmingBackticks)
      case .keyword(.self), .keyword(.super), .keyword(.Self), .keyword(.return), .keyword(.await):
        result.insert(token.text)
      case .leftSquare where token.parent?.is(SubscriptCallExprSyntax.self) ?? false:
        result.insert("subscript")
      default: break
      }
    }
    return result
  }

  // MARK: Bodies

  private func body(of node: Syntax) -> Body? {
    if let group = node.asProtocol((any DeclGroupSyntax).self) {
      let block = group.memberBlock
      guard block.leftBrace.presence == .present else { return nil }
      return Body(
        kind: .members, range: inside(block.leftBrace, block.rightBrace),
        elements: elements(
          of: block.members.map { Syntax($0.decl) },
          within: inside(block.leftBrace, block.rightBrace)))
    }
    if let function = node.as(FunctionDeclSyntax.self), let block = function.body {
      let type = function.signature.returnClause?.type
      return statements(
        block.statements, block.leftBrace, block.rightBrace,
        returnsValue: type.map(isValue) ?? false,
        isOpaque: type?.is(SomeOrAnyTypeSyntax.self) ?? false)
    }
    if let initializer = node.as(InitializerDeclSyntax.self), let block = initializer.body {
      return statements(
        block.statements, block.leftBrace, block.rightBrace, returnsValue: false, isOpaque: false)
    }
    if let variable = node.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      variable.bindings.count == 1, let block = binding.accessorBlock,
      case .getter(let items) = block.accessors
    {
      let type = binding.typeAnnotation?.type
      return statements(
        items, block.leftBrace, block.rightBrace, returnsValue: true,
        isOpaque: type?.is(SomeOrAnyTypeSyntax.self) ?? false)
    }
    return nil
  }

  private func statements(
    _ items: CodeBlockItemListSyntax, _ left: TokenSyntax, _ right: TokenSyntax, returnsValue: Bool,
    isOpaque: Bool
  ) -> Body? {
    guard left.presence == .present else { return nil }
    return Body(
      kind: .statements(returnsValue: returnsValue, isOpaque: isOpaque), range: inside(left, right),
      elements: elements(of: items.map { Syntax($0.item) }, within: inside(left, right)))
  }

  private func inside(_ left: TokenSyntax, _ right: TokenSyntax) -> Range<Int> {
    let start = left.endPositionBeforeTrailingTrivia.utf8Offset
    return start..<max(start, right.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private func isValue(_ type: TypeSyntax) -> Bool {
    type.trimmedDescription != "Void" && type.trimmedDescription != "()"
  }
}

extension ExprSyntax {
  /// Whether the expression itself, closures in it left out, may throw or wait.
  fileprivate var hasEffects: Bool {
    let visitor = EffectFinder(viewMode: .sourceAccurate)
    visitor.walk(self)
    return visitor.found
  }
}

private final class EffectFinder: SyntaxVisitor {
  var found = false

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark == nil { found = true }
    return .visitChildren
  }
  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    found = true
    return .skipChildren
  }
  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    found = true
    return .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension String {
  /// An identifier without the backticks that let a keyword be one.
  var trimmingBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
