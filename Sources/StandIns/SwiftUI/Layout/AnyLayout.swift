import Foundation

/// A layout whose type is hidden. Follows documentation/swiftui/anylayout.
public struct AnyLayout {
  let base: any Layout
  /// Hides a type.
  public init<L: Layout>(_ layout: L) { base = layout }
}

extension AnyLayout: Layout {
  /// What the hidden layout keeps.
  public struct Cache {
    var value: Any
  }
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: base.makeCache(subviews: subviews))
  }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func size<L: Layout>(_ layout: L) -> CGSize {
      var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
      defer { cache.value = own }
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
    }
    return size(base)
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func place<L: Layout>(_ layout: L) {
      var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own)
      cache.value = own
    }
    place(base)
  }
}

/// The first view that fits. Follows documentation/swiftui/viewthatfits.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content
}

extension ViewThatFits: View, PrimitiveView {
  public typealias Body = Never
  /// Chooses among views.
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.content) = (axes, content())
  }
  /// All views are built; the one that the layout has found to fit is shown, at first the first one.
  func build(_ node: ViewNode) {
    let views = (content as? any ViewList)?.listedViews ?? [content]
    let shown = node.stored(1) { Location(0) }.value
    node.hiddenKeys = Set(views.indices.filter { $0 != shown }.map { AnyHashable($0) })
    node.setChildren(views)
  }
}

extension ViewThatFits: LaidOutView {
  func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    let inner = builder.along(nil)
    let views = node.children.map { child in
      inner.single(inner.boxes(of: child), child, as: StackRule.vertical)
    }
    return [Box(node, FirstThatFitsRule(axes: axes), views)]
  }
}

/// A view that is a list of views.
protocol ViewList {
  var listedViews: [any View] { get }
}
extension TupleView: ViewList { var listedViews: [any View] { views } }

/// Views on each other, as a layout. Follows documentation/swiftui/zstacklayout.
public struct ZStackLayout: Layout, Sendable {
  /// Where the views are.
  public var alignment: Alignment
  /// Views at a place.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.map { $0.sizeThatFits(proposal) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews {
      view.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }
}

/// A grid, as a layout. Follows documentation/swiftui/gridlayout.
public struct GridLayout: Layout, Sendable {
  /// Where the cells' content is.
  public var alignment: Alignment
  /// The space between columns.
  public var horizontalSpacing: CGFloat?
  /// The space between rows.
  public var verticalSpacing: CGFloat?
  /// A grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    (self.alignment, self.horizontalSpacing) = (alignment, horizontalSpacing)
    self.verticalSpacing = verticalSpacing
  }
  private var rows: VStackLayout { VStackLayout(spacing: verticalSpacing) }
  public func makeCache(subviews: Subviews) -> VStackLayout.Cache {
    rows.makeCache(subviews: subviews)
  }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
  ) -> CGSize {
    rows.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout VStackLayout.Cache
  ) {
    rows.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
