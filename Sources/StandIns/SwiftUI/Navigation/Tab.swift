/// What a tab view is made of. Follows documentation/swiftui/tabcontent.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// The kind of value that tells tabs apart.
  associatedtype TabValue: Hashable
  /// The views of the tabs.
  var _views: [any View] { get }
}

/// Makes the tabs. Follows documentation/swiftui/tabcontentbuilder.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// A tab.
  public static func buildExpression<C: TabContent<TabValue>>(_ content: C) -> C { content }
  /// A block of one tab.
  public static func buildBlock<C: TabContent<TabValue>>(_ content: C) -> C { content }
  /// The first of a block.
  public static func buildPartialBlock<C: TabContent<TabValue>>(first: C) -> C { first }
  /// One more of a block.
  public static func buildPartialBlock<A: TabContent<TabValue>, C: TabContent<TabValue>>(
    accumulated: A, next: C
  ) -> TabList<TabValue> {
    TabList(parts: [accumulated, next])
  }
  /// An `if` without `else`.
  public static func buildIf<C: TabContent<TabValue>>(_ content: C?) -> TabList<TabValue> {
    TabList(parts: content.map { [$0] } ?? [])
  }
}

/// Several tabs.
public struct TabList<TabValue: Hashable> {
  let parts: [any TabContent<TabValue>]
}

extension TabList: TabContent {
  public var _views: [any View] { parts.flatMap { $0._views } }
}

/// The tabs as views.
public struct TabContentView<Content> {
  let content: Content
}

extension TabContentView: View, PrimitiveView where Content: TabContent {
  public typealias Body = Never
  func build(_ node: ViewNode) { node.setChildren(content._views) }
}

/// The purpose of a tab. Follows documentation/swiftui/tabrole.
public struct TabRole: Hashable, Sendable {
  let name: String
  public static let search = TabRole(name: "search")
}

/// A tab. Follows documentation/swiftui/tab.
public struct Tab<Value: Hashable, Content, Label> {
  let value: AnyHashable?
  let role: TabRole?
  let content: Content
  let label: Label
}

extension Tab: TabContent where Content: View, Label: View {
  public typealias TabValue = Value
  public var _views: [any View] {
    let view = content.tabItem { label }
    return [value.map { AnyView(view.tag($0)) } ?? AnyView(view)]
  }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image>, Content: View {
  /// A tab with a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (value, self.role, self.content) = (nil, role, content())
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
  }
}

extension Tab where Label == SwiftUI.Label<Text, Image>, Content: View {
  /// A tab with a title, a symbol and a value.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.value, self.role, self.content) = (AnyHashable(value), role, content())
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
  }
}

extension Tab where Label: View, Content: View {
  /// A tab with a value and a label.
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.value, self.role) = (AnyHashable(value), role)
    (self.content, self.label) = (content(), label())
  }
}
