/// The animation of a view's changes, for the time between two frames.
struct AnimationTrait {
  let animation: Animation?
  /// The value whose changes are animated; all changes are if it is `nil`.
  let value: Any?
}

/// A change of the context of a view's changes.
struct TransactionTrait {
  let transform: (inout Transaction) -> Void
}

nonisolated extension View {
  /// Animates this view when a value changes.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    trait(AnimationTrait(animation: animation, value: value))
  }

  /// Animates all changes of this view.
  @available(
    iOS, introduced: 13.0, deprecated: 15.0, message: "Use withAnimation or animation(_:value:)"
  )
  public func animation(_ animation: Animation?) -> some View {
    trait(AnimationTrait(animation: animation, value: nil))
  }

  /// Animates what the closure applies.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self)).trait(
      AnimationTrait(animation: animation, value: nil))
  }

  /// Changes the context of this view's changes.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    trait(TransactionTrait(transform: transform))
  }

  /// Changes the context of this view's changes whenever a value changes.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    node((value, transform)) { node, content, carried in
      let (value, transform) = carried
      let last = node.stored(1) { LastValue<V>() }
      let isNew = last.value.map { $0 != value } ?? false
      last.value = value
      if isNew {
        var transaction = Evaluation.transaction ?? Transaction()
        transform(&transaction)
        node.graph.afterUpdate { transaction.complete() }
      }
      node.setChild(content)
    }
  }

  /// Changes the context of the changes that a closure's modifiers make.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self)).trait(TransactionTrait(transform: transform))
  }

  /// Sets how this view comes and goes.
  public func transition(_ t: AnyTransition) -> some View { trait(t) }

  /// Sets how this view comes and goes.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View {
    trait(AnyTransition(transition))
  }

  /// Sets how the content of this view changes.
  public func contentTransition(_ transition: ContentTransition) -> some View { trait(transition) }

  /// Ties this view to another one of the same identity, whose place it takes over in a change.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    trait(
      MatchedGeometry(
        id: id, namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
  }
}

/// A view under a closure's modifiers. Follows documentation/swiftui/placeholdercontentview.
public struct PlaceholderContentView<Value> {
  let content: any View
}

extension PlaceholderContentView: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) { node.setChild(content) }
}

struct MatchedGeometry {
  let id: AnyHashable
  let namespace: Namespace.ID
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

/// What tied views share. Follows documentation/swiftui/matchedgeometryproperties.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How content changes. Follows documentation/swiftui/contenttransition.
public struct ContentTransition: Equatable, Sendable {
  let name: String
  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// By fading.
  public static let opacity = ContentTransition(name: "opacity")
  /// By moving glyphs.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// By rolling digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: countsDown ? "numericTextDown" : "numericText")
  }
  /// By rolling digits to a value.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText(\(value))")
  }
}
