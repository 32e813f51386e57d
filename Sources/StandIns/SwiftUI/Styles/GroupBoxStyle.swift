import Foundation

/// How boxes look. Follows documentation/swiftui/groupboxstyle.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The kind of view that is made.
  associatedtype Body: View
  /// The parts.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Makes the view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of boxes. Follows documentation/swiftui/groupboxstyleconfiguration.
public struct GroupBoxStyleConfiguration {
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

extension GroupBoxStyleConfiguration.Label: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) { node.setChild(view) }
}

extension GroupBoxStyleConfiguration.Content: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) { node.setChild(view) }
}

extension GroupBoxStyle {
  func makeAny(_ configuration: Configuration) -> any View {
    makeBody(configuration: configuration)
  }
}

/// A style. Follows documentation/swiftui/defaultgroupboxstyle.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style `automatic`.
  nonisolated public static var automatic: DefaultGroupBoxStyle { .init() }
}

nonisolated extension View {
  /// Sets how boxes in this view look.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    changingEnvironment { $0.setStyle(style, (any GroupBoxStyle).self) }
  }
}
