import Foundation

/// Which part of a text is selected. Follows documentation/swiftui/textselection.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// What is selected. Follows documentation/swiftui/textselection/indices-swift.enum.
  public enum Indices: Equatable, Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }
  /// What is selected.
  public var indices: Indices
  /// Whether it is a point between two characters.
  public var isInsertion: Bool {
    if case .selection(let range) = indices { range.isEmpty } else { false }
  }
  /// A part.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// A point.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }
}

/// Which part of a text with attributes is selected.
/// Follows documentation/swiftui/attributedtextselection.
public struct AttributedTextSelection: Equatable, Sendable {
  private var range: Range<AttributedString.Index>?
  /// Nothing.
  public init() {}
  /// A part.
  public init(range: Range<AttributedString.Index>) { self.range = range }
}

extension TextEditor {
  /// A field for text of which a part can be selected.
  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text: text)
  }
  /// A field for text with attributes.
  nonisolated public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    self.init(
      text: Binding(
        get: { String(text.wrappedValue.characters) },
        set: { text.wrappedValue = AttributedString($0) }))
  }
}

extension TextField where Label == Text {
  /// A field with a title of whose text a part can be selected.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(titleKey, text: text, prompt: prompt, axis: axis ?? .horizontal)
  }
}

/// How editors look. Follows documentation/swiftui/texteditorstyle.
public protocol TextEditorStyle {}
/// The usual style. Follows documentation/swiftui/automatictexteditorstyle.
public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
  /// The usual style.
  public init() {}
}
/// Without a frame. Follows documentation/swiftui/plaintexteditorstyle.
public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
  /// Without a frame.
  public init() {}
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The usual style.
  public static var automatic: AutomaticTextEditorStyle { .init() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Without a frame.
  public static var plain: PlainTextEditorStyle { .init() }
}

nonisolated extension View {
  /// Sets how editors look.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    changingEnvironment { $0.setStyle(style, (any TextEditorStyle).self) }
  }
  /// Sets the size of text among others.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    trait(isEnabled ? scale : nil)
  }
  /// Draws texts in a way of its own.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    trait(TextRendererTrait(renderer: renderer))
  }
  /// Gives lists' items a colour.
  public func listItemTint(_ tint: Color?) -> some View { environment(\.tintColor, tint) }
  /// Sets the space around sections of lists.
  public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    trait(ListTrait.sectionSpacing(length ?? 16))
  }
  /// Sets the distance of a label from its symbol.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    trait(ListTrait.rowSpacing(spacing))
  }
  /// Sets the width that the symbols of labels have.
  public func labelReservedIconWidth(_ width: CGFloat) -> some View {
    trait(ListTrait.rowSpacing(width))
  }
}
