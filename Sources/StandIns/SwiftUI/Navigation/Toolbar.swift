/// What goes into the bars. Follows documentation/swiftui/toolbarcontent.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The kind of content that `body` is.
  associatedtype Body: ToolbarContent
  /// What the content is made of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {}
extension _MissingBody: ToolbarContent {}

/// Content that the graph builds itself.
@MainActor protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  /// The views of the items.
  var items: [any View] { get }
}

extension ToolbarContent where Body == Never {
  /// The content of this module has no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension ToolbarContent where Body == _MissingBody {
  /// See `_MissingBody`.
  public var body: _MissingBody { preconditionFailure("\(Self.self) has no body") }
}

extension ToolbarContent {
  /// The views of all items.
  var allItems: [any View] { (self as? any PrimitiveToolbarContent)?.items ?? body.allItems }
}

/// Makes the content of the bars. Follows documentation/swiftui/toolbarcontentbuilder.
@resultBuilder public struct ToolbarContentBuilder {
  /// An item.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  /// A block of one.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// A block of several.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> ToolbarItems {
    var parts: [any ToolbarContent] = []
    for part in repeat each content { parts.append(part) }
    return ToolbarItems(parts: parts)
  }
  /// An `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> ToolbarItems {
    ToolbarItems(parts: content.map { [$0] } ?? [])
  }
  /// The first branch of an `if`.
  public static func buildEither(first: some ToolbarContent) -> ToolbarItems {
    ToolbarItems(parts: [first])
  }
  /// The other branch of an `if`.
  public static func buildEither(second: some ToolbarContent) -> ToolbarItems {
    ToolbarItems(parts: [second])
  }
}

/// Several items of the bars.
public struct ToolbarItems {
  let parts: [any ToolbarContent]
}

extension ToolbarItems: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never
  var items: [any View] { parts.flatMap { $0.allItems } }
}

/// An item of a bar. Follows documentation/swiftui/toolbaritem.
public struct ToolbarItem<ID, Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: ToolbarContent, PrimitiveToolbarContent where Content: View {
  public typealias Body = Never
  var items: [any View] { [content.trait(placement)] }
}

extension ToolbarItem where ID == (), Content: View {
  /// An item at a place.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    (self.placement, self.content) = (placement, content())
  }
}

/// Items of a bar. Follows documentation/swiftui/toolbaritemgroup.
public struct ToolbarItemGroup<Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemGroup: ToolbarContent, PrimitiveToolbarContent where Content: View {
  public typealias Body = Never
  /// Items at a place.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    (self.placement, self.content) = (placement, content())
  }
  var items: [any View] { [content.trait(placement)] }
}

/// Space between items. Follows documentation/swiftui/toolbarspacer.
public struct ToolbarSpacer {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement
  /// Space at a place.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    (self.sizing, self.placement) = (sizing, placement)
  }
}

extension ToolbarSpacer: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never
  var items: [any View] { [Spacer().trait(placement)] }
}

/// A place in a bar. Follows documentation/swiftui/toolbaritemplacement.
public struct ToolbarItemPlacement: Equatable, Sendable {
  let name: String
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let principal = ToolbarItemPlacement(name: "principal")
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  public static let status = ToolbarItemPlacement(name: "status")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  public static let title = ToolbarItemPlacement(name: "title")
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "use topBarLeading instead")
  public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "use topBarTrailing instead")
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
}

/// A bar. Follows documentation/swiftui/toolbarplacement.
public struct ToolbarPlacement: Equatable, Sendable {
  let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}

/// What is set for bars.
enum ToolbarTrait {
  case visibility(Visibility, [ToolbarPlacement])
  case background(AnyShapeStyle?, Visibility, [ToolbarPlacement])
  case colorScheme(ColorScheme?, [ToolbarPlacement])
  case titleMenu
}

nonisolated extension View {
  /// Puts items into the bars.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    node(content()) { node, view, content in
      let items = content.allItems.enumerated().map {
        Child(key: "item \($0.offset)", view: $0.element, place: .toolbar)
      }
      node.setChildren([Child(key: 0, view: view)] + items)
    }
  }
  /// Puts views into the bars.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    node(content()) { node, view, content in
      node.setChildren([
        Child(key: 0, view: view), Child(key: "items", view: content, place: .toolbar),
      ])
    }
  }
  /// Shows or hides bars.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    trait(ToolbarTrait.visibility(visibility, bars))
  }
  /// Shows or hides bars.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    trait(ToolbarTrait.visibility(visibility, bars))
  }
  /// Sets the background of bars.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    trait(ToolbarTrait.background(AnyShapeStyle(style), .automatic, bars))
  }
  /// Shows or hides the background of bars.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    trait(ToolbarTrait.background(nil, visibility, bars))
  }
  /// Sets the colour scheme of bars.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    trait(ToolbarTrait.colorScheme(colorScheme, bars))
  }
}
