import Foundation
import SwiftUI

/// Where the scrolling of a chart comes to rest.
/// Follows documentation/charts/chartscrolltargetbehavior.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {}

/// It comes to rest at values. Follows documentation/charts/valuealignedchartscrolltargetbehavior.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// How far one scroll may go.
  /// Follows documentation/charts/valuealignedchartscrolltargetbehavior/limitbehavior.
  public struct LimitBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = LimitBehavior(name: "automatic")
    public static let always = LimitBehavior(name: "always")
    public static let never = LimitBehavior(name: "never")
  }

  /// The values at which a longer scroll comes to rest.
  /// Follows documentation/charts/majorvaluealignment.
  public struct MajorValueAlignment<Value>: Sendable {
    enum Kind: Sendable {
      case page
      case unit(Double)
      case matching(DateComponents)
    }
    let kind: Kind
    /// A page.
    public static var page: MajorValueAlignment { .init(kind: .page) }
  }

  let unit: Double?
  let components: DateComponents?

  public func updateTarget(
    _ target: inout ScrollTarget, context: ScrollTargetBehaviorContext
  ) {
    guard let unit, unit > 0 else { return }
    target.rect.origin.x = (target.rect.origin.x / unit).rounded() * unit
  }
}

/// The values at which a longer scroll comes to rest.
public typealias MajorValueAlignment = ValueAlignedChartScrollTargetBehavior.MajorValueAlignment

extension ValueAlignedChartScrollTargetBehavior.MajorValueAlignment where Value == Date {
  /// Dates with some components.
  public static func matching(_ components: DateComponents) -> Self {
    .init(kind: .matching(components))
  }
}

extension ValueAlignedChartScrollTargetBehavior.MajorValueAlignment where Value: Numeric {
  /// Multiples of a number.
  public static func unit(_ unit: Value) -> Self where Value: BinaryFloatingPoint {
    .init(kind: .unit(Double(unit)))
  }
  /// Multiples of a number.
  public static func unit(_ unit: Value) -> Self where Value: BinaryInteger {
    .init(kind: .unit(Double(unit)))
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// It comes to rest at dates with some components.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(unit: nil, components: components)
  }
  /// It comes to rest at multiples of a number.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    guard case .number(let number) = unit.position else { return .init(unit: nil, components: nil) }
    return .init(unit: number, components: nil)
  }
}
