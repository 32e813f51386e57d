import QuartzCore
import SteleCanvas

/// How one kind of layer looks: from its values, as they are shown at the moment.
@MainActor struct LayerKind {
  private let matches: (CALayer) -> Bool
  private let painting: (CALayer, CALayer, inout ViewPainter) -> Void

  /// Every kind that draws more than what all layers have.
  static let all: [LayerKind] = [.shape, .gradient, .text]

  /// The kind of a layer; nil for a plain one.
  static func of(_ layer: CALayer) -> LayerKind? {
    type(of: layer) == CALayer.self ? nil : all.first { $0.matches(layer) }
  }

  /// A kind by its class.
  init<Kind: CALayer>(
    _ type: Kind.Type, _ paint: @escaping (Kind, CALayer, inout ViewPainter) -> Void
  ) {
    matches = { $0 is Kind }
    painting = { layer, shown, painter in (layer as? Kind).map { paint($0, shown, &painter) } }
  }

  func paint(_ layer: CALayer, _ shown: CALayer, _ painter: inout ViewPainter) {
    painting(layer, shown, &painter)
  }
}
