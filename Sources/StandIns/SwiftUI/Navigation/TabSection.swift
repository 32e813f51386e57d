import Foundation

extension TabContentBuilder {
  /// The first branch of an `if` or `switch`.
  public static func buildEither(first: some TabContent<TabValue>) -> TabList<TabValue> {
    TabList(parts: [first])
  }
  /// The other branch of an `if` or `switch`.
  public static func buildEither(second: some TabContent<TabValue>) -> TabList<TabValue> {
    TabList(parts: [second])
  }
  /// An `if #available`.
  public static func buildLimitedAvailability(
    _ content: some TabContent<TabValue>
  ) -> TabList<TabValue> {
    TabList(parts: [content])
  }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public var _views: [any View] { data.flatMap { content($0)._views } }
  /// Tabs of elements.
  public init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == V {
    self.init(data: data, identify: { $0.id }, content: content)
  }
  /// Tabs of elements whose identity is at a key path.
  public init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self.init(data: data, identify: { $0[keyPath: id] }, content: content)
  }
}

/// Tabs that belong together. Follows documentation/swiftui/tabsection.
public struct TabSection<Header, Content, Footer, SelectionValue: Hashable> {
  let header: Header
  let content: Content
}

extension TabSection: TabContent where Header: View, Content: TabContent, Footer: View {
  public typealias TabValue = SelectionValue
  public var _views: [any View] { content._views }
}

extension TabSection where Footer == EmptyView, Content: TabContent<SelectionValue>, Header: View {
  /// Tabs with a header.
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: () -> Content,
    @ViewBuilder header: () -> Header
  ) {
    (self.header, self.content) = (header(), content())
  }
}

extension TabSection
where Footer == EmptyView, Content: TabContent<SelectionValue>, Header == Text {
  /// Tabs with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    (header, self.content) = (Text(titleKey), content())
  }
  /// Tabs with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    (header, self.content) = (Text(title), content())
  }
}

extension TabSection
where Footer == EmptyView, Content: TabContent<SelectionValue>, Header == EmptyView {
  /// Tabs.
  nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    (header, self.content) = (EmptyView(), content())
  }
}

/// What a tab that was chosen for a search shows. Follows documentation/swiftui/defaulttablabel.
public struct DefaultTabLabel {
  let role: TabRole?
}

extension DefaultTabLabel: View {
  public var body: some View {
    if role == .search { Label("Search", systemImage: "magnifyingglass") }
  }
}

extension Tab where Label == DefaultTabLabel, Value == Never, Content: View {
  /// A tab with the label of its purpose.
  nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    (value, self.role, self.content, label) = (nil, role, content(), .init(role: role))
  }
}

extension Tab where Label == DefaultTabLabel, Content: View {
  /// A tab with a value and the label of its purpose.
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.value = AnyHashable(value)
    (self.role, self.content, label) = (role, content(), .init(role: role))
  }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image>, Content: View {
  /// A tab with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    (value, self.role, self.content) = (nil, role, content())
    label = SwiftUI.Label(title, systemImage: systemImage)
  }
  /// A tab with a title and an image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (value, self.role, self.content) = (nil, role, content())
    label = SwiftUI.Label(titleKey, image: image)
  }
}

extension Tab where Value == Never, Label: View, Content: View {
  /// A tab with a label.
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (value, self.role, self.content, self.label) = (nil, role, content(), label())
  }
}

extension Tab where Label == SwiftUI.Label<Text, Image>, Content: View {
  /// A tab with a title, a symbol and a value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.value, self.role, self.content) = (AnyHashable(value), role, content())
    label = SwiftUI.Label(title, systemImage: systemImage)
  }
  /// A tab with a title, an image and a value.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.value, self.role, self.content) = (AnyHashable(value), role, content())
    label = SwiftUI.Label(titleKey, image: image)
  }
}
