import FoundationOverlay

/// A place to draw on. It records what is drawn, so that it can be painted or examined later.
/// Follows documentation/coregraphics/cgcontext.
public final class CGContext: @unchecked Sendable {
  /// One recorded step, in the order of drawing.
  public enum _Command: @unchecked Sendable {
    case saveState
    case restoreState
    case concatenate(CGAffineTransform)
    case clip(CGPath, CGPathFillRule)
    case fill(CGPath, CGColor, CGPathFillRule)
    case stroke(CGPath, CGColor, _StrokeStyle)
    case image(CGImage, CGRect)
    /// A symbol of the system, by its name.
    case symbol(String, CGRect, CGColor)
    case text(String, CGPoint, attributes: [String: any Sendable])
    case linearGradient(CGGradient, from: CGPoint, to: CGPoint)
    case radialGradient(CGGradient, from: CGPoint, CGFloat, to: CGPoint, CGFloat)
    case clear(CGRect)
    case alpha(CGFloat)
    case blendMode(CGBlendMode)
    case shadow(offset: CGSize, blur: CGFloat, color: CGColor?)
  }

  /// How lines are drawn.
  public struct _StrokeStyle: Hashable, Sendable {
    public var width: CGFloat = 1
    public var cap = CGLineCap.butt
    public var join = CGLineJoin.miter
    public var miterLimit: CGFloat = 10
    public var dash: [CGFloat] = []
    public var dashPhase: CGFloat = 0
    public init() {}
  }

  private struct State {
    var fill = CGColor.black
    var stroke = CGColor.black
    var style = _StrokeStyle()
    var transform = CGAffineTransform.identity
  }

  public let width: Int
  public let height: Int
  public private(set) var _commands: [_Command] = []
  var drawnPath = CGMutablePath()
  private var state = State()
  private var saved: [State] = []
  public var interpolationQuality = CGInterpolationQuality.default

  public init(_width width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(_width: width, height: height)
  }

  public var ctm: CGAffineTransform { state.transform }
  public var path: CGPath? { drawnPath.isEmpty ? nil : drawnPath.copy() }
  public func makeImage() -> CGImage? {
    CGImage(_width: width, height: height, commands: _commands)
  }

  public func _record(_ command: _Command) {
    _commands.append(command)
  }

  public func saveGState() {
    saved.append(state)
    _record(.saveState)
  }

  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    state = last
    _record(.restoreState)
  }

  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
    _record(.concatenate(transform))
  }

  public func translateBy(x: CGFloat, y: CGFloat) { concatenate(.init(translationX: x, y: y)) }
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(.init(scaleX: x, y: y)) }
  public func rotate(by angle: CGFloat) { concatenate(.init(rotationAngle: angle)) }

  public func setFillColor(_ color: CGColor) { state.fill = color }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setLineWidth(_ width: CGFloat) { state.style.width = width }
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join }
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dash = lengths
    state.style.dashPhase = phase
  }
  public func setAlpha(_ alpha: CGFloat) { _record(.alpha(alpha)) }
  public func setBlendMode(_ mode: CGBlendMode) { _record(.blendMode(mode)) }
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = .black) {
    _record(.shadow(offset: offset, blur: blur, color: color))
  }
  public func setShouldAntialias(_ flag: Bool) {}
  public func setAllowsAntialiasing(_ flag: Bool) {}

  func paint(_ path: CGPath, _ mode: CGPathDrawingMode) {
    switch mode {
    case .fill: _record(.fill(path, state.fill, .winding))
    case .eoFill: _record(.fill(path, state.fill, .evenOdd))
    case .stroke: _record(.stroke(path, state.stroke, state.style))
    case .fillStroke:
      paint(path, .fill)
      paint(path, .stroke)
    case .eoFillStroke:
      paint(path, .eoFill)
      paint(path, .stroke)
    }
  }
}
