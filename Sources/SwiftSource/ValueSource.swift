internal import SwiftParser
internal import SwiftSyntax

/// The name that a value comes from: of the `photo` in `let photo = await load(name); show(photo)` it is
/// `load`.
public struct ValueSource: Hashable, Sendable {
  /// The name of a function or of a variable.
  public var name: String
  /// True where the value was unwrapped on its way.
  public var isUnwrapped: Bool

  /// Follows the value at an offset of a text back to one of some names.
  public init?(ofValueAt offset: Int, in text: String, among names: Set<String>) {
    let found = DeepStack.run { () -> ValueSource? in
      let tree = Parser.parse(source: text)
      guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)),
        let value = token.widestExpression
      else { return nil }
      return ValueSource(of: value, in: Syntax(tree), among: names, depth: 0)
    }
    guard let found else { return nil }
    self = found
  }

  /// A value that comes straight from a name.
  public init(of name: String) {
    self.name = name
    isUnwrapped = false
  }

  private init?(of value: ExprSyntax, in tree: Syntax, among names: Set<String>, depth: Int) {
    guard depth < 8 else { return nil }
    func follow(_ inner: ExprSyntax) -> ValueSource? {
      ValueSource(of: inner, in: tree, among: names, depth: depth + 1)
    }
    var found: ValueSource?
    if let reference = value.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      if names.contains(name) {
        found = ValueSource(of: name)
      } else {
        let bindings = BindingReader(name)
        bindings.walk(tree)
        let before = bindings.values.filter { $0.value.endPosition <= reference.position }
        for (value, unwraps) in before.reversed() {
          guard var source = follow(value) else { continue }
          source.isUnwrapped = source.isUnwrapped || unwraps
          found = source
          break
        }
      }
    } else if let call = value.as(FunctionCallExprSyntax.self) {
      found = call.calledExpression.as(DeclReferenceExprSyntax.self).flatMap { called in
        names.contains(called.baseName.text) ? ValueSource(of: called.baseName.text) : nil
      }
    } else if let tried = value.as(TryExprSyntax.self) {
      found = follow(tried.expression)
    } else if let awaited = value.as(AwaitExprSyntax.self) {
      found = follow(awaited.expression)
    } else if let list = value.as(ArrayExprSyntax.self), let first = list.elements.first {
      found = follow(first.expression)
    } else if let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      found = follow(only.expression)
    }
    guard let found else { return nil }
    self = found
  }
}

/// Collects what the variables of one name are given.
private final class BindingReader: SyntaxVisitor {
  let name: String
  private(set) var values: [(value: ExprSyntax, unwraps: Bool)] = []

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visitPost(_ node: PatternBindingSyntax) {
    guard node.typeAnnotation == nil, let value = node.initializer?.value, binds(node.pattern)
    else {
      return
    }
    values.append((value, false))
  }

  override func visitPost(_ node: OptionalBindingConditionSyntax) {
    guard let value = node.initializer?.value, binds(node.pattern) else { return }
    // `try?` makes the optional itself.
    let isTried = value.as(TryExprSyntax.self)?.questionOrExclamationMark?.text == "?"
    values.append((value, !isTried))
  }

  private func binds(_ pattern: PatternSyntax) -> Bool { pattern.boundNames == [name] }
}

extension TokenSyntax {
  /// The widest expression that begins with the token, operators and what they are applied to left out.
  fileprivate var widestExpression: ExprSyntax? {
    let start = positionAfterSkippingLeadingTrivia
    var found: ExprSyntax?
    var node = parent
    while let current = node, current.positionAfterSkippingLeadingTrivia == start,
      !current.is(SequenceExprSyntax.self), !current.is(CodeBlockItemSyntax.self)
    {
      if let expression = current.as(ExprSyntax.self) { found = expression }
      node = current.parent
    }
    return found
  }
}
