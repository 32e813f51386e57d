import Foundation
import SwiftUI

/// A value with a label. Follows documentation/charts/plottablevalue.
public struct PlottableValue<Value: Plottable> {
  let label: Text
  let value: Value
  /// The end of the value's interval, if it has one.
  var end: AxisPosition?
  var start: AxisPosition?

  fileprivate init(_ label: Text, _ value: Value) { (self.label, self.value) = (label, value) }

  var lower: AxisPosition { start ?? value.position }
  var upper: AxisPosition { end ?? value.position }
}

extension PlottableValue {
  /// A value with a label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
  { .init(Text(labelKey), value) }
  /// A value with a label.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue<Value> {
    .init(Text(label), value)
  }
  /// A value with a label.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    .init(label, value)
  }
}

extension PlottableValue where Value == Date {
  /// The unit of time that a date lies in.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue<Date> {
    self.value(Text(labelKey), value, unit: unit, calendar: calendar)
  }
  /// The unit of time that a date lies in.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue<Date> {
    self.value(Text(label), value, unit: unit, calendar: calendar)
  }
  /// The unit of time that a date lies in.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue<Date> {
    var result = PlottableValue(label, value)
    if let interval = calendar.dateInterval(of: unit, for: value) {
      (result.start, result.end) = (.date(interval.start), .date(interval.end))
    }
    return result
  }
}

extension PlottableValue where Value: Comparable & Hashable {
  /// An interval of values.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: Range<Value>
  ) -> PlottableValue<Value> {
    value(Text(labelKey), range)
  }
  /// An interval of values.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> {
    var result = PlottableValue(label, range.lowerBound)
    result.end = range.upperBound.position
    return result
  }
  /// An interval of values.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> {
    var result = PlottableValue(Text(labelKey), range.lowerBound)
    result.end = range.upperBound.position
    return result
  }
}

/// An interval of a binned scale. Follows documentation/charts/chartbinrange.
public struct ChartBinRange<Bound: Comparable & Hashable>: RangeExpression, Hashable {
  /// The lower bound.
  public let lowerBound: Bound
  /// The upper bound.
  public let upperBound: Bound
  let isClosed: Bool

  /// Whether a value lies in the interval.
  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && (element < upperBound || isClosed && element == upperBound)
  }
  /// The interval among the positions of a collection.
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where Bound == C.Index {
    (lowerBound..<upperBound).relative(to: collection)
  }
}

/// Intervals of numbers. Follows documentation/charts/numberbins.
public struct NumberBins<Value: BinaryFloatingPoint & Hashable>: RandomAccessCollection {
  /// The bounds of the intervals.
  public let thresholds: [Value]

  /// Intervals of a size over a range.
  public init(size: Value, range: ClosedRange<Value>) {
    var next = (range.lowerBound / size).rounded(.down) * size
    var bounds = [next]
    while next < range.upperBound, size > 0 {
      next += size
      bounds.append(next)
    }
    thresholds = bounds
  }
  /// Intervals for some data.
  public init(data: [Value], desiredCount: Int? = nil) {
    let (least, most) = (data.min() ?? 0, data.max() ?? 1)
    let count = Value(Swift.max(1, desiredCount ?? 10))
    let span = Swift.max(most - least, .ulpOfOne)
    let magnitude = Value(pow(10, Double(span / count).logarithm.rounded(.down)))
    let size = [1, 2, 5, 10].map { magnitude * $0 }.first { span / $0 <= count } ?? magnitude
    self.init(size: size, range: least...most)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      isClosed: position == endIndex - 1)
  }
  /// The number of the interval that a value lies in.
  public func index(for value: Value) -> Int {
    let index = (thresholds.firstIndex { $0 > value } ?? thresholds.count) - 1
    return Swift.min(Swift.max(index, 0), Swift.max(0, endIndex - 1))
  }
}

extension Double {
  fileprivate var logarithm: Double { Foundation.log10(self) }
}
