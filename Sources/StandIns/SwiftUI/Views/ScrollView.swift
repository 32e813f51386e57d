import Foundation

/// Content that can be scrolled. Follows documentation/swiftui/scrollview.
public struct ScrollView<Content> {
  /// The content.
  public var content: Content
  /// The axes that can be scrolled along.
  public var axes: Axis.Set
  /// Whether the indicators are shown.
  public var showsIndicators: Bool
}

extension ScrollView: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// Content that can be scrolled along some axes.
  nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    (self.axes, showsIndicators, self.content) = (axes, true, content())
  }
  /// Content that can be scrolled along some axes, with or without indicators.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
  }
  func build(_ node: ViewNode) {
    node.control = .scroll
    node.setChild(content)
  }
}

/// A view that can scroll what is in it. Follows documentation/swiftui/scrollviewreader.
public struct ScrollViewReader<Content> {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content
}

extension ScrollViewReader: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// Makes its content of what scrolls it.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  func build(_ node: ViewNode) {
    let target = node.stored(1) { ScrollRequest() }
    node.trait = target
    node.setChild(content(ScrollViewProxy(target: target)))
  }
}

/// Where a scroll view was last told to scroll.
final class ScrollRequest {
  var id: AnyHashable?
  var anchor: UnitPoint?
}

/// What scrolls a scroll view. Follows documentation/swiftui/scrollviewproxy.
public struct ScrollViewProxy {
  let target: ScrollRequest
  /// Scrolls until the view of an identity is in sight.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    (target.id, target.anchor) = (AnyHashable(id), anchor)
  }
}

/// How indicators are shown. Follows documentation/swiftui/scrollindicatorvisibility.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let name: String
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// How the keyboard goes away. Follows documentation/swiftui/scrolldismisseskeyboardmode.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
  let name: String
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// What a scroll view does.
enum ScrollTrait {
  case indicators(ScrollIndicatorVisibility, Axis.Set)
  case keyboard(ScrollDismissesKeyboardMode)
  case behavior(any ScrollTargetBehavior)
  case targetLayout(Bool)
  case clipDisabled(Bool)
  case bounce(ScrollBounceBehavior, Axis.Set)
  case contentMargins(Edge.Set, EdgeInsets)
  case position(get: () -> AnyHashable?, set: (AnyHashable?) -> Void)
  case contentBackground(Visibility)
  case initialAnchor(UnitPoint?)
  case flash
}

/// Whether scrolling bounces. Follows documentation/swiftui/scrollbouncebehavior.
public struct ScrollBounceBehavior: Equatable, Sendable {
  let name: String
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

nonisolated extension View {
  /// Sets how indicators are shown.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    trait(ScrollTrait.indicators(visibility, axes))
  }
  /// Sets how the keyboard goes away.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    trait(ScrollTrait.keyboard(mode))
  }
  /// Turns scrolling off.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled)
  }
  /// Sets where scrolling comes to rest.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    trait(ScrollTrait.behavior(behavior))
  }
  /// Makes the views of this layout what scrolling comes to rest at.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    trait(ScrollTrait.targetLayout(isEnabled))
  }
  /// Shows what is outside of the bounds.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    trait(ScrollTrait.clipDisabled(disabled))
  }
  /// Sets whether scrolling bounces.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    trait(ScrollTrait.bounce(behavior, axes))
  }
  /// Sets the space around the content.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    trait(ScrollTrait.contentMargins(edges, EdgeInsets(edges, length ?? 16)))
  }
  /// Sets the space around the content.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    trait(ScrollTrait.contentMargins(.all, EdgeInsets(.all, length)))
  }
  /// Ties the position to the identity of a view.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    trait(
      ScrollTrait.position(
        get: { id.wrappedValue.map { AnyHashable($0) } },
        set: { id.wrappedValue = $0?.base as? ID }))
  }
  /// Sets where the content is at first.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    trait(ScrollTrait.initialAnchor(anchor))
  }
  /// Sets where the content is in one case.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    trait(ScrollTrait.initialAnchor(anchor))
  }
  /// Sets the space around the content.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    trait(ScrollTrait.contentMargins(edges, insets))
  }
  /// Shows the indicators for a moment.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    trait(onAppear ? ScrollTrait.flash : nil)
  }
  /// Shows the indicators for a moment when a value changes.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    trait(ScrollTrait.flash)
  }
  /// Shows or hides the background of a list or a form.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    trait(ScrollTrait.contentBackground(visibility))
  }
}

/// What a margin is for. Follows documentation/swiftui/contentmarginplacement.
public struct ContentMarginPlacement: Sendable {
  let name: String
  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
