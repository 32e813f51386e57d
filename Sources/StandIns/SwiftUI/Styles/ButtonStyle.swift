/// How buttons look. Follows documentation/swiftui/buttonstyle.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The kind of view that a button becomes.
  associatedtype Body: View
  /// The parts of the button.
  typealias Configuration = ButtonStyleConfiguration
  /// Makes a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button. Follows documentation/swiftui/buttonstyleconfiguration.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View, PrimitiveView {
    public typealias Body = Never
    let view: any View
    func build(_ node: ViewNode) { node.setChild(view) }
  }
  /// The purpose.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether the user is pressing the button.
  public let isPressed: Bool
}

/// How buttons look and react. Follows documentation/swiftui/primitivebuttonstyle.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The kind of view that a button becomes.
  associatedtype Body: View
  /// The parts of the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Makes a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button and what it does.
/// Follows documentation/swiftui/primitivebuttonstyleconfiguration.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View, PrimitiveView {
    public typealias Body = Never
    let view: any View
    func build(_ node: ViewNode) { node.setChild(view) }
  }
  /// The purpose.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let run: @MainActor () -> Void

  init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
    (self.role, self.label, run) = (role, label, action)
  }
  /// Does what the button does.
  @MainActor public func trigger() { run() }
}

/// How a button of the system is drawn.
enum ButtonChrome: Equatable {
  case plain, borderless, bordered, borderedProminent, link, glass, glassProminent
}

/// The usual style. Follows documentation/swiftui/defaultbuttonstyle.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The usual style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.trait(ButtonChrome.borderless)
  }
}
/// No decoration. Follows documentation/swiftui/plainbuttonstyle.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// No decoration.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.trait(ButtonChrome.plain)
  }
}
/// No border. Follows documentation/swiftui/borderlessbuttonstyle.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// No border.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.trait(ButtonChrome.borderless)
  }
}
/// A border. Follows documentation/swiftui/borderedbuttonstyle.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// A border.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.trait(ButtonChrome.bordered)
  }
}
/// A border that stands out. Follows documentation/swiftui/borderedprominentbuttonstyle.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// A border that stands out.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.trait(ButtonChrome.borderedProminent)
  }
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The usual style.
  public static var automatic: DefaultButtonStyle { .init() }
}
nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// No decoration.
  public static var plain: PlainButtonStyle { .init() }
}
/// The look of a link. Follows documentation/swiftui/linkbuttonstyle.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// The look of a link.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.trait(ButtonChrome.link)
  }
}
nonisolated extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The look of a link.
  public static var link: LinkButtonStyle { .init() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// No border.
  public static var borderless: BorderlessButtonStyle { .init() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A border.
  public static var bordered: BorderedButtonStyle { .init() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A border that stands out.
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

nonisolated extension View {
  /// Sets how the buttons in this view look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    changingEnvironment {
      $0.setStyle(style, (any ButtonStyle).self)
      $0.setStyle(nil, (any PrimitiveButtonStyle).self)
    }
  }
  /// Sets how the buttons in this view look and react.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    changingEnvironment {
      $0.setStyle(style, (any PrimitiveButtonStyle).self)
      $0.setStyle(nil, (any ButtonStyle).self)
    }
  }
  /// Sets the shape of the buttons' borders.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { trait(shape) }
}

/// The shape of a button's border. Follows documentation/swiftui/buttonbordershape.
public struct ButtonBorderShape: Equatable, Sendable {
  let name: String
  public static let automatic = ButtonBorderShape(name: "automatic")
  public static let capsule = ButtonBorderShape(name: "capsule")
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  public static let circle = ButtonBorderShape(name: "circle")
  /// A rectangle with a radius of its own.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle(\(radius))")
  }
}
