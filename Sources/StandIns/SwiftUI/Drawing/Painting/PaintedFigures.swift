import Foundation
import SteleCanvas

extension ProgressRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    let environment = box.node.environment
    let figure = figure(box)
    let tint = painter.tint(in: figure, environment)
    switch (isCircular, fraction) {
    case (true, nil): painter.spinner(in: figure, environment)
    case (true, let fraction?): painter.ring(in: figure, fraction, width: 3, tint, environment)
    case (false, let fraction):
      painter.fill(.rounded(figure, radius: 2), environment.ink(.fill))
      var done = figure
      done.size.width *= CGFloat(min(max(fraction ?? 0.3, 0), 1))
      done = environment.turned(done, in: figure)
      if done.width > 0 { painter.fill(.rounded(done, radius: 2), tint) }
    }
    // The value's label is small and grey.
    painter.with {
      if isCircular { $0.foreground = .solid(environment.ink(.secondaryLabel)) }
    } _: {
      $0.drawChildren(of: box)
    }
  }
}

extension Painter {
  /// The wheel of something that takes unknown time: eight spokes, which fade round the circle.
  mutating func spinner(in frame: CGRect, _ environment: EnvironmentValues) {
    let ink = environment.ink(.gray)
    for spoke in 0..<8 {
      let angle = Double(spoke) * .pi / 4 - .pi / 2
      func point(_ share: CGFloat) -> CGPoint {
        CGPoint(
          x: frame.midX + CGFloat(cos(angle)) * frame.width / 2 * share,
          y: frame.midY + CGFloat(sin(angle)) * frame.height / 2 * share)
      }
      stroke(
        .polygon([point(0.5), point(0.9)], isClosed: false),
        ink.faded(0.3 + 0.7 * Double(spoke) / 7), width: 2.4)
    }
  }

  /// A ring of which a part is done, from the top.
  mutating func ring(
    in frame: CGRect, _ fraction: Double, width: CGFloat, _ paint: Paint,
    _ environment: EnvironmentValues
  ) {
    let inner = frame.insetBy(dx: width / 2, dy: width / 2)
    add(.stroke(.ellipse(inner), .solid(environment.ink(.fill)), Pen(width: width)))
    let length = Double(inner.width) * .pi
    var layer = Layer([
      .stroke(
        .ellipse(inner), paint,
        Pen(width: width, cap: .round, dash: [CGFloat(length * fraction), CGFloat(length)]))
    ])
    layer.transform = .turn(radians: -.pi / 2, around: CGPoint(x: frame.midX, y: frame.midY))
    if fraction > 0 { add(.layer(layer)) }
  }
}

extension GaugeRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    let environment = box.node.environment
    let tint = painter.tint(in: box.frame, environment)
    if isCircular {
      painter.ring(in: box.frame, fraction, width: 6, tint, environment)
    } else {
      let bar = CGRect(
        x: box.frame.minX, y: box.frame.maxY - 6, width: box.frame.width, height: 6)
      painter.fill(.rounded(bar, radius: 3), environment.ink(.fill))
      var done = bar
      done.size.width *= CGFloat(min(max(fraction, 0), 1))
      if done.width > 0 { painter.fill(.rounded(done, radius: 3), tint) }
    }
    painter.drawChildren(of: box)
  }
}

extension GroupBoxRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    let name: SystemInk = painter.look.isRaised ? .gray5 : .gray6
    painter.fill(.rounded(box.frame, radius: 8), box.node.environment.ink(name))
    painter.drawChildren(of: box)
  }
}

extension LabeledRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    painter.draw(box.children[0])
    painter.with {
      $0.foreground = .solid(box.node.environment.ink(.secondaryLabel))
    } _: {
      $0.draw(box.children[1])
    }
  }
}

extension UnavailableRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    let environment = box.node.environment
    for child in box.children {
      let isTitle = (child.rule as? TextRule)?.pieces.first?.font.typeface.size ?? 0 >= 22
      painter.with {
        $0.foreground = .solid(environment.ink(isTitle ? .label : .secondaryLabel))
      } _: {
        $0.draw(child)
      }
    }
  }
}

extension CalendarRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    let environment = box.node.environment
    var calendar = environment.calendar
    (calendar.locale, calendar.timeZone) = (environment.locale, environment.timeZone)
    let frame = box.frame
    guard let month = calendar.dateInterval(of: .month, for: date),
      let days = calendar.range(of: .day, in: .month, for: date)
    else { return }
    let formatter = DateFormatter()
    (formatter.locale, formatter.calendar) = (environment.locale, calendar)
    formatter.timeZone = environment.timeZone
    formatter.setLocalizedDateFormatFromTemplate("MMMM y")
    var bold = environment
    bold.font = .headline
    painter.write(
      formatter.string(from: date), at: frame.minX + 12, middle: frame.minY + 20, bold,
      paint: .solid(environment.ink(.label)))
    let width = frame.width / 7
    func middle(_ column: Int) -> CGFloat { frame.minX + (CGFloat(column) + 0.5) * width }
    var small = environment
    small.font = .system(size: 13, weight: .semibold)
    for (index, name) in calendar.veryShortStandaloneWeekdaySymbols.enumerated() {
      let column = (index - calendar.firstWeekday + 8) % 7
      painter.write(
        name, at: middle(column), middle: frame.minY + 54, small,
        paint: .solid(environment.ink(.tertiaryLabel)), anchor: 0.5)
    }
    let first = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
    let chosen = calendar.component(.day, from: date)
    var large = environment
    large.font = .title3
    for day in days {
      let place = first + day - 1
      let y = frame.minY + 88 + CGFloat(place / 7) * 42
      let x = middle(place % 7)
      let tint = painter.tint(in: frame, environment)
      if day == chosen {
        painter.fill(
          .ellipse(CGRect(x: x - 20, y: y - 20, width: 40, height: 40)), tint.faded(0.15))
      }
      painter.write(
        "\(day)", at: x, middle: y, large,
        paint: day == chosen ? tint : .solid(environment.ink(.label)), anchor: 0.5)
    }
  }
}
