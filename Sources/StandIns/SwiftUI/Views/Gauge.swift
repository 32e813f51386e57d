/// A value within a range. Follows documentation/swiftui/gauge.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels> {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimum: BoundsLabel?
  let maximum: BoundsLabel?

  fileprivate init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?,
    _ minimum: BoundsLabel?, _ maximum: BoundsLabel?
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    fraction = length == 0 ? 0 : Double((value - bounds.lowerBound) / length)
    (self.label, currentValueLabel) = (label, current)
    (self.minimum, self.maximum) = (minimum, maximum)
  }
}

extension Gauge: View, PrimitiveView
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  public typealias Body = Never
  func build(_ node: ViewNode) {
    let parts: [(any View)?] = [label, currentValueLabel, minimum, maximum]
    node.setChildren(parts.compactMap { $0 })
  }
}

extension Gauge
where
  Label: View, CurrentValueLabel == EmptyView, BoundsLabel == EmptyView,
  MarkedValueLabels == EmptyView
{
  /// A value with a label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), nil, nil, nil)
  }
}

extension Gauge
where
  Label: View, CurrentValueLabel: View, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
{
  /// A value with a label and one of the value.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil)
  }
}

extension Gauge
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels == EmptyView {
  /// A value with labels of it and of the bounds.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

/// How gauges look. Follows documentation/swiftui/gaugestyle.
public protocol GaugeStyle {}
/// The usual style. Follows documentation/swiftui/defaultgaugestyle.
public struct DefaultGaugeStyle: GaugeStyle {
  /// The usual style.
  public init() {}
}
/// A ring. Follows documentation/swiftui/accessorycirculargaugestyle.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// A ring.
  public init() {}
}
/// A filled ring. Follows documentation/swiftui/accessorycircularcapacitygaugestyle.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// A filled ring.
  public init() {}
}
/// A bar. Follows documentation/swiftui/accessorylineargaugestyle.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// A bar.
  public init() {}
}
/// A filled bar. Follows documentation/swiftui/linearcapacitygaugestyle.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// A filled bar.
  public init() {}
}
extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The usual style.
  public static var automatic: DefaultGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A filled ring.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A filled bar.
  public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

nonisolated extension View {
  /// Sets how the gauges in this view look.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    changingEnvironment { $0.setStyle(style, (any GaugeStyle).self) }
  }
}
