@_spi(Stele) import SwiftUI

/// What is drawn in a chart with three axes. Follows documentation/charts/chart3dcontent.
@MainActor @preconcurrency public protocol Chart3DContent {
  /// The marks of the content.
  var _marks3D: Chart3DMarks { get }
}

/// The marks of a chart with three axes.
public struct Chart3DMarks {
  var marks: [ChartMark] = []
}

/// Makes content of several parts. Follows documentation/charts/chart3dcontentbuilder.
@resultBuilder public struct Chart3DContentBuilder {
  /// A part.
  public static func buildExpression<Content: Chart3DContent>(_ content: Content) -> Content {
    content
  }
  /// An empty block.
  public static func buildBlock() -> Chart3DContentList { Chart3DContentList(parts: []) }
  /// A block of one.
  public static func buildBlock<Content: Chart3DContent>(_ content: Content) -> Content { content }
  /// A block of several.
  @_disfavoredOverload
  public static func buildBlock<each Content: Chart3DContent>(
    _ content: repeat each Content
  ) -> Chart3DContentList {
    var parts: [any Chart3DContent] = []
    for part in repeat each content { parts.append(part) }
    return Chart3DContentList(parts: parts)
  }
  /// An `if` without `else`.
  public static func buildIf<Content: Chart3DContent>(_ content: Content?) -> Content? { content }
}

/// Several parts.
public struct Chart3DContentList {
  let parts: [any Chart3DContent]
}
extension Chart3DContentList: Chart3DContent {
  public var _marks3D: Chart3DMarks { Chart3DMarks(marks: parts.flatMap { $0._marks3D.marks }) }
}
extension Optional: Chart3DContent where Wrapped: Chart3DContent {
  public var _marks3D: Chart3DMarks { self?._marks3D ?? Chart3DMarks() }
}
extension ForEach: Chart3DContent where Content: Chart3DContent {
  public var _marks3D: Chart3DMarks {
    Chart3DMarks(marks: data.flatMap { content($0)._marks3D.marks })
  }
}

extension PointMark: Chart3DContent {
  /// A point at three values.
  nonisolated public init<X: Plottable, Y: Plottable, Z: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
  ) {
    self.init(x: x, y: y)
    mark.z = .values(z.lower, z.upper)
  }
  public var _marks3D: Chart3DMarks { Chart3DMarks(marks: [mark]) }
}

extension ModifiedChartContent: Chart3DContent where Base: Chart3DContent {
  public var _marks3D: Chart3DMarks { Chart3DMarks(marks: marks) }
}

/// A surface of a function of two values. Follows documentation/charts/surfaceplot.
public struct SurfacePlot {
  let labels: (x: Text, y: Text, z: Text)
  let function: @Sendable (Double, Double) -> Double
  /// The surface of a function.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, z: LocalizedStringKey,
    function: @escaping @Sendable (_ x: Double, _ z: Double) -> Double
  ) {
    (labels, self.function) = ((Text(x), Text(y), Text(z)), function)
  }
}

extension SurfacePlot: Chart3DContent {
  public var _marks3D: Chart3DMarks {
    let steps = stride(from: -1.0, through: 1, by: 0.2)
    return Chart3DMarks(
      marks: steps.flatMap { x in
        steps.map { z in
          var mark = ChartMark(.surface)
          mark.setX(.value(labels.x, x))
          mark.setY(.value(labels.y, function(x, z)))
          mark.z = .values(.number(z), .number(z))
          return mark
        }
      })
  }
}

/// A chart with three axes. Follows documentation/charts/chart3d.
public struct Chart3D<Content: Chart3DContent> {
  let content: Content
  /// A chart of some content.
  public init(@Chart3DContentBuilder content: () -> Content) { self.content = content() }
  /// A chart with content for each element.
  public init<Data: RandomAccessCollection, C: Chart3DContent>(
    _ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data: data, identify: { $0.id }, content: content)
  }
  /// A chart with content for each element, whose identity is at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, C: Chart3DContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @Chart3DContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data: data, identify: { $0[keyPath: id] }, content: content)
  }
}

extension Chart3D: View {
  public var body: some View { ChartView(marks: content._marks3D.marks) }
}

/// From where a chart is seen. Follows documentation/charts/chart3dpose.
public struct Chart3DPose: Hashable, Sendable {
  let azimuth: Double
  let inclination: Double
  public static let `default` = Chart3DPose(azimuth: .degrees(20), inclination: .degrees(7))
  public static let front = Chart3DPose(azimuth: .zero, inclination: .zero)
  public static let back = Chart3DPose(azimuth: .degrees(180), inclination: .zero)
  public static let top = Chart3DPose(azimuth: .zero, inclination: .degrees(90))
  public static let bottom = Chart3DPose(azimuth: .zero, inclination: .degrees(-90))
  public static let left = Chart3DPose(azimuth: .degrees(90), inclination: .zero)
  public static let right = Chart3DPose(azimuth: .degrees(-90), inclination: .zero)
  /// A pose at two angles.
  public init(azimuth: Angle, inclination: Angle) {
    (self.azimuth, self.inclination) = (azimuth.radians, inclination.radians)
  }
}

/// How depth is shown. Follows documentation/charts/chart3dcameraprojection.
public struct Chart3DCameraProjection: Hashable, Sendable {
  let name: String
  public static let automatic = Chart3DCameraProjection(name: "automatic")
  public static let orthographic = Chart3DCameraProjection(name: "orthographic")
  public static let perspective = Chart3DCameraProjection(name: "perspective")
}

nonisolated extension View {
  /// Sets from where charts are seen.
  public func chart3DPose(_ pose: Chart3DPose) -> some View { chartSettings { _ in } }
  /// Lets the user turn charts.
  public func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View { chartSettings { _ in } }
  /// Sets how charts show depth.
  public func chart3DCameraProjection(_ projection: Chart3DCameraProjection) -> some View {
    chartSettings { _ in }
  }
}
