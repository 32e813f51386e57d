import Foundation

/// The screen of a stack that is shown, below its bar: 44 points, and 52 more for a large title or a
/// field for a search. Follows documentation/swiftui/navigationstack.
struct NavigationRule: LayoutRule {
  let bar: Bar
  /// The positions of what is in the bars among the children; the first child is the screen.
  let leading, trailing, middle, bottom, search: [Int]

  /// What the bar shows.
  struct Bar {
    var title: Text?
    var isLarge = false
    var back: String?
    var isHidden = false
    var isInSheet = false
    /// What the author puts behind the bar, and whether it is shown where nothing has gone under it.
    var background: AnyShapeStyle?
    var showsBackground = false
    var environment: EnvironmentValues
  }

  /// The height of the bar alone; in a sheet there is space above its items.
  var barHeight: CGFloat { bar.isInSheet ? 56 : 44 }
  static let titleHeight: CGFloat = 52

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 480))
  }
  func guides(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides {
    ExplicitGuides()
  }

  /// The height of all that is above the screen.
  var topHeight: CGFloat {
    if bar.isHidden { return 0 }
    return barHeight + (bar.isLarge ? Self.titleHeight : 0)
      + (search.isEmpty ? 0 : Self.titleHeight)
  }

  func place(_ box: Box, _ surroundings: Surroundings) {
    let frame = box.frame
    let bottomHeight: CGFloat = bottom.isEmpty ? 0 : 49
    var inner = surroundings
    inner.outer = surroundings.extended(frame)
    inner.safe = frame.shortened(by: topHeight, at: .top).shortened(by: bottomHeight, at: .bottom)
    box.children.first?.place(inSafeAreaOf: inner)
    guard !bar.isHidden else { return }
    let top = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: barHeight)
    let back: CGFloat = bar.back.map { backWidth($0) } ?? 0
    row(box, leading, from: top.minX + 16 + back, in: top, surroundings)
    let width = width(box, trailing)
    row(box, trailing, from: top.maxX - 16 - width, in: top, surroundings)
    row(box, middle, from: top.midX - self.width(box, middle) / 2, in: top, surroundings)
    if let index = search.first {
      let y = frame.minY + topHeight - Self.titleHeight
      box.children[index].place(
        at: CGPoint(x: frame.minX + 16, y: y + 1),
        ProposedViewSize(width: frame.width - 32, height: 36), surroundings)
    }
    guard !bottom.isEmpty else { return }
    let low = CGRect(x: frame.minX, y: frame.maxY - 49, width: frame.width, height: 49)
    spread(box, bottom, in: low, surroundings)
  }

  /// The width of the button that goes back.
  func backWidth(_ title: String) -> CGFloat { 18 + bar.environment.line(title).size.width }

  private func width(_ box: Box, _ items: [Int]) -> CGFloat {
    items.map { box.children[$0].size(.unspecified).width }.reduce(0, +)
      + 16 * CGFloat(max(0, items.count - 1))
  }

  private func row(
    _ box: Box, _ items: [Int], from start: CGFloat, in bar: CGRect, _ surroundings: Surroundings
  ) {
    var x = start
    for index in items {
      let size = box.children[index].size(.unspecified)
      box.children[index].place(
        at: CGPoint(x: x, y: bar.midY - size.height / 2), .unspecified, surroundings)
      x += size.width + 16
    }
  }

  /// The bottom bar: spacers take what the items leave.
  private func spread(_ box: Box, _ items: [Int], in bar: CGRect, _ surroundings: Surroundings) {
    let inner = bar.insetBy(dx: 16, dy: 0)
    let sizes = items.map { index -> CGFloat? in
      let child = box.children[index]
      return child.rule is SpacerRule ? nil : child.size(.unspecified).width
    }
    let spacers = sizes.filter { $0 == nil }.count
    let used = sizes.compactMap { $0 }.reduce(0, +)
    let count = sizes.count - spacers
    let gap: CGFloat =
      spacers > 0
      ? max(0, inner.width - used) / CGFloat(spacers)
      : count > 1 ? max(0, inner.width - used) / CGFloat(count - 1) : 0
    var x = spacers == 0 && count == 1 ? inner.midX - used / 2 : inner.minX
    for (index, size) in zip(items, sizes) {
      let child = box.children[index]
      guard let size else {
        x += gap
        continue
      }
      let height = child.size(.unspecified).height
      child.place(
        at: CGPoint(x: x, y: inner.midY - height / 2), .unspecified, surroundings)
      x += size + (spacers > 0 ? 0 : gap)
    }
  }
}
