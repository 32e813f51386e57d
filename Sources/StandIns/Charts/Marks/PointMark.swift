import SwiftUI

/// A point. Follows documentation/charts/pointmark.
public struct PointMark {
  var mark = ChartMark(.point)

  /// A point at two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark.setX(x)
    mark.setY(y)
  }
  /// A point at a value and a place of the plot.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark.setX(x)
    mark.y = .points(y, y)
  }
  /// A point at a value and a place of the plot.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark.x = .points(x, x)
    mark.setY(y)
  }
}

extension PointMark: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [ChartMark] { [mark] }
}
