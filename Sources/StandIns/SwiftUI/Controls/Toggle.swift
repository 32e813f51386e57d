/// A control that is on or off. Follows documentation/swiftui/toggle.
public struct Toggle<Label> {
  let isOn: Binding<Bool>
  let label: Label
}

extension Toggle: View, PrimitiveView where Label: View {
  public typealias Body = Never
  /// A toggle with a label.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }
  func build(_ node: ViewNode) {
    node.control = .toggle(isOn)
    // Read here, so that the node follows the value.
    _ = isOn.wrappedValue
    guard let style = node.environment.style((any ToggleStyle).self) else {
      return node.setChild(label)
    }
    let configuration = ToggleStyleConfiguration(label: .init(view: label), isOn: isOn)
    node.setChild(node.apply(style) { $0.makeAny(configuration) })
  }
}

extension ToggleStyle {
  func makeAny(_ configuration: Configuration) -> any View {
    makeBody(configuration: configuration)
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    (self.isOn, label) = (isOn, Text(titleKey))
  }
  /// A toggle with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    (self.isOn, label) = (isOn, Text(title))
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// A toggle with a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    (self.isOn, label) = (isOn, SwiftUI.Label(titleKey, systemImage: systemImage))
  }
}

/// How toggles look. Follows documentation/swiftui/togglestyle.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The kind of view that a toggle becomes.
  associatedtype Body: View
  /// The parts of the toggle.
  typealias Configuration = ToggleStyleConfiguration
  /// Makes a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle. Follows documentation/swiftui/togglestyleconfiguration.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label: View, PrimitiveView {
    public typealias Body = Never
    let view: any View
    func build(_ node: ViewNode) { node.setChild(view) }
  }
  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) { (self.label, _isOn) = (label, isOn) }
}

/// How a toggle of the system is drawn.
enum ToggleChrome { case `switch`, button, checkbox }

/// The usual style. Follows documentation/swiftui/defaulttogglestyle.
public struct DefaultToggleStyle: ToggleStyle {
  /// The usual style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.trait(ToggleChrome.switch)
  }
}
/// A switch. Follows documentation/swiftui/switchtogglestyle.
public struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?
  /// A switch.
  nonisolated public init() { tint = nil }
  /// A switch of a colour.
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.trait(ToggleChrome.switch).tint(tint)
  }
}
/// A button. Follows documentation/swiftui/buttontogglestyle.
public struct ButtonToggleStyle: ToggleStyle {
  /// A button.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.trait(ToggleChrome.button)
  }
}

/// A box with a tick. Follows documentation/swiftui/checkboxtogglestyle.
public struct CheckboxToggleStyle: ToggleStyle {
  /// A box.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.trait(ToggleChrome.checkbox)
  }
}
nonisolated extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a tick.
  public static var checkbox: CheckboxToggleStyle { .init() }
}

nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
  /// The usual style.
  public static var automatic: DefaultToggleStyle { .init() }
}
nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { .init() }
}
nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button.
  public static var button: ButtonToggleStyle { .init() }
}

nonisolated extension View {
  /// Sets how the toggles in this view look.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    changingEnvironment { $0.setStyle(style, (any ToggleStyle).self) }
  }
}
