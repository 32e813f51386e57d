import Foundation
import SteleCanvas

extension NavigationRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    guard let screen = box.children.first else { return }
    painter.draw(screen)
    guard !bar.isHidden else { return }
    let environment = bar.environment
    let frame = box.frame
    let top = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: barHeight)
    let tint = painter.tint(in: top, environment)
    // Once the content has gone under the bar, the bar is a surface of its own.
    let isUnder = isScrolledUnder(screen, frame.minY + topHeight)
    if isUnder || bar.showsBackground {
      let top = painter.look.screen.minY
      let strip = CGRect(
        x: frame.minX, y: top, width: frame.width, height: frame.minY + topHeight - top)
      let own = bar.background.map { painter.paint($0, in: strip, environment) }
      painter.fill(.rectangle(strip), own ?? .solid(environment.ink(.bar)))
      painter.fill(
        .rectangle(
          CGRect(
            x: strip.minX, y: strip.maxY, width: strip.width, height: DividerRule.thickness)),
        environment.ink(.separator))
    }
    if let back = bar.back {
      let arrow = CGRect(x: top.minX + 6, y: top.midY - 11, width: 22, height: 22)
      painter.symbolPaint(
        environment.isRightToLeft ? "chevron.right" : "chevron.left",
        in: environment.turned(arrow, in: top), tint, weight: 600)
      painter.write(
        back, at: environment.isRightToLeft ? top.maxX - 26 : top.minX + 26, middle: top.midY,
        environment.plain, paint: tint, anchor: environment.isRightToLeft ? 1 : 0)
    }
    if let title = bar.title { paint(title, in: frame, environment, &painter) }
    painter.with {
      $0.foreground = tint
    } _: { painter in
      for index in leading + trailing { painter.draw(box.children[index]) }
    }
    for index in middle + search { painter.draw(box.children[index]) }
    guard !bottom.isEmpty else { return }
    let low = CGRect(
      x: frame.minX, y: frame.maxY - 49, width: frame.width,
      height: painter.look.screen.maxY - frame.maxY + 49)
    painter.bar(low, environment)
    painter.with {
      $0.foreground = tint
    } _: { painter in
      for index in bottom { painter.draw(box.children[index]) }
    }
  }

  private func paint(
    _ title: Text, in frame: CGRect, _ environment: EnvironmentValues, _ painter: inout Painter
  ) {
    var own = environment.plain
    own.lineLimit = 1
    own.font = bar.isLarge ? .largeTitle.bold() : .headline
    let rule = title.rule(own)
    let label = Paint.solid(environment.ink(.label))
    if bar.isLarge {
      let offer = ProposedViewSize(width: frame.width - 32, height: nil)
      let y = frame.minY + barHeight + 3
      painter.write(
        rule.lines(offer),
        in: CGRect(x: frame.minX + 16, y: y, width: frame.width - 32, height: 41),
        own, paint: label, alignment: .leading)
    } else if middle.isEmpty {
      let lines = rule.lines(ProposedViewSize(width: max(60, frame.width - 200), height: nil))
      let size = lines.size
      painter.write(
        lines,
        in: CGRect(
          x: frame.midX - size.width / 2, y: frame.minY + (barHeight - size.height) / 2,
          width: size.width, height: size.height), own, paint: label, alignment: .center)
    }
  }

  private func isScrolledUnder(_ screen: Box, _ y: CGFloat) -> Bool {
    screen.first { box in
      guard box.rule is ScrollRule || box.rule is ListRule, box.frame.minY <= y + 1 else {
        return false
      }
      return box.children.first.map { $0.frame.minY < box.frame.minY - 0.5 } ?? false
    } != nil
  }
}

extension EnvironmentValues {
  /// The environment without what an author has set for text, for what the system writes.
  var plain: EnvironmentValues {
    var copy = self
    (copy.font, copy.fontWeight, copy.fontDesign, copy.foregroundStyle) = (nil, nil, nil, nil)
    (copy.isBold, copy.isItalic, copy.textCase, copy.lineLimit) = (false, false, nil, nil)
    return copy
  }
}

extension Painter {
  /// The surface of a bar with a hair line at its top.
  mutating func bar(_ rect: CGRect, _ environment: EnvironmentValues) {
    fill(.rectangle(rect), environment.ink(.bar))
    let y = rect.minY
    fill(
      .rectangle(CGRect(x: rect.minX, y: y, width: rect.width, height: DividerRule.thickness)),
      environment.ink(.separator))
  }
}

extension TabsRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    guard let content = box.children.first else { return }
    painter.draw(content)
    let environment = box.node.environment
    if let pages { return dots(pages, in: box.frame, environment, &painter) }
    var bar = bar(box.frame)
    bar.size.height = max(bar.height, painter.look.screen.maxY - bar.minY)
    painter.bar(bar, environment)
    for (index, label) in box.children.dropFirst().enumerated() {
      let paint: Paint =
        index == selected
        ? painter.tint(in: bar, environment) : .solid(environment.ink(.gray))
      painter.with {
        $0.foreground = paint
      } _: {
        $0.draw(label)
      }
      guard badges.indices.contains(index), let badge = badges[index] else { continue }
      let width = max(18, badge.size.width + 10)
      let frame = CGRect(x: label.frame.midX + 4, y: bar.minY + 3, width: width, height: 18)
      painter.fill(.rounded(frame, radius: 9), environment.ink(.red))
      painter.write(
        badge, in: frame.insetBy(dx: 0, dy: (18 - badge.size.height) / 2), environment,
        paint: .solid(.white), alignment: .center)
    }
  }

  private func dots(
    _ count: Int, in frame: CGRect, _ environment: EnvironmentValues, _ painter: inout Painter
  ) {
    let style = environment.style((any TabViewStyle).self) as? PageTabViewStyle
    guard count > 1, style?.mode.name != "never" else { return }
    let start = frame.midX - CGFloat(count - 1) * 8.5
    for index in 0..<count {
      let dot = CGRect(x: start + CGFloat(index) * 17 - 4, y: frame.maxY - 26, width: 8, height: 8)
      painter.fill(.ellipse(dot), .gray(1, opacity: index == selected ? 1 : 0.4))
    }
  }
}

extension TabLabelRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    // The bar draws filled symbols.
    for child in box.children {
      if let image = child.rule as? ImageRule, case .symbol(let name, _) = image.image.source {
        let filled = SymbolVariants.fill.applied(to: name)
        painter.symbolPaint(
          SymbolPicture(filled).isKnown ? filled : name, in: child.frame,
          painter.look.foreground ?? .solid(.black), weight: 400)
      } else {
        painter.draw(child)
      }
    }
  }
}
