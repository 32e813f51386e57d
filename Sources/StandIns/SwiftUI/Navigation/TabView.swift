/// Several screens, one at a time. Follows documentation/swiftui/tabview.
public struct TabView<SelectionValue: Hashable, Content> {
  let selection: Binding<SelectionValue>?
  let content: Content
}

extension TabView: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Screens of which a binding says the one that is shown.
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
  {
    (self.selection, self.content) = (selection, content())
  }
  /// Tabs of which a binding says the one that is shown.
  nonisolated public init<C: TabContent<SelectionValue>>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentView<C> {
    (self.selection, self.content) = (selection, TabContentView(content: content()))
  }

  func build(_ node: ViewNode) {
    let chosen = node.stored(1) { Location(AnyHashable?.none) }
    let selection = selection
    node.control = .tabs
    node.setChild(content)
    node.trait = TabSelection(
      get: { selection.map { AnyHashable($0.wrappedValue) } ?? chosen.value },
      set: { tag in
        if let selection {
          if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
        } else {
          chosen.set(tag)
        }
      })
    _ = selection?.wrappedValue
    _ = chosen.value
    showSelectedTab(node)
    node.synchronize = { [weak node] in node.map(showSelectedTab) }
  }
}

extension TabView where SelectionValue == Int, Content: View {
  /// Screens of which the first one is shown at first.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    (selection, self.content) = (nil, content())
  }
}

extension TabView where SelectionValue == Never {
  /// Tabs of which the first one is shown at first.
  nonisolated public init<C: TabContent<Never>>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentView<C> {
    (selection, self.content) = (nil, TabContentView(content: content()))
  }
}

/// The tab that is shown.
struct TabSelection {
  let get: () -> AnyHashable?
  let set: (AnyHashable) -> Void
}

/// The nodes of the tabs: the views that the content is made of, with what tells them apart.
@MainActor func tabs(of node: ViewNode) -> [(tag: AnyHashable, node: ViewNode)] {
  var found: [(AnyHashable, ViewNode)] = []
  func search(_ node: ViewNode, _ identity: AnyHashable?) {
    let identity = (node.trait as? ElementIdentity)?.id ?? identity
    if node.isTransparent {
      for child in node.children where child.place == .content { search(child, identity) }
    } else {
      found.append((node.outerTag ?? identity ?? AnyHashable(found.count), node))
    }
  }
  for child in node.children where child.place == .content { search(child, nil) }
  return found
}

@MainActor private func showSelectedTab(_ node: ViewNode) {
  guard let selection = node.trait as? TabSelection else { return }
  let all = tabs(of: node)
  let wanted = selection.get()
  let shown = all.first { $0.tag == wanted }?.node ?? all.first?.node
  for (_, tab) in all { tab.parent?.setHidden(tab, tab !== shown) }
}

extension ViewNode {
  /// Whether the views below take this one's place in its container.
  var isTransparent: Bool { view is any TransparentView }

  /// The tag of the view, set by a modifier of it.
  var outerTag: AnyHashable? {
    if let tag = trait as? TagTrait { return tag.value }
    guard control == nil, !isTransparent, !isStack,
      children.filter({ $0.place == .content }).count == 1
    else { return nil }
    return children.first { $0.place == .content }?.outerTag
  }

  func setHidden(_ child: ViewNode, _ isHidden: Bool) {
    let isKnown = hiddenKeys.contains(child.key)
    guard isKnown != isHidden else { return }
    if isHidden { hiddenKeys.insert(child.key) } else { hiddenKeys.remove(child.key) }
    refreshActivity()
  }
}

/// A view whose content stands for itself in a container.
@MainActor protocol TransparentView {}
extension TupleView: TransparentView {}
extension Group: TransparentView {}
extension ForEach: TransparentView {}
extension Optional: TransparentView {}
extension _ConditionalContent: TransparentView {}
extension AnyView: TransparentView {}
extension TabContentView: TransparentView {}

/// How tab views look. Follows documentation/swiftui/tabviewstyle.
public protocol TabViewStyle {}
/// The usual style. Follows documentation/swiftui/defaulttabviewstyle.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The usual style.
  public init() {}
}
/// Pages. Follows documentation/swiftui/pagetabviewstyle.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots are shown. Follows documentation/swiftui/pagetabviewstyle/indexdisplaymode.
  public struct IndexDisplayMode: Sendable {
    let name: String
    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }
  let mode: IndexDisplayMode
  /// Pages.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
}
/// A side bar where there is space. Follows documentation/swiftui/sidebaradaptabletabviewstyle.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// A side bar where there is space.
  public init() {}
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The usual style.
  public static var automatic: DefaultTabViewStyle { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages.
  public static var page: PageTabViewStyle { .init() }
  /// Pages.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    .init(indexDisplayMode: indexDisplayMode)
  }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A side bar where there is space.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

/// How the dots of pages look. Follows documentation/swiftui/indexviewstyle.
public protocol IndexViewStyle {}
/// Dots. Follows documentation/swiftui/pageindexviewstyle.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have a background.
  public struct BackgroundDisplayMode: Sendable {
    let name: String
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let never = BackgroundDisplayMode(name: "never")
  }
  let mode: BackgroundDisplayMode
  /// Dots.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { .init() }
  /// Dots.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    .init(backgroundDisplayMode: backgroundDisplayMode)
  }
}

nonisolated extension View {
  /// Sets what stands for this view in the bar of tabs.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    node(label()) { node, content, label in
      node.setChildren([
        Child(key: 0, view: content), Child(key: "tab", view: label, place: .tabItem),
      ])
    }
  }
  /// Sets how the tab views in this view look.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    changingEnvironment { $0.setStyle(style, (any TabViewStyle).self) }
  }
  /// Sets how the dots of pages look.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    changingEnvironment { $0.setStyle(style, (any IndexViewStyle).self) }
  }
}
