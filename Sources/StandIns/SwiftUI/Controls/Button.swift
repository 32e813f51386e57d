/// A control that does something. Follows documentation/swiftui/button.
public struct Button<Label> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
}

extension Button: View, PrimitiveView where Label: View {
  public typealias Body = Never

  /// A button with a label.
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    (role, self.action, self.label) = (nil, action, label())
  }

  /// A button with a purpose and a label.
  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    (self.role, self.action, self.label) = (role, action, label())
  }

  func build(_ node: ViewNode) {
    let isPressed = node.stored(1) { Location(false) }
    let (action, after) = (action, node.environment.afterButtonAction)
    let trigger: @MainActor () -> Void = {
      action()
      after?()
    }
    node.control = .button(role: role, action: trigger, press: { isPressed.set($0) })
    let pressed = isPressed.value
    if let style = node.environment.style((any ButtonStyle).self) {
      let configuration = ButtonStyleConfiguration(
        role: role, label: .init(view: label), isPressed: pressed)
      node.setChild(node.apply(style) { $0.makeAny(configuration) })
    } else if let style = node.environment.style((any PrimitiveButtonStyle).self) {
      let configuration = PrimitiveButtonStyleConfiguration(
        role: role, label: .init(view: label), action: trigger)
      // A style may put a button into the one that it styles; that one has the usual style.
      var environment = node.environment
      environment.setStyle(nil, (any PrimitiveButtonStyle).self)
      node.setChild(node.apply(style) { $0.makeAny(configuration) }, environment: environment)
    } else {
      node.setChild(label)
    }
  }
}

extension ButtonStyle {
  func makeAny(_ configuration: Configuration) -> any View {
    makeBody(configuration: configuration)
  }
}
extension PrimitiveButtonStyle {
  func makeAny(_ configuration: Configuration) -> any View {
    makeBody(configuration: configuration)
  }
}

extension Button where Label == Text {
  /// A button with a title.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    (role, self.action, label) = (nil, action, Text(titleKey))
  }
  /// A button with a title.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    (role, self.action, label) = (nil, action, Text(title))
  }
  /// A button with a purpose and a title.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    (self.role, self.action, label) = (role, action, Text(titleKey))
  }
  /// A button with a purpose and a title.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    (self.role, self.action, label) = (role, action, Text(title))
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// A button with a title and a symbol.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    (role, self.action) = (nil, action)
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
  }
  /// A button with a title and a symbol.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    (role, self.action) = (nil, action)
    label = SwiftUI.Label(title, systemImage: systemImage)
  }
  /// A button with a purpose, a title and a symbol.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    (self.role, self.action) = (role, action)
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style gets.
  @preconcurrency nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    (role, action) = (configuration.role, configuration.run)
    label = configuration.label
  }
}
