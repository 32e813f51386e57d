import SwiftUI

/// A property of elements with a label. Follows documentation/charts/plottableprojection.
public struct PlottableProjection<DataElement, Value: Plottable> {
  let label: Text
  let read: (DataElement) -> Value

  /// The property at a key path.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection<DataElement, Value> {
    .init(label: Text(labelKey)) { $0[keyPath: keyPath] }
  }
  /// The property at a key path.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection<DataElement, Value> {
    .init(label: Text(label)) { $0[keyPath: keyPath] }
  }
  /// The property at a key path.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection<DataElement, Value> {
    .init(label: label) { $0[keyPath: keyPath] }
  }

  func plottable(_ element: DataElement) -> PlottableValue<Value> {
    .value(label, read(element))
  }
}

/// The marks of a plot of many elements. Follows documentation/charts/vectorizedchartcontent.
@MainActor @preconcurrency public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The kind of element.
  associatedtype DataElement
}

/// The marks that a plot makes of data.
public struct VectorizedPlotContent<Data: RandomAccessCollection> {
  let data: Data
  let mark: (Data.Element) -> ChartMark
}

extension VectorizedPlotContent: VectorizedChartContent, PrimitiveChartContent {
  public typealias DataElement = Data.Element
  public typealias Body = Never
  var marks: [ChartMark] { data.map(mark) }

  nonisolated func changing(
    _ change: @escaping (inout ChartMark, Data.Element) -> Void
  ) -> VectorizedPlotContent<Data> {
    VectorizedPlotContent(data: data) {
      var mark = mark($0)
      change(&mark, $0)
      return mark
    }
  }
}

/// The marks that a plot makes of a function, which is drawn over its domain.
public struct FunctionPlotContent {
  let kind: ChartMark.Kind
  let labels: (x: Text, y: Text)
  let points: [(x: Double, low: Double?, y: Double)]

  /// How finely a function is drawn.
  static let steps = 100

  init(
    _ kind: ChartMark.Kind, _ labels: (x: Text, y: Text), _ domain: ClosedRange<Double>?,
    _ function: (Double) -> (x: Double, low: Double?, y: Double)
  ) {
    (self.kind, self.labels) = (kind, labels)
    let domain = domain ?? -1...1
    let width = domain.upperBound - domain.lowerBound
    points = (0...Self.steps).map {
      function(domain.lowerBound + width * Double($0) / Double(Self.steps))
    }
  }
}

extension FunctionPlotContent: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [ChartMark] {
    points.filter { $0.x.isFinite && $0.y.isFinite }.map { point in
      var mark = ChartMark(kind)
      mark.setX(.value(labels.x, point.x))
      let y = PlottableValue.value(labels.y, point.y)
      if let low = point.low { mark.setY(.value(labels.y, low), y) } else { mark.setY(y) }
      return mark
    }
  }
}
