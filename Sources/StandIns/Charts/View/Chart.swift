@_spi(Stele) import SwiftUI

/// A chart. Follows documentation/charts/chart.
public struct Chart<Content: ChartContent> {
  let content: Content

  /// A chart of some content.
  nonisolated public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }
  /// A chart with content for each element.
  nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }
  /// A chart with content for each element, whose identity is at a key path.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }
}

extension Chart: View {
  public var body: some View { ChartView(marks: content.allMarks) }
}

/// Lays a chart out: the plot, its axes and its legend.
struct ChartView: View {
  let marks: [ChartMark]
  @Environment(\.chart) private var settings

  var body: some View {
    VStack {
      if let label = settings.y.label { label }
      GeometryReader { geometry in plot(proxy(geometry.size)) }
      labels(settings.x, x)
      if let label = settings.x.label { label }
      if settings.legend != .hidden { legend }
    }
  }

  private func proxy(_ size: CGSize) -> ChartProxy {
    ChartProxy(x: x, y: y, settings: settings, plotSize: size, plotFrame: .plot)
  }

  private var x: PlotDomain { domain(settings.x, marks.flatMap { $0.x.positions }) }
  private var y: PlotDomain { domain(settings.y, marks.flatMap { $0.y.positions }) }

  private func domain(
    _ axis: ChartSettings.AxisSettings, _ positions: [AxisPosition]
  ) -> PlotDomain {
    let automatic = axis.domain as? AutomaticScaleDomain
    if let chosen = axis.domain?._positions, !chosen.isEmpty {
      return PlotDomain(chosen, includesZero: false)
    }
    return PlotDomain(positions, includesZero: automatic?.includesZero ?? true)
  }

  @ViewBuilder private func plot(_ proxy: ChartProxy) -> some View {
    let content = ChartPlotContent(view: AnyView(layers(proxy)))
    if let style = settings.plotStyle { style(content) } else { content }
  }

  private func layers(_ proxy: ChartProxy) -> some View {
    ZStack {
      layers(proxy, overlay: false)
      annotations
      if settings.y.visibility != .hidden { labels(settings.y, y) }
      layers(proxy, overlay: true)
    }
  }

  private func layers(_ proxy: ChartProxy, overlay: Bool) -> some View {
    let chosen = settings.layers.filter { $0.isOverlay == overlay }
    return ForEach(chosen.indices, id: \.self) { chosen[$0].2(proxy) }
  }

  private var annotations: some View {
    let views = marks.flatMap { mark in
      mark.annotations.map { $0.content(AnnotationContext(targetSize: .zero)) }
    }
    return ForEach(views.indices, id: \.self) { views[$0] }
  }

  private func labels(_ axis: ChartSettings.AxisSettings, _ domain: PlotDomain) -> some View {
    let views = axis.visibility == .hidden ? [] : axis.content?.allLabels(in: domain) ?? []
    return HStack { ForEach(views.indices, id: \.self) { views[$0] } }
  }

  @ViewBuilder private var legend: some View {
    if let content = settings.legendContent {
      content
    } else {
      let names = PlotDomain(
        marks.compactMap { $0.encodings[.foreground]?.value }, includesZero: false
      ).categories
      HStack { ForEach(names, id: \.self) { Text(verbatim: $0) } }
    }
  }
}
