import UIKit

/// A picture or a coloured rectangle. Follows documentation/spritekit/skspritenode.
@preconcurrency @MainActor open class SKSpriteNode: SKNode {
  open var texture: SKTexture?
  open var size: CGSize
  open var color: UIColor
  open var colorBlendFactor: CGFloat = 0
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var blendMode = SKBlendMode.alpha
  open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)

  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }
  public override convenience init() { self.init(texture: nil, color: .white, size: .zero) }
  public convenience init(color: UIColor, size: CGSize) {
    self.init(texture: nil, color: color, size: size)
  }
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }
  public convenience init(imageNamed name: String) {
    self.init(texture: SKTexture(imageNamed: name))
  }
  public required init?(coder aDecoder: NSCoder) {
    (size, color) = (.zero, .white)
    super.init(coder: aDecoder)
  }

  open func scale(to size: CGSize) { self.size = size }
  override var _size: CGSize { size }
  override var _anchor: CGPoint { anchorPoint }
}
