import Foundation

/// How values with labels look. Follows documentation/swiftui/labeledcontentstyle.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// The kind of view that is made.
  associatedtype Body: View
  /// The parts.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Makes the view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of values with labels. Follows documentation/swiftui/labeledcontentstyleconfiguration.
public struct LabeledContentStyleConfiguration {
  /// A part.
  public struct Label {
    let view: any View
  }
  /// A part.
  public struct Content {
    let view: any View
  }
  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) { node.setChild(view) }
}

extension LabeledContentStyleConfiguration.Content: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) { node.setChild(view) }
}

extension LabeledContentStyle {
  func makeAny(_ configuration: Configuration) -> any View {
    makeBody(configuration: configuration)
  }
}

/// A style. Follows documentation/swiftui/automaticlabeledcontentstyle.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      configuration.content
    }
  }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style `automatic`.
  nonisolated public static var automatic: AutomaticLabeledContentStyle { .init() }
}

nonisolated extension View {
  /// Sets how values with labels in this view look.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    changingEnvironment { $0.setStyle(style, (any LabeledContentStyle).self) }
  }
}
