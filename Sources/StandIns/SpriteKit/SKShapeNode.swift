import UIKit

/// An outline. Follows documentation/spritekit/skshapenode.
@preconcurrency @MainActor open class SKShapeNode: SKNode {
  open var path: CGPath?
  open var strokeColor: UIColor = .white
  open var fillColor: UIColor = .clear
  open var lineWidth: CGFloat = 1
  open var glowWidth: CGFloat = 0
  open var lineCap = CGLineCap.butt
  open var lineJoin = CGLineJoin.miter
  open var isAntialiased = true
  open var fillTexture: SKTexture?
  open var blendMode = SKBlendMode.alpha

  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }
  public convenience init(path: CGPath, centered: Bool) { self.init(path: path) }
  public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }
  public convenience init(rectOf size: CGSize) { self.init(rect: Self.centered(size)) }
  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      path: CGPath(
        roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil))
  }
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init(rect: Self.centered(size), cornerRadius: cornerRadius)
  }
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(ellipseOf: CGSize(width: radius * 2, height: radius * 2))
  }
  public convenience init(ellipseOf size: CGSize) { self.init(ellipseIn: Self.centered(size)) }
  public convenience init(ellipseIn rect: CGRect) {
    self.init(path: CGPath(ellipseIn: rect, transform: nil))
  }
  private static func centered(_ size: CGSize) -> CGRect {
    CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }

  override var _size: CGSize { path?.boundingBox.size ?? .zero }
  override var _anchor: CGPoint {
    guard let box = path?.boundingBox, box.width > 0, box.height > 0 else {
      return CGPoint(x: 0.5, y: 0.5)
    }
    return CGPoint(x: -box.minX / box.width, y: -box.minY / box.height)
  }
}
