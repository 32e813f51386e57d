import QuartzCore

/// How a picture fills a rectangle. Follows documentation/uikit/uiview/contentmode-swift.enum.
struct PictureFit {
  private enum Scale { case fill, fit, cover, none }
  private let scale: Scale
  /// Where what is left over goes: 0 to the end, 1 to the beginning.
  private let x, y: CGFloat

  init(_ mode: UIView.ContentMode) {
    switch mode {
    case .scaleToFill, .redraw: (scale, x, y) = (.fill, 0, 0)
    case .scaleAspectFit: (scale, x, y) = (.fit, 0.5, 0.5)
    case .scaleAspectFill: (scale, x, y) = (.cover, 0.5, 0.5)
    case .center: (scale, x, y) = (.none, 0.5, 0.5)
    case .top: (scale, x, y) = (.none, 0.5, 0)
    case .bottom: (scale, x, y) = (.none, 0.5, 1)
    case .left: (scale, x, y) = (.none, 0, 0.5)
    case .right: (scale, x, y) = (.none, 1, 0.5)
    case .topLeft: (scale, x, y) = (.none, 0, 0)
    case .topRight: (scale, x, y) = (.none, 1, 0)
    case .bottomLeft: (scale, x, y) = (.none, 0, 1)
    case .bottomRight: (scale, x, y) = (.none, 1, 1)
    }
  }

  init(_ gravity: CALayerContentsGravity) {
    let modes: [CALayerContentsGravity: UIView.ContentMode] = [
      .center: .center, .top: .top, .bottom: .bottom, .left: .left, .right: .right,
      .resizeAspect: .scaleAspectFit, .resizeAspectFill: .scaleAspectFill,
    ]
    self.init(modes[gravity] ?? .scaleToFill)
  }

  /// The place of a picture of a size.
  func frame(of size: CGSize, in rect: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    let (wide, high) = (rect.width / size.width, rect.height / size.height)
    let factors: (CGFloat, CGFloat) =
      switch scale {
      case .fill: (wide, high)
      case .fit: (min(wide, high), min(wide, high))
      case .cover: (max(wide, high), max(wide, high))
      case .none: (1, 1)
      }
    let result = CGSize(width: size.width * factors.0, height: size.height * factors.1)
    return CGRect(
      x: rect.minX + (rect.width - result.width) * x,
      y: rect.minY + (rect.height - result.height) * y, width: result.width, height: result.height)
  }
}
