import FoundationOverlay

extension CGContext {
  public func beginPath() { drawnPath = CGMutablePath() }
  public func closePath() { drawnPath.closeSubpath() }
  public func move(to point: CGPoint) { drawnPath.move(to: point) }
  public func addLine(to point: CGPoint) { drawnPath.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { drawnPath.addLines(between: points) }
  public func addRect(_ rect: CGRect) { drawnPath.addRect(rect) }
  public func addRects(_ rects: [CGRect]) { drawnPath.addRects(rects) }
  public func addEllipse(in rect: CGRect) { drawnPath.addEllipse(in: rect) }
  public func addPath(_ path: CGPath) { drawnPath.addPath(path) }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    drawnPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    drawnPath.addQuadCurve(to: end, control: control)
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    drawnPath.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Paints the path that was built, which is then empty again.
  public func drawPath(using mode: CGPathDrawingMode) {
    paint(CGPath(_elements: drawnPath._elements), mode)
    beginPath()
  }

  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }
  public func strokePath() { drawPath(using: .stroke) }

  public func fill(_ rect: CGRect) { paint(CGPath(rect: rect), .fill) }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func stroke(_ rect: CGRect) { paint(CGPath(rect: rect), .stroke) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }
  public func fillEllipse(in rect: CGRect) { paint(CGPath(ellipseIn: rect), .fill) }
  public func strokeEllipse(in rect: CGRect) { paint(CGPath(ellipseIn: rect), .stroke) }
  public func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }
  public func clear(_ rect: CGRect) { _record(.clear(rect)) }

  public func clip(using rule: CGPathFillRule = .winding) {
    _record(.clip(CGPath(_elements: drawnPath._elements), rule))
    beginPath()
  }
  public func clip(to rect: CGRect) { _record(.clip(CGPath(rect: rect), .winding)) }

  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    _record(.image(image, rect))
  }
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    _record(.linearGradient(gradient, from: start, to: end))
  }
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    _record(.radialGradient(gradient, from: startCenter, startRadius, to: endCenter, endRadius))
  }
}
