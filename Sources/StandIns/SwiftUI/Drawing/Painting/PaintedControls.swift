import Foundation
import SteleCanvas

extension ButtonRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    let environment = box.node.environment
    guard isTinted else { return painter.drawChildren(of: box) }
    let paint: Paint =
      !environment.isEnabled
      ? .solid(environment.ink(.tertiaryLabel))
      : role == .destructive
        ? .solid(environment.ink(.red)) : painter.tint(in: box.frame, environment)
    painter.with {
      $0.foreground = paint
    } _: {
      $0.drawChildren(of: box)
    }
  }
}

extension ChromeRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    let environment = box.node.environment
    let tint = painter.tint(in: box.frame, environment)
    let isDestructive = box.node.nearestButton?.role == .destructive
    let accent: Paint = isDestructive ? .solid(environment.ink(.red)) : tint
    let outline = outline(box.frame, environment)
    var foreground = painter.look.foreground
    switch chrome {
    case .plain:
      foreground = environment.isEnabled ? nil : .solid(environment.ink(.tertiaryLabel))
    case .borderless, .link: break
    case .bordered, .glass:
      let fill: Paint =
        environment.tintStyle == nil && !isDestructive || !environment.isEnabled
        ? .solid(environment.ink(.tertiaryFill)) : accent.faded(0.18)
      painter.fill(outline, fill)
    case .borderedProminent, .glassProminent:
      painter.fill(outline, environment.isEnabled ? accent : .solid(environment.ink(.tertiaryFill)))
      if environment.isEnabled { foreground = .solid(.white) }
    }
    painter.with {
      $0.foreground = foreground
    } _: {
      $0.drawChildren(of: box)
    }
  }

  private func outline(_ frame: CGRect, _ environment: EnvironmentValues) -> Outline {
    let half = min(frame.width, frame.height) / 2
    switch shape.name {
    case "capsule", "circle": return .rounded(frame, radius: half)
    case let name where name.hasPrefix("roundedRectangle("):
      let radius = Double(name.dropFirst(17).dropLast()) ?? 8
      return .rounded(frame, radius: min(CGFloat(radius), half))
    default:
      let radius: CGFloat =
        switch environment.controlSize {
        case .mini, .small: half
        case .regular: 8
        case .large, .extraLarge: 12
        }
      return .rounded(frame, radius: min(radius, half))
    }
  }
}

extension ViewNode {
  /// The role of the button around this node.
  var nearestButton: (role: ButtonRole?, isEnabled: Bool)? {
    var current: ViewNode? = self
    while let node = current {
      if case .button(let role, _, _) = node.control { return (role, node.environment.isEnabled) }
      current = node.parent
    }
    return nil
  }
}

extension AccessoryRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    painter.drawChildren(of: box)
    let environment = box.node.environment
    let frame = frame(in: box.frame)
    painter.layer({ $0.opacity = environment.isEnabled ? 1 : 0.5 }) { painter in
      paint(accessory, in: frame, box, environment, &painter)
    }
  }

  private func paint(
    _ accessory: Accessory, in frame: CGRect, _ box: Box, _ environment: EnvironmentValues,
    _ painter: inout Painter
  ) {
    let tint = painter.tint(in: frame, environment)
    let secondary = Paint.solid(environment.ink(.secondaryLabel))
    switch accessory {
    case .toggle(let isOn):
      let own = environment.style((any ToggleStyle).self) as? SwitchToggleStyle
      let on: Paint =
        own?.tint.map { .solid($0.ink(in: environment)) }
        ?? (environment.tintStyle == nil ? .solid(environment.ink(.green)) : tint)
      painter.toggle(in: frame, isOn: isOn, on: on, environment)
    case .checkbox(let isOn):
      painter.symbolPaint(
        isOn ? "checkmark.square.fill" : "square", in: frame, isOn ? tint : secondary, weight: 400)
    case .stepper(let canDecrement, let canIncrement):
      painter.stepper(in: frame, canDecrement, canIncrement, environment)
    case .menu(let lines):
      let isRow = !box.children.isEmpty
      let paint = isRow ? secondary : tint
      let text = CGRect(
        x: frame.minX, y: frame.midY - lines.size.height / 2, width: frame.width - 20,
        height: lines.size.height)
      painter.write(lines, in: text, environment, paint: paint, alignment: .trailing)
      painter.symbolPaint(
        "chevron.up.chevron.down",
        in: CGRect(x: frame.maxX - 14, y: frame.midY - 8, width: 14, height: 16), paint, weight: 400
      )
    case .chips(let parts):
      var x = frame.minX
      for lines in parts {
        let chip = CGRect(x: x, y: frame.minY, width: lines.size.width + 20, height: frame.height)
        painter.fill(.rounded(chip, radius: 6), environment.ink(.tertiaryFill))
        painter.write(
          lines, in: chip.insetBy(dx: 10, dy: (chip.height - lines.size.height) / 2), environment,
          paint: .solid(environment.ink(.label)), alignment: .leading)
        x = chip.maxX + 6
      }
    case .color(let color):
      painter.fill(.ellipse(frame.insetBy(dx: 5, dy: 5)), color.ink(in: environment))
      let ring = (0...6).map {
        ColorStop(
          Color(hue: Double($0) / 6, saturation: 0.9, brightness: 1).ink(in: environment),
          at: Double($0) / 6)
      }
      painter.add(
        .stroke(
          .ellipse(frame.insetBy(dx: 1.5, dy: 1.5)),
          .linear(
            ring, from: CGPoint(x: frame.minX, y: frame.minY),
            to: CGPoint(x: frame.maxX, y: frame.maxY)), Pen(width: 3)))
    case .link(let lines):
      if let lines {
        let text = CGRect(
          x: frame.minX, y: frame.midY - lines.size.height / 2, width: lines.size.width,
          height: lines.size.height)
        painter.write(lines, in: text, environment, paint: secondary, alignment: .leading)
      }
      painter.arrow(at: CGPoint(x: frame.maxX - 4, y: frame.midY), environment)
    case .disclosure(let isOpen):
      painter.symbolPaint(isOpen ? "chevron.down" : "chevron.right", in: frame, tint, weight: 600)
    }
  }
}

extension Painter {
  /// The arrow of a row that leads to another screen, around a point.
  mutating func arrow(at point: CGPoint, _ environment: EnvironmentValues) {
    let points = [
      CGPoint(x: point.x - 3, y: point.y - 5.5), CGPoint(x: point.x + 2.5, y: point.y),
      CGPoint(x: point.x - 3, y: point.y + 5.5),
    ]
    stroke(.polygon(points, isClosed: false), environment.ink(.tertiaryLabel), width: 2)
  }

  mutating func toggle(
    in frame: CGRect, isOn: Bool, on: Paint, _ environment: EnvironmentValues
  ) {
    fill(
      .rounded(frame, radius: frame.height / 2), isOn ? on : .solid(environment.ink(.secondaryFill))
    )
    let side = frame.height - 4
    let x = isOn ? frame.maxX - side - 2 : frame.minX + 2
    let knob = CGRect(x: x, y: frame.minY + 2, width: side, height: side)
    self.knob(in: knob)
  }

  /// The white knob of a switch or a slider.
  mutating func knob(in frame: CGRect) {
    layer {
      $0.shadow = Shadow(
        ink: .gray(0, opacity: 0.2), radius: 4, offset: CGSize(width: 0, height: 2))
    } _: {
      $0.fill(.ellipse(frame), .white)
      $0.stroke(.ellipse(frame.insetBy(dx: 0.25, dy: 0.25)), .gray(0, opacity: 0.06), width: 0.5)
    }
  }

  mutating func stepper(
    in frame: CGRect, _ canDecrement: Bool, _ canIncrement: Bool, _ environment: EnvironmentValues
  ) {
    fill(.rounded(frame, radius: 8), environment.ink(.tertiaryFill))
    fill(
      .rectangle(
        CGRect(x: frame.midX - 0.5, y: frame.minY + 7, width: 1, height: frame.height - 14)),
      environment.ink(.separator))
    func sign(_ name: String, _ x: CGFloat, _ isOn: Bool) {
      let ink = environment.ink(isOn ? .label : .tertiaryLabel)
      symbolPaint(
        name, in: CGRect(x: x - 10, y: frame.midY - 10, width: 20, height: 20), .solid(ink),
        weight: 400)
    }
    sign("minus", frame.minX + frame.width / 4, canDecrement)
    sign("plus", frame.maxX - frame.width / 4, canIncrement)
  }
}

extension SliderRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    painter.drawChildren(of: box)
    let environment = box.node.environment
    let track = track(box)
    painter.layer({ $0.opacity = environment.isEnabled ? 1 : 0.5 }) { painter in
      painter.fill(.rounded(track, radius: 2), environment.ink(.fill))
      let knob: CGFloat = 27
      let x = track.minX + (track.width - knob) * CGFloat(fraction)
      let done = CGRect(x: track.minX, y: track.minY, width: x + knob / 2 - track.minX, height: 4)
      painter.fill(.rounded(done, radius: 2), painter.tint(in: track, environment))
      painter.knob(in: CGRect(x: x, y: track.midY - knob / 2, width: knob, height: knob))
    }
  }
}

extension FieldRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    let frame = box.frame
    let environment = box.node.environment
    switch chrome {
    case .plain: break
    case .editor:
      if !painter.look.isInList { painter.fill(.rectangle(frame), environment.ink(.background)) }
    case .roundedBorder, .squareBorder:
      let radius: CGFloat = chrome == .roundedBorder ? 6 : 0
      painter.fill(.rounded(frame, radius: radius), environment.ink(.background))
      painter.add(
        .stroke(
          .rounded(frame.insetBy(dx: 0.5, dy: 0.5), radius: radius),
          .solid(environment.ink(.gray4)), Pen(width: 1)))
    case .search:
      painter.fill(.rounded(frame, radius: 10), environment.ink(.tertiaryFill))
      painter.symbolPaint(
        "magnifyingglass",
        in: CGRect(x: frame.minX + 7, y: frame.midY - 9, width: 18, height: 18),
        .solid(environment.ink(.secondaryLabel)), weight: 400)
    }
    let inner = CGRect(
      x: frame.minX + insets.leading, y: frame.minY + insets.top,
      width: max(0, frame.width - insets.leading - insets.trailing),
      height: max(0, frame.height - insets.top - insets.bottom))
    let lines = lines(frame.width)
    let paint: Paint? =
      text.isEmpty
      ? .solid(environment.ink(chrome == .search ? .secondaryLabel : .placeholder)) : nil
    painter.layer({ if lines.size.width > inner.width { $0.clip = .rectangle(inner) } }) {
      painter in
      painter.write(lines, in: inner, environment, paint: paint)
    }
  }
}

extension SegmentsRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    let frame = box.frame
    let environment = box.node.environment
    painter.fill(.rounded(frame, radius: 8), environment.ink(.tertiaryFill))
    let width = frame.width / CGFloat(max(box.children.count, 1))
    if let selected {
      let segment = CGRect(
        x: frame.minX + CGFloat(selected) * width + 2, y: frame.minY + 2, width: width - 4,
        height: frame.height - 4)
      let ink = environment.colorScheme == .dark ? Ink(0x636366) : .white
      painter.layer({
        $0.shadow = Shadow(
          ink: .gray(0, opacity: 0.12), radius: 6, offset: CGSize(width: 0, height: 2))
      }) { $0.fill(.rounded(segment, radius: 7), ink) }
    }
    for index in box.children.indices.dropFirst() {
      guard index != selected, index - 1 != selected else { continue }
      let x = frame.minX + CGFloat(index) * width
      painter.fill(
        .rectangle(CGRect(x: x - 0.5, y: frame.minY + 8, width: 1, height: frame.height - 16)),
        environment.ink(.separator))
    }
    painter.with {
      $0.foreground = nil
    } _: {
      $0.drawChildren(of: box)
    }
  }
}

extension WheelRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    let frame = box.frame
    let environment = box.node.environment
    let band = CGRect(
      x: frame.minX + 8, y: frame.midY - Self.rowHeight / 2, width: frame.width - 16,
      height: Self.rowHeight)
    painter.fill(.rounded(band, radius: 8), environment.ink(.tertiaryFill))
    for (index, line) in rows.lines.enumerated() {
      let distance = index - rows.selected
      guard abs(distance) <= 3 else { continue }
      let y = frame.midY + CGFloat(distance) * Self.rowHeight * (1 - abs(CGFloat(distance)) * 0.06)
      let fade = 1 - Double(abs(distance)) * 0.27
      painter.write(
        line,
        in: CGRect(
          x: frame.minX, y: y - line.size.height / 2, width: frame.width, height: line.size.height),
        environment, paint: .solid(environment.ink(.label).faded(fade)), alignment: .center)
    }
  }
}

extension CheckedRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    painter.drawChildren(of: box)
    guard isChecked else { return }
    let frame = box.frame
    painter.symbolPaint(
      "checkmark", in: CGRect(x: frame.maxX - 18, y: frame.midY - 9, width: 18, height: 18),
      painter.tint(in: frame, box.node.environment), weight: 600)
  }
}
