import Foundation

/// A view that is drawn at once. Follows documentation/swiftui/canvas.
public struct Canvas<Symbols: View> {
  /// The views that can be drawn.
  public var symbols: Symbols
  /// Draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether nothing behind is seen.
  public var isOpaque: Bool
  /// The colours.
  public var colorMode: ColorRenderingMode
  /// Whether drawing may be done later.
  public var rendersAsynchronously: Bool
}

/// The colours of a drawing. Follows documentation/swiftui/colorrenderingmode.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

extension Canvas: View, PrimitiveView {
  public typealias Body = Never
  /// A drawing with views in it.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    (self.symbols, self.renderer, isOpaque) = (symbols(), renderer, opaque)
    (self.colorMode, self.rendersAsynchronously) = (colorMode, rendersAsynchronously)
  }
  func build(_ node: ViewNode) {
    let size = node.stored(1) { Location(node.graph.initialFrame) }.value.size
    var context = GraphicsContext(environment: node.environment, symbols: AnyView(symbols))
    renderer(&context, size)
    node.trait = CanvasDrawing(operations: context.recording.operations)
    node.setChildren(context.recording.views)
  }
}

extension Canvas where Symbols == EmptyView {
  /// A drawing.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

/// What a canvas has drawn, for the drawing of screens.
struct CanvasDrawing { let operations: [GraphicsContext.Operation] }

/// A drawing that goes on. Follows documentation/swiftui/graphicscontext.
public struct GraphicsContext {
  /// One step of a drawing.
  struct Operation {
    enum Kind {
      case fill(Path, Shading, FillStyle)
      case stroke(Path, Shading, StrokeStyle)
      case image(ResolvedImage, CGRect)
      case text(ResolvedText, CGRect)
      case symbol(ResolvedSymbol, CGRect)
    }
    let kind: Kind
    let opacity: Double
    let blendMode: BlendMode
    let transform: CGAffineTransform
    let clip: Path?
    let filters: [Filter]
  }

  /// What was drawn; the copies of a context draw into the same place.
  final class Recording {
    var operations: [Operation] = []
    var views: [any View] = []
  }

  let recording: Recording
  let symbols: AnyView
  /// The environment of the canvas.
  public private(set) var environment: EnvironmentValues
  /// How opaque what follows is.
  public var opacity = 1.0
  /// How what follows is mixed with what is there.
  public var blendMode = BlendMode.normal
  /// What what follows is transformed by.
  public var transform = CGAffineTransform.identity
  private var clip: Path?
  private var filters: [Filter] = []

  init(environment: EnvironmentValues, symbols: AnyView) {
    (recording, self.environment, self.symbols) = (Recording(), environment, symbols)
  }

  /// Scales what follows.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  /// Moves what follows.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  /// Turns what follows.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }
  /// Transforms what follows.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
  /// What what follows is cut to.
  public var clipBoundingRect: CGRect { clip?.boundingRect ?? .infinite }
  /// Cuts what follows to a shape.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    clip = path
  }
  /// Cuts what follows to what a closure draws.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = GraphicsContext(environment: environment, symbols: symbols)
    try content(&layer)
    for case .fill(let path, _, _) in layer.recording.operations.map(\.kind) {
      if clip == nil { clip = path } else { clip?.addPath(path) }
    }
  }
  /// Adds a filter to what follows.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter)
  }
  /// Draws what a closure draws as one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  /// Fills a shape.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(.fill(path, shading, style))
  }
  /// Draws the outline of a shape.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(.stroke(path, shading, style))
  }
  /// Draws the outline of a shape.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
  private func add(_ kind: Operation.Kind) {
    recording.operations.append(
      Operation(
        kind: kind, opacity: opacity, blendMode: blendMode, transform: transform, clip: clip,
        filters: filters))
  }

  // MARK: Images, texts and views

  /// The style of a shading in this context.
  public func resolve(_ shading: Shading) -> Shading { shading }
  /// An image in this context.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }
  /// A text in this context.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, environment: environment)
  }
  /// The view of the canvas with a tag, if there is one.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    ResolvedSymbol(id: AnyHashable(id), view: symbols)
  }
  /// Draws an image.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    add(.image(image, rect))
    recording.views.append(image.image)
  }
  /// Draws an image at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: GraphicsContext.rect(image.size, point, anchor))
  }
  /// Draws an image.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
  /// Draws an image at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
  /// Draws a text.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    add(.text(text, rect))
    recording.views.append(text.text)
  }
  /// Draws a text at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    draw(text, in: GraphicsContext.rect(size, point, anchor))
  }
  /// Draws a text.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  /// Draws a view.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    add(.symbol(symbol, rect))
    recording.views.append(symbol.view)
  }
  /// Draws a view at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: GraphicsContext.rect(symbol.size, point, anchor))
  }

  private static func rect(_ size: CGSize, _ point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }
}
