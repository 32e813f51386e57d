import Foundation

/// How groups of controls look. Follows documentation/swiftui/controlgroupstyle.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  /// The kind of view that is made.
  associatedtype Body: View
  /// The parts.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Makes the view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of groups of controls. Follows documentation/swiftui/controlgroupstyleconfiguration.
public struct ControlGroupStyleConfiguration {
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

extension ControlGroupStyleConfiguration.Label: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) { node.setChild(view) }
}

extension ControlGroupStyleConfiguration.Content: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) { node.setChild(view) }
}

extension ControlGroupStyle {
  func makeAny(_ configuration: Configuration) -> any View {
    makeBody(configuration: configuration)
  }
}

/// A style. Follows documentation/swiftui/automaticcontrolgroupstyle.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// The style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      configuration.content
    }
  }
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style `automatic`.
  nonisolated public static var automatic: AutomaticControlGroupStyle { .init() }
}

/// A style. Follows documentation/swiftui/navigationcontrolgroupstyle.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// The style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      configuration.content
    }
  }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The style `navigation`.
  nonisolated public static var navigation: NavigationControlGroupStyle { .init() }
}

/// A style. Follows documentation/swiftui/menucontrolgroupstyle.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// The style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The style `menu`.
  nonisolated public static var menu: MenuControlGroupStyle { .init() }
}

/// A style. Follows documentation/swiftui/compactmenucontrolgroupstyle.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// The style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      configuration.content
    }
  }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The style `compactMenu`.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle { .init() }
}

/// A style. Follows documentation/swiftui/palettecontrolgroupstyle.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// The style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      configuration.content
    }
  }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The style `palette`.
  nonisolated public static var palette: PaletteControlGroupStyle { .init() }
}

nonisolated extension View {
  /// Sets how groups of controls in this view look.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    changingEnvironment { $0.setStyle(style, (any ControlGroupStyle).self) }
  }
}
