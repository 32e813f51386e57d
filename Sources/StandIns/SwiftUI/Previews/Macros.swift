import UIKit

#if STELE_MACROS
  /// Shows a view, a view controller or a view of UIKit in the canvas.
  /// Follows documentation/swiftui/preview(_:traits:_:body:).
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @_PreviewBuilder body: @escaping @MainActor () -> Any
  ) = #externalMacro(module: "SteleMacros", type: "PreviewMacro")

  /// Makes a dynamic property usable within a preview. Follows documentation/swiftui/previewable().
  @attached(peer)
  public macro Previewable() = #externalMacro(module: "SteleMacros", type: "PreviewableMacro")

  /// Animates the properties of a type. Follows documentation/swiftui/animatable().
  @attached(member, names: named(animatableData))
  @attached(extension, conformances: Animatable)
  public macro Animatable() = #externalMacro(module: "SteleMacros", type: "AnimatableMacro")

  /// Leaves a property out of what is animated.
  /// Follows documentation/swiftui/animatableignored().
  @attached(peer)
  public macro AnimatableIgnored() = #externalMacro(module: "SteleMacros", type: "MarkerMacro")

  /// Makes a property an entry of the environment. Follows documentation/swiftui/entry().
  @attached(accessor) @attached(peer, names: prefixed(__Key_))
  public macro Entry() = #externalMacro(module: "SteleMacros", type: "EntryMacro")
#endif

/// Takes what a preview can show. Macros can't be overloaded as functions can, so one macro takes
/// all three kinds and its expansion picks the initialiser of `Preview`.
@resultBuilder public struct _PreviewBuilder {
  /// A view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// A view controller.
  public static func buildExpression<C: UIViewController>(_ controller: C) -> C { controller }
  /// A view of UIKit.
  public static func buildExpression<C: UIView>(_ view: C) -> C { view }
  /// An empty block.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// A block of one.
  public static func buildBlock<Content>(_ content: Content) -> Content { content }
  /// A block of several views.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    ViewBuilder.buildBlock(repeat each content)
  }
  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first branch of an `if` or `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    ViewBuilder.buildEither(first: first)
  }
  /// The other branch of an `if` or `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    ViewBuilder.buildEither(second: second)
  }
  /// An `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
