import Foundation

/// A row or column of a lazy grid. Follows documentation/swiftui/griditem.
public struct GridItem: Sendable {
  /// The size of a row or column. Follows documentation/swiftui/griditem/size-swift.enum.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  /// The size.
  public var size: Size
  /// The distance to the next one.
  public var spacing: CGFloat?
  /// Where views are in it.
  public var alignment: Alignment?
  /// A row or column.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

/// A grid that grows downwards. Follows documentation/swiftui/lazyvgrid.
public struct LazyVGrid<Content> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyVGrid: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// Arranges views in columns.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment, self.spacing) = (columns, alignment, spacing)
    (self.pinnedViews, self.content) = (pinnedViews, content())
  }
  func build(_ node: ViewNode) { node.setChild(content) }
}

/// A grid that grows sideways. Follows documentation/swiftui/lazyhgrid.
public struct LazyHGrid<Content> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyHGrid: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// Arranges views in rows.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.rows, self.alignment, self.spacing) = (rows, alignment, spacing)
    (self.pinnedViews, self.content) = (pinnedViews, content())
  }
  func build(_ node: ViewNode) { node.setChild(content) }
}

/// A grid whose rows are written out. Follows documentation/swiftui/grid.
public struct Grid<Content> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content
}

extension Grid: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// Arranges rows.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.horizontalSpacing) = (alignment, horizontalSpacing)
    (self.verticalSpacing, self.content) = (verticalSpacing, content())
  }
  func build(_ node: ViewNode) { node.setChild(content) }
}

/// A row of a grid. Follows documentation/swiftui/gridrow.
public struct GridRow<Content> {
  let alignment: VerticalAlignment?
  let content: Content
}

extension GridRow: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// Arranges the views of a row.
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
  {
    (self.alignment, self.content) = (alignment, content())
  }
  func build(_ node: ViewNode) { node.setChild(content) }
}

/// What a view in a grid row wants of the grid.
enum GridCellTrait {
  case columns(Int)
  case anchor(UnitPoint)
  case unsizedAxes(Axis.Set)
  case columnAlignment(HorizontalAlignment)
}

nonisolated extension View {
  /// Spans a number of columns.
  public func gridCellColumns(_ count: Int) -> some View { trait(GridCellTrait.columns(count)) }
  /// Sets where the view is in its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    trait(GridCellTrait.anchor(anchor))
  }
  /// Takes no part in the size of the cell along some axes.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    trait(GridCellTrait.unsizedAxes(axes))
  }
  /// Sets the alignment of the column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    trait(GridCellTrait.columnAlignment(guide))
  }
}
