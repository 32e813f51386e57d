import Foundation

/// Sections below each other, which scroll. A list takes all the room that it is offered.
/// Follows documentation/swiftui/list.
struct ListRule: LayoutRule {
  let chrome: ListChrome

  /// The distance above the first section and between two.
  private func gap(_ section: Box, isFirst: Bool) -> CGFloat {
    guard chrome.isGrouped else { return 0 }
    let hasHeader = (section.rule as? ListSectionRule)?.hasHeader == true
    return isFirst ? (hasHeader ? 16 : 20) : (hasHeader ? 18 : 35)
  }

  private func width(_ proposal: ProposedViewSize) -> CGFloat {
    max(0, (proposal.width ?? 320) - 2 * chrome.margin)
  }

  private func length(_ box: Box, _ width: CGFloat) -> CGFloat {
    box.children.enumerated().map { index, section in
      gap(section, isFirst: index == 0)
        + section.size(ProposedViewSize(width: width, height: nil)).height
    }.reduce(0, +) + (chrome.isGrouped ? 20 : 0)
  }

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: proposal.width ?? 320, height: proposal.height ?? length(box, width(proposal)))
  }

  func guides(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides {
    ExplicitGuides()
  }

  func place(_ box: Box, _ surroundings: Surroundings) {
    box.visible = surroundings.extended(box.frame)
    let width = width(ProposedViewSize(box.frame.size))
    let limit = CGPoint(x: 0, y: max(0, length(box, width) - box.frame.height))
    let inside = surroundings.bounded(by: box.frame)
    func place(from top: CGFloat) {
      var y = top
      for (index, section) in box.children.enumerated() {
        y += gap(section, isFirst: index == 0)
        section.place(
          at: CGPoint(x: box.frame.minX + chrome.margin, y: y),
          ProposedViewSize(width: width, height: nil), inside)
        y = section.frame.maxY
      }
    }
    place(from: box.frame.minY)
    let offset = ScrollOffset.of(box, limit: limit)
    if offset.y != 0 { place(from: box.frame.minY - offset.y) }
  }
}

/// Header, rows and footer of a section.
struct ListSectionRule: LayoutRule {
  let chrome: ListChrome
  let hasHeader: Bool

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    let offer = ProposedViewSize(width: proposal.width, height: nil)
    return CGSize(
      width: proposal.width ?? 320,
      height: box.children.map { $0.size(offer).height }.reduce(0, +))
  }

  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    let offer = ProposedViewSize(width: proposal.width, height: nil)
    var y: CGFloat = 0
    return box.children.map { child in
      defer { y += child.size(offer).height }
      return Spot(origin: CGPoint(x: 0, y: y), proposal: offer)
    }
  }

  /// The rows, without header and footer.
  func rows(_ box: Box) -> [Box] { box.children.filter { $0.rule is ListRowRule } }
}

/// A row: its content between insets, at least 44 points high, with an arrow if it leads to another
/// screen. Follows documentation/swiftui/list.
struct ListRowRule: LayoutRule {
  let look: RowLook
  let isLink: Bool
  let isSelected: Bool
  let badge: TextRule?
  let minHeight: CGFloat
  static let arrow = CGSize(width: 8, height: 13)

  var insets: EdgeInsets {
    look.insets ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  }

  /// What is at the trailing edge.
  private var trailing: CGFloat {
    (isLink ? Self.arrow.width + 8 : 0)
      + (badge.map { $0.lines(.unspecified).size.width + 8 } ?? 0)
  }

  private func inner(_ width: CGFloat) -> ProposedViewSize {
    ProposedViewSize(
      width: max(0, width - insets.leading - insets.trailing - trailing), height: nil)
  }

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 320
    let content = box.children[0].size(inner(width))
    // The usual insets give way to a content that fits into the least height.
    let insets =
      look.insets == nil && content.height <= 34 ? 0 : self.insets.top + self.insets.bottom
    return CGSize(width: width, height: max(minHeight, content.height + insets))
  }

  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    let inner = inner(size.width)
    let content = box.children[0].size(inner)
    let free = size.height - content.height
    let y = look.insets.map { min($0.top, free) } ?? free / 2
    var spots = [
      Spot(origin: CGPoint(x: insets.leading, y: max(0, y)), proposal: inner)
    ]
    if box.children.count > 1 {
      spots.append(Spot(origin: .zero, proposal: ProposedViewSize(size)))
    }
    return spots
  }

  /// Where the badge's text starts, in a placed row.
  func badgeOrigin(_ frame: CGRect, _ lines: TextLines) -> CGPoint {
    let right = frame.maxX - insets.trailing - (isLink ? Self.arrow.width + 8 : 0)
    return CGPoint(x: right - lines.size.width, y: frame.midY - lines.size.height / 2)
  }
}

/// The header or the footer of a section.
struct ListNoteRule: LayoutRule {
  let chrome: ListChrome
  let isHeader: Bool

  private var insets: EdgeInsets {
    chrome == .plain
      ? EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
      : EdgeInsets(top: isHeader ? 0 : 7, leading: 16, bottom: isHeader ? 7 : 0, trailing: 16)
  }
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }, height: nil)
  }
  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    let size = box.children[0].size(inner(proposal))
    return CGSize(
      width: proposal.width ?? size.width, height: size.height + insets.top + insets.bottom)
  }
  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    [Spot(origin: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))]
  }
}
