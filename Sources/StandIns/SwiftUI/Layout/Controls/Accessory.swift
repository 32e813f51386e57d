import Foundation

/// A label with a control at the trailing edge. The label takes the rest of the room; without a label
/// the control is as large as it is. Follows documentation/swiftui/toggle.
struct AccessoryRule: LayoutRule {
  let accessory: Accessory
  /// Whether the row takes all the width that it is offered.
  var fillsWidth = true
  static let gap: CGFloat = 8

  func size(_ box: Box, _ proposal: ProposedViewSize) -> CGSize {
    let own = accessory.size
    guard let label = box.children.first else { return own }
    let size = label.size(inner(proposal))
    let least = size.width + Self.gap + own.width
    let width = proposal.width.map { $0.isFinite ? max($0, own.width) : least } ?? least
    return CGSize(
      width: fillsWidth ? width : min(width, least), height: max(size.height, own.height))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - Self.gap - accessory.size.width) },
      height: proposal.height)
  }

  func arrange(_ box: Box, _ size: CGSize, _ proposal: ProposedViewSize) -> [Spot] {
    box.children.map { label in
      let offer = inner(proposal)
      return Spot(
        origin: CGPoint(x: 0, y: (size.height - label.size(offer).height) / 2), proposal: offer)
    }
  }

  /// Where the control is in a box.
  func frame(in rect: CGRect) -> CGRect {
    let own = accessory.size
    return CGRect(
      x: rect.maxX - own.width, y: rect.midY - own.height / 2, width: own.width, height: own.height)
  }
}

/// What stands at the trailing edge of a label. The sizes are those of the controls of UIKit.
enum Accessory {
  case toggle(isOn: Bool)
  case checkbox(isOn: Bool)
  case stepper(canDecrement: Bool, canIncrement: Bool)
  /// The value of a menu, with the arrows that say that it opens one.
  case menu(TextLines)
  /// The parts of a date, each on a chip.
  case chips([TextLines])
  case color(Color)
  /// An arrow to another screen, with the value that is chosen there.
  case link(TextLines?)
  case disclosure(isOpen: Bool)

  var size: CGSize {
    switch self {
    case .toggle: return CGSize(width: 51, height: 31)
    case .checkbox: return CGSize(width: 22, height: 22)
    case .stepper: return CGSize(width: 94, height: 32)
    case .menu(let text):
      return CGSize(width: text.size.width + 20, height: max(text.size.height, 22))
    case .chips(let parts):
      let width = parts.map { $0.size.width + 20 }.reduce(0, +)
      return CGSize(width: width + 6 * CGFloat(max(0, parts.count - 1)), height: 34)
    case .color: return CGSize(width: 28, height: 28)
    case .link(let text):
      return CGSize(width: 8 + (text.map { $0.size.width + 8 } ?? 0), height: 22)
    case .disclosure: return CGSize(width: 14, height: 14)
    }
  }
}

extension EnvironmentValues {
  /// A text of this module's own in a control: one line in the font around it.
  @MainActor func line(_ text: String, _ style: Text.Style = Text.Style()) -> TextLines {
    TextLines(
      [TextPiece(text: text, font: FontLook(self, style), style: style)], width: .infinity, limit: 1
    )
  }
}
