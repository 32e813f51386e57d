import Foundation

/// Views side by side, above each other or on top of each other: what the layout needs to know.
enum StackKind: Equatable {
  case horizontal(VerticalAlignment, spacing: CGFloat?)
  case vertical(HorizontalAlignment, spacing: CGFloat?)
  case depth(Alignment)
}

/// Views side by side. Follows documentation/swiftui/hstack.
public struct HStack<Content> {
  let kind: StackKind
  let content: Content
}

extension HStack: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// Arranges views side by side.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (kind, self.content) = (.horizontal(alignment, spacing: spacing), content())
  }
  func build(_ node: ViewNode) { node.setChild(content) }
}

/// Views above each other. Follows documentation/swiftui/vstack.
public struct VStack<Content> {
  let kind: StackKind
  let content: Content
}

extension VStack: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// Arranges views above each other.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (kind, self.content) = (.vertical(alignment, spacing: spacing), content())
  }
  func build(_ node: ViewNode) { node.setChild(content) }
}

/// Views on top of each other. Follows documentation/swiftui/zstack.
public struct ZStack<Content> {
  let kind: StackKind
  let content: Content
}

extension ZStack: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// Arranges views on top of each other.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (kind, self.content) = (.depth(alignment), content())
  }
  func build(_ node: ViewNode) { node.setChild(content) }
}

/// Views side by side, made when they are needed. Follows documentation/swiftui/lazyhstack.
public struct LazyHStack<Content> {
  let kind: StackKind
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyHStack: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// Arranges views side by side.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    kind = .horizontal(alignment, spacing: spacing)
    (self.pinnedViews, self.content) = (pinnedViews, content())
  }
  func build(_ node: ViewNode) { node.setChild(content) }
}

/// Views above each other, made when they are needed. Follows documentation/swiftui/lazyvstack.
public struct LazyVStack<Content> {
  let kind: StackKind
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyVStack: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// Arranges views above each other.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    kind = .vertical(alignment, spacing: spacing)
    (self.pinnedViews, self.content) = (pinnedViews, content())
  }
  func build(_ node: ViewNode) { node.setChild(content) }
}

/// The views that stay in sight. Follows documentation/swiftui/pinnedscrollableviews.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Space that takes what is left. Follows documentation/swiftui/spacer.
public struct Spacer: Sendable {
  /// The least length.
  public var minLength: CGFloat?
  /// Space of at least this length.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) { node.setChildren([any View]()) }
}

/// A line between views. Follows documentation/swiftui/divider.
public struct Divider: Sendable {
  /// A line.
  public init() {}
}

extension Divider: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) { node.setChildren([any View]()) }
}
