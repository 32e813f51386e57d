import Foundation

/// Views in columns of the author's, row by row: fixed ones have their width, the others share what is
/// left within their limits, and an adaptive one becomes as many as fit.
/// Follows documentation/swiftui/lazyvgrid and documentation/swiftui/griditem.
struct LazyGridRule: LayoutRule {
  /// The axis that the grid grows along.
  let axis: Axis
  let tracks: [GridItem]
  /// Where the columns are in a grid that is wider than they are.
  let alignment: Alignment
  let spacing: CGFloat?

  /// A column, or a row of a grid that grows sideways.
  struct Track: Equatable {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  /// The columns in a width.
  func columns(_ width: CGFloat) -> [Track] {
    let gaps = tracks.dropLast().map { $0.spacing ?? 8 }.reduce(0, +)
    var left = width - gaps
    for case .fixed(let length) in tracks.map(\.size) { left -= length }
    var open = tracks.filter { if case .fixed = $0.size { false } else { true } }.count
    var result: [Track] = []
    var start: CGFloat = 0
    for item in tracks {
      let gap = item.spacing ?? 8
      func add(_ length: CGFloat) {
        result.append(Track(start: start, length: length, alignment: item.alignment))
        start += length + gap
      }
      let share = max(0, left) / CGFloat(max(open, 1))
      switch item.size {
      case .fixed(let length): add(length)
      case .flexible(let least, let most):
        let length = min(max(share, least), most)
        add(length)
        left -= length
        open -= 1
      case .adaptive(let least, let most):
        let count = max(1, Int(((share + gap) / max(least + gap, 1)).rounded(.down)))
        let each = (share - gap * CGFloat(count - 1)) / CGFloat(count)
        for _ in 0..<count { add(min(max(each, least), most)) }
        left -= share
        open -= 1
      }
    }
    return result
  }

  /// The rows: the positions of the views in each, and where it starts.
  private func rows(_ box: Box, _ columns: [Track]) -> [(
    range: Range<Int>, start: CGFloat, length: CGFloat
  )] {
    let count = max(columns.count, 1)
    var result: [(Range<Int>, CGFloat, CGFloat)] = []
    var (start, index): (CGFloat, Int) = (0, 0)
    while index < box.children.count {
      // A header or footer has a row for itself.
      let isWhole = box.children[index].values.isSpanning
      var end = isWhole ? index + 1 : min(index + count, box.children.count)
      if !isWhole, let next = (index..<end).first(where: { box.children[$0].values.isSpanning }) {
        end = next
      }
      let length =
        (index..<end).map { position -> CGFloat in
          let wide = isWhole ? extent(columns) : columns[position - index].length
          return along(box.children[position].size(offer(wide)))
        }.max() ?? 0
      result.append((index..<end, start, length))
      start += length + (spacing ?? 8)
      index = end
    }
    return result
  }

  private func extent(_ columns: [Track]) -> CGFloat {
    columns.last.map { $0.start + $0.length } ?? 0
  }
  private func offer(_ across: CGFloat) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: across, height: nil) : ProposedViewSize(width: nil, height: across)
  }
  private func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }

  private func room(_ proposal: ProposedViewSize) -> CGFloat {
    let offered = axis == .vertical ? proposal.width : proposal.height
    if let offered, offered.isFinite { return offered }
    return extent(columns(0))
  }

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    let room = room(proposal)
    let columns = columns(room)
    let rows = rows(box, columns)
    let length = rows.last.map { $0.start + $0.length } ?? 0
    let breadth = max(room, extent(columns))
    return axis == .vertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    let columns = columns(room(proposal))
    let free = (axis == .vertical ? size.width : size.height) - extent(columns)
    let part = alignment.point(of: CGSize(width: 1, height: 1))
    let shift = free * (axis == .vertical ? part.x : part.y)
    return rows(box, columns).flatMap { row in
      row.range.map { index -> Spot in
        let child = box.children[index]
        let isWhole = child.values.isSpanning
        let column =
          isWhole
          ? Track(start: 0, length: extent(columns), alignment: .center)
          : columns[index - row.range.lowerBound]
        let offer = offer(column.length)
        let cell =
          axis == .vertical
          ? CGSize(width: column.length, height: row.length)
          : CGSize(width: row.length, height: column.length)
        let inner = (column.alignment ?? .center).origin(of: child, offer, in: cell)
        let origin =
          axis == .vertical
          ? CGPoint(x: shift + column.start + inner.x, y: row.start + inner.y)
          : CGPoint(x: row.start + inner.x, y: shift + column.start + inner.y)
        return Spot(origin: origin, proposal: offer)
      }
    }
  }

  func guides(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides {
    ExplicitGuides()
  }
}

extension LazyVGrid: LaidOutView {
  func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    let rule = LazyGridRule(
      axis: .vertical, tracks: columns,
      alignment: Alignment(horizontal: alignment, vertical: .top), spacing: spacing)
    return [Box(node, rule, builder.along(nil).content(of: node))]
  }
}

extension LazyHGrid: LaidOutView {
  func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    let rule = LazyGridRule(
      axis: .horizontal, tracks: rows,
      alignment: Alignment(horizontal: .leading, vertical: alignment), spacing: spacing)
    return [Box(node, rule, builder.along(nil).content(of: node))]
  }
}
