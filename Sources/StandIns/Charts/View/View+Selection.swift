import Foundation
import SwiftUI

nonisolated extension View {
  /// Lets the user select a value of the horizontal axis.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSettings {
      $0.x.select = { value.wrappedValue = $0.flatMap { P(position: $0) } }
    }
  }
  /// Lets the user select an interval of the horizontal axis.
  public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chartSettings {
      $0.x.selectRange = { ends in
        guard let ends, let lower = P(position: ends.0), let upper = P(position: ends.1) else {
          range.wrappedValue = nil
          return
        }
        range.wrappedValue = min(lower, upper)...max(lower, upper)
      }
    }
  }
  /// Sets how much of the horizontal axis is visible.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chartSettings {
      if case .number(let number) = length.position { $0.x.visibleLength = number }
    }
  }
  /// Follows where the horizontal axis is scrolled to.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chartSettings {
      $0.x.scroll = { position in P(position: position).map { x.wrappedValue = $0 } }
    }
  }
  /// Sets where the horizontal axis is scrolled to first.
  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    chartSettings { _ in }
  }

  /// Lets the user select a value of the vertical axis.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSettings {
      $0.y.select = { value.wrappedValue = $0.flatMap { P(position: $0) } }
    }
  }
  /// Lets the user select an interval of the vertical axis.
  public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chartSettings {
      $0.y.selectRange = { ends in
        guard let ends, let lower = P(position: ends.0), let upper = P(position: ends.1) else {
          range.wrappedValue = nil
          return
        }
        range.wrappedValue = min(lower, upper)...max(lower, upper)
      }
    }
  }
  /// Sets how much of the vertical axis is visible.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chartSettings {
      if case .number(let number) = length.position { $0.y.visibleLength = number }
    }
  }
  /// Follows where the vertical axis is scrolled to.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    chartSettings {
      $0.y.scroll = { position in P(position: position).map { y.wrappedValue = $0 } }
    }
  }
  /// Sets where the vertical axis is scrolled to first.
  public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    chartSettings { _ in }
  }

  /// Lets the user select a sector.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSettings {
      $0.selectAngle = { value.wrappedValue = $0.flatMap { P(position: $0) } }
    }
  }
  /// Lets the user scroll.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chartSettings { $0.scrollableAxes = axes }
  }
  /// Sets where scrolling comes to rest.
  public func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(
    _ behavior: B
  ) -> some View {
    chartSettings { _ in }
  }
}
