import CoreGraphics

extension Path {
  /// The path of Core Graphics. Follows documentation/swiftui/path/cgpath.
  public var cgPath: CGPath {
    CGPath(
      _elements: elements.map {
        switch $0 {
        case .move(let point): .move(point)
        case .line(let point): .line(point)
        case .quadCurve(let point, let control): .quadCurve(to: point, control: control)
        case .curve(let point, let first, let second):
          .curve(to: point, control1: first, control2: second)
        case .closeSubpath: .close
        }
      })
  }

  /// Whether a point is inside. Follows documentation/swiftui/path/contains(_:eofill:).
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    cgPath.contains(p, using: eoFill ? .evenOdd : .winding)
  }
}
