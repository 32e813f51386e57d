internal import SwiftSyntax

/// What a syntax node declares: role, keys, names and the words around it.
struct Declared {
  var role: SyntaxItem.Role
  var keys: [String] = []
  var names: [String] = []
  var inherits: [String] = []
  var extendedType: String?
  var attributes: Set<String> = []
  var modifiers: Set<String> = []

  init(_ node: Syntax) {
    role = node.isProtocol((any DeclSyntaxProtocol).self) ? .otherDeclaration : .statement
    if node.isProtocol((any ExprSyntaxProtocol).self) { role = .expression }
    if let attributed = node.asProtocol((any WithAttributesSyntax).self) {
      for case .attribute(let attribute) in attributed.attributes {
        attributes.insert(attribute.attributeName.trimmedDescription)
      }
    }
    if let modified = node.asProtocol((any WithModifiersSyntax).self) {
      modifiers = Set(modified.modifiers.map(\.name.text))
    }
    if let group = node.asProtocol((any DeclGroupSyntax).self) {
      inherits = group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    }
    readDeclaration(node)
  }

  private mutating func readDeclaration(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .importDecl(let declaration):
      // One that names no module is an error of its own block, and nothing that other blocks may share.
      if let module = declaration.importedModule { role = .importDeclaration(module: module) }
    case .structDecl(let type): declare(type: type.name, keyword: "struct")
    case .classDecl(let type): declare(type: type.name, keyword: "class")
    case .enumDecl(let type): declare(type: type.name, keyword: "enum")
    case .actorDecl(let type): declare(type: type.name, keyword: "actor")
    case .protocolDecl(let type): declare(type: type.name, keyword: "protocol")
    case .extensionDecl(let declaration):
      role = .typeExtension
      extendedType = declaration.extendedType.trimmedDescription.plainTypeName
      let header = [extendedType ?? ""] + inherits
      keys = [
        "extension \(header.joined(separator: ",")) \(declaration.genericWhereClause?.trimmedDescription ?? "")"
      ]
    case .functionDecl(let function):
      role = .function
      let name = function.name.text.trimmingBackticks
      keys = [name + function.signature.parameterClause.key]
      names = [name]
    case .initializerDecl(let initializer):
      role = .initializer
      keys = ["init" + initializer.signature.parameterClause.key]
      names = ["init"]
    case .deinitializerDecl: keys = ["deinit"]
    case .subscriptDecl(let declaration):
      keys = ["subscript" + declaration.parameterClause.key]
    case .variableDecl(let variable):
      role = .property
      names = variable.bindings.flatMap { $0.pattern.boundNames }
      keys = names
    case .typeAliasDecl(let alias): declare(name: alias.name)
    case .associatedTypeDecl(let type): declare(name: type.name)
    case .operatorDecl(let declaration):
      keys = ["operator " + declaration.name.text]
      names = [declaration.name.text]
    case .precedenceGroupDecl(let group): declare(name: group.name)
    case .macroDecl(let macro): declare(name: macro.name)
    case .enumCaseDecl(let cases):
      names = cases.elements.map { $0.name.text.trimmingBackticks }
      keys = names.map { "case \($0)" }
    case .macroExpansionExpr(let macro):
      // A macro of a file, like `#Preview`, declares; `#selector(…)` and its kin are expressions.
      guard macro.macroName.text.first?.isUppercase ?? false else { return }
      role = .otherDeclaration
      keys = ["#\(macro.macroName.text)(\(macro.arguments.trimmedDescription))"]
    case .ifConfigDecl(let conditional):
      role = .otherDeclaration
      for clause in conditional.clauses {
        guard case .statements(let items) = clause.elements else { continue }
        let inner = items.map { Declared(Syntax($0.item)) }
        names += inner.flatMap(\.names)
        keys += inner.flatMap(\.keys)
        if inner.allSatisfy({ $0.role == .statement || $0.role == .expression }) {
          role = .statement
        }
      }
    default: break
    }
  }

  private mutating func declare(type name: TokenSyntax, keyword: String) {
    role = .type(keyword: keyword)
    declare(name: name)
  }

  private mutating func declare(name: TokenSyntax) {
    names = [name.text.trimmingBackticks]
    keys = names
  }
}

extension FunctionParameterClauseSyntax {
  /// The argument labels and the parameter types, as two declarations must share them to be the same.
  var key: String {
    let labels = parameters.map { "\($0.firstName.text):" }.joined()
    let types = parameters.map { $0.type.trimmedDescription.filter { !$0.isWhitespace } }
    return "(\(labels))(\(types.joined(separator: ",")))"
  }
}

extension PatternSyntax {
  /// The names that a pattern binds.
  var boundNames: [String] {
    if let identifier = self.as(IdentifierPatternSyntax.self) {
      return [identifier.identifier.text.trimmingBackticks]
    }
    if let tuple = self.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap { $0.pattern.boundNames }
    }
    return []
  }
}

extension String {
  /// `Dictionary<String, Int>` → `Dictionary`.
  var plainTypeName: String {
    String(prefix { $0 != "<" && !$0.isWhitespace })
  }
}

extension ImportDeclSyntax {
  /// The module that is imported; nil if the declaration is damaged, or takes the next line for its own:
  /// `import` alone before `let a = 1` reads as the import of a variable `a`.
  fileprivate var importedModule: String? {
    guard !hasError, let module = path.first?.name.text, !module.isEmpty else { return nil }
    return importKindSpecifier == nil || path.count > 1 ? module : nil
  }
}
