import Foundation
import SwiftUI

/// A type whose values a chart can show. Follows documentation/charts/plottable.
public protocol Plottable {
  /// The kind of value that is drawn.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The value that is drawn.
  var primitivePlottable: PrimitivePlottable { get }
  /// The value that a drawn one stands for.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type whose values a chart draws as they are: numbers, dates and strings.
/// Follows documentation/charts/primitiveplottableprotocol.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The place of the value on an axis.
  var _position: AxisPosition { get }
  /// The value at a place.
  init?(_position: AxisPosition)
}

/// A place on an axis: a number, or one of the categories.
public enum AxisPosition: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }
  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: raw)
  }
}

extension Plottable {
  var position: AxisPosition { primitivePlottable._position }
  init?(position: AxisPosition) {
    guard let primitive = PrimitivePlottable(_position: position) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  public var _position: AxisPosition { .number(Double(self)) }
  public init?(_position: AxisPosition) {
    guard case .number(let number) = _position else { return nil }
    guard let value = Self(exactly: number.rounded()) else { return nil }
    self = value
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  public var _position: AxisPosition { .number(Double(self)) }
  public init?(_position: AxisPosition) {
    guard case .number(let number) = _position else { return nil }
    self.init(number)
  }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  public var _position: AxisPosition { .number(NSDecimalNumber(decimal: self).doubleValue) }
  public init?(_position: AxisPosition) {
    guard case .number(let number) = _position else { return nil }
    self.init(number)
  }
}

extension String: PrimitivePlottableProtocol {
  public var _position: AxisPosition { .category(self) }
  public init?(_position: AxisPosition) {
    guard case .category(let category) = _position else { return nil }
    self = category
  }
}

extension Date: PrimitivePlottableProtocol {
  public var _position: AxisPosition { .date(self) }
  public init?(_position: AxisPosition) {
    guard case .date(let date) = _position else { return nil }
    self = date
  }
}

extension AxisPosition {
  /// The number that a scale works with; a category's is its place among the others.
  func number(among categories: [String]) -> Double? {
    switch self {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category(let name): categories.firstIndex(of: name).map { Double($0) + 0.5 }
    }
  }

  var text: String {
    switch self {
    case .number(let number): number.formatted()
    case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
    case .category(let name): name
    }
  }
}
