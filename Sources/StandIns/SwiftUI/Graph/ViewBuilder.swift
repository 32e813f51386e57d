/// Makes a view of several. Follows documentation/swiftui/viewbuilder.
@resultBuilder public struct ViewBuilder {
  /// An expression of the block.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An empty block.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A block of one view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// A block of several views.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView((repeat each content), views: views)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The other branch of an `if` or `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// An `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views. Follows documentation/swiftui/tupleview.
public struct TupleView<T> {
  /// The views.
  public var value: T
  let views: [any View]

  /// Wraps a tuple of views.
  public init(_ value: T) {
    let elements = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    self.init(value, views: elements.isEmpty ? [value as? any View].compactMap { $0 } : elements)
  }

  init(_ value: T, views: [any View]) { (self.value, self.views) = (value, views) }
}

extension TupleView: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) { node.setChildren(views) }
}

/// One of two kinds of view. Follows documentation/swiftui/conditionalcontent.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }
  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  func build(_ node: ViewNode) {
    switch storage {
    case .trueContent(let view): node.setChildren([Child(key: "true", view: view)])
    case .falseContent(let view): node.setChildren([Child(key: "false", view: view)])
    }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  public typealias Body = Never
  func build(_ node: ViewNode) { node.setChildren(map { [$0] } ?? []) }
}

/// A view whose type is hidden. Follows documentation/swiftui/anyview.
public struct AnyView {
  let view: any View

  /// Wraps a view.
  public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }

  /// Wraps a view.
  public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) { node.setChild(view) }
}

/// A view without content. Follows documentation/swiftui/emptyview.
public struct EmptyView: Sendable {
  /// Makes an empty view.
  public init() {}
}

extension EmptyView: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) { node.setChildren([any View]()) }
}

/// Views treated as one. Follows documentation/swiftui/group.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// Groups views.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func build(_ node: ViewNode) { node.setChild(content) }
}
