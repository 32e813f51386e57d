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
