import Foundation

/// Views that a layout of the author's arranges. Follows documentation/swiftui/layout.
struct AuthorLayoutRule: LayoutRule {
  let layout: any Layout

  private func subviews(_ box: Box) -> LayoutSubviews {
    var subviews = LayoutSubviews(
      views: box.children.map { child in
        let target = LayoutSubview.Target()
        // Layouts are asked on the main actor, which their protocol does not say.
        target.measure = { proposal in MainActor.assumeIsolated { child.size(proposal) } }
        target.dimensions = { proposal in
          let (size, guides) = MainActor.assumeIsolated {
            (child.size(proposal), child.guides(proposal).all)
          }
          var dimensions = ViewDimensions(width: size.width, height: size.height)
          dimensions.explicit = guides
          return dimensions
        }
        target.spacing = { axis in
          MainActor.assumeIsolated { child.rule.spacing(child, along: axis) }
        }
        target.values = child.values.layoutValues
        target.priority = child.values.priority
        return LayoutSubview(target: target)
      })
    subviews.layoutDirection = box.node.environment.layoutDirection
    return subviews
  }

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    func ask<L: Layout>(_ layout: L) -> CGSize {
      let subviews = subviews(box)
      var cache = layout.makeCache(subviews: subviews)
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    return ask(layout)
  }

  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    let subviews = subviews(box)
    let bounds = CGRect(origin: .zero, size: size)
    func ask<L: Layout>(_ layout: L) {
      var cache = layout.makeCache(subviews: subviews)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    ask(layout)
    return zip(box.children, subviews.views).map { child, view in
      // A view that the layout forgets is in the middle.
      let (point, anchor, offer) =
        view.target.placed ?? (CGPoint(x: bounds.midX, y: bounds.midY), .center, proposal)
      let size = child.size(offer)
      return Spot(
        origin: CGPoint(
          x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y),
        proposal: offer)
    }
  }

  func guides(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides {
    ExplicitGuides()
  }
}

extension LayoutView: LaidOutView {
  func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    let base = (layout as? AnyLayout)?.base ?? layout
    let axis = type(of: base).layoutProperties.stackOrientation
    let rule = (base as? any SystemLayout)?.rule ?? AuthorLayoutRule(layout: layout)
    return [Box(node, rule, builder.along(axis).content(of: node))]
  }
}

/// A layout of this module, which is arranged by the rule of the view of its name.
@MainActor protocol SystemLayout { var rule: any LayoutRule { get } }

extension HStackLayout: SystemLayout {
  var rule: any LayoutRule { StackKind.horizontal(alignment, spacing: spacing).rule }
}
extension VStackLayout: SystemLayout {
  var rule: any LayoutRule { StackKind.vertical(alignment, spacing: spacing).rule }
}
extension ZStackLayout: SystemLayout {
  var rule: any LayoutRule { DepthRule(alignment: alignment) }
}
extension GridLayout: SystemLayout {
  var rule: any LayoutRule {
    GridRule(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
}

extension LayoutValueTrait: LayoutTrait {
  func modify(_ boxes: [Box], _ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    for box in boxes { box.values.layoutValues[key] = value }
    return boxes
  }
}
