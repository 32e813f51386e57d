import Foundation

/// The tab that is shown, above the bar of tabs; or a page above the dots that count the pages.
/// Follows documentation/swiftui/tabview.
struct TabsRule: LayoutRule {
  /// How many of the children are tabs' labels; they follow the content.
  let labels: Int
  let selected: Int
  /// The number of pages, of a view that has pages instead of a bar.
  let pages: Int?
  /// What stands on the tabs.
  var badges: [TextLines?] = []
  static let barHeight: CGFloat = 49

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 480))
  }
  func guides(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides {
    ExplicitGuides()
  }

  /// The bar in a placed box.
  func bar(_ frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX, y: frame.maxY - Self.barHeight, width: frame.width, height: Self.barHeight)
  }

  func place(_ box: Box, _ surroundings: Surroundings) {
    guard let content = box.children.first else { return }
    var inner = surroundings
    inner.outer = surroundings.extended(box.frame)
    inner.safe = pages == nil ? box.frame.shortened(by: Self.barHeight, at: .bottom) : box.frame
    content.place(inSafeAreaOf: inner)
    let bar = bar(box.frame)
    let width = bar.width / CGFloat(max(labels, 1))
    for (index, label) in box.children.dropFirst().enumerated() {
      let offer = ProposedViewSize(width: width - 4, height: nil)
      let size = label.size(offer)
      label.place(
        at: CGPoint(
          x: bar.minX + CGFloat(index) * width + (width - size.width) / 2,
          y: bar.midY - size.height / 2),
        offer, surroundings)
    }
  }
}

/// The symbol and the title of a tab, above each other.
struct TabLabelRule: LayoutRule {
  private var stack: StackRule { StackRule(axis: .vertical, spacing: 2) }
  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize { stack.size(box, proposal) }
  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    stack.arrange(box, size, proposal)
  }
}

extension BoxBuilder {
  func tabs(_ node: ViewNode) -> Box {
    let tabs = SwiftUI.tabs(of: node)
    let shown =
      tabs.firstIndex { !($0.node.parent?.hiddenKeys.contains($0.node.key) ?? false) } ?? 0
    let inner = along(.vertical)
    guard tabs.indices.contains(shown) else { return Box(node, DepthRule(alignment: .center)) }
    let screen = tabs[shown].node
    let content = inner.single(inner.boxes(of: screen), screen, as: StackRule.vertical)
    if node.environment.style((any TabViewStyle).self) is PageTabViewStyle {
      return Box(node, TabsRule(labels: 0, selected: shown, pages: tabs.count), [content])
    }
    let labels = tabs.map { tab -> Box in
      let parts =
        tab.node.tabItem?.labelParts(icon: .system(size: 20)) {
          $0.font = .system(size: 10, weight: .medium)
          $0.lineLimit = 1
        } ?? []
      return Box(tab.node.tabItem ?? tab.node, TabLabelRule(), parts)
    }
    var rule = TabsRule(labels: labels.count, selected: shown, pages: nil)
    rule.badges = tabs.map { tab in
      tab.node.badge.map { text in
        var environment = tab.node.environment.plain
        environment.font = .system(size: 13)
        return text.rule(environment).lines(.unspecified)
      }
    }
    return Box(node, rule, [content] + labels)
  }
}

extension ViewNode {
  /// The badge that a modifier of the view sets.
  fileprivate var badge: Text? {
    if let trait = trait as? ListTrait, case .badge(let text) = trait { return text }
    guard control == nil, !isStack, children.filter({ $0.place == .content }).count == 1 else {
      return nil
    }
    return children.first { $0.place == .content }?.badge
  }

  /// The node of what stands for the view in the bar of tabs.
  var tabItem: ViewNode? {
    if let item = children.first(where: { $0.place == .tabItem }) { return item }
    guard !isStack, control == nil else { return nil }
    return children.first { $0.place == .content }?.tabItem
  }
}
