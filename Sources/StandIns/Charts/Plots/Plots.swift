import SwiftUI

/// Bars of data. Follows documentation/charts/barplot.
public struct BarPlot<Content: ChartContent> {
  let content: Content
}

extension BarPlot: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [ChartMark] { content.allMarks }
}

nonisolated extension BarPlot {
  /// One mark for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data: data) {
      var mark = ChartMark(.bar)
      mark.setX(x.plottable($0))
      mark.setY(y.plottable($0))
      (mark.width, mark.height, mark.stacking) = (width, height, stacking)
      return mark
    }
  }
}

/// Points of data. Follows documentation/charts/pointplot.
public struct PointPlot<Content: ChartContent> {
  let content: Content
}

extension PointPlot: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [ChartMark] { content.allMarks }
}

nonisolated extension PointPlot {
  /// One mark for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data: data) {
      var mark = ChartMark(.point)
      mark.setX(x.plottable($0))
      mark.setY(y.plottable($0))
      return mark
    }
  }
}

/// Rectangles of data. Follows documentation/charts/rectangleplot.
public struct RectanglePlot<Content: ChartContent> {
  let content: Content
}

extension RectanglePlot: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [ChartMark] { content.allMarks }
}

nonisolated extension RectanglePlot {
  /// One mark for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data: data) {
      var mark = ChartMark(.rectangle)
      mark.setX(x.plottable($0))
      mark.setY(y.plottable($0))
      (mark.width, mark.height) = (width, height)
      return mark
    }
  }
}

/// A line of data, or of a function. Follows documentation/charts/lineplot.
public struct LinePlot<Content: ChartContent> {
  let content: Content
}

extension LinePlot: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [ChartMark] { content.allMarks }
}

nonisolated extension LinePlot {
  /// One mark for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data: data) {
      var mark = ChartMark(.line)
      mark.setX(x.plottable($0))
      mark.setY(y.plottable($0))
      return mark
    }
  }
}

nonisolated extension LinePlot {
  /// One point for each element, of one of several lines.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data: data) {
      var mark = ChartMark(.line)
      mark.setX(x.plottable($0))
      mark.setY(y.plottable($0))
      mark.setSeries(series.plottable($0))
      return mark
    }
  }
}

nonisolated extension LinePlot where Content == FunctionPlotContent {
  /// The line of a function.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> Double
  ) {
    content = FunctionPlotContent(.line, (Text(x), Text(y)), domain) { ($0, nil, function($0)) }
  }
  /// The line of a function.
  @_disfavoredOverload
  public init(
    x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> Double
  ) {
    content = FunctionPlotContent(.line, (Text(x), Text(y)), domain) { ($0, nil, function($0)) }
  }
  /// The line of two functions of a parameter.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (_ t: Double) -> (x: Double, y: Double)
  ) {
    content = FunctionPlotContent(.line, (Text(x), Text(y)), domain) {
      let point = function($0)
      return (point.x, nil, point.y)
    }
  }
}

/// An area of data, or of a function. Follows documentation/charts/areaplot.
public struct AreaPlot<Content: ChartContent> {
  let content: Content
}

extension AreaPlot: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [ChartMark] { content.allMarks }
}

nonisolated extension AreaPlot {
  /// One mark for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data: data) {
      var mark = ChartMark(.area)
      mark.setX(x.plottable($0))
      mark.setY(y.plottable($0))
      mark.stacking = stacking
      return mark
    }
  }
}

nonisolated extension AreaPlot where Content == FunctionPlotContent {
  /// The area below a function.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> Double
  ) {
    content = FunctionPlotContent(.area, (Text(x), Text(y)), domain) { ($0, 0, function($0)) }
  }
  /// The area between two functions.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionPlotContent(.area, (Text(x), Text(yEnd)), domain) {
      let values = function($0)
      return ($0, values.yStart, values.yEnd)
    }
  }
}

/// Parts of a circle. Follows documentation/charts/sectorplot.
public struct SectorPlot<Content: ChartContent> {
  let content: Content
}

extension SectorPlot: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [ChartMark] { content.allMarks }
}

nonisolated extension SectorPlot {
  /// One part for each element.
  public init<Data: RandomAccessCollection, V: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, V>,
    innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) where Content == VectorizedPlotContent<Data> {
    content = VectorizedPlotContent(data: data) {
      var mark = ChartMark(.sector)
      mark.setX(angle.plottable($0))
      mark.radii = (innerRadius, outerRadius)
      mark.angularInset = angularInset
      return mark
    }
  }
}
