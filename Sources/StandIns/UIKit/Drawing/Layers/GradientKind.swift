import QuartzCore
import SteleCanvas

extension LayerKind {
  /// Follows documentation/quartzcore/cagradientlayer.
  static let gradient = LayerKind(CAGradientLayer.self) { layer, shown, painter in
    let inks = (layer.colors ?? []).compactMap { color in
      (color as? CGColor).map { Ink($0) } ?? (color as? UIColor).map { painter.ink($0) }
    }
    guard !inks.isEmpty else { return }
    let given = layer.locations.map { $0.map(\.doubleValue) } ?? []
    let last = Double(max(1, inks.count - 1))
    let places = given.count == inks.count ? given : inks.indices.map { Double($0) / last }
    let stops = zip(inks, places).map { ColorStop($0, at: $1) }
    let bounds = shown.bounds
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    let (from, to) = (point(layer.startPoint), point(layer.endPoint))
    let distance = hypot(to.x - from.x, to.y - from.y)
    let paint: Paint =
      switch layer.type {
      case .radial: .radial(stops, center: from, from: 0, to: distance)
      case .conic:
        .angular(
          stops, center: from, from: atan2(to.y - from.y, to.x - from.x) * 180 / .pi,
          to: atan2(to.y - from.y, to.x - from.x) * 180 / .pi + 360)
      default: .linear(stops, from: from, to: to)
      }
    painter.fill(
      .rounded(bounds, radius: shown.cornerRadius, corners: layer.maskedCorners), paint)
  }
}
