import UIKit

/// A view of UIKit. It fills what it is offered where it does not hug its content closely, and keeps
/// its own size where nothing is offered. Follows documentation/swiftui/uiviewrepresentable.
struct RepresentedRule: LayoutRule {
  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    if let own = box.node.representedSize(proposal) { return own }
    guard let view = box.node.representedView else {
      return proposal.replacingUnspecifiedDimensions()
    }
    let own = view.intrinsicContentSize
    func length(_ own: CGFloat, _ offered: CGFloat?, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
      guard own >= 0 else { return offered ?? 10 }
      guard let offered else { return own }
      let hugs = view.contentHuggingPriority(for: axis) >= .defaultHigh
      let resists = view.contentCompressionResistancePriority(for: axis) > .defaultHigh
      if offered > own { return hugs ? own : offered }
      return resists ? own : offered
    }
    return CGSize(
      width: length(own.width, proposal.width, .horizontal),
      height: length(own.height, proposal.height, .vertical))
  }

  func place(_ box: Box, _ surroundings: Surroundings) {
    let view = box.node.representedView ?? box.node.representedController?.view
    guard let view, view.frame != box.frame else { return }
    view.frame = box.frame
    view.layoutIfNeeded()
  }
}
