import Foundation

/// Rows whose views are aligned in columns. A column is as wide as its widest view; views that can grow
/// share what is left. A view outside of a row has one for itself.
/// Follows documentation/swiftui/grid.
struct GridRule: LayoutRule {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?

  /// A view with its place in the grid.
  private struct Cell {
    let box: Box
    let row, column, span: Int
    let rowAlignment: VerticalAlignment?
    /// Whether the view is a row of its own, as wide as the grid.
    let isWhole: Bool
  }

  /// The positions and lengths of columns and rows.
  private struct Tracks {
    var widths: [CGFloat] = []
    var heights: [CGFloat] = []
    var cells: [Cell] = []
  }

  private var gapX: CGFloat { horizontalSpacing ?? 8 }
  private var gapY: CGFloat { verticalSpacing ?? 8 }

  private func total(_ lengths: [CGFloat], _ gap: CGFloat) -> CGFloat {
    lengths.reduce(0, +) + gap * CGFloat(max(0, lengths.count - 1))
  }

  private func cells(_ box: Box) -> [Cell] {
    box.children.enumerated().flatMap { row, child -> [Cell] in
      guard let line = child.rule as? GridRowRule else {
        return [
          Cell(box: child, row: row, column: 0, span: 1, rowAlignment: nil, isWhole: true)
        ]
      }
      var column = 0
      return child.children.map { view in
        let span = max(1, view.values.cell.columns)
        defer { column += span }
        return Cell(
          box: view, row: row, column: column, span: span, rowAlignment: line.alignment,
          isWhole: false)
      }
    }
  }

  private func tracks(_ box: Box, _ proposal: ProposedViewSize) -> Tracks {
    let cells = cells(box)
    let count = cells.filter { !$0.isWhole }.map { $0.column + $0.span }.max() ?? 1
    func width(_ column: Int, _ offer: CGFloat?) -> CGFloat {
      cells.filter {
        $0.column == column && $0.span == 1 && !$0.isWhole && !isUnsized($0, .horizontal)
      }
      .map { $0.box.size(ProposedViewSize(width: offer, height: nil)).width }.max() ?? 0
    }
    var widths = (0..<count).map { width($0, nil) }
    if let room = proposal.width, room.isFinite {
      let parts = (0..<count).map { column in
        Apportionment.Part { width(column, $0) }
      }
      let offers = Apportionment.offers(of: room - gapX * CGFloat(count - 1), to: parts)
      widths = offers.enumerated().map { width($0.offset, $0.element) }
    }
    // A view over several columns widens the last of them where they are too narrow for it.
    for cell in cells where cell.span > 1 && !cell.isWhole && !isUnsized(cell, .horizontal) {
      let have = total(Array(widths[cell.column..<cell.column + cell.span]), gapX)
      let offer = proposal.width == nil ? nil : have
      let want = cell.box.size(ProposedViewSize(width: offer, height: nil)).width
      if want > have { widths[cell.column + cell.span - 1] += want - have }
    }
    // A view as wide as the grid widens all columns alike where it takes more room than they do.
    let whole = wholeWidth(cells, proposal)
    let missing = whole - total(widths, gapX)
    if missing > 0 { widths = widths.map { $0 + missing / CGFloat(count) } }
    func height(_ row: Int, _ offer: CGFloat?) -> CGFloat {
      cells.filter { $0.row == row && !isUnsized($0, .vertical) }.map { cell in
        let wide = cell.isWhole ? total(widths, gapX) : span(cell, widths)
        return cell.box.size(ProposedViewSize(width: wide, height: offer)).height
      }.max() ?? 0
    }
    let rows = box.children.count
    var heights = (0..<rows).map { height($0, nil) }
    if let room = proposal.height, room.isFinite {
      let parts = (0..<rows).map { row in Apportionment.Part { height(row, $0) } }
      let offers = Apportionment.offers(of: room - gapY * CGFloat(max(0, rows - 1)), to: parts)
      heights = offers.enumerated().map { height($0.offset, $0.element) }
    }
    return Tracks(widths: widths, heights: heights, cells: cells)
  }

  private func wholeWidth(_ cells: [Cell], _ proposal: ProposedViewSize) -> CGFloat {
    cells.filter { $0.isWhole && !isUnsized($0, .horizontal) }
      .map { $0.box.size(ProposedViewSize(width: proposal.width, height: nil)).width }.max() ?? 0
  }

  private func span(_ cell: Cell, _ widths: [CGFloat]) -> CGFloat {
    total(Array(widths[cell.column..<min(cell.column + cell.span, widths.count)]), gapX)
  }

  private func isUnsized(_ cell: Cell, _ axis: Axis.Set) -> Bool {
    cell.box.values.cell.unsizedAxes.contains(axis)
  }

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    let tracks = tracks(box, proposal)
    return CGSize(width: total(tracks.widths, gapX), height: total(tracks.heights, gapY))
  }

  func place(_ box: Box, _ surroundings: Surroundings) {
    let tracks = tracks(box, box.proposal)
    let columnAlignment = tracks.cells.reduce(into: [Int: HorizontalAlignment]()) {
      if let own = $1.box.values.cell.columnAlignment { $0[$1.column] = own }
    }
    for child in box.children where child.rule is GridRowRule {
      child.setFrame(box.frame)
    }
    for cell in tracks.cells {
      let left = tracks.widths[..<min(cell.column, tracks.widths.count)].map { $0 + gapX }.reduce(
        0, +)
      let top = tracks.heights[..<cell.row].map { $0 + gapY }.reduce(0, +)
      let room = CGSize(
        width: cell.isWhole ? box.frame.width : span(cell, tracks.widths),
        height: tracks.heights[cell.row])
      let offer = ProposedViewSize(room)
      let aligned = Alignment(
        horizontal: columnAlignment[cell.column] ?? alignment.horizontal,
        vertical: cell.rowAlignment ?? alignment.vertical)
      var origin = aligned.origin(of: cell.box, offer, in: room)
      if let anchor = cell.box.values.cell.anchor {
        let size = cell.box.size(offer)
        origin = CGPoint(
          x: (room.width - size.width) * anchor.x, y: (room.height - size.height) * anchor.y)
      } else if let line = baseline(cell, tracks) {
        origin.y = line - cell.box.dimensions(offer)[aligned.vertical]
      }
      cell.box.place(
        at: CGPoint(x: box.frame.minX + left + origin.x, y: box.frame.minY + top + origin.y),
        offer, surroundings)
    }
  }

  /// Where the base line of a row is whose views are aligned by it.
  private func baseline(_ cell: Cell, _ tracks: Tracks) -> CGFloat? {
    let vertical = cell.rowAlignment ?? alignment.vertical
    guard vertical == .firstTextBaseline || vertical == .lastTextBaseline else { return nil }
    return tracks.cells.filter { $0.row == cell.row }.map { other in
      let room = CGSize(
        width: span(other, tracks.widths), height: tracks.heights[other.row])
      return other.box.dimensions(ProposedViewSize(room))[vertical]
    }.max()
  }
}

/// A row of a grid; outside of one it is a row of views. Follows documentation/swiftui/gridrow.
struct GridRowRule: LayoutRule {
  let alignment: VerticalAlignment?
  private var stack: StackRule { .horizontal }
  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize { stack.size(box, proposal) }
  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    stack.arrange(box, size, proposal)
  }
}

extension Grid: LaidOutView {
  func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    let rule = GridRule(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    return [Box(node, rule, builder.along(.vertical).content(of: node))]
  }
}

extension GridRow: LaidOutView {
  func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    [Box(node, GridRowRule(alignment: alignment), builder.along(.horizontal).content(of: node))]
  }
}

/// What a view wants of the grid that it is in.
struct GridCell {
  var columns = 1
  var anchor: UnitPoint?
  var unsizedAxes: Axis.Set = []
  var columnAlignment: HorizontalAlignment?
}

extension GridCellTrait: LayoutTrait {
  func modify(_ boxes: [Box], _ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    for box in boxes {
      switch self {
      case .columns(let count): box.values.cell.columns = count
      case .anchor(let anchor): box.values.cell.anchor = anchor
      case .unsizedAxes(let axes): box.values.cell.unsizedAxes = axes
      case .columnAlignment(let alignment): box.values.cell.columnAlignment = alignment
      }
    }
    return boxes
  }
}
