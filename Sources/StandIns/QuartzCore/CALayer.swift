import CoreGraphics

/// A rectangle of content with its place, look and animations. Follows documentation/quartzcore/calayer.
open class CALayer: NSObject, CAMediaTiming {
  open weak var delegate: (any CALayerDelegate)?
  open var name: String?

  // Place
  open var bounds = CGRect.zero {
    didSet { if oldValue.size != bounds.size { setNeedsLayout() } }
  }
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var transform = CATransform3DIdentity
  open var sublayerTransform = CATransform3DIdentity
  open var isHidden = false
  open var isDoubleSided = true
  open var isGeometryFlipped = false

  // Look
  open var contents: Any?
  open var contentsGravity = CALayerContentsGravity.resize
  open var contentsScale: CGFloat = 1
  open var masksToBounds = false
  open var mask: CALayer?
  open var isOpaque = false
  open var backgroundColor: CGColor?
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var cornerCurve = CALayerCornerCurve.circular
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = .black
  open var opacity: Float = 1
  open var shadowColor: CGColor? = .black
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false
  open var needsDisplayOnBoundsChange = false
  open var actions: [String: any CAAction]?

  // Time
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  // Tree
  public private(set) weak var superlayer: CALayer?
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for layer in children { layer.superlayer = nil }
      children = []
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }
  var children: [CALayer] = []
  var running: [(key: String, animation: CAAnimation, start: CFTimeInterval)] = []
  private var layoutIsNeeded = false
  private var displayIsNeeded = false

  public override init() { super.init() }

  /// Copies what can be seen, as for a presentation.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    bounds = layer.bounds
    position = layer.position
    zPosition = layer.zPosition
    anchorPoint = layer.anchorPoint
    transform = layer.transform
    isHidden = layer.isHidden
    contents = layer.contents
    backgroundColor = layer.backgroundColor
    cornerRadius = layer.cornerRadius
    borderWidth = layer.borderWidth
    borderColor = layer.borderColor
    opacity = layer.opacity
    masksToBounds = layer.masksToBounds
  }

  public required init?(coder: NSCoder) { super.init() }

  /// The upright box around the layer in its superlayer.
  open var frame: CGRect {
    get {
      let size = bounds.size
      let box = CGRect(
        x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width,
        height: size.height)
      return box.applying(affineTransform()).offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let matrix = affineTransform()
      let size = matrix.isIdentity ? newValue.size : newValue.size.applying(matrix.inverted())
      bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
      position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x,
        y: newValue.minY + newValue.height * anchorPoint.y)
    }
  }

  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ matrix: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(matrix)
  }

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(children.count)) }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(Int(index), children.count))
    layer.superlayer = self
    setNeedsLayout()
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = children.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(index))
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count
    insertSublayer(layer, at: UInt32(index))
  }

  open func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard let index = children.firstIndex(where: { $0 === old }) else { return }
    old.removeFromSuperlayer()
    insertSublayer(new, at: UInt32(index))
  }

  open func removeFromSuperlayer() {
    superlayer?.children.removeAll { $0 === self }
    superlayer = nil
  }

  open func setNeedsLayout() { layoutIsNeeded = true }
  open func needsLayout() -> Bool { layoutIsNeeded }
  open func layoutIfNeeded() {
    if layoutIsNeeded {
      layoutIsNeeded = false
      layoutSublayers()
    }
    for layer in children { layer.layoutIfNeeded() }
  }
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  open func setNeedsDisplay() { displayIsNeeded = true }
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  open func needsDisplay() -> Bool { displayIsNeeded }
  open func displayIfNeeded() { if displayIsNeeded { display() } }
  open func display() {
    displayIsNeeded = false
    let context = CGContext(
      _width: max(1, Int(bounds.width)), height: max(1, Int(bounds.height)))
    draw(in: context)
    if !context._commands.isEmpty { contents = context.makeImage() }
  }
  open func draw(in context: CGContext) { delegate?.draw(self, in: context) }

  open func presentation() -> Self? { _presentation(at: CACurrentMediaTime()) as? Self }
  open func model() -> Self { self }

  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultAction(forKey key: String) -> (any CAAction)? { nil }
  open func action(forKey key: String) -> (any CAAction)? { actions?[key] }
}
