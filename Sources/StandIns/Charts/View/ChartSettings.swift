import SwiftUI

/// What modifiers say about the charts below them.
struct ChartSettings {
  struct AxisSettings {
    var visibility = Visibility.automatic
    var content: (any AxisContent)?
    var label: AnyView?
    var domain: (any ScaleDomain)?
    var visibleLength: Double?
    var select: ((AxisPosition?) -> Void)?
    var selectRange: ((AxisPosition, AxisPosition)?) -> Void = { _ in }
    var scroll: ((AxisPosition) -> Void)?
  }
  var x = AxisSettings()
  var y = AxisSettings()
  var z = AxisSettings()
  var selectAngle: ((AxisPosition?) -> Void)?
  var legend = Visibility.automatic
  var legendContent: AnyView?
  var styles: [AxisPosition: AnyShapeStyle] = [:]
  var styleOf: ((AxisPosition) -> AnyShapeStyle?)?
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  var layers: [(isOverlay: Bool, Alignment, (ChartProxy) -> AnyView)] = []
  var scrollableAxes: Axis.Set = []
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chart: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

nonisolated extension View {
  func chartSettings(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chart, transform: change)
  }
}

/// The plot, for those who style it. Follows documentation/charts/chartplotcontent.
public struct ChartPlotContent {
  let view: AnyView
}

extension ChartPlotContent: View {
  public var body: some View { view }
}

/// An axis, for those who style it. Follows documentation/charts/chartaxiscontent.
public struct ChartAxisContent {
  let view: AnyView
}

extension ChartAxisContent: View {
  public var body: some View { view }
}
