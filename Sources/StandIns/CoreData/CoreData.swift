// What `import CoreData` brings along on Apple's platforms.
@_exported import FoundationOverlay

#if STELE_MACROS
  /// What `@NSManaged` becomes where there is no Objective-C runtime that would provide the property.
  /// Follows documentation/swift/using-core-data-with-swift (the attribute is one of the language).
  @attached(accessor)
  public macro _Managed() = #externalMacro(module: "SteleMacros", type: "ManagedMacro")

  /// The same for a method of a relationship.
  @attached(body)
  public macro _Managing() = #externalMacro(module: "SteleMacros", type: "ManagedMacro")
#endif
