internal import SwiftParser
internal import SwiftSyntax

/// Tells Swift from what else stands in code blocks that name no language: transcripts of shells, JSON,
/// trees of files, output, other languages.
public enum SwiftEvidence {
  /// Whether a text is plainly Swift: all of it parses, and something in it is of Swift alone.
  public static func isSwift(_ text: String) -> Bool {
    guard text.utf8.count < 50_000, !hasForeignLines(text), CodeNesting.excess(in: text) == nil
    else {
      return false
    }
    return DeepStack.run {
      let tree = Parser.parse(source: text)
      guard !tree.hasError else { return false }
      let visitor = EvidenceFinder(viewMode: .sourceAccurate)
      visitor.walk(tree)
      return visitor.isFound && !visitor.isContradicted
    }
  }

  /// Prompts, and the semicolons of C's family.
  private static func hasForeignLines(_ text: String) -> Bool {
    let lines = text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
    let prompts = ["$ ", "% ", "> ", "#!", "#include", "<?", "</"]
    if lines.contains(where: { line in prompts.contains(where: line.hasPrefix) }) { return true }
    return lines.count { $0.hasSuffix(";") } * 4 > lines.count
  }
}

private final class EvidenceFinder: SyntaxVisitor {
  private(set) var isFound = false
  /// Type names in lower case are those of other languages: `number`, `int`, `str`.
  private(set) var isContradicted = false

  private static let modules: Set<String> = [
    "AppKit", "Charts", "Combine", "CoreData", "CoreGraphics", "CoreLocation", "Foundation",
    "MapKit",
    "Observation", "SwiftData", "SwiftUI", "Testing", "UIKit", "XCTest",
  ]

  override func visitPost(_ node: ImportDeclSyntax) {
    if EvidenceFinder.modules.contains(node.path.first?.name.text ?? "") { isFound = true }
  }
  override func visitPost(_ node: StructDeclSyntax) { isFound = true }
  override func visitPost(_ node: ExtensionDeclSyntax) { isFound = true }
  override func visitPost(_ node: ProtocolDeclSyntax) { isFound = true }
  override func visitPost(_ node: ActorDeclSyntax) { isFound = true }
  override func visitPost(_ node: EnumCaseDeclSyntax) { isFound = true }
  override func visitPost(_ node: GuardStmtSyntax) { isFound = true }
  override func visitPost(_ node: OptionalBindingConditionSyntax) { isFound = true }
  override func visitPost(_ node: ClosureSignatureSyntax) { isFound = true }
  override func visitPost(_ node: ExpressionSegmentSyntax) { isFound = true }
  override func visitPost(_ node: AvailabilityConditionSyntax) { isFound = true }
  override func visitPost(_ node: FunctionParameterSyntax) { isFound = true }
  override func visitPost(_ node: ReturnClauseSyntax) { isFound = true }
  override func visitPost(_ node: TypeAnnotationSyntax) { isFound = true }

  override func visitPost(_ node: IdentifierTypeSyntax) {
    if node.name.text.first?.isLowercase ?? false { isContradicted = true }
  }
}
