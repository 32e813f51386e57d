import Foundation

/// A choice of a date. Follows documentation/swiftui/datepicker.
public struct DatePicker<Label> {
  /// The parts of a date that are chosen. Follows documentation/swiftui/datepickercomponents.
  public typealias Components = DatePickerComponents
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: Components
  let label: Label
}

/// The parts of a date that are chosen. Follows documentation/swiftui/datepickercomponents.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The time of the day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker: View, PrimitiveView where Label: View {
  public typealias Body = Never
  func build(_ node: ViewNode) {
    // Read here, so that the node follows the value.
    _ = selection.wrappedValue
    node.control = .date(
      Binding(
        get: { selection.wrappedValue },
        set: { selection.wrappedValue = min(max($0, range.lowerBound), range.upperBound) }))
    node.setChildren([Child(key: "label", view: label, place: .label)])
  }
  /// A choice with a label.
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.label) = (selection, label())
    (range, components) = (.distantPast ... .distantFuture, displayedComponents)
  }
}

extension DatePicker where Label == Text {
  /// A choice with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    (self.selection, label) = (selection, Text(titleKey))
    (range, components) = (.distantPast ... .distantFuture, displayedComponents)
  }
  /// A choice with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    (self.selection, label) = (selection, Text(title))
    (range, components) = (.distantPast ... .distantFuture, displayedComponents)
  }
  /// A choice within a range with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    (self.selection, label) = (selection, Text(titleKey))
    (self.range, components) = (range, displayedComponents)
  }
  /// A choice from a date on with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    (self.selection, label) = (selection, Text(titleKey))
    (self.range, components) = (range.lowerBound ... .distantFuture, displayedComponents)
  }
  /// A choice up to a date with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    (self.selection, label) = (selection, Text(titleKey))
    (self.range, components) = (.distantPast...range.upperBound, displayedComponents)
  }
}

/// How date pickers look. Follows documentation/swiftui/datepickerstyle.
public protocol DatePickerStyle {}
/// The usual style. Follows documentation/swiftui/defaultdatepickerstyle.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The usual style.
  public init() {}
}
/// A calendar. Follows documentation/swiftui/graphicaldatepickerstyle.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// A calendar.
  public init() {}
}
/// Wheels. Follows documentation/swiftui/wheeldatepickerstyle.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Wheels.
  public init() {}
}
/// A line. Follows documentation/swiftui/compactdatepickerstyle.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// A line.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The usual style.
  public static var automatic: DefaultDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A line.
  public static var compact: CompactDatePickerStyle { .init() }
}

nonisolated extension View {
  /// Sets how the date pickers in this view look.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    changingEnvironment { $0.setStyle(style, (any DatePickerStyle).self) }
  }
}

/// A choice of a colour. Follows documentation/swiftui/colorpicker.
public struct ColorPicker<Label> {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label
}

extension ColorPicker: View, PrimitiveView where Label: View {
  public typealias Body = Never
  func build(_ node: ViewNode) {
    // Read here, so that the node follows the value.
    _ = selection.wrappedValue
    node.control = .color(selection)
    node.setChildren([Child(key: "label", view: label, place: .label)])
  }
  /// A choice with a label.
  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.supportsOpacity) = (selection, supportsOpacity)
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  /// A choice with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    (self.selection, self.supportsOpacity) = (selection, supportsOpacity)
    label = Text(titleKey)
  }
}
