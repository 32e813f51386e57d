/// A choice of one value. Follows documentation/swiftui/picker.
public struct Picker<Label, SelectionValue: Hashable, Content> {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
}

extension Picker: View, PrimitiveView where Label: View, Content: View {
  public typealias Body = Never
  /// A choice with a label.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.label, self.content) = (selection, label(), content())
  }
  /// A choice with a label.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, message: "Use init(selection:content:label:)"
  )
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    (self.selection, self.label, self.content) = (selection, label, content())
  }
  func build(_ node: ViewNode) {
    // Read here, so that the node follows the value.
    _ = selection.wrappedValue
    node.control = .selection(
      get: { AnyHashable(selection.wrappedValue) },
      set: {
        if let value = $0.base as? SelectionValue { selection.wrappedValue = value }
      })
    node.setChildren([
      Child(key: "label", view: label, place: .label), Child(key: "options", view: content),
    ])
  }
}

extension Picker where Label == Text, Content: View {
  /// A choice with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    (self.selection, label, self.content) = (selection, Text(titleKey), content())
  }
  /// A choice with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    (self.selection, label, self.content) = (selection, Text(title), content())
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image>, Content: View {
  /// A choice with a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    (self.selection, self.content) = (selection, content())
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
  }
}

/// How pickers look. Follows documentation/swiftui/pickerstyle.
public protocol PickerStyle {}
/// The usual style. Follows documentation/swiftui/defaultpickerstyle.
public struct DefaultPickerStyle: PickerStyle {
  /// The usual style.
  public init() {}
}
/// Segments. Follows documentation/swiftui/segmentedpickerstyle.
public struct SegmentedPickerStyle: PickerStyle {
  /// Segments.
  public init() {}
}
/// A wheel. Follows documentation/swiftui/wheelpickerstyle.
public struct WheelPickerStyle: PickerStyle {
  /// A wheel.
  public init() {}
}
/// A menu. Follows documentation/swiftui/menupickerstyle.
public struct MenuPickerStyle: PickerStyle {
  /// A menu.
  public init() {}
}
/// Rows. Follows documentation/swiftui/inlinepickerstyle.
public struct InlinePickerStyle: PickerStyle {
  /// Rows.
  public init() {}
}
/// Another screen. Follows documentation/swiftui/navigationlinkpickerstyle.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Another screen.
  public init() {}
}
/// Swatches. Follows documentation/swiftui/palettepickerstyle.
public struct PalettePickerStyle: PickerStyle {
  /// Swatches.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The usual style.
  public static var automatic: DefaultPickerStyle { .init() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments.
  public static var segmented: SegmentedPickerStyle { .init() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { .init() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A menu.
  public static var menu: MenuPickerStyle { .init() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// Rows.
  public static var inline: InlinePickerStyle { .init() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// Another screen.
  public static var navigationLink: NavigationLinkPickerStyle { .init() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// Swatches.
  public static var palette: PalettePickerStyle { .init() }
}

nonisolated extension View {
  /// Sets how the pickers in this view look.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    changingEnvironment { $0.setStyle(style, (any PickerStyle).self) }
  }
}
