import Foundation

/// The outline of a shape. Follows documentation/swiftui/path.
public struct Path: Equatable, Sendable {
  /// A part of a path. Follows documentation/swiftui/path/element.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }
  private(set) var elements: [Element] = []

  /// An empty path.
  public init() {}
  /// A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }
  /// A rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }
  /// A rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }
  /// An ellipse.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  /// What a closure draws.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { elements.isEmpty }

  /// The point that the next line starts at.
  public var currentPoint: CGPoint? { points.last }

  private var points: [CGPoint] {
    elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quadCurve(let point, let control): [control, point]
      case .curve(let point, let first, let second): [first, second, point]
      case .closeSubpath: []
      }
    }
  }

  /// The smallest rectangle around all points.
  public var boundingRect: CGRect {
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// Calls a closure with each part.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Starts a new line.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
  /// Adds a line.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }
  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }
  /// Closes the line.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }
  /// Adds lines.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }
  /// Adds a path.
  public mutating func addPath(_ path: Path) { elements += path.elements }
  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
  }
  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let width = min(cornerSize.width, rect.width / 2)
    let height = min(cornerSize.height, rect.height / 2)
    // The distance of the control points that makes a Bézier curve look like a quarter circle.
    let (dx, dy) = (width * 0.447715, height * 0.447715)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    move(to: point(rect.minX + width, rect.minY))
    addLine(to: point(rect.maxX - width, rect.minY))
    addCurve(
      to: point(rect.maxX, rect.minY + height), control1: point(rect.maxX - dx, rect.minY),
      control2: point(rect.maxX, rect.minY + dy))
    addLine(to: point(rect.maxX, rect.maxY - height))
    addCurve(
      to: point(rect.maxX - width, rect.maxY), control1: point(rect.maxX, rect.maxY - dy),
      control2: point(rect.maxX - dx, rect.maxY))
    addLine(to: point(rect.minX + width, rect.maxY))
    addCurve(
      to: point(rect.minX, rect.maxY - height), control1: point(rect.minX + dx, rect.maxY),
      control2: point(rect.minX, rect.maxY - dy))
    addLine(to: point(rect.minX, rect.minY + height))
    addCurve(
      to: point(rect.minX + width, rect.minY), control1: point(rect.minX, rect.minY + dy),
      control2: point(rect.minX + dx, rect.minY))
    closeSubpath()
  }
  /// Adds a part of a circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    // SwiftUI's vertical axis points down, so its clockwise is the smaller angle's way.
    if clockwise { while sweep > 0 { sweep -= turn } } else { while sweep < 0 { sweep += turn } }
    sweep = max(-turn, min(turn, sweep))
    let pieces = max(1, Int((abs(sweep) / (turn / 4)).rounded(.up)))
    let step = sweep / Double(pieces)
    let handle = 4 / 3 * tan(step / 4) * Double(radius)
    func at(_ angle: Double) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
    }
    if isEmpty { move(to: at(startAngle.radians)) } else { addLine(to: at(startAngle.radians)) }
    for piece in 0..<pieces {
      let from = startAngle.radians + Double(piece) * step
      let (start, end) = (at(from), at(from + step))
      addCurve(
        to: end,
        control1: CGPoint(
          x: start.x - CGFloat(handle * sin(from)), y: start.y + CGFloat(handle * cos(from))),
        control2: CGPoint(
          x: end.x + CGFloat(handle * sin(from + step)),
          y: end.y - CGFloat(handle * cos(from + step))))
    }
  }

  /// The path with all points changed.
  func map(_ transform: (CGPoint) -> CGPoint) -> Path {
    var copy = Path()
    copy.elements = elements.map {
      switch $0 {
      case .move(let point): .move(to: transform(point))
      case .line(let point): .line(to: transform(point))
      case .quadCurve(let point, let control):
        .quadCurve(to: transform(point), control: transform(control))
      case .curve(let point, let first, let second):
        .curve(to: transform(point), control1: transform(first), control2: transform(second))
      case .closeSubpath: .closeSubpath
      }
    }
    return copy
  }
  /// The path, moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    map { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}

/// How corners are rounded. Follows documentation/swiftui/roundedcornerstyle.
public enum RoundedCornerStyle: Sendable { case circular, continuous }
