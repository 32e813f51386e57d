import SwiftUI

/// A point of the edge of an area. Follows documentation/charts/areamark.
public struct AreaMark {
  var mark = ChartMark(.area)

  /// A point of an area on the axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark.setX(x)
    mark.setY(y)
    mark.stacking = stacking
  }
  /// A point of one of several areas.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: x, y: y, stacking: stacking)
    mark.setSeries(series)
  }
  /// Two points of the edges of an area.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark.setX(x)
    mark.setY(yStart, yEnd)
  }
  /// Two points of the edges of one of several areas.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(x: x, yStart: yStart, yEnd: yEnd)
    mark.setSeries(series)
  }
  /// Two points of the edges of an area.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark.setX(xStart, xEnd)
    mark.setY(y)
  }
  /// Two points of the edges of one of several areas.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(xStart: xStart, xEnd: xEnd, y: y)
    mark.setSeries(series)
  }
}

extension AreaMark: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [ChartMark] { [mark] }
}
