#if STELE_MACROS
  /// Shows a view in the canvas. Follows documentation/swiftui/preview(_:traits:_:body:).
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "SteleMacros", type: "PreviewMacro")

  /// Shows a view controller in the canvas.
  @_disfavoredOverload
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) = #externalMacro(module: "SteleMacros", type: "PreviewMacro")

  /// Shows a view of UIKit in the canvas.
  @_disfavoredOverload
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIView
  ) = #externalMacro(module: "SteleMacros", type: "PreviewMacro")

  /// Makes a dynamic property usable within a preview. Follows documentation/swiftui/previewable().
  @attached(peer)
  public macro Previewable() = #externalMacro(module: "SteleMacros", type: "PreviewableMacro")

  /// Makes a property an entry of the environment. Follows documentation/swiftui/entry().
  @attached(accessor) @attached(peer, names: prefixed(__Key_))
  public macro Entry() = #externalMacro(module: "SteleMacros", type: "EntryMacro")
#endif
