import Foundation

/// A field for text. Follows documentation/swiftui/textfield.
public struct TextField<Label> {
  let text: Binding<String>
  let prompt: Text?
  let axis: Axis
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
  let label: Label
}

extension TextField: View, PrimitiveView where Label: View {
  public typealias Body = Never
  /// A field with a label.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, axis: .horizontal, label: label())
  }
  /// A field with a label that grows along an axis.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, axis: axis, label: label())
  }

  func build(_ node: ViewNode) {
    buildField(
      node, text: text, prompt: prompt, label: label, isSecure: false, onCommit: onCommit)
  }
}

/// What the fields for text have in common.
@MainActor func buildField(
  _ node: ViewNode, text: Binding<String>, prompt: Text?, label: some View, isSecure: Bool,
  onCommit: @escaping () -> Void = {}
) {
  let shown = prompt ?? (label as? Text)
  let submit = node.environment.onSubmit
  // Read here, so that the node follows the value.
  _ = text.wrappedValue
  node.control = .text(
    text, prompt: shown?.string(in: node.environment) ?? "", isSecure: isSecure,
    commit: {
      onCommit()
      submit?()
    })
  node.setChildren([Child(key: "label", view: label, place: .label)])
}

extension TextField where Label == Text {
  private nonisolated init(
    _ label: Text, _ text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt, axis: axis, label: label)
  }
  /// A field with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(Text(titleKey), text)
  }
  /// A field with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(Text(title), text)
  }
  /// A field with a title and a prompt.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(Text(titleKey), text, prompt: prompt)
  }
  /// A field with a title and a prompt.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(Text(title), text, prompt: prompt)
  }
  /// A field with a title that grows along an axis.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(Text(titleKey), text, axis: axis)
  }
  /// A field with a title that grows along an axis.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(Text(title), text, axis: axis)
  }
  /// A field with a title, a prompt and an axis that it grows along.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(Text(titleKey), text, prompt: prompt, axis: axis)
  }
  /// A field that tells when it is edited.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use onSubmit and FocusState")
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(Text(titleKey), text)
    (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
  }
  /// A field that tells when it was edited.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use onSubmit")
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), text)
    self.onCommit = onCommit
  }
  /// A field for a value that is written and read with a format.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), value.formatted(format), prompt: prompt)
  }
  /// A field for a value that may be missing, written and read with a format.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = Binding<String>(
      get: { value.wrappedValue.map(format.format) ?? "" },
      set: { value.wrappedValue = try? format.parseStrategy.parse($0) })
    self.init(Text(titleKey), text, prompt: prompt)
  }
  /// A field for a value that is written and read with a formatter.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter
  ) {
    let text = Binding<String>(
      get: { formatter.string(for: value.wrappedValue) ?? "" },
      set: {
        let number = (formatter as? NumberFormatter)?.number(from: $0)
        let parsed: Any? =
          V.self == Int.self ? number?.intValue : V.self == Double.self ? number?.doubleValue : $0
        if let parsed = parsed as? V { value.wrappedValue = parsed }
      })
    self.init(Text(titleKey), text)
  }
}

extension Binding {
  /// The value as text; text that can't be read leaves the value as it is.
  nonisolated func formatted<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
  where F.FormatInput == Value, F.FormatOutput == String {
    Binding<String>(
      get: { format.format(wrappedValue) },
      set: { if let value = try? format.parseStrategy.parse($0) { wrappedValue = value } })
  }
}

/// A field whose text is not shown. Follows documentation/swiftui/securefield.
public struct SecureField<Label> {
  let text: Binding<String>
  let prompt: Text?
  var onCommit: () -> Void = {}
  let label: Label
}

extension SecureField: View, PrimitiveView where Label: View {
  public typealias Body = Never
  /// A field with a label.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    (self.text, self.prompt, self.label) = (text, prompt, label())
  }
  func build(_ node: ViewNode) {
    buildField(node, text: text, prompt: prompt, label: label, isSecure: true, onCommit: onCommit)
  }
}

extension SecureField where Label == Text {
  /// A field with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) {
    (self.text, self.prompt, label) = (text, prompt, Text(titleKey))
  }
  /// A field with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil
  ) {
    (self.text, self.prompt, label) = (text, prompt, Text(title))
  }
}

extension SecureField where Label == Text {
  /// A field that tells when it was edited.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use onSubmit")
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
    self.onCommit = onCommit
  }
}

/// A large field for text. Follows documentation/swiftui/texteditor.
public struct TextEditor {
  let text: Binding<String>
  /// A field for text.
  nonisolated public init(text: Binding<String>) { self.text = text }
  /// A field for text with looks; what is typed has those of the text's start.
  nonisolated public init(text: Binding<AttributedString>) {
    self.text = Binding(
      get: { String(text.wrappedValue.characters) },
      set: {
        let looks = text.wrappedValue.runs.first?.attributes ?? AttributeContainer()
        text.wrappedValue = AttributedString($0, attributes: looks)
      })
  }
}

extension TextEditor: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) {
    buildField(node, text: text, prompt: nil, label: EmptyView(), isSecure: false)
  }
}
