import Foundation

/// A slider: as wide as it is offered, with the labels of its ends beside the track.
/// Follows documentation/swiftui/slider.
struct SliderRule: LayoutRule {
  let fraction: Double
  static let height: CGFloat = 31

  private func ends(_ box: Box) -> [CGSize] { box.children.map { $0.size(.unspecified) } }

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: proposal.width ?? 100, height: max(Self.height, ends(box).map(\.height).max() ?? 0))
  }

  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    zip(ends(box), box.children.indices).map { end, index in
      Spot(
        origin: CGPoint(
          x: index == 0 ? 0 : size.width - end.width, y: (size.height - end.height) / 2),
        proposal: .unspecified)
    }
  }

  /// The track within a box.
  func track(_ box: Box) -> CGRect {
    let ends = ends(box)
    let left = ends.first.map { $0.width + 8 } ?? 0
    let right = ends.count > 1 ? ends[1].width + 8 : 0
    return CGRect(
      x: box.frame.minX + left, y: box.frame.midY - 2,
      width: max(0, box.frame.width - left - right), height: 4)
  }
}

extension BoxBuilder {
  func slider(_ node: ViewNode, _ value: Double, _ range: ClosedRange<Double>) -> Box {
    let length = range.upperBound - range.lowerBound
    let fraction = length > 0 ? min(max((value - range.lowerBound) / length, 0), 1) : 0
    let ends = along(nil).content(of: node)
    return Box(node, SliderRule(fraction: fraction), Array(ends.prefix(2)))
  }
}
