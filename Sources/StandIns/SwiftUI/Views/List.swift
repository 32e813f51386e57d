import Foundation

/// Rows that can be scrolled. Follows documentation/swiftui/list.
public struct List<SelectionValue: Hashable, Content> {
  let selection: ListSelection?
  let content: Content
}

/// The selection of a list: one or many values.
enum ListSelection {
  case one(get: () -> AnyHashable?, set: (AnyHashable?) -> Void)
  case many(get: () -> Set<AnyHashable>, set: (Set<AnyHashable>) -> Void)
}

extension List: View, PrimitiveView where Content: View {
  public typealias Body = Never

  func build(_ node: ViewNode) {
    node.control = .list
    node.trait = selection
    node.setChild(content)
  }

  private static nonisolated func one(_ selection: Binding<SelectionValue?>?) -> ListSelection? {
    selection.map { selection in
      .one(
        get: { selection.wrappedValue.map { AnyHashable($0) } },
        set: { selection.wrappedValue = $0?.base as? SelectionValue })
    }
  }

  private static nonisolated func many(_ selection: Binding<Set<SelectionValue>>?) -> ListSelection?
  {
    selection.map { selection in
      .many(
        get: { Set(selection.wrappedValue.map { AnyHashable($0) }) },
        set: { selection.wrappedValue = Set($0.compactMap { $0.base as? SelectionValue }) })
    }
  }

  /// Rows of which one can be selected.
  nonisolated public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    (self.selection, self.content) = (Self.one(selection), content())
  }
  /// Rows of which many can be selected.
  nonisolated public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    (self.selection, self.content) = (Self.many(selection), content())
  }
  /// A row for each element, of which one can be selected.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    (self.selection, content) = (Self.one(selection), ForEach(data, content: rowContent))
  }
  /// A row for each element, of which many can be selected.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    (self.selection, content) = (Self.many(selection), ForEach(data, content: rowContent))
  }
  /// A row for each element, of which one can be selected.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    (self.selection, content) = (Self.one(selection), ForEach(data, id: id, content: rowContent))
  }
  /// A row for each element, of which many can be selected.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    (self.selection, content) = (Self.many(selection), ForEach(data, id: id, content: rowContent))
  }
}

extension List where SelectionValue == Never, Content: View {
  /// Rows.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    (selection, self.content) = (nil, content())
  }
  /// A row for each element.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    (selection, content) = (nil, ForEach(data, content: rowContent))
  }
  /// A row for each element.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    (selection, content) = (nil, ForEach(data, id: id, content: rowContent))
  }
  /// A row for each number.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    (selection, content) = (nil, ForEach(data, content: rowContent))
  }
  /// A row for each binding to an element.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    (selection, content) = (nil, ForEach(data, content: rowContent))
  }
}

extension List where SelectionValue == Never, Content: View {
  /// A row for each binding to an element whose identity is at a key path.
  nonisolated public init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable
  {
    (selection, content) = (nil, ForEach(data, id: id, content: rowContent))
  }
}

/// Rows that belong together. Follows documentation/swiftui/section.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
}

/// The parts of a section, as its node's children carry them.
enum SectionPart: Hashable { case header, content, footer }

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  private nonisolated init(
    _ header: Parent, _ content: Content, _ footer: Footer, _ isExpanded: Binding<Bool>? = nil
  ) {
    self.init(header: header, content: content, footer: footer, isExpanded: isExpanded)
  }

  /// Rows with a header and a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header(), content(), footer())
  }

  func build(_ node: ViewNode) {
    var parts: [Child] = []
    if !(header is EmptyView) { parts.append(Child(key: SectionPart.header, view: header)) }
    if isExpanded?.wrappedValue != false {
      parts.append(Child(key: SectionPart.content, view: content))
    }
    if !(footer is EmptyView) { parts.append(Child(key: SectionPart.footer, view: footer)) }
    node.setChildren(parts)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Rows with a header.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header(), content(), EmptyView())
  }
  /// Rows with a header.
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header, content(), EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Rows with a header and a footer.
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header, content(), footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Rows with a footer.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(EmptyView(), content(), footer())
  }
  /// Rows with a footer.
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Rows.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Rows with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content(), EmptyView())
  }
  /// Rows with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), EmptyView())
  }
  /// Rows with a title that can be shown and hidden.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), content(), EmptyView(), isExpanded)
  }
}

/// Controls arranged for settings. Follows documentation/swiftui/form.
public struct Form<Content> {
  let content: Content
}

extension Form: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// Arranges controls.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func build(_ node: ViewNode) {
    node.control = .list
    node.setChild(content)
  }
}
