import Foundation

/// Which view a touch goes to.
extension Box {
  /// The box in front that catches a touch at a point: this one or one in it.
  func hit(_ point: CGPoint) -> Box? {
    guard node.environment.allowsHitTesting, !isUnseen, isOpen(to: point),
      ownChange.a * ownChange.d - ownChange.b * ownChange.c != 0
    else { return nil }
    let inner = point.applying(ownChange.inverted())
    for child in touchedChildren.reversed() {
      if let hit = child.hit(inner) { return hit }
    }
    return catches(inner) ? self : nil
  }

  /// How the box draws what is in it at another place than that of the layout.
  var ownChange: CGAffineTransform {
    func around(_ anchor: UnitPoint, _ change: CGAffineTransform) -> CGAffineTransform {
      let x = frame.minX + frame.width * anchor.x
      let y = frame.minY + frame.height * anchor.y
      return CGAffineTransform(translationX: -x, y: -y).concatenating(change)
        .concatenating(CGAffineTransform(translationX: x, y: y))
    }
    switch (rule as? EffectRule)?.effect {
    case .scale(let scale, let anchor):
      return around(anchor, CGAffineTransform(scaleX: scale.width, y: scale.height))
    case .rotation(let angle, let anchor):
      return around(anchor, CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
    default: break
    }
    guard let projection = rule as? ProjectionRule else { return .identity }
    return CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
      .concatenating(projection.transform)
      .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
  }

  /// What is not drawn is not touched: documentation/swiftui/view/hidden().
  private var isUnseen: Bool {
    switch (rule as? EffectRule)?.effect {
    case .hidden: true
    case .opacity(let opacity): opacity <= 0
    default: false
    }
  }

  /// What scrolls is cut at its edges, and what is clipped or has a content shape at that shape.
  private func isOpen(to point: CGPoint) -> Bool {
    switch rule {
    case is ScrollRule, is ListRule: return (visible ?? frame).contains(point)
    case let rule as EffectRule:
      switch rule.effect {
      case .clip(let shape, _), .contentShape(let shape): return covers(point, shape)
      default: return true
      }
    default: return true
    }
  }

  /// The boxes in this one from the back to the front; a mask is no part of what is seen.
  private var touchedChildren: [Box] {
    if let rule = rule as? EffectRule, case .mask = rule.effect { return [children[0]] }
    return children.enumerated().sorted {
      ($0.element.values.zIndex, $0.offset) < ($1.element.values.zIndex, $1.offset)
    }.map(\.element)
  }

  /// Whether the box itself has something at a point: room between views, clear colours and outlines let
  /// touches through. A content shape is all content: documentation/swiftui/view/contentshape(_:eofill:).
  private func catches(_ point: CGPoint) -> Bool {
    guard frame.contains(point) else { return false }
    switch rule {
    case let rule as ColorRule: return rule.color.ink(in: node.environment).opacity > 0
    case let rule as ShapeRule:
      guard rule.drawing.isFilled, !(rule.shape is any OutlinedShape) else { return false }
      if let color = rule.style as? Color, color.ink(in: node.environment).opacity <= 0 {
        return false
      }
      return covers(point, rule.shape)
    case let rule as EffectRule:
      if case .contentShape = rule.effect { return true }
      return false
    case is DividerRule, is ProjectionRule, is ButtonRule, is LabeledRule: return false
    default: return rule is any PaintedRule
    }
  }

  private func covers(_ point: CGPoint, _ shape: any Shape) -> Bool {
    if shape is Rectangle { return frame.contains(point) }
    let own = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    return shape.path(in: CGRect(origin: .zero, size: frame.size)).contains(own)
  }
}

extension ShapeDrawing {
  fileprivate var isFilled: Bool { if case .fill = self { true } else { false } }
}
