import FoundationOverlay

extension CGMutablePath {
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    _append(.move(point), transform)
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    _append(.line(point), transform)
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    _append(.quadCurve(to: end, control: control), transform)
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    _append(.curve(to: end, control1: control1, control2: control2), transform)
  }

  public func closeSubpath() {
    _append(.close, .identity)
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addLines(
      between: [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ], transform: transform)
    closeSubpath()
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let unit = CGAffineTransform(scaleX: rect.width / 2, y: rect.height / 2)
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    addArc(
      center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: false,
      transform: unit.concatenating(transform))
    closeSubpath()
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let width = min(cornerWidth, rect.width / 2)
    let height = min(cornerHeight, rect.height / 2)
    guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
    let corners: [(x: CGFloat, y: CGFloat, from: CGFloat)] = [
      (rect.maxX - width, rect.minY + height, -.pi / 2),
      (rect.maxX - width, rect.maxY - height, 0),
      (rect.minX + width, rect.maxY - height, .pi / 2),
      (rect.minX + width, rect.minY + height, .pi),
    ]
    move(to: CGPoint(x: rect.minX + width, y: rect.minY), transform: transform)
    for corner in corners {
      let place = CGAffineTransform(scaleX: width, y: height)
        .concatenating(CGAffineTransform(translationX: corner.x, y: corner.y))
      addArc(
        center: .zero, radius: 1, startAngle: corner.from, endAngle: corner.from + .pi / 2,
        clockwise: false, transform: place.concatenating(transform))
    }
    closeSubpath()
  }

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var sweep = endAngle - startAngle
    let full = 2 * CGFloat.pi
    if clockwise {
      while sweep > 0 { sweep -= full }
      sweep = max(sweep, -full)
    } else {
      while sweep < 0 { sweep += full }
      sweep = min(sweep, full)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
  }

  /// Draws the arc as cubic curves of at most a quarter turn each.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let begin = point(startAngle)
    if isEmpty {
      move(to: begin, transform: transform)
    } else {
      addLine(to: begin, transform: transform)
    }
    let pieces = max(1, Int((abs(delta) / (.pi / 2)).rounded(.up)))
    let step = delta / CGFloat(pieces)
    let handle = 4 / 3 * tan(step / 4) * radius
    for index in 0..<pieces {
      let from = startAngle + CGFloat(index) * step
      let to = from + step
      let start = point(from)
      let end = point(to)
      addCurve(
        to: end,
        control1: CGPoint(x: start.x - handle * sin(from), y: start.y + handle * cos(from)),
        control2: CGPoint(x: end.x + handle * sin(to), y: end.y - handle * cos(to)),
        transform: transform)
    }
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    for element in path._elements { _append(element, transform) }
  }
}
