import Foundation

/// Tabs whose views are modified.
public struct ModifiedTabContent<Base: TabContent> {
  let base: Base
  let change: (AnyView) -> AnyView
}

extension ModifiedTabContent: TabContent {
  public typealias TabValue = Base.TabValue
  public var _views: [any View] { base._views.map { change(AnyView($0)) } }
}

/// Where a tab is. Follows documentation/swiftui/tabplacement.
public struct TabPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// What the user may do to tabs. Follows documentation/swiftui/tabcustomizationbehavior.
public struct TabCustomizationBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// A bar of tabs, and the side bar. Follows documentation/swiftui/adaptabletabbarplacement.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

nonisolated extension TabContent {
  private func unchanged() -> ModifiedTabContent<Self> { .init(base: self) { $0 } }
  /// Shows something at the label.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    ModifiedTabContent(base: self) { AnyView($0.badge(count)) }
  }
  /// Shows something at the label.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    ModifiedTabContent(base: self) { AnyView($0.badge(key)) }
  }
  /// Shows something at the label.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    ModifiedTabContent(base: self) { AnyView($0.badge(label)) }
  }
  /// Disables the tab.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    ModifiedTabContent(base: self) { AnyView($0.disabled(disabled)) }
  }
  /// Hides the tab.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { unchanged() }
  /// Keeps what the user did to the tab.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { unchanged() }
  /// Sets what the user may do to the tab.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    unchanged()
  }
  /// Sets where the tab is.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { unchanged() }
  /// Shows or hides the tab at first.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    unchanged()
  }
  /// Adds actions to the header of a section.
  public func sectionActions<C: View>(
    @ViewBuilder content: () -> C
  ) -> some TabContent<TabValue> {
    unchanged()
  }
  /// Adds a menu to the tab.
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TabContent<TabValue> {
    unchanged()
  }
  /// Adds actions to the tab.
  public func swipeActions<C: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> C
  ) -> some TabContent<TabValue> {
    unchanged()
  }
  /// Sets the identifier that tests use.
  public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    unchanged()
  }
  /// Sets the label.
  public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> { unchanged() }
  /// Takes what is dropped on the tab.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> {
    unchanged()
  }
}

/// What the user did to tabs. Follows documentation/swiftui/tabviewcustomization.
public struct TabViewCustomization: Equatable, Sendable, Codable {
  private var hidden: Set<String> = []
  /// Nothing.
  public init() {}
  /// Whether the tabs are as they were.
  public var isEmpty: Bool { hidden.isEmpty }
  /// Puts the order back.
  public mutating func resetSectionOrder() {}
  /// Shows all tabs again.
  public mutating func resetVisibility() { hidden = [] }
}

/// When a bar of tabs becomes small. Follows documentation/swiftui/tabbarminimizebehavior.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// Where what is above a bar of tabs is.
/// Follows documentation/swiftui/tabviewbottomaccessoryplacement.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

extension EnvironmentValues {
  /// Where what is above the bar of tabs is.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}

struct TabBarTrait { let name: String }

nonisolated extension View {
  /// Keeps what the user did to tabs.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    trait(TabBarTrait(name: "customization"))
  }
  /// Sets when the bar of tabs becomes small.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    trait(TabBarTrait(name: "minimize \(behavior.name)"))
  }
  /// Puts views above the bar of tabs.
  public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> some View {
    attached(content(), as: .overlay, AttachmentTrait(alignment: .bottom))
  }
  /// Puts views above the bar of tabs, or not.
  public func tabViewBottomAccessory<C: View>(
    isEnabled: Bool, @ViewBuilder content: () -> C
  ) -> some View {
    let view = isEnabled ? AnyView(content()) : AnyView(EmptyView())
    return attached(view, as: .overlay, AttachmentTrait(alignment: .bottom))
  }
  /// Puts views above the side bar of tabs.
  public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View {
    attached(content(), as: .overlay, AttachmentTrait(alignment: .top))
  }
  /// Puts views below the side bar of tabs.
  public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View {
    attached(content(), as: .overlay, AttachmentTrait(alignment: .bottom))
  }
  /// Sets what is behind the tabs of a search.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    trait(TabBarTrait(name: "search"))
  }
}

/// When the tab of a search starts one. Follows documentation/swiftui/tabsearchactivation.
public struct TabSearchActivation: Hashable, Sendable {
  let name: String
  public static let automatic = TabSearchActivation(name: "automatic")
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

/// Tabs in a bar. Follows documentation/swiftui/tabbaronlytabviewstyle.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Tabs in a bar.
  public init() {}
}
/// Tabs in groups. Follows documentation/swiftui/groupedtabviewstyle.
public struct GroupedTabViewStyle: TabViewStyle {
  /// Tabs in groups.
  public init() {}
}
/// Pages above each other. Follows documentation/swiftui/verticalpagetabviewstyle.
public struct VerticalPageTabViewStyle: TabViewStyle {
  /// Pages above each other.
  public init() {}
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// Tabs in a bar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
  /// Tabs in groups.
  public static var grouped: GroupedTabViewStyle { .init() }
}
extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Pages above each other.
  public static var verticalPage: VerticalPageTabViewStyle { .init() }
}
