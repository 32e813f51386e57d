import Foundation

/// Content that can be shown and hidden. Follows documentation/swiftui/disclosuregroup.
public struct DisclosureGroup<Label, Content> {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content
}

extension DisclosureGroup: View, PrimitiveView where Label: View, Content: View {
  public typealias Body = Never
  func build(_ node: ViewNode) {
    let own = node.stored(1) { Location(false) }
    let isExpanded = isExpanded ?? Binding(own)
    node.control = .disclosure(isExpanded)
    var children = [Child(key: "label", view: label, place: .label)]
    if isExpanded.wrappedValue { children.append(Child(key: "content", view: content())) }
    node.setChildren(children)
  }
  /// Content with a label.
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    (isExpanded, self.label, self.content) = (nil, label(), content)
  }
  /// Content with a label, shown while a binding says so.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.isExpanded, self.label, self.content) = (isExpanded, label(), content)
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  /// Content with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    (isExpanded, label, self.content) = (nil, Text(titleKey), content)
  }
  /// Content with a title, shown while a binding says so.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    (self.isExpanded, label, self.content) = (isExpanded, Text(titleKey), content)
  }
}

/// Content in a box. Follows documentation/swiftui/groupbox.
public struct GroupBox<Label, Content> {
  let label: Label
  let content: Content
}

extension GroupBox: View, PrimitiveView where Label: View, Content: View {
  public typealias Body = Never
  func build(_ node: ViewNode) { node.setChildren([label, content]) }
  /// Content with a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }
  /// Content with a label.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    (self.label, self.content) = (label, content())
  }
}

extension GroupBox where Label == EmptyView, Content: View {
  /// Content in a box.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    (label, self.content) = (EmptyView(), content())
  }
}

extension GroupBox where Label == Text, Content: View {
  /// Content with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(titleKey), content())
  }
}

/// Controls that belong together. Follows documentation/swiftui/controlgroup.
public struct ControlGroup<Content> {
  let content: Content
}

extension ControlGroup: View, PrimitiveView where Content: View {
  public typealias Body = Never
  func build(_ node: ViewNode) { node.setChild(content) }
  /// Groups controls.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A value with a label. Follows documentation/swiftui/labeledcontent.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
  public typealias Body = Never
  func build(_ node: ViewNode) { node.setChildren([label, content]) }
  /// Content with a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Content with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(titleKey), content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A string with a title.
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    (label, content) = (Text(titleKey), Text(value))
  }
  /// A string with a title.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    (label, content) = (Text(title), Text(value))
  }
  /// A value with a title, formatted.
  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    (label, content) = (Text(titleKey), Text(value, format: format))
  }
}

/// A control that opens an address. Follows documentation/swiftui/link.
public struct Link<Label> {
  let destination: URL
  let label: Label
}

extension Link: View, PrimitiveView where Label: View {
  public typealias Body = Never
  func build(_ node: ViewNode) {
    let open = node.environment.openURL
    node.control = .button(role: nil, action: { open(destination) }, press: { _ in })
    node.setChild(label)
  }
  /// A link with a label.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }
}

extension Link where Label == Text {
  /// A link with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    (self.destination, label) = (destination, Text(titleKey))
  }
  /// A link with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    (self.destination, label) = (destination, Text(title))
  }
}

/// A button that starts and ends the editing of a list. Follows documentation/swiftui/editbutton.
public struct EditButton {
  /// A button.
  public init() {}
}

extension EditButton: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) {
    let own = node.stored(1) { Location(EditMode.inactive) }
    let mode = node.environment.editMode ?? Binding(own)
    let isEditing = mode.wrappedValue.isEditing
    node.control = .button(
      role: nil, action: { mode.wrappedValue = isEditing ? .inactive : .active },
      press: { _ in })
    node.setChild(Text(verbatim: isEditing ? "Done" : "Edit"))
  }
}

/// What is shown where there is nothing. Follows documentation/swiftui/contentunavailableview.
public struct ContentUnavailableView<Label, Description, Actions> {
  let label: Label
  let description: Description
  let actions: Actions
}

extension ContentUnavailableView: View, PrimitiveView
where Label: View, Description: View, Actions: View {
  public typealias Body = Never
  func build(_ node: ViewNode) { node.setChildren([label, description, actions]) }
  /// A label with a description and actions.
  nonisolated public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title with a symbol and a description.
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    label = SwiftUI.Label(title, systemImage: name)
    (self.description, actions) = (description, EmptyView())
  }
  /// A title with a symbol and a description.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    label = SwiftUI.Label(title, systemImage: name)
    (self.description, actions) = (description, EmptyView())
  }
  /// What is shown where a search found nothing.
  @MainActor public static var search: ContentUnavailableView {
    ContentUnavailableView(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
  /// What is shown where a search for a text found nothing.
  @MainActor public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}
