import Foundation

#if STELE_MACROS
  /// The bundle that holds the resources of the code it stands in.
  /// Follows documentation/foundation/bundle().
  @freestanding(expression)
  public macro bundle() -> Bundle = #externalMacro(module: "SteleMacros", type: "BundleMacro")
#endif
