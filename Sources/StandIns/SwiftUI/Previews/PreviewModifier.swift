/// What a preview is shown in. Follows documentation/swiftui/previewmodifier.
@MainActor @preconcurrency public protocol PreviewModifier {
  /// What previews share.
  associatedtype Context = Void
  /// The kind of view that `body` is.
  associatedtype Body: View
  /// The preview.
  typealias Content = PreviewModifierContent
  /// Makes what previews share.
  static func makeSharedContext() async throws -> Self.Context
  /// The preview in its surroundings.
  @ViewBuilder func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}

/// The preview that a modifier gets.
public struct PreviewModifierContent {
  let view: any View
}

extension PreviewModifierContent: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) { node.setChild(view) }
}
