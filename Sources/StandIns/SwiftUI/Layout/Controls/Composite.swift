import Foundation

/// A label at the leading edge and a value at the trailing one.
/// Follows documentation/swiftui/labeledcontent.
struct LabeledRule: LayoutRule {
  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    let parts = parts(box, proposal)
    let own = parts.label.width + 8 + parts.content.width
    return CGSize(
      width: proposal.width.map { $0.isFinite ? max($0, 0) : own } ?? own,
      height: max(parts.label.height, parts.content.height))
  }

  private func parts(
    _ box: Box, _ proposal: ProposedViewSize
  ) -> (label: CGSize, content: CGSize, offer: ProposedViewSize) {
    let label = box.children[0].size(proposal)
    let offer = ProposedViewSize(
      width: proposal.width.map { max(0, $0 - label.width - 8) }, height: proposal.height)
    return (label, box.children[1].size(offer), offer)
  }

  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    let parts = parts(box, proposal)
    return [
      Spot(
        origin: CGPoint(x: 0, y: (size.height - parts.label.height) / 2), proposal: proposal),
      Spot(
        origin: CGPoint(
          x: size.width - parts.content.width, y: (size.height - parts.content.height) / 2),
        proposal: parts.offer),
    ]
  }
}

extension LabeledContent: LaidOutView {
  func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    if node.environment.style((any LabeledContentStyle).self) != nil {
      return builder.content(of: node)
    }
    let (label, content) = (builder.child(0, of: node), builder.child(1, of: node))
    if node.environment.labelsAreHidden { return [content].compactMap { $0 } }
    guard let label, let content else { return [label, content].compactMap { $0 } }
    return [Box(node, LabeledRule(), [label, content])]
  }
}

/// Content on a card, with its label above it. Follows documentation/swiftui/groupbox.
struct GroupBoxRule: LayoutRule {
  private var padding: PaddingRule {
    PaddingRule(insets: EdgeInsets(.all, PaddingRule.usual))
  }
  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    let size = padding.size(box, proposal)
    return CGSize(
      width: max(size.width, proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 0),
      height: size.height)
  }
  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    padding.arrange(box, size, proposal)
  }
}

extension GroupBox: LaidOutView {
  func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    if node.environment.style((any GroupBoxStyle).self) != nil { return builder.content(of: node) }
    let stack = StackRule(
      axis: .vertical, alignment: Alignment(horizontal: .leading, vertical: .center))
    let inner = builder.along(.vertical)
    return [Box(node, GroupBoxRule(), [Box(node, stack, inner.content(of: node))])]
  }
}

/// A bar, or a wheel where it is not known how much is done, with labels.
/// Follows documentation/swiftui/progressview.
struct ProgressRule: LayoutRule {
  let fraction: Double?
  let isCircular: Bool
  static let wheel: CGFloat = 20

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    let labels = box.children.map { $0.size(proposal) }
    let height = labels.map { $0.height + 4 }.reduce(0, +)
    let widest = labels.map(\.width).max() ?? 0
    if isCircular {
      return CGSize(width: max(Self.wheel, widest), height: Self.wheel + height)
    }
    return CGSize(width: proposal.width ?? max(widest, 100), height: 4 + height)
  }

  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    // Beside a bar the label is above it and the value's below; below a wheel there are both.
    var y: CGFloat = isCircular ? Self.wheel + 4 : 0
    return box.children.enumerated().map { index, child in
      let own = child.size(proposal)
      let x = isCircular ? (size.width - own.width) / 2 : 0
      defer { y += own.height + (isCircular || index > 0 ? 4 : 12) }
      return Spot(origin: CGPoint(x: x, y: y), proposal: proposal)
    }
  }

  /// The bar or the wheel in a placed box.
  func figure(_ box: Box) -> CGRect {
    let frame = box.frame
    if isCircular {
      return CGRect(
        x: frame.midX - Self.wheel / 2, y: frame.minY, width: Self.wheel, height: Self.wheel)
    }
    let top = box.children.first.map { $0.frame.maxY + 4 } ?? frame.minY
    return CGRect(x: frame.minX, y: top, width: frame.width, height: 4)
  }
}

extension ProgressView: LaidOutView {
  func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    let style = node.environment.style((any ProgressViewStyle).self)
    if let style, style.isCustom { return builder.content(of: node) }
    let isCircular =
      style is CircularProgressViewStyle || (fraction == nil && !(style is LinearProgressViewStyle))
    return [
      Box(
        node, ProgressRule(fraction: fraction, isCircular: isCircular),
        builder.along(nil).content(of: node))
    ]
  }
}

/// A value on a bar or a ring. Follows documentation/swiftui/gauge.
struct GaugeRule: LayoutRule {
  let fraction: Double
  let isCircular: Bool
  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    if isCircular { return CGSize(width: 58, height: 58) }
    let height = box.children.first.map { $0.size(proposal).height + 6 } ?? 0
    return CGSize(width: proposal.width ?? 100, height: height + 6)
  }
  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    box.children.map { child in
      let own = child.size(proposal)
      let x = isCircular ? (size.width - own.width) / 2 : 0
      return Spot(
        origin: CGPoint(x: x, y: isCircular ? (size.height - own.height) / 2 : 0),
        proposal: proposal)
    }
  }
}

extension Gauge: LaidOutView {
  func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    let style = node.environment.style((any GaugeStyle).self)
    let isCircular = style.map { "\(type(of: $0))".contains("Circular") } ?? false
    // A ring shows the value in it, a bar its label above it.
    let parts = builder.along(nil).content(of: node)
    let shown = isCircular && parts.count > 1 ? parts[1] : parts.first
    return [
      Box(node, GaugeRule(fraction: fraction, isCircular: isCircular), [shown].compactMap { $0 })
    ]
  }
}

/// A symbol, a title and a description in the middle of the room.
/// Follows documentation/swiftui/contentunavailableview.
struct UnavailableRule: LayoutRule {
  private var stack: StackRule { StackRule(axis: .vertical, spacing: 8) }
  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: stack.size(box, proposal))
  }
  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    let inner = ProposedViewSize(width: max(0, size.width - 64), height: nil)
    let own = stack.size(box, inner)
    return stack.arrange(box, own, inner).map {
      Spot(
        origin: CGPoint(
          x: $0.origin.x + (size.width - own.width) / 2,
          y: $0.origin.y + (size.height - own.height) / 2),
        proposal: $0.proposal)
    }
  }
}

extension ContentUnavailableView: LaidOutView {
  func boxes(_ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    var parts: [Box] = []
    if let label = node.children.first {
      // The label's symbol is large and above its title.
      parts += label.labelParts(icon: .system(size: 46)) {
        $0.font = .title2.bold()
        $0.multilineTextAlignment = .center
      }
    }
    parts += node.children.dropFirst().flatMap { builder.along(.vertical).boxes(of: $0) }
    return [Box(node, UnavailableRule(), parts)]
  }
}
