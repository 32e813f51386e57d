import Foundation

/// Columns of which each shows what is chosen in the one before.
/// Follows documentation/swiftui/navigationsplitview.
public struct NavigationSplitView<Sidebar, Content, Detail> {
  let visibility: Binding<NavigationSplitViewVisibility>?
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
}

extension NavigationSplitView: View, PrimitiveView
where Sidebar: View, Content: View, Detail: View {
  public typealias Body = Never
  func build(_ node: ViewNode) {
    node.trait = visibility?.wrappedValue
    node.setChildren([
      Child(key: "sidebar", view: sidebar), Child(key: "content", view: content),
      Child(key: "detail", view: detail),
    ])
  }
  /// Three columns.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    (visibility, self.sidebar) = (nil, sidebar())
    (self.content, self.detail) = (content(), detail())
  }
  /// Three columns of which a binding says those that are shown.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    (visibility, self.sidebar) = (columnVisibility, sidebar())
    (self.content, self.detail) = (content(), detail())
  }
}

extension NavigationSplitView where Sidebar: View, Content == EmptyView, Detail: View {
  /// Two columns.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    (visibility, self.sidebar) = (nil, sidebar())
    (content, self.detail) = (EmptyView(), detail())
  }
  /// Two columns of which a binding says those that are shown.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    (visibility, self.sidebar) = (columnVisibility, sidebar())
    (content, self.detail) = (EmptyView(), detail())
  }
}

/// The columns that are shown. Follows documentation/swiftui/navigationsplitviewvisibility.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  let name: String
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// How columns share the space. Follows documentation/swiftui/navigationsplitviewstyle.
public protocol NavigationSplitViewStyle {}
/// The usual style. Follows documentation/swiftui/automaticnavigationsplitviewstyle.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The usual style.
  public init() {}
}
/// Shared. Follows documentation/swiftui/balancednavigationsplitviewstyle.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Shared.
  public init() {}
}
/// The detail keeps its size. Follows documentation/swiftui/prominentdetailnavigationsplitviewstyle.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The detail keeps its size.
  public init() {}
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The usual style.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Shared.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its size.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

nonisolated extension View {
  /// Sets how columns share the space.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    changingEnvironment { $0.setStyle(style, (any NavigationSplitViewStyle).self) }
  }
  /// Sets the width of a column.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    frame(width: width)
  }
  /// Sets the limits of the width of a column.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    frame(minWidth: min, idealWidth: ideal, maxWidth: max)
  }
}
