import QuartzCore
import SteleCanvas

extension LayerKind {
  /// Follows documentation/quartzcore/cashapelayer.
  static let shape = LayerKind(CAShapeLayer.self) { layer, shown, painter in
    let now = shown as? CAShapeLayer ?? layer
    guard let path = now.path ?? layer.path else { return }
    if let color = now.fillColor {
      painter.fill(Outline(path), .solid(Ink(color)), isEvenOdd: layer.fillRule == .evenOdd)
    }
    if let color = now.strokeColor, now.lineWidth > 0 {
      painter.stroke(
        path._part(from: now.strokeStart, to: now.strokeEnd), .solid(Ink(color)),
        layer.pen(width: now.lineWidth))
    }
  }
}

extension CAShapeLayer {
  fileprivate func pen(width: CGFloat) -> Pen {
    let caps: [CAShapeLayerLineCap: Pen.Cap] = [.round: .round, .square: .square]
    let joins: [CAShapeLayerLineJoin: Pen.Join] = [.round: .round, .bevel: .bevel]
    return Pen(
      width: width, cap: caps[lineCap] ?? .butt, join: joins[lineJoin] ?? .miter,
      miterLimit: miterLimit, dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
      dashPhase: lineDashPhase)
  }
}

extension CGPath {
  /// The part of the way along the path between two shares of it.
  fileprivate func _part(from start: CGFloat, to end: CGFloat) -> Outline {
    if start <= 0, end >= 1 { return Outline(self) }
    let lines = _flattened()
    func length(_ line: [CGPoint]) -> CGFloat {
      zip(line, line.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }
    let whole = lines.reduce(0) { $0 + length($1) }
    let (from, to) = (max(0, start) * whole, min(1, end) * whole)
    var steps: [Outline.Step] = []
    var gone: CGFloat = 0
    for line in lines {
      var isDrawing = false
      for (left, right) in zip(line, line.dropFirst()) {
        let span = hypot(right.x - left.x, right.y - left.y)
        defer { gone += span }
        guard span > 0, gone + span > from, gone < to else { continue }
        func at(_ distance: CGFloat) -> CGPoint {
          let share = min(max((distance - gone) / span, 0), 1)
          return CGPoint(
            x: left.x + (right.x - left.x) * share, y: left.y + (right.y - left.y) * share)
        }
        if !isDrawing { steps.append(.move(at(from))) }
        steps.append(.line(at(to)))
        isDrawing = true
      }
    }
    return .path(steps)
  }
}
