import SwiftUI

/// A straight line along an axis. Follows documentation/charts/rulemark.
public struct RuleMark {
  var mark = ChartMark(.rule)

  /// A vertical line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark.setX(x)
    mark.setY(yStart, yEnd)
  }
  /// A horizontal line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark.setX(xStart, xEnd)
    mark.setY(y)
  }
  /// A vertical line at a value.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark.setX(x)
    mark.y = .points(yStart, yEnd)
  }
  /// A horizontal line at a value.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    mark.x = .points(xStart, xEnd)
    mark.setY(y)
  }
  /// A vertical line between two values, at a place of the plot.
  public init<Y: Plottable>(
    x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark.x = .points(x, x)
    mark.setY(yStart, yEnd)
  }
  /// A horizontal line between two values, at a place of the plot.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
  ) {
    mark.setX(xStart, xEnd)
    mark.y = .points(y, y)
  }
}

extension RuleMark: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [ChartMark] { [mark] }
}
