internal import SwiftSyntax

/// What declares previews in a file: a provider, or a use of the macro.
public struct DeclaredPreview: Hashable, Sendable {
  /// How its previews are made.
  public enum Maker: Hashable, Sendable {
    /// A provider of this name.
    case provider(String)
    /// Statements that make a `Preview`. The macro's own expansion has a name that nobody knows.
    case statements(String)
  }

  /// How its previews are made.
  public let maker: Maker
  /// What tells it from others of the same program, wherever it stands: a provider's name, or the macro's
  /// text whatever its layout.
  public let identity: String
  /// The UTF-8 offset of where it starts.
  public let offset: Int

  init(provider name: String, _ node: some SyntaxProtocol) {
    (maker, identity) = (.provider(name), name)
    offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  /// A use of `#Preview`; nothing for another macro, or without a closure.
  init?(_ node: some FreestandingMacroExpansionSyntax) {
    guard node.macroName.text == "Preview" else { return nil }
    let body = node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self)
    guard let body else { return nil }
    let arguments = node.arguments.filter { $0.expression.id != body.id }
      .map { $0.with(\.trailingComma, nil).trimmedDescription }.joined(separator: ", ")
    maker = .statements(Self.statements("SwiftUI.Preview(\(arguments))", body))
    let text = node.pound.text + node.macroName.text + "(\(arguments))" + body.trimmedDescription
    identity = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    offset = node.pound.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  /// `@Previewable` properties become those of a view, as the macro does it.
  private static func statements(_ start: String, _ body: ClosureExprSyntax) -> String {
    var properties: [String] = []
    var others: [String] = []
    for statement in body.statements {
      let property = statement.item.as(VariableDeclSyntax.self)
      if let property, property.attributes.has("Previewable") {
        let attributes = property.attributes.filter {
          $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription != "Previewable"
        }
        properties.append(property.with(\.attributes, attributes).trimmedDescription)
      } else {
        others.append(statement.trimmedDescription)
      }
    }
    guard !properties.isEmpty else { return "return \(start) \(body.trimmedDescription)" }
    return """
      struct Content: SwiftUI.View {
      \(properties.joined(separator: "\n"))
      var body: some SwiftUI.View {
      \(others.joined(separator: "\n"))
      }
      }
      return \(start) { Content() }
      """
  }
}
