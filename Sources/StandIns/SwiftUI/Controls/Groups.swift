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
    if let style = node.environment.style((any DisclosureGroupStyle).self) {
      let configuration = DisclosureGroupStyleConfiguration(
        label: .init(view: label), content: .init(view: content()), isExpanded: isExpanded)
      node.setChild(node.apply(style) { $0.makeAny(configuration) })
      return
    }
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
  func build(_ node: ViewNode) {
    guard let style = node.environment.style((any GroupBoxStyle).self) else {
      return node.setChildren([label, content])
    }
    let configuration = GroupBoxStyleConfiguration(
      label: .init(view: label), content: .init(view: content))
    node.setChild(node.apply(style) { $0.makeAny(configuration) })
  }
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
  let label: any View
  let content: Content
}

extension ControlGroup: View, PrimitiveView where Content: View {
  public typealias Body = Never
  func build(_ node: ViewNode) {
    guard let style = node.environment.style((any ControlGroupStyle).self) else {
      return node.setChild(content)
    }
    let configuration = ControlGroupStyleConfiguration(
      label: .init(view: label), content: .init(view: content))
    node.setChild(node.apply(style) { $0.makeAny(configuration) })
  }
  /// Groups controls.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    (label, self.content) = (EmptyView(), content())
  }
  /// Groups controls behind a label where there is no space.
  nonisolated public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    let (content, label) = (content(), label())
    self.label = label
    self.content = LabeledControlGroupContent(content: content, label: label)
  }
  /// Groups controls with a title.
  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(titleKey) })
  }
  /// Groups controls with a title and a symbol.
  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(titleKey, systemImage: systemImage) })
  }
}

/// Controls behind a label. Follows documentation/swiftui/labeledcontrolgroupcontent.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension LabeledControlGroupContent: View { public var body: some View { content } }

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
