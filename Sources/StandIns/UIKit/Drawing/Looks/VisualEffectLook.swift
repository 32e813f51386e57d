import QuartzCore
import SteleCanvas

extension ViewLook {
  /// A material as a flat colour that lets something through: nothing is blurred.
  /// Follows documentation/uikit/uivisualeffectview.
  static let visualEffect = ViewLook(UIVisualEffectView.self) { view, painter in
    let isDark = painter.traits.userInterfaceStyle == .dark
    let radius = view.layer.cornerRadius
    if let glass = view.effect as? UIGlassEffect {
      let shape = Outline.rounded(view.bounds, radius: radius)
      painter.fill(shape, .solid(.gray(isDark ? 0.2 : 1, opacity: 0.6)))
      if let tint = glass.tintColor { painter.fill(shape, tint.withAlphaComponent(0.4)) }
      return painter.stroke(shape, .solid(.gray(1, opacity: 0.5)), Pen(width: 0.5))
    }
    guard let blur = view.effect as? UIBlurEffect else { return }
    let (white, opacity) = blur._style._material(isDark: isDark)
    painter.fill(.rounded(view.bounds, radius: radius), .solid(.gray(white, opacity: opacity)))
  }
}

extension UIBlurEffect.Style {
  /// The shade of grey, and how much of it covers what is behind.
  fileprivate func _material(isDark: Bool) -> (white: Double, opacity: Double) {
    let (light, dark) = (0.97, 0.14)
    let own = isDark ? dark : light
    return switch self {
    case .extraLight: (light, 0.9)
    case .light: (1, 0.6)
    case .dark: (0.1, 0.75)
    case .regular, .systemMaterial: (own, 0.8)
    case .prominent, .systemThickMaterial: (own, 0.9)
    case .systemUltraThinMaterial: (own, 0.45)
    case .systemThinMaterial: (own, 0.65)
    case .systemChromeMaterial: (own, 0.94)
    case .systemUltraThinMaterialLight: (light, 0.45)
    case .systemThinMaterialLight: (light, 0.65)
    case .systemMaterialLight: (light, 0.8)
    case .systemThickMaterialLight: (light, 0.9)
    case .systemChromeMaterialLight: (light, 0.94)
    case .systemUltraThinMaterialDark: (dark, 0.45)
    case .systemThinMaterialDark: (dark, 0.65)
    case .systemMaterialDark: (dark, 0.8)
    case .systemThickMaterialDark: (dark, 0.9)
    case .systemChromeMaterialDark: (dark, 0.94)
    }
  }
}
