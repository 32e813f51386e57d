import Foundation
import SwiftUI

nonisolated extension View {
  /// Sets what the horizontal axis covers.
  public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    chartSettings { $0.x.domain = domain }
  }
  /// Sets which part of the plot the horizontal axis has.
  public func chartXScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    chartSettings { _ in }
  }
  /// Sets what the horizontal axis covers, and its part of the plot.
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chartXScale(domain: domain, type: type)
  }
  /// Sets how the horizontal axis turns values into distances.
  public func chartXScale(type: ScaleType? = nil) -> some View { chartSettings { _ in } }

  /// Sets what the vertical axis covers.
  public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    chartSettings { $0.y.domain = domain }
  }
  /// Sets which part of the plot the vertical axis has.
  public func chartYScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    chartSettings { _ in }
  }
  /// Sets what the vertical axis covers, and its part of the plot.
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chartYScale(domain: domain, type: type)
  }
  /// Sets how the vertical axis turns values into distances.
  public func chartYScale(type: ScaleType? = nil) -> some View { chartSettings { _ in } }

  /// Sets what the third axis covers.
  public func chartZScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    chartSettings { $0.z.domain = domain }
  }
  /// Sets which part of the plot the third axis has.
  public func chartZScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    chartSettings { _ in }
  }
  /// Sets what the third axis covers, and its part of the plot.
  public func chartZScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chartZScale(domain: domain, type: type)
  }
  /// Sets how the third axis turns values into distances.
  public func chartZScale(type: ScaleType? = nil) -> some View { chartSettings { _ in } }

}
