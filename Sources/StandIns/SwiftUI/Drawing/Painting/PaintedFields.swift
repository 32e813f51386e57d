import Foundation
import SteleCanvas

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
      let handle = CGRect(x: x, y: track.midY - knob / 2, width: knob, height: knob)
      painter.fill(
        .rounded(environment.turned(done, in: track), radius: 2),
        painter.tint(in: track, environment))
      painter.knob(in: environment.turned(handle, in: track))
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
        in: environment.turned(
          CGRect(x: frame.minX + 7, y: frame.midY - 9, width: 18, height: 18), in: frame),
        .solid(environment.ink(.secondaryLabel)), weight: 400)
    }
    let inner = environment.turned(
      CGRect(
        x: frame.minX + insets.leading, y: frame.minY + insets.top,
        width: max(0, frame.width - insets.leading - insets.trailing),
        height: max(0, frame.height - insets.top - insets.bottom)), in: frame)
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
      let segment = environment.turned(
        CGRect(
          x: frame.minX + CGFloat(selected) * width + 2, y: frame.minY + 2, width: width - 4,
          height: frame.height - 4), in: frame)
      let ink = environment.colorScheme == .dark ? Ink(0x636366) : .white
      painter.layer({
        $0.shadow = Shadow(
          ink: .gray(0, opacity: 0.12), radius: 6, offset: CGSize(width: 0, height: 2))
      }) { $0.fill(.rounded(segment, radius: 7), ink) }
    }
    for index in box.children.indices.dropFirst() {
      guard index != selected, index - 1 != selected else { continue }
      let x = frame.minX + CGFloat(index) * width
      let line = CGRect(x: x - 0.5, y: frame.minY + 8, width: 1, height: frame.height - 16)
      painter.fill(
        .rectangle(environment.turned(line, in: frame)), environment.ink(.separator))
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
      "checkmark",
      in: box.node.environment.turned(
        CGRect(x: frame.maxX - 18, y: frame.midY - 9, width: 18, height: 18), in: frame),
      painter.tint(in: frame, box.node.environment), weight: 600)
  }
}
