/// Views side by side, with dividers that can be dragged. Follows documentation/swiftui/hsplitview.
public struct HSplitView<Content> {
  let content: Content
}

extension HSplitView: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// Arranges views side by side.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func build(_ node: ViewNode) { node.setChild(HStack(spacing: 1) { content }) }
}

/// Views above each other, with dividers that can be dragged. Follows documentation/swiftui/vsplitview.
public struct VSplitView<Content> {
  let content: Content
}

extension VSplitView: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// Arranges views above each other.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func build(_ node: ViewNode) { node.setChild(VStack(spacing: 1) { content }) }
}
