import Foundation
import SwiftUI

/// What others can ask a chart. Follows documentation/charts/chartproxy.
public struct ChartProxy {
  let x: PlotDomain
  let y: PlotDomain
  let settings: ChartSettings
  /// The size of the plot.
  public let plotSize: CGSize
  /// Where the plot is.
  public var plotFrame: Anchor<CGRect>?
  /// Where the plot is with what scrolls in it.
  public var plotContainerFrame: Anchor<CGRect>? { plotFrame }

  /// The size of the plot.
  @available(iOS, deprecated: 100000.0, renamed: "plotSize")
  public var plotAreaSize: CGSize { plotSize }

  /// Where a value is along the horizontal axis.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    x.fraction(value.position).map { CGFloat($0) * plotSize.width }
  }
  /// Where a value is along the vertical axis.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    y.fraction(value.position).map { (1 - CGFloat($0)) * plotSize.height }
  }
  /// Where two values are.
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
    guard let x = self.position(forX: position.x), let y = self.position(forY: position.y)
    else { return nil }
    return CGPoint(x: x, y: y)
  }
  /// The part of the horizontal axis that a value has.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    range(around: position(forX: value), of: plotSize.width, in: x)
  }
  /// The part of the vertical axis that a value has.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    range(around: position(forY: value), of: plotSize.height, in: y)
  }

  private func range(
    around position: CGFloat?, of length: CGFloat, in domain: PlotDomain
  ) -> ClosedRange<CGFloat>? {
    guard let position else { return nil }
    guard !domain.categories.isEmpty else { return position...position }
    let half = length / CGFloat(domain.categories.count) / 2
    return position - half...position + half
  }

  /// The value at a place of the horizontal axis.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    guard plotSize.width > 0 else { return nil }
    return x.position(at: Double(position / plotSize.width)).flatMap { P(position: $0) }
  }
  /// The value at a place of the vertical axis.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    guard plotSize.height > 0 else { return nil }
    return y.position(at: Double(1 - position / plotSize.height)).flatMap { P(position: $0) }
  }
  /// The values at a place.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }
  /// The style that stands for a value.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    settings.styles[value.position] ?? settings.styleOf?(value.position)
  }
  /// Selects the value at a place of the horizontal axis.
  public func selectXValue(at position: CGFloat) {
    guard plotSize.width > 0 else { return }
    settings.x.select?(x.position(at: Double(position / plotSize.width)))
  }
  /// Selects the value at a place of the vertical axis.
  public func selectYValue(at position: CGFloat) {
    guard plotSize.height > 0 else { return }
    settings.y.select?(y.position(at: Double(1 - position / plotSize.height)))
  }
  /// Selects the values between two places of the horizontal axis.
  public func selectXRange(from first: CGFloat, to last: CGFloat) {
    guard plotSize.width > 0 else { return }
    let ends = [first, last].sorted().map { x.position(at: Double($0 / plotSize.width)) }
    guard let lower = ends.first ?? nil, let upper = ends.last ?? nil else { return }
    settings.x.selectRange((lower, upper))
  }
}
