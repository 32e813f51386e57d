import Foundation

/// How large a space is. Follows documentation/swiftui/spacersizing.
public struct SpacerSizing: Hashable, Sendable {
  let name: String
  /// As much as there is.
  public static let flexible = SpacerSizing(name: "flexible")
  /// The usual distance.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// An item that the system has. Follows documentation/swiftui/defaulttoolbaritem.
public struct DefaultToolbarItem {
  let kind: ToolbarDefaultItemKind
  let placement: ToolbarItemPlacement
  /// An item of a kind.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    (self.kind, self.placement) = (kind, placement)
  }
}

extension DefaultToolbarItem: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never
  var items: [any View] { [Text(verbatim: kind.name).trait(placement)] }
}

/// A kind of item that the system has. Follows documentation/swiftui/toolbardefaultitemkind.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  let name: String
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// A menu behind the title. Follows documentation/swiftui/toolbartitlemenu.
public struct ToolbarTitleMenu<Content> {
  let content: Content
}

extension ToolbarTitleMenu: ToolbarContent, PrimitiveToolbarContent where Content: View {
  public typealias Body = Never
  /// A menu.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  var items: [any View] { [content] }
}

extension ToolbarItem where ID == String, Content: View {
  /// An item that the user can move.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
  /// An item that the user can move and that is shown at first, or not.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem: CustomizableToolbarContent where Content: View {}

/// Content that the user can change. Follows documentation/swiftui/customizabletoolbarcontent.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarItemGroup {
  /// Items behind a label where there is no space.
  nonisolated public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(
      placement: placement,
      content: LabeledToolbarItemGroupContent(content: content(), label: label()))
  }
}

/// Items behind a label. Follows documentation/swiftui/labeledtoolbaritemgroupcontent.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension LabeledToolbarItemGroupContent: View { public var body: some View { content } }

extension ToolbarContentBuilder {
  /// An empty block.
  public static func buildBlock() -> ToolbarItems { ToolbarItems(parts: []) }
  /// An `if #available`.
  public static func buildLimitedAvailability(_ content: some ToolbarContent) -> ToolbarItems {
    ToolbarItems(parts: [content])
  }
}

extension ForEach: ToolbarContent, PrimitiveToolbarContent where Content: ToolbarContent {
  var items: [any View] { data.flatMap { content($0).allItems } }
}

nonisolated extension ToolbarContent {
  /// Shows or hides the background that items share.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    ModifiedToolbarContent(base: self) { $0 }
  }
  /// Makes the items the source of a transition.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    ModifiedToolbarContent(base: self) { $0 }
  }
}

/// Content whose items are changed.
public struct ModifiedToolbarContent<Base: ToolbarContent> {
  let base: Base
  let change: (any View) -> any View
}

extension ModifiedToolbarContent: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never
  var items: [any View] { base.allItems.map(change) }
}

extension ToolbarItemPlacement {
  public static var largeTitle: ToolbarItemPlacement { .init(name: "largeTitle") }
  public static var subtitle: ToolbarItemPlacement { .init(name: "subtitle") }
  public static var largeSubtitle: ToolbarItemPlacement { .init(name: "largeSubtitle") }
  public static var bottomOrnament: ToolbarItemPlacement { .init(name: "bottomOrnament") }
  /// In the bar of accessories of an identity.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    .init(name: "accessoryBar(\(id))")
  }
}

extension ToolbarPlacement {
  public static var windowToolbar: ToolbarPlacement { .init(name: "windowToolbar") }
  public static var accessoryBar: ToolbarPlacement { .init(name: "accessoryBar") }
  public static var bottomOrnament: ToolbarPlacement { .init(name: "bottomOrnament") }
  /// The bar of accessories of an identity.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
    .init(name: "accessoryBar(\(id))")
  }
}

/// What the user does to the items. Follows documentation/swiftui/toolbarrole.
public struct ToolbarRole: Hashable, Sendable {
  let name: String
  public static var automatic: ToolbarRole { .init(name: "automatic") }
  public static var navigationStack: ToolbarRole { .init(name: "navigationStack") }
  public static var browser: ToolbarRole { .init(name: "browser") }
  public static var editor: ToolbarRole { .init(name: "editor") }
}

/// How the title of a bar is shown. Follows documentation/swiftui/toolbartitledisplaymode.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let name: String
  public static var automatic: ToolbarTitleDisplayMode { .init(name: "automatic") }
  public static var large: ToolbarTitleDisplayMode { .init(name: "large") }
  public static var inline: ToolbarTitleDisplayMode { .init(name: "inline") }
  public static var inlineLarge: ToolbarTitleDisplayMode { .init(name: "inlineLarge") }
}

/// How the labels of items are shown. Follows documentation/swiftui/toolbarlabelstyle.
public struct ToolbarLabelStyle: Hashable, Sendable {
  let name: String
  public static let automatic = ToolbarLabelStyle(name: "automatic")
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
}

/// What is taken out of a bar. Follows documentation/swiftui/toolbardefaultitemkind.
struct ToolbarSetting { let name: String }

nonisolated extension View {
  /// Puts items into the bars that the user can change.
  public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }
  /// Takes an item of the system's out of the bars.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    trait(ToolbarSetting(name: "removing \(defaultItemKind?.name ?? "")"))
  }
  /// Shows or hides the background of bars.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    trait(ToolbarTrait.background(nil, visibility, bars))
  }
  /// Sets the foreground of bars.
  public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    trait(ToolbarTrait.background(AnyShapeStyle(style), .automatic, bars))
  }
  /// Sets what the items are for.
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    trait(ToolbarSetting(name: "role \(role.name)"))
  }
  /// Sets how the title is shown.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    trait(ToolbarSetting(name: "title \(mode.name)"))
  }
  /// Puts a menu behind the title.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    trait(ContextMenuTrait(items: content()))
  }
  /// Sets the title of the screen below the title.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    trait(NavigationSubtitle(text: Text(subtitleKey)))
  }
  /// Sets the title of the screen below the title.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    trait(NavigationSubtitle(text: Text(subtitle)))
  }
  /// Sets the title of the screen below the title.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    trait(NavigationSubtitle(text: subtitle))
  }
  /// Says what document the screen shows.
  public func navigationDocument(_ url: URL) -> some View {
    trait(ToolbarSetting(name: "document"))
  }
  /// Says what document the screen shows.
  public func navigationDocument<D: Transferable>(_ document: D) -> some View {
    trait(ToolbarSetting(name: "document"))
  }
  /// Puts a view above the bar of the keyboard or the like.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
  /// Puts a view beside the content.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
  /// Sets how the field of a search behaves.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    trait(ToolbarSetting(name: "search \(behavior.name)"))
  }
  /// Sets what happens to bars while the user searches.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    trait(ToolbarSetting(name: "search presentation \(behavior.name)"))
  }
}

struct NavigationSubtitle { let text: Text }

/// How the field of a search behaves. Follows documentation/swiftui/searchtoolbarbehavior.
public struct SearchToolbarBehavior: Hashable, Sendable {
  let name: String
  public static var automatic: SearchToolbarBehavior { .init(name: "automatic") }
  public static var minimize: SearchToolbarBehavior { .init(name: "minimize") }
}

/// What happens to bars while the user searches.
/// Follows documentation/swiftui/searchpresentationtoolbarbehavior.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent")
}
