import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `#bundle` to the bundle of the code around it: that of the package where there is one.
public struct BundleMacro: ExpressionMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    """
    {
      #if SWIFT_PACKAGE
        return Foundation.Bundle.module
      #else
        return Foundation.Bundle.main
      #endif
    }()
    """
  }
}
