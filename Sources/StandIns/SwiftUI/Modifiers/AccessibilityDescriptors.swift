import Foundation

/// What a view says besides. Follows documentation/accessibility/axcustomcontent.
open class AXCustomContent: NSObject {
  /// How important it is. Follows documentation/accessibility/axcustomcontent/importance.
  public enum Importance: UInt, Sendable { case `default`, high }
  /// The label.
  public let label: String
  /// The value.
  public let value: String
  /// How important it is.
  open var importance = Importance.default
  /// Something with a label.
  public init(label: String, value: String) { (self.label, self.value) = (label, value) }
}

/// A view that describes its chart. Follows documentation/swiftui/axchartdescriptorrepresentable.
public protocol AXChartDescriptorRepresentable {
  /// Makes the description.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Brings the description up to date.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Does nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// Describes a chart. Follows documentation/accessibility/axchartdescriptor.
open class AXChartDescriptor: NSObject {
  /// The title.
  open var title: String?
  /// What the chart shows.
  open var summary: String?
  /// The horizontal axis.
  open var xAxis: any AXDataAxisDescriptor
  /// The vertical axis.
  open var yAxis: AXNumericDataAxisDescriptor?
  /// Other axes.
  open var additionalAxes: [any AXDataAxisDescriptor]
  /// The data.
  open var series: [AXDataSeriesDescriptor]
  /// A chart.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
  }
}

/// Describes an axis. Follows documentation/accessibility/axdataaxisdescriptor.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The title.
  var title: String { get set }
}

/// Describes an axis of numbers. Follows documentation/accessibility/axnumericdataaxisdescriptor.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// How numbers become distances.
  public enum ScaleType: Int, Sendable { case linear, log10, ln }
  open var title: String
  /// The least and the greatest number.
  open var range: ClosedRange<Double>
  /// Where lines are.
  open var gridlinePositions: [Double]
  /// Says a number.
  open var valueDescriptionProvider: (Double) -> String
  /// How numbers become distances.
  open var scaleType = ScaleType.linear
  /// An axis.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// Describes an axis of categories.
/// Follows documentation/accessibility/axcategoricaldataaxisdescriptor.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  open var title: String
  /// The categories.
  open var categoryOrder: [String]
  /// An axis.
  public init(title: String, categoryOrder: [String]) {
    (self.title, self.categoryOrder) = (title, categoryOrder)
  }
}

/// Describes data. Follows documentation/accessibility/axdataseriesdescriptor.
open class AXDataSeriesDescriptor: NSObject {
  /// The name.
  open var name: String?
  /// Whether the points are joined.
  open var isContinuous: Bool
  /// The points.
  open var dataPoints: [AXDataPoint]
  /// Some data.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
}

/// Describes a point. Follows documentation/accessibility/axdatapoint.
open class AXDataPoint: NSObject {
  /// The number along the horizontal axis.
  public let x: Double?
  /// The category along the horizontal axis.
  public let category: String?
  /// The number along the vertical axis.
  public let y: Double?
  /// The label.
  open var label: String?
  /// A point at two numbers.
  public init(x: Double, y: Double?, additionalValues: [Double] = [], label: String? = nil) {
    (self.x, category, self.y, self.label) = (x, nil, y, label)
  }
  /// A point at a category.
  public init(x: String, y: Double?, additionalValues: [Double] = [], label: String? = nil) {
    (self.x, category, self.y, self.label) = (nil, x, y, label)
  }
}

/// What is announced. Follows documentation/accessibility/accessibilitynotification.
public enum AccessibilityNotification {
  /// A message. Follows documentation/accessibility/accessibilitynotification/announcement.
  public struct Announcement {
    let text: String
    /// A message.
    public init(_ announcement: String) { text = announcement }
    /// A message.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }
    /// Announces it.
    @MainActor public func post() {
      UIAccessibility.post(notification: .announcement, argument: text)
    }
  }
  /// New content. Follows documentation/accessibility/accessibilitynotification/screenchanged.
  public struct ScreenChanged {
    /// New content.
    public init(_ argument: Any? = nil) {}
    /// Announces it.
    @MainActor public func post() {
      UIAccessibility.post(notification: .screenChanged, argument: nil)
    }
  }
  /// Changed content. Follows documentation/accessibility/accessibilitynotification/layoutchanged.
  public struct LayoutChanged {
    /// Changed content.
    public init(_ argument: Any? = nil) {}
    /// Announces it.
    @MainActor public func post() {
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
  }
}
