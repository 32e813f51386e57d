import FoundationOverlay

/// A shape made of lines and curves. Follows documentation/coregraphics/cgpath.
public class CGPath: Equatable, @unchecked Sendable {
  /// One step of drawing a path.
  public enum _Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    var points: [CGPoint] {
      switch self {
      case .move(let end), .line(let end): [end]
      case .quadCurve(let end, let control): [control, end]
      case .curve(let end, let first, let second): [first, second, end]
      case .close: []
      }
    }

    func applying(_ transform: CGAffineTransform) -> _Element {
      switch self {
      case .move(let end): .move(end.applying(transform))
      case .line(let end): .line(end.applying(transform))
      case .quadCurve(let end, let control):
        .quadCurve(to: end.applying(transform), control: control.applying(transform))
      case .curve(let end, let first, let second):
        .curve(
          to: end.applying(transform), control1: first.applying(transform),
          control2: second.applying(transform))
      case .close: .close
      }
    }
  }

  public fileprivate(set) var _elements: [_Element]

  public init(_elements: [_Element] = []) {
    self._elements = _elements
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(_elements: path._elements)
  }

  public convenience init(
    ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(_elements: path._elements)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity)
    self.init(_elements: path._elements)
  }

  public var isEmpty: Bool { _elements.isEmpty }

  public var currentPoint: CGPoint {
    if case .close? = _elements.last { return start }
    return _elements.last?.points.last ?? .zero
  }

  /// The box around all points, control points included.
  public var boundingBox: CGRect { CGRect._enclosing(_elements.flatMap(\.points)) }

  /// The box around the curve itself.
  public var boundingBoxOfPath: CGRect { CGRect._enclosing(_flattened().flatMap { $0 }) }

  public func copy() -> CGPath? { CGPath(_elements: _elements) }
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(_elements: _elements) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    let matrix = transform?.pointee ?? .identity
    return CGPath(_elements: _elements.map { $0.applying(matrix) })
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left._elements == right._elements }

  /// Where the open subpath began.
  private var start: CGPoint {
    for element in _elements.reversed() {
      if case .move(let point) = element { return point }
    }
    return .zero
  }
}

/// A path that can be added to. Follows documentation/coregraphics/cgmutablepath.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public convenience init() {
    self.init(_elements: [])
  }

  public func _append(_ element: _Element, _ transform: CGAffineTransform) {
    _elements.append(element.applying(transform))
  }
}
