import Foundation

/// How groups that can be shown and hidden look. Follows documentation/swiftui/disclosuregroupstyle.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// The kind of view that is made.
  associatedtype Body: View
  /// The parts.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Makes the view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of groups that can be shown and hidden. Follows documentation/swiftui/disclosuregroupstyleconfiguration.
public struct DisclosureGroupStyleConfiguration {
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
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool
}

extension DisclosureGroupStyleConfiguration.Label: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) { node.setChild(view) }
}

extension DisclosureGroupStyleConfiguration.Content: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) { node.setChild(view) }
}

extension DisclosureGroupStyle {
  func makeAny(_ configuration: Configuration) -> any View {
    makeBody(configuration: configuration)
  }
}

/// A style. Follows documentation/swiftui/automaticdisclosuregroupstyle.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      if configuration.isExpanded { configuration.content }
    }
  }
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style `automatic`.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}

nonisolated extension View {
  /// Sets how groups that can be shown and hidden in this view look.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    changingEnvironment { $0.setStyle(style, (any DisclosureGroupStyle).self) }
  }
}
