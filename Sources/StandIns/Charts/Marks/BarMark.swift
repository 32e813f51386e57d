import SwiftUI

/// A bar. Follows documentation/charts/barmark.
public struct BarMark {
  var mark = ChartMark(.bar)

  /// A bar from the axis to a value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark.setX(x)
    mark.setY(y)
    (mark.width, mark.height, mark.stacking) = (width, height, stacking)
  }
  /// A bar between two places of the plot.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark.setX(x)
    mark.y = .points(yStart, yEnd)
    (mark.width, mark.stacking) = (width, stacking)
  }
  /// A bar between two places of the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark.x = .points(xStart, xEnd)
    mark.setY(y)
    (mark.height, mark.stacking) = (height, stacking)
  }
  /// A bar between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark.setX(x)
    mark.setY(yStart, yEnd)
    mark.width = width
  }
  /// A bar between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark.setX(xStart, xEnd)
    mark.setY(y)
    mark.height = height
  }
  /// A bar between two values and two places of the plot.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark.setX(xStart, xEnd)
    mark.y = .points(yStart, yEnd)
  }
  /// A bar between two values and two places of the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark.x = .points(xStart, xEnd)
    mark.setY(yStart, yEnd)
  }
}

extension BarMark: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [ChartMark] { [mark] }
}
