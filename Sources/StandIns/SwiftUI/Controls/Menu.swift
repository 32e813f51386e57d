/// Actions behind a label. Follows documentation/swiftui/menu.
public struct Menu<Label, Content> {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension Menu: View, PrimitiveView where Label: View, Content: View {
  public typealias Body = Never

  func build(_ node: ViewNode) {
    let isOpen = node.stored(1) { Location(false) }
    node.control = .button(
      role: nil,
      action: { [primaryAction] in
        if let primaryAction { primaryAction() } else { isOpen.set(true) }
      }, press: { _ in })
    let open = Binding(isOpen)
    Presentation(
      kind: .menu, isPresented: { open.wrappedValue }, dismiss: { open.wrappedValue = false },
      content: { content.environmentForMenu { open.wrappedValue = false } }
    ).build(node, label)
  }

  /// A menu with a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content, primaryAction) = (label(), content(), nil)
  }
  /// A menu with a label and an action for a tap.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    (self.label, self.content, self.primaryAction) = (label(), content(), primaryAction)
  }
}

extension View {
  /// A choice in a menu closes it.
  fileprivate nonisolated func environmentForMenu(_ close: @escaping () -> Void) -> some View {
    changingEnvironment { $0.afterButtonAction = close }
  }
}

extension Menu where Label == Text, Content: View {
  /// A menu with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (label, self.content, primaryAction) = (Text(titleKey), content(), nil)
  }
  /// A menu with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (label, self.content, primaryAction) = (Text(title), content(), nil)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image>, Content: View {
  /// A menu with a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
    (self.content, primaryAction) = (content(), nil)
  }
}

/// The actions that a long press shows.
struct ContextMenuTrait { let items: any View }

nonisolated extension View {
  /// Shows actions after a long press.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    trait(ContextMenuTrait(items: menuItems()))
  }
  /// Shows actions and a preview after a long press.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    trait(ContextMenuTrait(items: menuItems()))
  }
  /// Sets how the menus in this view look.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    changingEnvironment { $0.setStyle(style, (any MenuStyle).self) }
  }
}

/// How menus look. Follows documentation/swiftui/menustyle.
public protocol MenuStyle {}
/// The usual style. Follows documentation/swiftui/defaultmenustyle.
public struct DefaultMenuStyle: MenuStyle {
  /// The usual style.
  public init() {}
}
/// A button. Follows documentation/swiftui/buttonmenustyle.
public struct ButtonMenuStyle: MenuStyle {
  /// A button.
  public init() {}
}
extension MenuStyle where Self == DefaultMenuStyle {
  /// The usual style.
  public static var automatic: DefaultMenuStyle { .init() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// A button.
  public static var button: ButtonMenuStyle { .init() }
}
