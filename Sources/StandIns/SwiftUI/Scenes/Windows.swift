import Foundation

/// One window. Follows documentation/swiftui/window.
public struct Window<Content> {
  let id: String
  let title: Text
  let content: Content
}

extension Window: Scene, PrimitiveScene where Content: View {
  public typealias Body = Never
  var windows: [WindowContent] { [WindowContent(id: id, title: title, view: content)] }

  /// A window with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    (self.id, title, self.content) = (id, Text(titleKey), content())
  }
  /// A window with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    (self.id, self.title, self.content) = (id, Text(title), content())
  }
  /// A window with a title.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    (self.id, self.title, self.content) = (id, title, content())
  }
}

/// A window with tools. Follows documentation/swiftui/utilitywindow.
public struct UtilityWindow<Content> {
  let window: Window<Content>
}

extension UtilityWindow: Scene, PrimitiveScene where Content: View {
  public typealias Body = Never
  var windows: [WindowContent] { window.windows }
  /// A window with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    window = Window(titleKey, id: id, content: content)
  }
  /// A window with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    window = Window(title, id: id, content: content)
  }
}

/// The settings of an app. Follows documentation/swiftui/settings.
public struct Settings<Content> {
  let content: Content
}

extension Settings: Scene, PrimitiveScene where Content: View {
  public typealias Body = Never
  /// Some settings.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  var windows: [WindowContent] {
    [WindowContent(id: WindowContent.settings, title: nil, view: content)]
  }
}

extension WindowContent {
  /// The identity of the window with the settings.
  static let settings = "SwiftUI.settings"
}

/// A control that shows the settings. Follows documentation/swiftui/settingslink.
public struct SettingsLink<Label: View> {
  let label: Label
}

extension SettingsLink: View, PrimitiveView {
  public typealias Body = Never
  /// A control with a label.
  nonisolated public init(@ViewBuilder label: () -> Label) { self.label = label() }
  func build(_ node: ViewNode) {
    let open = node.environment.openSettings
    node.control = .button(role: nil, action: { open() }, press: { _ in })
    node.setChild(label)
  }
}

/// The label of a control that shows the settings.
/// Follows documentation/swiftui/defaultsettingslinklabel.
public struct DefaultSettingsLinkLabel {
  /// The usual label.
  public init() {}
}

extension DefaultSettingsLinkLabel: View {
  public var body: some View { Label("Settings…", systemImage: "gear") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// A control with the usual label.
  nonisolated public init() { label = DefaultSettingsLinkLabel() }
}

/// A menu in the bar of menus. Follows documentation/swiftui/menubarextra.
public struct MenuBarExtra<Label, Content> {
  let title: Text?
  let isInserted: Binding<Bool>?
  let label: Label
  let content: Content
}

extension MenuBarExtra: Scene, PrimitiveScene where Label: View, Content: View {
  public typealias Body = Never
  var windows: [WindowContent] {
    guard isInserted?.wrappedValue != false else { return [] }
    let menu = Menu {
      content
    } label: {
      label
    }
    return [WindowContent(id: "SwiftUI.menuBarExtra", title: title, view: menu)]
  }
  /// A menu with a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (title, isInserted, self.label, self.content) = (nil, nil, label(), content())
  }
  /// A menu with a label that is shown while a binding says so.
  nonisolated public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (title, self.isInserted, self.label, self.content) = (nil, isInserted, label(), content())
  }
}

extension MenuBarExtra where Label == Text, Content: View {
  /// A menu with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (title, isInserted, label, self.content) = (Text(titleKey), nil, Text(titleKey), content())
  }
  /// A menu with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (self.title, isInserted, label, self.content) = (Text(title), nil, Text(title), content())
  }
  /// A menu with a title that is shown while a binding says so.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    (title, self.isInserted, label) = (Text(titleKey), isInserted, Text(titleKey))
    self.content = content()
  }
}

extension MenuBarExtra where Label == SwiftUI.Label<Text, Image>, Content: View {
  /// A menu with a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    (title, isInserted, self.content) = (Text(titleKey), nil, content())
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
  }
  /// A menu with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    (self.title, isInserted, self.content) = (Text(title), nil, content())
    label = SwiftUI.Label(title, systemImage: systemImage)
  }
  /// A menu with a title and an image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    (title, isInserted, self.content) = (Text(titleKey), nil, content())
    label = SwiftUI.Label(titleKey, image: image)
  }
  /// A menu with a title and a symbol that is shown while a binding says so.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    (title, self.isInserted, self.content) = (Text(titleKey), isInserted, content())
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
  }
}
