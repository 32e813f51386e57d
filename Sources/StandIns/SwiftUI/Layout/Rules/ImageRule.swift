import UIKit

/// An image has its own size whatever it is offered, unless it is resizable. A symbol is as large as the
/// font around it says. Follows documentation/swiftui/image.
struct ImageRule: LayoutRule {
  let image: Image
  let font: FontLook
  let natural: CGSize

  init(_ image: Image, _ environment: EnvironmentValues) {
    self.image = image
    font = FontLook(environment)
    switch image.source {
    case .symbol:
      let share: CGFloat =
        switch environment.imageScale {
        case .small: 0.95
        case .medium: 1.2
        case .large: 1.5
        }
      let side = (font.typeface.size * share).rounded()
      natural = CGSize(width: side, height: side)
    case .asset(let name):
      natural = UIImage(named: name)?.size ?? ImageRule.unknownSize
    case .object(let wrapped):
      natural = (wrapped.object as? UIImage)?.size ?? ImageRule.unknownSize
    }
  }

  /// The size of an image that is not there: large enough for its name.
  static let unknownSize = CGSize(width: 100, height: 100)

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    image.resizing == nil ? natural : proposal.replacingUnspecifiedDimensions(by: natural)
  }

  /// A symbol stands on the base line of the text beside it.
  func guides(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides {
    guard case .symbol = image.source else { return ExplicitGuides() }
    let line = size.height * 0.8
    return .baselines(first: line, last: line)
  }
}

extension Image: LaidOutView {
  func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    [Box(node, ImageRule(self, node.environment))]
  }
}
