import Foundation

/// The icon of a label in a row: all icons of a list take the same room, so that titles begin at one
/// line, and have the tint. Follows documentation/swiftui/label.
struct RowIconRule: LayoutRule {
  static let width: CGFloat = 26
  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    let own = box.children[0].size(.unspecified)
    return CGSize(width: max(own.width, Self.width), height: own.height)
  }
  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    let own = box.children[0].size(.unspecified)
    return [Spot(origin: CGPoint(x: (size.width - own.width) / 2, y: 0), proposal: .unspecified)]
  }
}

extension LabelStyleConfiguration.Icon: LaidOutView {
  func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    let content = builder.content(of: node)
    guard builder.place == .row, content.count == 1, content[0].rule is ImageRule else {
      return content
    }
    return [Box(node, RowIconRule(), content)]
  }
}

extension LabelStyleConfiguration.Title: LaidOutView {
  /// In a bar a label is its icon alone, unless the author sets a style.
  func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    let isHidden = builder.place == .bar && node.environment.style((any LabelStyle).self) == nil
    return isHidden ? [] : builder.content(of: node)
  }
}
