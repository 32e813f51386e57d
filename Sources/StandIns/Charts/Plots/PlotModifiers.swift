import SwiftUI

extension VectorizedPlotContent {
  nonisolated func encoding<D: Plottable>(
    _ channel: ChartMark.Channel, _ value: PlottableProjection<Data.Element, D>
  ) -> VectorizedPlotContent<Data> {
    changing {
      let plottable = value.plottable($1)
      $0.encodings[channel] = .init(label: plottable.label, value: plottable.value.position)
    }
  }
}

nonisolated extension BarPlot {
  /// Shows a property by the style of the foreground.
  public func foregroundStyle<Data: RandomAccessCollection, D: Plottable>(
    by value: PlottableProjection<Data.Element, D>
  ) -> BarPlot<Content> where Content == VectorizedPlotContent<Data> {
    BarPlot(content: content.encoding(.foreground, value))
  }
  /// Takes the style of the foreground from a property.
  public func foregroundStyle<Data: RandomAccessCollection, S: ShapeStyle>(
    _ keyPath: KeyPath<Data.Element, S>
  ) -> BarPlot<Content> where Content == VectorizedPlotContent<Data> {
    BarPlot(content: content.changing { $0.foreground = AnyShapeStyle($1[keyPath: keyPath]) })
  }
  /// Takes how opaque a mark is from a property.
  public func opacity<Data: RandomAccessCollection>(
    _ keyPath: KeyPath<Data.Element, Double>
  ) -> BarPlot<Content> where Content == VectorizedPlotContent<Data> {
    BarPlot(content: content.changing { $0.opacity = $1[keyPath: keyPath] })
  }
}

nonisolated extension PointPlot {
  /// Shows a property by the style of the foreground.
  public func foregroundStyle<Data: RandomAccessCollection, D: Plottable>(
    by value: PlottableProjection<Data.Element, D>
  ) -> PointPlot<Content> where Content == VectorizedPlotContent<Data> {
    PointPlot(content: content.encoding(.foreground, value))
  }
  /// Takes the style of the foreground from a property.
  public func foregroundStyle<Data: RandomAccessCollection, S: ShapeStyle>(
    _ keyPath: KeyPath<Data.Element, S>
  ) -> PointPlot<Content> where Content == VectorizedPlotContent<Data> {
    PointPlot(content: content.changing { $0.foreground = AnyShapeStyle($1[keyPath: keyPath]) })
  }
  /// Takes how opaque a mark is from a property.
  public func opacity<Data: RandomAccessCollection>(
    _ keyPath: KeyPath<Data.Element, Double>
  ) -> PointPlot<Content> where Content == VectorizedPlotContent<Data> {
    PointPlot(content: content.changing { $0.opacity = $1[keyPath: keyPath] })
  }
}

nonisolated extension RectanglePlot {
  /// Shows a property by the style of the foreground.
  public func foregroundStyle<Data: RandomAccessCollection, D: Plottable>(
    by value: PlottableProjection<Data.Element, D>
  ) -> RectanglePlot<Content> where Content == VectorizedPlotContent<Data> {
    RectanglePlot(content: content.encoding(.foreground, value))
  }
  /// Takes the style of the foreground from a property.
  public func foregroundStyle<Data: RandomAccessCollection, S: ShapeStyle>(
    _ keyPath: KeyPath<Data.Element, S>
  ) -> RectanglePlot<Content> where Content == VectorizedPlotContent<Data> {
    RectanglePlot(content: content.changing { $0.foreground = AnyShapeStyle($1[keyPath: keyPath]) })
  }
  /// Takes how opaque a mark is from a property.
  public func opacity<Data: RandomAccessCollection>(
    _ keyPath: KeyPath<Data.Element, Double>
  ) -> RectanglePlot<Content> where Content == VectorizedPlotContent<Data> {
    RectanglePlot(content: content.changing { $0.opacity = $1[keyPath: keyPath] })
  }
}

nonisolated extension LinePlot {
  /// Shows a property by the style of the foreground.
  public func foregroundStyle<Data: RandomAccessCollection, D: Plottable>(
    by value: PlottableProjection<Data.Element, D>
  ) -> LinePlot<Content> where Content == VectorizedPlotContent<Data> {
    LinePlot(content: content.encoding(.foreground, value))
  }
  /// Takes the style of the foreground from a property.
  public func foregroundStyle<Data: RandomAccessCollection, S: ShapeStyle>(
    _ keyPath: KeyPath<Data.Element, S>
  ) -> LinePlot<Content> where Content == VectorizedPlotContent<Data> {
    LinePlot(content: content.changing { $0.foreground = AnyShapeStyle($1[keyPath: keyPath]) })
  }
  /// Takes how opaque a mark is from a property.
  public func opacity<Data: RandomAccessCollection>(
    _ keyPath: KeyPath<Data.Element, Double>
  ) -> LinePlot<Content> where Content == VectorizedPlotContent<Data> {
    LinePlot(content: content.changing { $0.opacity = $1[keyPath: keyPath] })
  }
}

nonisolated extension AreaPlot {
  /// Shows a property by the style of the foreground.
  public func foregroundStyle<Data: RandomAccessCollection, D: Plottable>(
    by value: PlottableProjection<Data.Element, D>
  ) -> AreaPlot<Content> where Content == VectorizedPlotContent<Data> {
    AreaPlot(content: content.encoding(.foreground, value))
  }
  /// Takes the style of the foreground from a property.
  public func foregroundStyle<Data: RandomAccessCollection, S: ShapeStyle>(
    _ keyPath: KeyPath<Data.Element, S>
  ) -> AreaPlot<Content> where Content == VectorizedPlotContent<Data> {
    AreaPlot(content: content.changing { $0.foreground = AnyShapeStyle($1[keyPath: keyPath]) })
  }
  /// Takes how opaque a mark is from a property.
  public func opacity<Data: RandomAccessCollection>(
    _ keyPath: KeyPath<Data.Element, Double>
  ) -> AreaPlot<Content> where Content == VectorizedPlotContent<Data> {
    AreaPlot(content: content.changing { $0.opacity = $1[keyPath: keyPath] })
  }
}

nonisolated extension SectorPlot {
  /// Shows a property by the style of the foreground.
  public func foregroundStyle<Data: RandomAccessCollection, D: Plottable>(
    by value: PlottableProjection<Data.Element, D>
  ) -> SectorPlot<Content> where Content == VectorizedPlotContent<Data> {
    SectorPlot(content: content.encoding(.foreground, value))
  }
  /// Takes the style of the foreground from a property.
  public func foregroundStyle<Data: RandomAccessCollection, S: ShapeStyle>(
    _ keyPath: KeyPath<Data.Element, S>
  ) -> SectorPlot<Content> where Content == VectorizedPlotContent<Data> {
    SectorPlot(content: content.changing { $0.foreground = AnyShapeStyle($1[keyPath: keyPath]) })
  }
  /// Takes how opaque a mark is from a property.
  public func opacity<Data: RandomAccessCollection>(
    _ keyPath: KeyPath<Data.Element, Double>
  ) -> SectorPlot<Content> where Content == VectorizedPlotContent<Data> {
    SectorPlot(content: content.changing { $0.opacity = $1[keyPath: keyPath] })
  }
}
