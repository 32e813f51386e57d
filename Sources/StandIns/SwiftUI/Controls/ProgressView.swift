/// How far something has got. Follows documentation/swiftui/progressview.
public struct ProgressView<Label, CurrentValueLabel> {
  /// The part that is done, `nil` if it is not known.
  let fraction: Double?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
}

extension ProgressView: View, PrimitiveView where Label: View, CurrentValueLabel: View {
  public typealias Body = Never

  func build(_ node: ViewNode) {
    if let style = node.environment.style((any ProgressViewStyle).self), style.isCustom {
      let configuration = ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label.map { .init(view: $0) },
        currentValueLabel: currentValueLabel.map { .init(view: $0) })
      return node.setChild(node.apply(style) { $0.makeAny(configuration) })
    }
    var children: [Child] = []
    if let label { children.append(Child(key: "label", view: label)) }
    if let currentValueLabel { children.append(Child(key: "value", view: currentValueLabel)) }
    node.setChildren(children)
  }
}

extension ProgressViewStyle {
  var isCustom: Bool { !(self is any BuiltInProgressViewStyle) }
  func makeAny(_ configuration: Configuration) -> any View {
    makeBody(configuration: configuration)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Progress of which nothing is known.
  nonisolated public init() { (fraction, label, currentValueLabel) = (nil, nil, nil) }
  /// Progress to a total.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    fraction = value.map { Double($0 / total) }
    (label, currentValueLabel) = (nil, nil)
  }
}

extension ProgressView where Label: View, CurrentValueLabel == EmptyView {
  /// Progress with a label.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    (fraction, self.label, currentValueLabel) = (nil, label(), nil)
  }
  /// Progress to a total with a label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {
    fraction = value.map { Double($0 / total) }
    (self.label, currentValueLabel) = (label(), nil)
  }
}

extension ProgressView where Label: View, CurrentValueLabel: View {
  /// Progress to a total with two labels.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = value.map { Double($0 / total) }
    (self.label, self.currentValueLabel) = (label(), currentValueLabel())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Progress with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey) {
    (fraction, label, currentValueLabel) = (nil, Text(titleKey), nil)
  }
  /// Progress with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) {
    (fraction, label, currentValueLabel) = (nil, Text(title), nil)
  }
  /// Progress to a total with a title.
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1
  ) {
    fraction = value.map { Double($0 / total) }
    (label, currentValueLabel) = (Text(titleKey), nil)
  }
  /// Progress to a total with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1
  ) {
    fraction = value.map { Double($0 / total) }
    (label, currentValueLabel) = (Text(title), nil)
  }
}

/// How progress looks. Follows documentation/swiftui/progressviewstyle.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The kind of view that progress becomes.
  associatedtype Body: View
  /// The parts of the view.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Makes a view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view. Follows documentation/swiftui/progressviewstyleconfiguration.
public struct ProgressViewStyleConfiguration {
  /// The label.
  public struct Label: View, PrimitiveView {
    public typealias Body = Never
    let view: any View
    func build(_ node: ViewNode) { node.setChild(view) }
  }
  /// The label of the value.
  public struct CurrentValueLabel: View, PrimitiveView {
    public typealias Body = Never
    let view: any View
    func build(_ node: ViewNode) { node.setChild(view) }
  }
  /// The part that is done.
  public let fractionCompleted: Double?
  /// The label.
  public var label: Label?
  /// The label of the value.
  public var currentValueLabel: CurrentValueLabel?
}

/// A style that the view draws itself.
protocol BuiltInProgressViewStyle {}

/// The usual style. Follows documentation/swiftui/defaultprogressviewstyle.
public struct DefaultProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle {
  /// The usual style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
/// A circle. Follows documentation/swiftui/circularprogressviewstyle.
public struct CircularProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle {
  let tint: Color?
  /// A circle.
  nonisolated public init() { tint = nil }
  /// A circle of a colour.
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
/// A bar. Follows documentation/swiftui/linearprogressviewstyle.
public struct LinearProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle {
  let tint: Color?
  /// A bar.
  nonisolated public init() { tint = nil }
  /// A bar of a colour.
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The usual style.
  public static var automatic: DefaultProgressViewStyle { .init() }
}
nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  public static var circular: CircularProgressViewStyle { .init() }
}
nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { .init() }
}

nonisolated extension View {
  /// Sets how progress looks in this view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    changingEnvironment { $0.setStyle(style, (any ProgressViewStyle).self) }
  }
}
