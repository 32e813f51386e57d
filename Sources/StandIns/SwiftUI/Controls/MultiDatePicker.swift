import Foundation

/// A choice of days. Follows documentation/swiftui/multidatepicker.
public struct MultiDatePicker<Label> {
  let selection: Binding<Set<DateComponents>>
  let range: Range<Date>
  let label: Label
}

extension MultiDatePicker: View, PrimitiveView where Label: View {
  public typealias Body = Never

  func build(_ node: ViewNode) {
    // Read here, so that the node follows the value.
    _ = selection.wrappedValue
    node.setChildren([Child(key: "label", view: label, place: .label)])
  }

  /// Days of all time, with a label.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.label) = (selection, label())
    range = .distantPast ..< .distantFuture
  }
  /// Days of a time, with a label.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) { (self.selection, range, self.label) = (selection, bounds, label()) }
  /// Days from one on, with a label.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.label) = (selection, label())
    range = bounds.lowerBound ..< .distantFuture
  }
}

extension MultiDatePicker where Label == Text {
  /// Days of all time, with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) { self.init(selection: selection) { Text(titleKey) } }
  /// Days of all time, with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>
  ) { self.init(selection: selection) { Text(title) } }
  /// Days of a time, with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }
  /// Days from one on, with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }
}
