internal import SwiftSyntax

extension SyntaxProtocol {
  /// The UTF-8 offsets of the node without the space and comments around it.
  var ownRange: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}

extension AttributeListSyntax {
  /// The names of the attributes, without their arguments.
  var names: [String] {
    compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
  }

  /// Whether an attribute is there.
  func has(_ name: String) -> Bool { names.contains(name) }
}

extension DeclModifierListSyntax {
  /// Whether a modifier is there.
  func has(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }
}

extension TypeSyntax {
  /// Whether the type is written as an optional one, implicitly unwrapped or not.
  var isOptionalType: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || self.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }

  /// The type within an optional one.
  var wrappedType: TypeSyntax {
    self.as(OptionalTypeSyntax.self)?.wrappedType
      ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? self
  }

  /// The last name of a type as it is written: `Inner` of `Outer.Inner<Int>`.
  var lastName: String? {
    self.as(IdentifierTypeSyntax.self)?.name.text ?? self.as(MemberTypeSyntax.self)?.name.text
  }
}

extension ExprSyntax {
  /// Whether the first name of a member chain is written like a type's.
  var startsWithType: Bool {
    firstToken(viewMode: .sourceAccurate)?.text.first?.isUppercase == true
  }
}

extension ClassDeclSyntax {
  /// Whether the class is declared in the file itself, in nothing else.
  var isTopLevel: Bool {
    parent?.as(CodeBlockItemSyntax.self)?.parent?.parent?.is(SourceFileSyntax.self) ?? false
  }
}

extension InitializerDeclSyntax {
  /// Whether it can be called without arguments and cannot fail.
  var takesNothing: Bool {
    signature.parameterClause.parameters.isEmpty && optionalMark == nil
      && signature.effectSpecifiers == nil
  }
}
