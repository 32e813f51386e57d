/// A title and an icon. Follows documentation/swiftui/label.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label: View, PrimitiveView where Title: View, Icon: View {
  public typealias Body = Never

  /// A title and an icon.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  func build(_ node: ViewNode) {
    let configuration = LabelStyleConfiguration(
      title: .init(view: title), icon: .init(view: icon))
    guard let style = node.environment.style((any LabelStyle).self) else {
      return node.setChild(
        HStack {
          configuration.icon; configuration.title
        })
    }
    node.setChild(node.apply(style) { $0.makeAny(configuration) })
  }
}

extension LabelStyle {
  func makeAny(_ configuration: Configuration) -> any View {
    makeBody(configuration: configuration)
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with a symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    (title, icon) = (Text(titleKey), Image(systemName: name))
  }
  /// A title with a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    (self.title, icon) = (Text(title), Image(systemName: name))
  }
  /// A title with an image.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    (title, icon) = (Text(titleKey), Image(name))
  }
  /// A title with an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    (self.title, icon) = (Text(title), Image(name))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style gets.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    (title, icon) = (configuration.title, configuration.icon)
  }
}

/// The parts of a label. Follows documentation/swiftui/labelstyleconfiguration.
public struct LabelStyleConfiguration {
  /// The title.
  public struct Title: View, PrimitiveView {
    public typealias Body = Never
    let view: any View
    func build(_ node: ViewNode) { node.setChild(view) }
  }
  /// The icon.
  public struct Icon: View, PrimitiveView {
    public typealias Body = Never
    let view: any View
    func build(_ node: ViewNode) { node.setChild(view) }
  }
  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// How labels look. Follows documentation/swiftui/labelstyle.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The kind of view that a label becomes.
  associatedtype Body: View
  /// The parts of the label.
  typealias Configuration = LabelStyleConfiguration
  /// Makes a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The usual style. Follows documentation/swiftui/defaultlabelstyle.
public struct DefaultLabelStyle: LabelStyle {
  /// The usual style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon; configuration.title
    }
  }
}
/// Title and icon. Follows documentation/swiftui/titleandiconlabelstyle.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Title and icon.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon; configuration.title
    }
  }
}
/// The title alone. Follows documentation/swiftui/titleonlylabelstyle.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The title alone.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
/// The icon alone. Follows documentation/swiftui/icononlylabelstyle.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The icon alone.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
  /// The usual style.
  public static var automatic: DefaultLabelStyle { .init() }
}
nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Title and icon.
  public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}
nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { .init() }
}
nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { .init() }
}

nonisolated extension View {
  /// Sets how the labels in this view look.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    changingEnvironment { $0.setStyle(style, (any LabelStyle).self) }
  }
}
