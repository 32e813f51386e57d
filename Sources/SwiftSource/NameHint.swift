internal import SwiftSyntax

/// What a declaration somewhere in an article tells of a name, so that code which uses the name without
/// showing it can be checked against the same type.
public enum NameHint: Hashable, Sendable {
  /// A variable, a constant or a parameter, by its type.
  case variable(type: String)
  /// A function, by everything from `func` to its result.
  case function(signature: String, isView: Bool)

  /// The hints of a tree, by name, in text order.
  static func all(in tree: some SyntaxProtocol) -> [String: [NameHint]] {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    // What speaks of a generic parameter makes no sense outside of its declaration.
    return visitor.hints.mapValues { hints in
      hints.filter { $0.words.isDisjoint(with: visitor.genericNames) }
    }.filter { !$0.value.isEmpty }
  }

  private var words: Set<Substring> {
    let text =
      switch self {
      case .variable(let type): type
      case .function(let signature, _): signature
      }
    return Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
  }

  private final class Visitor: SyntaxVisitor {
    var hints: [String: [NameHint]] = [:]
    var genericNames: Set<Substring> = ["Self"]

    override func visitPost(_ node: GenericParameterSyntax) {
      genericNames.insert(Substring(node.name.text))
    }

    override func visitPost(_ node: AssociatedTypeDeclSyntax) {
      genericNames.insert(Substring(node.name.text))
    }

    override func visitPost(_ node: VariableDeclSyntax) {
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let type = binding.typeAnnotation.map({ $0.type.plain })
            ?? binding.initializer?.value.type
        else { continue }
        hints[name.trimmingBackticks, default: []].append(.variable(type: type))
      }
    }

    override func visitPost(_ node: FunctionParameterSyntax) {
      let name = (node.secondName ?? node.firstName).text.trimmingBackticks
      guard name != "_" else { return }
      let type = node.ellipsis == nil ? node.type.plain : "[\(node.type.plain)]"
      hints[name, default: []].append(.variable(type: type))
    }

    override func visitPost(_ node: FunctionDeclSyntax) {
      guard node.name.tokenKind.isIdentifier else { return }
      var signature = node.signature
      let isView = signature.returnClause?.type.trimmedDescription == "some View"
      signature.leadingTrivia = []
      signature.trailingTrivia = []
      let name = node.name.text
      let generics = node.genericParameterClause?.trimmedDescription ?? ""
      let conditions = node.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
      hints[name.trimmingBackticks, default: []].append(
        .function(
          signature: "func \(name)\(generics)\(signature.trimmedDescription)\(conditions)",
          isView: isView))
    }
  }
}

extension TokenKind {
  fileprivate var isIdentifier: Bool { if case .identifier = self { true } else { false } }
}

extension TypeSyntax {
  /// The type as a variable of the surroundings has it: without `inout` and attributes, and any view
  /// in place of a particular one.
  fileprivate var plain: String {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.plain }
    let text = trimmedDescription
    if text == "some View" { return "AnyView" }
    // A function's type as an optional one, for example, needs its parentheses.
    return self.is(FunctionTypeSyntax.self) ? "(\(text))" : text
  }
}

extension ExprSyntax {
  /// The type of an initial value where its text alone tells it.
  fileprivate var type: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr: "Bool"
    case .integerLiteralExpr: "Int"
    case .floatLiteralExpr: "Double"
    case .stringLiteralExpr: "String"
    case .arrayExpr(let array):
      array.elements.first?.expression.type.map { "[\($0)]" }
    case .functionCallExpr(let call): call.madeType
    case .memberAccessExpr(let access)
    where ["shared", "main"].contains(access.declName.baseName.text):
      access.base?.typeName
    default: nil
    }
  }

  /// The name of a type, `Note` or `Note<Int>` or `Notes.Note`.
  fileprivate var typeName: String? {
    let text = trimmedDescription
    guard text.first?.isUppercase ?? false else { return nil }
    return text.allSatisfy { $0.isLetter || $0.isNumber || "_.<>, []:".contains($0) } ? text : nil
  }
}

extension FunctionCallExprSyntax {
  fileprivate var madeType: String? {
    if let array = calledExpression.as(ArrayExprSyntax.self) { return array.trimmedDescription }
    guard let name = calledExpression.typeName,
      name.split(separator: ".").last?.first?.isUppercase ?? false
    else { return nil }
    return name
  }
}
