import Foundation

/// An alert: texts in the middle, then fields, then buttons: two beside each other, more of them below
/// each other, with the one that gives up last. Follows documentation/swiftui/view/alert(_:ispresented:actions:message:).
struct AlertRule: LayoutRule {
  static let buttonHeight: CGFloat = 44
  static let margin: CGFloat = 16

  /// The positions of the parts among the children.
  @MainActor struct Parts {
    var texts: [Int] = []
    var fields: [Int] = []
    var buttons: [Int] = []

    init(_ box: Box) {
      for (index, child) in box.children.enumerated() {
        if child.first(where: { $0.rule is FieldRule }) != nil {
          fields.append(index)
        } else if AlertRule.button(child) != nil {
          buttons.append(index)
        } else {
          texts.append(index)
        }
      }
      // What gives up is at the leading edge of two, and the last one of more.
      let cancels = buttons.filter { AlertRule.button(box.children[$0])?.role == .cancel }
      let others = buttons.filter { AlertRule.button(box.children[$0])?.role != .cancel }
      buttons = buttons.count == 2 ? cancels + others : others + cancels
    }
    var isSideBySide: Bool { buttons.count == 2 }
  }

  /// The button in a box, through the modifiers around it.
  @MainActor static func button(_ box: Box) -> ButtonRule? {
    if let button = box.rule as? ButtonRule { return button }
    return box.rule.isModifier && box.children.count == 1 ? button(box.children[0]) : nil
  }

  private func inner(_ width: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: width - 2 * Self.margin, height: nil)
  }

  /// The height above the buttons.
  func textHeight(_ box: Box, _ width: CGFloat) -> CGFloat {
    let parts = Parts(box)
    let texts = parts.texts.map { box.children[$0].size(inner(width)).height }
    let fields = parts.fields.map { box.children[$0].size(inner(width)).height + 8 }
    let gaps = CGFloat(max(0, texts.count - 1)) * 3
    return 20 + texts.reduce(0, +) + gaps + fields.reduce(0, +) + 18
  }

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 270
    let parts = Parts(box)
    let rows = parts.isSideBySide ? 1 : parts.buttons.count
    return CGSize(
      width: width, height: textHeight(box, width) + CGFloat(rows) * Self.buttonHeight)
  }

  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    let parts = Parts(box)
    var spots = [Spot](
      repeating: Spot(origin: .zero, proposal: .unspecified), count: box.children.count)
    let inner = inner(size.width)
    var y: CGFloat = 20
    func add(_ index: Int, gap: CGFloat) {
      let own = box.children[index].size(inner)
      spots[index] = Spot(
        origin: CGPoint(x: (size.width - own.width) / 2, y: y), proposal: inner)
      y += own.height + gap
    }
    for index in parts.texts { add(index, gap: 3) }
    y += parts.fields.isEmpty ? 0 : 5
    for index in parts.fields { add(index, gap: 8) }
    let top = textHeight(box, size.width)
    let width = parts.isSideBySide ? size.width / 2 : size.width
    for (position, index) in parts.buttons.enumerated() {
      let offer = ProposedViewSize(width: width - 16, height: Self.buttonHeight)
      let own = box.children[index].size(offer)
      let cell = CGPoint(
        x: parts.isSideBySide ? CGFloat(position) * width : 0,
        y: top + (parts.isSideBySide ? 0 : CGFloat(position) * Self.buttonHeight))
      spots[index] = Spot(
        origin: CGPoint(
          x: cell.x + (width - own.width) / 2, y: cell.y + (Self.buttonHeight - own.height) / 2),
        proposal: offer)
    }
    return spots
  }
}

/// A choice at the bottom of the screen: a card of buttons and one for the button that gives up.
/// Follows documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:).
struct DialogRule: LayoutRule {
  static let buttonHeight: CGFloat = 57
  static let gap: CGFloat = 8

  /// The rows of the first card, and of the second.
  func rows(_ box: Box) -> (first: [Int], last: [Int]) {
    let last = box.children.indices.filter {
      AlertRule.button(box.children[$0])?.role == .cancel
    }
    return (box.children.indices.filter { !last.contains($0) }, last)
  }

  func height(_ child: Box, _ width: CGFloat) -> CGFloat {
    AlertRule.button(child) != nil
      ? Self.buttonHeight
      : child.size(ProposedViewSize(width: width - 32, height: nil)).height + 24
  }

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 320
    let rows = rows(box)
    let all = box.children.map { height($0, width) }.reduce(0, +)
    return CGSize(width: width, height: all + (rows.last.isEmpty ? 0 : Self.gap))
  }

  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    let rows = rows(box)
    var spots = [Spot](
      repeating: Spot(origin: .zero, proposal: .unspecified), count: box.children.count)
    var y: CGFloat = 0
    for (position, index) in (rows.first + rows.last).enumerated() {
      if position == rows.first.count { y += Self.gap }
      let height = height(box.children[index], size.width)
      let offer = ProposedViewSize(width: size.width - 32, height: height)
      let own = box.children[index].size(offer)
      spots[index] = Spot(
        origin: CGPoint(x: (size.width - own.width) / 2, y: y + (height - own.height) / 2),
        proposal: offer)
      y += height
    }
    return spots
  }
}

/// The rows of a menu. Follows documentation/swiftui/menu.
struct MenuRule: LayoutRule {
  static let rowHeight: CGFloat = 44

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 250, height: box.children.map(height).reduce(0, +))
  }
  func height(_ child: Box) -> CGFloat { child.rule is DividerRule ? 8 : Self.rowHeight }

  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    var y: CGFloat = 0
    return box.children.map { child in
      let height = height(child)
      defer { y += height }
      let offer = ProposedViewSize(width: size.width - 32, height: height)
      let own = child.size(offer)
      return Spot(origin: CGPoint(x: 16, y: y + (height - own.height) / 2), proposal: offer)
    }
  }
}
