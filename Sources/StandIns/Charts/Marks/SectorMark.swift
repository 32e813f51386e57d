import SwiftUI

/// A part of a circle. Follows documentation/charts/sectormark.
public struct SectorMark {
  var mark = ChartMark(.sector)

  /// A part as large as a value among the others.
  public init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark.setX(angle)
    mark.radii = (innerRadius, outerRadius)
    mark.angularInset = angularInset
  }
}

extension SectorMark: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [ChartMark] { [mark] }
}
