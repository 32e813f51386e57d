import Foundation

/// An image. Follows documentation/swiftui/image.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, @unchecked Sendable {
    case asset(String)
    case symbol(String, variableValue: Double?)
    case object(ObjectImage)
  }

  /// An image that another framework has drawn.
  struct ObjectImage: Equatable {
    let object: AnyObject
    static func == (left: Self, right: Self) -> Bool { left.object === right.object }
  }

  let source: Source
  var label: Text?
  var isDecorative = false
  var resizing: Resizing?
  var mode: TemplateRenderingMode?
  var smoothing: Interpolation?
  var symbolMode: SymbolRenderingMode?

  /// How an image is made to fit.
  struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  /// An image of the asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }
  /// An image of the asset catalogue that has a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    (source, self.label) = (.asset(name), label)
  }
  /// An image that says nothing.
  public init(decorative name: String, bundle: Bundle? = nil) {
    (source, isDecorative) = (.asset(name), true)
  }
  /// A symbol of the system.
  public init(systemName: String) { source = .symbol(systemName, variableValue: nil) }
  /// A symbol of the system with a value.
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName, variableValue: variableValue)
  }

  init(object: AnyObject, label: Text? = nil) {
    (source, self.label) = (.object(ObjectImage(object: object)), label)
  }

  /// The name of the asset or of the symbol.
  var name: String {
    switch source {
    case .asset(let name), .symbol(let name, _): name
    case .object: ""
    }
  }

  /// The size of symbols. Follows documentation/swiftui/image/scale.
  public enum Scale: Hashable, Sendable { case small, medium, large }
  /// How colours are used. Follows documentation/swiftui/image/templaterenderingmode.
  public enum TemplateRenderingMode: Sendable { case template, original }
  /// How an image is stretched. Follows documentation/swiftui/image/resizingmode.
  public enum ResizingMode: Sendable { case tile, stretch }
  /// How an image is smoothed. Follows documentation/swiftui/image/interpolation.
  public enum Interpolation: Sendable { case none, low, medium, high }
  /// How an image is turned. Follows documentation/swiftui/image/orientation.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }
  /// Lets the image fill its space.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }
  /// Sets how the image's colours are used.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.mode = renderingMode }
  }
  /// Sets how the image is smoothed.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.smoothing = interpolation }
  }
  /// Sets whether edges are smoothed.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    with { $0.smoothing = isAntialiased ? $0.smoothing : Interpolation.none }
  }
  /// Sets how a symbol is drawn.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolMode = mode }
  }
}

extension Image: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) { node.setChildren([any View]()) }
}

/// How symbols are drawn. Follows documentation/swiftui/symbolrenderingmode.
public struct SymbolRenderingMode: Sendable, Equatable {
  let name: String
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// The variant of symbols. Follows documentation/swiftui/symbolvariants.
public struct SymbolVariants: Hashable, Sendable {
  let parts: Set<String>
  public static let none = SymbolVariants(parts: [])
  public static let fill = SymbolVariants(parts: ["fill"])
  public static let circle = SymbolVariants(parts: ["circle"])
  public static let square = SymbolVariants(parts: ["square"])
  public static let rectangle = SymbolVariants(parts: ["rectangle"])
  public static let slash = SymbolVariants(parts: ["slash"])
  /// The variant, filled.
  public var fill: SymbolVariants { SymbolVariants(parts: parts.union(["fill"])) }
  /// The variant in a circle.
  public var circle: SymbolVariants { SymbolVariants(parts: parts.union(["circle"])) }
  /// The variant in a square.
  public var square: SymbolVariants { SymbolVariants(parts: parts.union(["square"])) }
  /// The variant, crossed out.
  public var slash: SymbolVariants { SymbolVariants(parts: parts.union(["slash"])) }
}

nonisolated extension View {
  /// Sets the size of the symbols in this view.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
  /// Sets how the symbols in this view are drawn.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
  /// Sets the variant of the symbols in this view.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
}
