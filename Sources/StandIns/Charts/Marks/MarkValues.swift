import SwiftUI

/// The size of a mark. Follows documentation/charts/markdimension.
public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  enum Size: Equatable, Sendable {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }
  let size: Size
  private init(_ size: Size) { self.size = size }
  public init(integerLiteral value: Int) { size = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { size = .fixed(CGFloat(value)) }
  /// As the chart finds it right.
  public static var automatic: MarkDimension { .init(.automatic) }
  /// A number of points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { .init(.fixed(value)) }
  /// The space there is, less a number of points on each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { .init(.inset(value)) }
  /// A part of the space there is.
  public static func ratio(_ value: CGFloat) -> MarkDimension { .init(.ratio(value)) }

  /// The size in the space there is.
  func length(in space: CGFloat) -> CGFloat {
    switch size {
    case .automatic: space * 0.8
    case .fixed(let length): length
    case .inset(let inset): max(0, space - 2 * inset)
    case .ratio(let ratio): space * ratio
    }
  }
}

/// How marks at one place are put together. Follows documentation/charts/markstackingmethod.
public struct MarkStackingMethod: Hashable, Sendable {
  let name: String
  /// On each other.
  public static var standard: MarkStackingMethod { .init(name: "standard") }
  /// On each other, as parts of a whole.
  public static var normalized: MarkStackingMethod { .init(name: "normalized") }
  /// On each other, around the middle.
  public static var center: MarkStackingMethod { .init(name: "center") }
  /// In front of each other.
  public static var unstacked: MarkStackingMethod { .init(name: "unstacked") }
}

/// How points are joined. Follows documentation/charts/interpolationmethod.
public struct InterpolationMethod: Hashable, Sendable {
  let name: String
  var parameter: CGFloat = 0
  public static var linear: InterpolationMethod { .init(name: "linear") }
  public static var monotone: InterpolationMethod { .init(name: "monotone") }
  public static var stepStart: InterpolationMethod { .init(name: "stepStart") }
  public static var stepCenter: InterpolationMethod { .init(name: "stepCenter") }
  public static var stepEnd: InterpolationMethod { .init(name: "stepEnd") }
  public static var cardinal: InterpolationMethod { .cardinal(tension: 0) }
  public static var catmullRom: InterpolationMethod { .catmullRom(alpha: 0.5) }
  /// A cardinal spline of a tension.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    .init(name: "cardinal", parameter: tension)
  }
  /// A Catmull-Rom spline.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    .init(name: "catmullRom", parameter: alpha)
  }
}

/// Where an annotation is. Follows documentation/charts/annotationposition.
public struct AnnotationPosition: Hashable, Sendable {
  let name: String
  public static var automatic: AnnotationPosition { .init(name: "automatic") }
  public static var overlay: AnnotationPosition { .init(name: "overlay") }
  public static var top: AnnotationPosition { .init(name: "top") }
  public static var bottom: AnnotationPosition { .init(name: "bottom") }
  public static var leading: AnnotationPosition { .init(name: "leading") }
  public static var trailing: AnnotationPosition { .init(name: "trailing") }
  public static var topLeading: AnnotationPosition { .init(name: "topLeading") }
  public static var topTrailing: AnnotationPosition { .init(name: "topTrailing") }
  public static var bottomLeading: AnnotationPosition { .init(name: "bottomLeading") }
  public static var bottomTrailing: AnnotationPosition { .init(name: "bottomTrailing") }
}

/// What an annotation knows of its mark. Follows documentation/charts/annotationcontext.
public struct AnnotationContext: Sendable {
  /// The size of the mark.
  public let targetSize: CGSize
}

/// What is done with an annotation that does not fit.
/// Follows documentation/charts/annotationoverflowresolution.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What is done along one axis.
  public struct Strategy: Hashable, Sendable {
    let name: String
    public static let automatic = Strategy(name: "automatic")
    public static let fit = Strategy(name: "fit")
    public static let padScale = Strategy(name: "padScale")
    public static let disabled = Strategy(name: "disabled")
    /// The annotation is moved into a boundary.
    public static func fit(to boundary: Boundary) -> Strategy {
      Strategy(name: "fit(to: \(boundary.name))")
    }
  }
  /// What an annotation has to fit into.
  public struct Boundary: Hashable, Sendable {
    let name: String
    public static let automatic = Boundary(name: "automatic")
    public static let chart = Boundary(name: "chart")
    public static let plot = Boundary(name: "plot")
  }
  let x: Strategy
  let y: Strategy
  /// What is done along each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
  /// As the chart finds it right.
  public static let automatic = AnnotationOverflowResolution()
}

/// A shape that marks a point. Follows documentation/charts/chartsymbolshape.
public protocol ChartSymbolShape: Shape {
  /// The part of its unit square that it fills.
  var perceptualUnitRect: CGRect { get }
}

/// One of the usual shapes. Follows documentation/charts/basicchartsymbolshape.
public struct BasicChartSymbolShape: ChartSymbolShape, Equatable {
  enum Kind: Int, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }
  let kind: Kind
  var lineWidth: CGFloat?
  public static var circle: BasicChartSymbolShape { .init(kind: .circle) }
  public static var square: BasicChartSymbolShape { .init(kind: .square) }
  public static var triangle: BasicChartSymbolShape { .init(kind: .triangle) }
  public static var diamond: BasicChartSymbolShape { .init(kind: .diamond) }
  public static var pentagon: BasicChartSymbolShape { .init(kind: .pentagon) }
  public static var plus: BasicChartSymbolShape { .init(kind: .plus) }
  public static var cross: BasicChartSymbolShape { .init(kind: .cross) }
  public static var asterisk: BasicChartSymbolShape { .init(kind: .asterisk) }

  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// Only the outline of the shape.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    .init(kind: kind, lineWidth: lineWidth)
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect)
    case .triangle: return polygon(3, in: rect)
    case .diamond: return polygon(4, in: rect)
    case .pentagon: return polygon(5, in: rect)
    case .plus: return star(2, from: 0, in: rect)
    case .cross: return star(2, from: .pi / 4, in: rect)
    case .asterisk: return star(3, from: 0, in: rect)
    }
  }

  private nonisolated func corner(_ angle: Double, in rect: CGRect) -> CGPoint {
    CGPoint(
      x: rect.midX + rect.width / 2 * sin(angle), y: rect.midY - rect.height / 2 * cos(angle))
  }
  private nonisolated func polygon(_ corners: Int, in rect: CGRect) -> Path {
    var path = Path()
    path.addLines(
      (0..<corners).map { corner(2 * .pi * Double($0) / Double(corners), in: rect) })
    path.closeSubpath()
    return path
  }
  private nonisolated func star(_ lines: Int, from start: Double, in rect: CGRect) -> Path {
    var path = Path()
    for line in 0..<lines {
      let angle = start + .pi * Double(line) / Double(lines)
      path.move(to: corner(angle, in: rect))
      path.addLine(to: corner(angle + .pi, in: rect))
    }
    return path
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { .init(kind: .circle) }
  public static var square: BasicChartSymbolShape { .init(kind: .square) }
  public static var triangle: BasicChartSymbolShape { .init(kind: .triangle) }
  public static var diamond: BasicChartSymbolShape { .init(kind: .diamond) }
  public static var pentagon: BasicChartSymbolShape { .init(kind: .pentagon) }
  public static var plus: BasicChartSymbolShape { .init(kind: .plus) }
  public static var cross: BasicChartSymbolShape { .init(kind: .cross) }
  public static var asterisk: BasicChartSymbolShape { .init(kind: .asterisk) }
}
