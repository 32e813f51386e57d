/// A control that counts up and down. Follows documentation/swiftui/stepper.
public struct Stepper<Label> {
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
  let label: Label
}

extension Stepper: View, PrimitiveView where Label: View {
  public typealias Body = Never

  func build(_ node: ViewNode) {
    node.control = .stepper(increment: onIncrement, decrement: onDecrement)
    node.setChildren([Child(key: "label", view: label, place: .label)])
  }

  private nonisolated init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ label: Label
  ) {
    self.label = label
    func change(_ stride: V.Stride) {
      let next = value.wrappedValue.advanced(by: stride)
      value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
    }
    onIncrement = { change(step) }
    onDecrement = { change(0 - step) }
  }

  /// A stepper of closures.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    (self.onIncrement, self.onDecrement, self.label) = (onIncrement, onDecrement, label())
  }
  /// A stepper of a value.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, label())
  }
  /// A stepper of a value of a range.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, label())
  }
}

extension Stepper where Label == Text {
  /// A stepper of closures with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    (self.onIncrement, self.onDecrement, label) = (onIncrement, onDecrement, Text(titleKey))
  }
  /// A stepper of a value with a title.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, Text(titleKey))
  }
  /// A stepper of a value with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, Text(title))
  }
  /// A stepper of a value of a range with a title.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, Text(titleKey))
  }
  /// A stepper of a value of a range with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, Text(title))
  }
}
