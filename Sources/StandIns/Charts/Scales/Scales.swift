import Foundation
import SwiftUI

/// How values become distances. Follows documentation/charts/scaletype.
public struct ScaleType: Hashable, Sendable {
  let name: String
  public static let category = ScaleType(name: "category")
  public static let linear = ScaleType(name: "linear")
  public static let log = ScaleType(name: "log")
  public static let date = ScaleType(name: "date")
  public static let squareRoot = ScaleType(name: "squareRoot")
  public static let symmetricLog = ScaleType(name: "symmetricLog")
  /// The logarithm, mirrored, with a slope at zero.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType { symmetricLog }
  /// A power.
  public static func power(exponent: Double) -> ScaleType {
    ScaleType(name: "power(\(exponent))")
  }
}

/// What a scale covers. Follows documentation/charts/scaledomain.
public protocol ScaleDomain {
  /// The values at its ends, or all of its categories.
  var _positions: [AxisPosition] { get }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _positions: [AxisPosition] { [lowerBound.position, upperBound.position] }
}

extension Array: ScaleDomain where Element: Plottable {
  public var _positions: [AxisPosition] { map(\.position) }
}

/// A domain that the chart finds itself. Follows documentation/charts/automaticscaledomain.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let isReversed: Bool?
  public var _positions: [AxisPosition] { [] }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// As the chart finds it right.
  public static var automatic: AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: nil, isReversed: nil)
  }
  /// As the chart finds it right, with or without zero.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed)
  }
}

/// What a scale leads to. Follows documentation/charts/scalerange.
public protocol ScaleRange {
  /// The kind of value that it leads to.
  associatedtype VisualValue
}

/// A scale that leads to lengths of the plot. Follows documentation/charts/positionscalerange.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

/// The length of the plot. Follows documentation/charts/plotdimensionscalerange.
public struct PlotDimensionScaleRange: PositionScaleRange {
  public typealias VisualValue = CGFloat
  let startPadding: CGFloat
  let endPadding: CGFloat
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// All of the plot.
  public static var plotDimension: PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: 0, endPadding: 0)
  }
  /// The plot without its edges.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: padding, endPadding: padding)
  }
  /// The plot without its edges.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
  }
}

extension ClosedRange: ScaleRange, PositionScaleRange where Bound == CGFloat {
  public typealias VisualValue = CGFloat
}

extension Array: ScaleRange { public typealias VisualValue = Element }
