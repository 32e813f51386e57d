import QuartzCore
import SteleCanvas

extension Ink {
  /// A colour as it looks in some surroundings.
  init(_ color: UIColor, _ traits: UITraitCollection) {
    self.init(color.resolvedColor(with: traits)._rgba)
  }

  init(_ color: CGColor) { self.init(color._rgba) }

  private init(_ parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)) {
    self.init(
      red: Double(parts.red), green: Double(parts.green), blue: Double(parts.blue),
      opacity: Double(parts.alpha))
  }
}

extension Affine {
  init(_ matrix: CGAffineTransform) {
    self.init(matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty)
  }
}

extension Outline {
  /// A path, each point changed.
  init(_ path: CGPath, _ change: (CGPoint) -> CGPoint = { $0 }) {
    self = .path(
      path._elements.map {
        switch $0 {
        case .move(let end): .move(change(end))
        case .line(let end): .line(change(end))
        case .quadCurve(let end, let control): .quad(change(end), control: change(control))
        case .curve(let end, let first, let second):
          .cubic(change(end), control1: change(first), control2: change(second))
        case .close: .close
        }
      })
  }

  /// A rectangle with some of its corners rounded.
  static func rounded(_ rect: CGRect, radius: CGFloat, corners: CACornerMask) -> Outline {
    let all: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0, !corners.isEmpty else { return .rectangle(rect) }
    if corners.isSuperset(of: all) { return .rounded(rect, radius: radius) }
    var rounded: UIRectCorner = []
    if corners.contains(.layerMinXMinYCorner) { rounded.insert(.topLeft) }
    if corners.contains(.layerMaxXMinYCorner) { rounded.insert(.topRight) }
    if corners.contains(.layerMinXMaxYCorner) { rounded.insert(.bottomLeft) }
    if corners.contains(.layerMaxXMaxYCorner) { rounded.insert(.bottomRight) }
    return Outline(
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: rounded,
        cornerRadii: CGSize(width: radius, height: radius)
      ).cgPath)
  }
}

extension Typeface {
  init(_ font: UIFont) {
    let descriptor = font.fontDescriptor
    let design: Design =
      switch descriptor._design {
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      default: .standard
      }
    let isSystem = descriptor._family.hasPrefix(".")
    self.init(
      size: font.pointSize, weight: descriptor._weight._number, design: design,
      isItalic: descriptor.symbolicTraits.contains(.traitItalic),
      family: isSystem ? nil : descriptor._family)
  }
}

extension UIFont.Weight {
  /// The weight as style sheets count it, from 100 to 900.
  var _number: Int {
    let steps: [(UIFont.Weight, Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
      (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
    ]
    return steps.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? 400
  }
}

extension Pen {
  init(_ style: CGContext._StrokeStyle, scale: CGFloat = 1) {
    let cap: Cap =
      switch style.cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: Join =
      switch style.join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    self.init(
      width: style.width * scale, cap: cap, join: join, miterLimit: style.miterLimit,
      dash: style.dash.map { $0 * scale }, dashPhase: style.dashPhase * scale)
  }
}
