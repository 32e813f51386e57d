import Foundation

/// Views in a row along one axis: each gets an equal part of what is left, the least flexible one
/// first, as stacks do.
private struct StackEngine {
  let axis: Axis
  let spacing: CGFloat

  private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }
  private func offer(_ along: CGFloat?, _ across: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: along, height: across)
      : ProposedViewSize(width: across, height: along)
  }

  /// The sizes of the views for an offer.
  func sizes(_ proposal: ProposedViewSize, _ views: LayoutSubviews) -> [CGSize] {
    let (length, breadth) =
      axis == .horizontal
      ? (proposal.width, proposal.height) : (proposal.height, proposal.width)
    guard var left = length else { return views.map { $0.sizeThatFits(offer(nil, breadth)) } }
    left -= spacing * CGFloat(max(0, views.count - 1))
    let flexibility = views.map { view in
      along(view.sizeThatFits(offer(.infinity, breadth)))
        - along(view.sizeThatFits(offer(0, breadth)))
    }
    let order = views.indices.sorted {
      (-views[$0].priority, flexibility[$0]) < (-views[$1].priority, flexibility[$1])
    }
    var sizes = [CGSize](repeating: .zero, count: views.count)
    for (done, index) in order.enumerated() {
      let share = max(0, left) / CGFloat(views.count - done)
      sizes[index] = views[index].sizeThatFits(offer(share, breadth))
      left -= along(sizes[index])
    }
    return sizes
  }

  func total(_ sizes: [CGSize]) -> CGSize {
    let length =
      sizes.map(along).reduce(0, +) + spacing * CGFloat(max(0, sizes.count - 1))
    let breadth = sizes.map(across).max() ?? 0
    return axis == .horizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  func place(_ views: LayoutSubviews, _ sizes: [CGSize], in bounds: CGRect, at part: CGFloat) {
    var position = axis == .horizontal ? bounds.minX : bounds.minY
    for (view, size) in zip(views, sizes) {
      let free = across(bounds.size) - across(size)
      let point =
        axis == .horizontal
        ? CGPoint(x: position, y: bounds.minY + free * part)
        : CGPoint(x: bounds.minX + free * part, y: position)
      view.place(at: point, proposal: ProposedViewSize(size))
      position += along(size) + spacing
    }
  }
}

extension HStackLayout: Layout {
  private var engine: StackEngine { StackEngine(axis: .horizontal, spacing: spacing ?? 8) }
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    engine.total(engine.sizes(proposal, subviews))
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let part: CGFloat = alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5
    engine.place(subviews, engine.sizes(proposal, subviews), in: bounds, at: part)
  }
}

extension VStackLayout: Layout {
  private var engine: StackEngine { StackEngine(axis: .vertical, spacing: spacing ?? 8) }
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    engine.total(engine.sizes(proposal, subviews))
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let part: CGFloat = alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
    engine.place(subviews, engine.sizes(proposal, subviews), in: bounds, at: part)
  }
}
