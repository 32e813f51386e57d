import SwiftUI

/// A point of a line. Follows documentation/charts/linemark.
public struct LineMark {
  var mark = ChartMark(.line)

  /// A point of the line.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark.setX(x)
    mark.setY(y)
  }
  /// A point of one of several lines.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(x: x, y: y)
    mark.setSeries(series)
  }
}

extension LineMark: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [ChartMark] { [mark] }
}
