import SwiftUI

/// One mark of a chart, as a value: what it shows, where, and how.
struct ChartMark {
  /// The kind of mark.
  enum Kind: Equatable { case bar, line, area, point, rule, rectangle, sector, surface }

  /// A place on an axis, an interval of it, a distance from the edge, or all of it.
  enum Extent {
    case whole
    case points(CGFloat?, CGFloat?)
    case values(AxisPosition, AxisPosition)
  }

  /// What a property of the mark is a function of, with the label.
  struct Encoding {
    let label: Text
    let value: AxisPosition
  }

  var kind: Kind
  var x = Extent.whole
  var y = Extent.whole
  var z = Extent.whole
  var xLabel: Text?
  var yLabel: Text?
  var series: Encoding?
  var stacking = MarkStackingMethod.standard
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var radii: (inner: MarkDimension, outer: MarkDimension) = (.automatic, .automatic)
  var angularInset: CGFloat?

  // MARK: What modifiers set

  var foreground: AnyShapeStyle?
  var encodings: [Channel: Encoding] = [:]
  var opacity = 1.0
  var symbol: (any ChartSymbolShape)?
  var symbolView: AnyView?
  var symbolSize: CGSize?
  var lineStyle: StrokeStyle?
  var interpolation = InterpolationMethod.linear
  var cornerRadius: CGFloat = 0
  var offset = CGSize.zero
  var zIndex = 0.0
  var blur: CGFloat = 0
  var annotations: [Annotation] = []
  var accessibility = Accessibility()

  /// What a value can be shown by besides its place.
  enum Channel: Hashable { case foreground, symbol, symbolSize, lineStyle, position }

  struct Annotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat?
    let content: (AnnotationContext) -> AnyView
  }

  struct Accessibility {
    var label: Text?
    var value: Text?
    var identifier: String?
    var isHidden = false
  }

  init(_ kind: Kind) { self.kind = kind }

  mutating func setX<X: Plottable>(_ value: PlottableValue<X>) {
    (x, xLabel) = (.values(value.lower, value.upper), value.label)
  }
  mutating func setX<X: Plottable>(_ start: PlottableValue<X>, _ end: PlottableValue<X>) {
    (x, xLabel) = (.values(start.lower, end.upper), start.label)
  }
  mutating func setY<Y: Plottable>(_ value: PlottableValue<Y>) {
    (y, yLabel) = (.values(value.lower, value.upper), value.label)
  }
  mutating func setY<Y: Plottable>(_ start: PlottableValue<Y>, _ end: PlottableValue<Y>) {
    (y, yLabel) = (.values(start.lower, end.upper), start.label)
  }
  mutating func setSeries<S: Plottable>(_ value: PlottableValue<S>) {
    series = Encoding(label: value.label, value: value.value.position)
  }
}

extension ChartMark.Extent {
  var positions: [AxisPosition] {
    if case .values(let lower, let upper) = self { [lower, upper] } else { [] }
  }
}
