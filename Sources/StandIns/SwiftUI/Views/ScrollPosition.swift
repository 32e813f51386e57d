import Foundation

/// Where a scroll view is, or is told to go. Follows documentation/swiftui/scrollposition.
public struct ScrollPosition: Equatable, Sendable {
  enum Goal: Equatable, Sendable {
    case none
    case id(Identity, UnitPoint?)
    case edge(Edge)
    case point(CGFloat?, CGFloat?)
  }
  /// The identity of a view, whatever its type.
  struct Identity: Equatable, Sendable {
    let value: any Hashable & Sendable
    static func == (left: Self, right: Self) -> Bool { left.value.isEqual(to: right.value) }
  }
  private var goal = Goal.none
  private let idType: String
  /// Whether the user put it there.
  public internal(set) var isPositionedByUser = false

  private init(_ goal: Goal, _ idType: Any.Type) {
    (self.goal, self.idType) = (goal, "\(idType)")
  }

  /// Nowhere in particular, for identities of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { self.init(.none, idType) }
  /// At the view of an identity.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.id(Identity(value: id), anchor), ID.self)
  }
  /// At the view of an identity.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, id: ID, anchor: UnitPoint? = nil)
  {
    self.init(id: id, anchor: anchor)
  }
  /// At an edge.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    self.init(.edge(edge), idType)
  }
  /// At a point.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.init(.point(point.x, point.y), idType)
  }
  /// At a distance.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x, y), idType)
  }
  /// At a distance.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    self.init(.point(x, nil), idType)
  }
  /// At a distance.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    self.init(.point(nil, y), idType)
  }

  /// Scrolls to the view of an identity.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    go(.id(Identity(value: id), anchor))
  }
  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }
  /// Scrolls to a point.
  public mutating func scrollTo(point: CGPoint) { go(.point(point.x, point.y)) }
  /// Scrolls to a distance.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(x, y)) }
  /// Scrolls to a distance.
  public mutating func scrollTo(x: CGFloat) { go(.point(x, nil)) }
  /// Scrolls to a distance.
  public mutating func scrollTo(y: CGFloat) { go(.point(nil, y)) }

  private mutating func go(_ goal: Goal) { (self.goal, isPositionedByUser) = (goal, false) }

  /// The edge, if it is one.
  public var edge: Edge? { if case .edge(let edge) = goal { edge } else { nil } }
  /// The point, if it is one.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = goal { CGPoint(x: x, y: y) } else { nil }
  }
  /// The horizontal distance, if there is one.
  public var x: CGFloat? { if case .point(let x, _) = goal { x } else { nil } }
  /// The vertical distance, if there is one.
  public var y: CGFloat? { if case .point(_, let y) = goal { y } else { nil } }
  /// The identity of the view, if it is at one.
  public var viewID: (any Hashable & Sendable)? {
    if case .id(let id, _) = goal { id.value } else { nil }
  }
  /// The identity of the view in a type, if it is at one of that type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }
}

nonisolated extension View {
  /// Ties the position of scroll views to a binding.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    trait(
      ScrollTrait.position(
        get: { position.wrappedValue.viewID.map { AnyHashable($0) } },
        set: { _ in position.wrappedValue.isPositionedByUser = true }))
  }
}

/// What an anchor of a scroll view is for. Follows documentation/swiftui/scrollanchorrole.
public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String
  /// Where the content is at first.
  public static var initialOffset: ScrollAnchorRole { .init(name: "initialOffset") }
  /// What stays in place when the size changes.
  public static var sizeChanges: ScrollAnchorRole { .init(name: "sizeChanges") }
  /// Where content is that does not fill the container.
  public static var alignment: ScrollAnchorRole { .init(name: "alignment") }
}
