import Foundation
import SteleCanvas

extension Painter {
  /// Draws a screen: its background, its views, and what is presented over it.
  mutating func paint(_ layout: ScreenLayout, scheme: ColorScheme, hasBackground: Bool = true) {
    look.knockout = SystemInk.background.ink(scheme)
    if layout.isPushedBack {
      pushedBack(layout, scheme)
    } else {
      if hasBackground { fill(.rectangle(layout.bounds), SystemInk.background.ink(scheme)) }
      if let root = layout.root { draw(root) }
    }
    for presented in layout.presented { paint(presented, scheme) }
  }

  /// A screen behind a sheet of full height: it is smaller, and looks out over the sheet's upper edge.
  private mutating func pushedBack(_ layout: ScreenLayout, _ scheme: ColorScheme) {
    let bounds = layout.bounds
    let scale = (bounds.width - 32) / bounds.width
    let top = (layout.presented.first?.card.minY ?? 0) - 10
    fill(.rectangle(bounds), .black)
    layer({
      $0.transform = Affine(scale, 0, 0, scale, bounds.minX + 16, top)
      $0.clip = .rounded(bounds, radius: 10)
    }) { painter in
      painter.fill(.rectangle(bounds), SystemInk.background.ink(scheme))
      if let root = layout.root { painter.draw(root) }
    }
  }

  private mutating func paint(_ presented: PresentedBox, _ scheme: ColorScheme) {
    let environment = presented.content.node.environment
    let card = presented.card
    func dim(_ opacity: Double) {
      fill(.rectangle(look.screen), .gray(0, opacity: opacity))
    }
    switch presented.kind {
    case .fullScreenCover:
      background(presented, .rectangle(card), .background, environment)
      with {
        $0.foreground = nil
      } _: {
        $0.draw(presented.content)
      }
    case .sheet, .popover, .inspector:
      dim(scheme == .dark ? 0.48 : 0.2)
      let radius = presented.look.cornerRadius ?? 10
      // The sheet's lower corners are below the screen.
      let outline = Outline.rounded(
        CGRect(x: card.minX, y: card.minY, width: card.width, height: card.height + radius),
        radius: radius)
      layer({ $0.clip = outline }) { painter in
        painter.with {
          $0.isRaised = true
          $0.foreground = nil
          $0.isInList = false
        } _: { painter in
          painter.background(presented, .rectangle(card), .raisedBackground, environment)
          painter.draw(presented.content)
        }
      }
      if presented.look.showsIndicator ?? (presented.look.detents.count > 1) {
        fill(
          .rounded(CGRect(x: card.midX - 18, y: card.minY + 5, width: 36, height: 5), radius: 2.5),
          environment.ink(.tertiaryLabel))
      }
    case .alert:
      dim(scheme == .dark ? 0.48 : 0.2)
      alert(presented, environment)
    case .confirmationDialog:
      dim(scheme == .dark ? 0.48 : 0.2)
      dialog(presented, environment)
    case .menu, .contextMenu: menu(presented, environment)
    }
  }

  private mutating func background(
    _ presented: PresentedBox, _ outline: Outline, _ usual: SystemInk,
    _ environment: EnvironmentValues
  ) {
    if let own = presented.look.background {
      fill(outline, paint(own, in: presented.card, environment))
    } else {
      fill(outline, environment.ink(usual))
    }
  }

  /// The surface of alerts and menus.
  private func surface(_ environment: EnvironmentValues) -> Ink {
    environment.colorScheme == .dark ? Ink(0x262626) : Ink(0xF3F3F3)
  }

  private mutating func line(_ rect: CGRect, _ environment: EnvironmentValues) {
    fill(.rectangle(rect), environment.ink(.separator))
  }

  private mutating func alert(_ presented: PresentedBox, _ environment: EnvironmentValues) {
    let card = presented.card
    let box = presented.content
    fill(.rounded(card, radius: 14), surface(environment))
    let parts = AlertRule.Parts(box)
    for index in parts.texts { alertText(box.children[index], environment) }
    for index in parts.fields {
      let frame = box.children[index].frame.insetBy(dx: -6, dy: -4)
      fill(.rounded(frame, radius: 6), environment.ink(.raisedBackground))
      draw(box.children[index])
    }
    let top = box.frame.minY + ((box.rule as? AlertRule)?.textHeight(box, card.width) ?? 0)
    let hair = DividerRule.thickness
    let rows = parts.isSideBySide ? 1 : parts.buttons.count
    for row in 0..<rows {
      let y = top + CGFloat(row) * AlertRule.buttonHeight
      line(CGRect(x: card.minX, y: y, width: card.width, height: hair), environment)
    }
    if parts.isSideBySide {
      line(
        CGRect(x: card.midX, y: top, width: hair, height: AlertRule.buttonHeight), environment)
    }
    for index in parts.buttons { draw(box.children[index]) }
  }

  /// The texts of an alert: the first one stands out, those below it are small.
  private mutating func alertText(_ box: Box, _ environment: EnvironmentValues) {
    for part in box.all {
      guard let rule = part.rule as? TextRule else { continue }
      write(
        rule.lines(part.proposal), in: part.frame, part.node.environment,
        paint: .solid(environment.ink(.label)), alignment: .center)
    }
  }

  private mutating func dialog(_ presented: PresentedBox, _ environment: EnvironmentValues) {
    let box = presented.content
    guard let rule = box.rule as? DialogRule else { return }
    let rows = rule.rows(box)
    var y = presented.card.minY
    func card(_ indices: [Int]) {
      guard !indices.isEmpty else { return }
      let heights = indices.map { rule.height(box.children[$0], presented.card.width) }
      let frame = CGRect(
        x: presented.card.minX, y: y, width: presented.card.width, height: heights.reduce(0, +))
      fill(.rounded(frame, radius: 13), surface(environment))
      for (index, height) in zip(indices, heights) {
        if AlertRule.button(box.children[index]) == nil {
          with {
            $0.foreground = .solid(environment.ink(.secondaryLabel))
          } _: {
            $0.draw(box.children[index])
          }
        } else {
          draw(box.children[index])
        }
        y += height
        if index != indices.last {
          line(
            CGRect(
              x: frame.minX, y: y - DividerRule.thickness, width: frame.width,
              height: DividerRule.thickness), environment)
        }
      }
      y += DialogRule.gap
    }
    card(rows.first)
    card(rows.last)
  }

  private mutating func menu(_ presented: PresentedBox, _ environment: EnvironmentValues) {
    let card = presented.card
    let ink = surface(environment)
    layer({
      $0.shadow = Shadow(
        ink: .gray(0, opacity: 0.2), radius: 24, offset: CGSize(width: 0, height: 8))
    }) { $0.fill(.rounded(card, radius: 12), ink) }
    guard let rule = presented.content.rule as? MenuRule else { return }
    var y = card.minY
    for (index, child) in presented.content.children.enumerated() {
      let isDestructive = AlertRule.button(child)?.role == .destructive
      with {
        $0.foreground = isDestructive ? .solid(environment.ink(.red)) : nil
      } _: { painter in
        // A row of a menu is not tinted.
        if AlertRule.button(child) != nil, let label = child.children.first {
          painter.draw(label)
        } else {
          painter.draw(child)
        }
      }
      y += rule.height(child)
      if index < presented.content.children.count - 1, !(child.rule is DividerRule) {
        line(
          CGRect(
            x: card.minX, y: y - DividerRule.thickness, width: card.width,
            height: DividerRule.thickness), environment)
      }
    }
  }
}
