import SwiftUI

/// A rectangle. Follows documentation/charts/rectanglemark.
public struct RectangleMark {
  var mark = ChartMark(.rectangle)

  /// A rectangle around two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark.setX(x)
    mark.setY(y)
    (mark.width, mark.height) = (width, height)
  }
  /// A rectangle between values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark.setX(xStart, xEnd)
    mark.setY(yStart, yEnd)
  }
  /// A rectangle around a value and between two others.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark.setX(x)
    mark.setY(yStart, yEnd)
    mark.width = width
  }
  /// A rectangle around a value and between two others.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark.setX(xStart, xEnd)
    mark.setY(y)
    mark.height = height
  }
  /// A rectangle around a value, between two places of the plot.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    mark.setX(x)
    mark.y = .points(yStart, yEnd)
    mark.width = width
  }
  /// A rectangle around a value, between two places of the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark.x = .points(xStart, xEnd)
    mark.setY(y)
    mark.height = height
  }
  /// A rectangle between two values and two places of the plot.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark.setX(xStart, xEnd)
    mark.y = .points(yStart, yEnd)
  }
  /// A rectangle between two values and two places of the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark.x = .points(xStart, xEnd)
    mark.setY(yStart, yEnd)
  }
}

extension RectangleMark: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [ChartMark] { [mark] }
}
