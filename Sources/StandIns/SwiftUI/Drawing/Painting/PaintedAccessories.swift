import Foundation
import SteleCanvas

extension AccessoryRule: PaintedRule {
  func paint(_ box: Box, _ painter: inout Painter) {
    painter.drawChildren(of: box)
    let environment = box.node.environment
    let frame = environment.turned(frame(in: box.frame), in: box.frame)
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
        painter.write(
          lines, in: environment.turned(text, in: frame), environment, paint: secondary,
          alignment: .leading)
      }
      let room = CGRect(x: frame.maxX - 7, y: frame.midY - 6, width: 6, height: 12)
      painter.arrow(in: environment.turned(room, in: frame), environment)
    case .disclosure(let isOpen):
      let closed = environment.isRightToLeft ? "chevron.left" : "chevron.right"
      painter.symbolPaint(isOpen ? "chevron.down" : closed, in: frame, tint, weight: 600)
    }
  }
}

extension Painter {
  /// The arrow of a row that leads to another screen, in a room of 6 by 12: it points on.
  mutating func arrow(in room: CGRect, _ environment: EnvironmentValues) {
    let (middle, way): (CGPoint, CGFloat) = (
      CGPoint(x: room.midX, y: room.midY), environment.isRightToLeft ? -1 : 1
    )
    let points = [
      CGPoint(x: middle.x - 3 * way, y: middle.y - 5.5),
      CGPoint(x: middle.x + 2.5 * way, y: middle.y),
      CGPoint(x: middle.x - 3 * way, y: middle.y + 5.5),
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
    self.knob(in: environment.turned(knob, in: frame))
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
