import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `#Preview` to a type that makes the preview, so that its body is checked and can be
/// shown.
public struct PreviewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let closure = node.trailingClosure ?? bodyArgument(of: node) else {
      throw MacroProblem("#Preview needs a closure that makes what is shown")
    }
    let arguments = node.arguments.filter { $0.label?.text != "body" }
      .map { $0.with(\.trailingComma, nil).trimmedDescription }.joined(separator: ", ")
    let name = context.makeUniqueName("PreviewRegistry")
    let (state, statements) = split(closure)
    let body: String
    var wrapper = ""
    if state.isEmpty {
      body = closure.trimmedDescription
    } else {
      body = "{ Content() }"
      wrapper = """
          struct Content: SwiftUI.View {
            \(state.joined(separator: "\n    "))
            var body: some SwiftUI.View {
              \(statements)
            }
          }

        """
    }
    return [
      """
      struct \(name): SwiftUI.PreviewRegistry {
      \(raw: wrapper)  @MainActor static func makePreview() throws -> SwiftUI.Preview {
          SwiftUI.Preview(\(raw: arguments)) \(raw: body)
        }
      }
      """
    ]
  }

  private static func bodyArgument(
    of node: some FreestandingMacroExpansionSyntax
  ) -> ClosureExprSyntax? {
    node.arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
  }

  /// The `@Previewable` properties, which become those of a view, and the other statements.
  private static func split(_ closure: ClosureExprSyntax) -> (state: [String], rest: String) {
    var state: [String] = []
    var rest: [String] = []
    for statement in closure.statements {
      if let variable = statement.item.as(VariableDeclSyntax.self), isPreviewable(variable) {
        let attributes = variable.attributes.filter { !isPreviewable($0) }
        state.append(variable.with(\.attributes, attributes).trimmedDescription)
      } else {
        rest.append(statement.trimmedDescription)
      }
    }
    return (state, rest.joined(separator: "\n      "))
  }

  private static func isPreviewable(_ variable: VariableDeclSyntax) -> Bool {
    variable.attributes.contains(where: isPreviewable)
  }

  private static func isPreviewable(_ element: AttributeListSyntax.Element) -> Bool {
    guard case .attribute(let attribute) = element else { return false }
    return attribute.attributeName.trimmedDescription == "Previewable"
  }
}

/// Marks a property of a preview; `#Preview` does the work.
public struct PreviewableMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// What is wrong with the use of a macro.
struct MacroProblem: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
