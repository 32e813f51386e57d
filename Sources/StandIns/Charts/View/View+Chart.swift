import SwiftUI

nonisolated extension View {
  /// Shows or hides the legend.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chartSettings { $0.legend = visibility }
  }
  /// Sets where the legend is.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartSettings { $0.legend = .visible }
  }
  /// Shows views as the legend.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return chartSettings {
      $0.legend = .visible
      $0.legendContent = view
    }
  }
  /// Changes the look of the plot.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chartSettings { $0.plotStyle = { AnyView(content($0)) } }
  }
  /// Puts views in front of the chart.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartSettings { $0.layers.append((true, alignment, { AnyView(content($0)) })) }
  }
  /// Puts views behind the chart.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartSettings { $0.layers.append((false, alignment, { AnyView(content($0)) })) }
  }
  /// Has the chart react to a gesture.
  public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    chartSettings {
      let layer: (ChartProxy) -> AnyView = { proxy in
        AnyView(Color.clear.contentShape(Rectangle()).gesture(gesture(proxy)))
      }
      $0.layers.append((true, .center, layer))
    }
  }
}

nonisolated extension View {
  /// Sets the styles that stand for values.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chartSettings {
      for (value, style) in mapping { $0.styles[value.position] = AnyShapeStyle(style) }
    }
  }
  /// Sets the values and the styles that stand for them.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], range: [S], type: ScaleType? = nil
  ) -> some View {
    chartSettings {
      for (value, style) in zip(domain, range) { $0.styles[value.position] = AnyShapeStyle(style) }
    }
  }
  /// Sets the values that styles stand for.
  public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    chartSettings { _ in }
  }
  /// Sets the styles that stand for values.
  public func chartForegroundStyleScale<S: ShapeStyle>(
    range: [S], type: ScaleType? = nil
  ) -> some View {
    chartSettings { _ in }
  }
  /// Sets the styles that stand for values, from one to another.
  public func chartForegroundStyleScale(
    range: Gradient, type: ScaleType? = nil
  ) -> some View {
    chartSettings { _ in }
  }
  /// Finds the style for a value with a closure.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartSettings {
      $0.styleOf = { DataValue(position: $0).map { AnyShapeStyle(mapping($0)) } }
    }
  }
  /// Finds the style for a value with a closure.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartSettings {
      for value in domain { $0.styles[value.position] = AnyShapeStyle(mapping(value)) }
    }
  }
  /// Sets the shapes that stand for values.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chartSettings { _ in }
  }
  /// Sets the values and the shapes that stand for them.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue], range: [S]
  ) -> some View {
    chartSettings { _ in }
  }
  /// Sets the shapes that stand for values.
  public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    chartSettings { _ in }
  }
  /// Sets the sizes that stand for values.
  public func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View {
    chartSettings { _ in }
  }
  /// Sets the sizes that stand for values.
  public func chartSymbolSizeScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    chartSettings { _ in }
  }
  /// Sets the line styles that stand for values.
  public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    chartSettings { _ in }
  }
}
