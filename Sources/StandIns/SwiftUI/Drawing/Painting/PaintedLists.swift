import Foundation
import SteleCanvas

extension ListRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    let environment = box.node.environment
    let visible = box.visible ?? box.frame
    if !box.values.hidesBackground {
      let name: SystemInk =
        chrome.isGrouped
        ? .groupedBackground : painter.look.isRaised ? .raisedBackground : .background
      let ink =
        chrome.isGrouped && painter.look.isRaised && environment.colorScheme == .dark
        ? Ink(0x1C1C1E) : environment.ink(name)
      painter.fill(.rectangle(visible), ink)
    }
    painter.layer({ $0.clip = .rectangle(visible) }) { painter in
      painter.with {
        $0.isInList = true
        $0.foreground = nil
      } _: { painter in
        for section in box.children where section.frame.intersects(visible) {
          painter.draw(section)
        }
      }
    }
  }
}

extension ListSectionRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    let environment = box.node.environment
    let rows = rows(box)
    let visible = painter.look.screen
    for note in box.children where !(note.rule is ListRowRule) { painter.draw(note) }
    guard let first = rows.first, let last = rows.last else { return }
    let card = first.frame.union(last.frame)
    painter.layer({ if chrome.radius > 0 { $0.clip = .rounded(card, radius: chrome.radius) } }) {
      painter in
      if chrome.isGrouped {
        painter.fill(
          .rectangle(card), environment.ink(painter.look.isRaised ? .raisedCell : .cell))
      }
      for (index, row) in rows.enumerated() where row.frame.intersects(visible) {
        painter.draw(row)
        let isLast = index == rows.count - 1
        if !isLast || chrome == .plain { separator(below: row, environment, &painter) }
      }
    }
  }

  private func separator(
    below box: Box, _ environment: EnvironmentValues, _ painter: inout Painter
  ) {
    guard let row = box.rule as? ListRowRule, !row.look.hidesSeparator else { return }
    let frame = box.frame
    let inset = textInset(box, environment) ?? row.insets.leading
    let ink = row.look.separatorTint?.ink(in: environment) ?? environment.ink(.separator)
    let line = CGRect(
      x: frame.minX + inset, y: frame.maxY - DividerRule.thickness,
      width: max(0, frame.width - inset), height: DividerRule.thickness)
    painter.fill(.rectangle(environment.turned(line, in: frame)), ink)
  }

  /// Separators begin where the first text of the row begins.
  private func textInset(_ box: Box, _ environment: EnvironmentValues) -> CGFloat? {
    let text = box.children.first?.first { $0.rule is TextRule || $0.rule is FieldRule }
    return text.map {
      environment.isRightToLeft
        ? box.frame.maxX - $0.frame.maxX : $0.frame.minX - box.frame.minX
    }
  }
}

extension ListRowRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    let environment = box.node.environment
    if box.children.count > 1 { painter.draw(box.children[1]) }
    if isSelected { painter.fill(.rectangle(box.frame), environment.ink(.gray4)) }
    painter.draw(box.children[0])
    let frame = box.frame
    if let badge {
      let lines = badge.lines(.unspecified)
      let origin = badgeOrigin(frame, lines)
      painter.write(
        lines, in: environment.turned(CGRect(origin: origin, size: lines.size), in: frame),
        environment,
        paint: .solid(environment.ink(.secondaryLabel)), alignment: .leading)
    }
    if isLink {
      let room = CGRect(
        x: frame.maxX - insets.trailing - 6, y: frame.midY - 6, width: 6, height: 12)
      painter.arrow(in: environment.turned(room, in: frame), environment)
    }
  }
}

extension ListNoteRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    painter.with {
      $0.foreground = .solid(box.node.environment.ink(.secondaryLabel))
    } _: {
      $0.drawChildren(of: box)
    }
  }
}

extension ScrollRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    let visible = box.visible ?? box.frame
    let reaches = box.children.contains { !visible.contains($0.frame) }
    painter.layer({ if reaches { $0.clip = .rectangle(visible) } }) { $0.drawChildren(of: box) }
  }
}
