import Foundation
import SwiftUI

/// A value that an axis marks. Follows documentation/charts/axisvalue.
public struct AxisValue {
  let position: AxisPosition
  /// The place of the value among all that are marked.
  public let index: Int
  /// How many values are marked.
  public let count: Int
  /// The value in a type of its own, if it is one of that type.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(position: position) }
}

/// Which values an axis marks. Follows documentation/charts/axismarkvalues.
public struct AxisMarkValues {
  enum Choice {
    case automatic(count: Int?)
    case dates(Calendar.Component, count: Int, Calendar)
    case stride(Double)
  }
  let choice: Choice

  /// As the chart finds it right.
  public static var automatic: AxisMarkValues { .init(choice: .automatic(count: nil)) }
  /// About a number of values.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    .init(choice: .automatic(count: desiredCount))
  }
  /// About a number of values with a least distance.
  public static func automatic<P: Plottable & Numeric>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    .init(choice: .automatic(count: desiredCount))
  }
  /// A value for each unit of time, or for each of several.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    .init(choice: .dates(component, count: count, calendar ?? .current))
  }
  /// Values at a distance.
  public static func stride<P: Plottable & Numeric>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    guard case .number(let step) = stepSize.position else { return .automatic }
    return .init(choice: .stride(step))
  }

  /// The values within a domain.
  func positions(in domain: PlotDomain) -> [AxisPosition] {
    if !domain.categories.isEmpty { return domain.categories.map { .category($0) } }
    switch choice {
    case .automatic(let count): return domain.positions(step: domain.niceStep(count ?? 5))
    case .stride(let step): return domain.positions(step: step)
    case .dates(let component, let count, let calendar):
      var dates: [AxisPosition] = []
      let end = Date(timeIntervalSinceReferenceDate: domain.upper)
      let start = Date(timeIntervalSinceReferenceDate: domain.lower)
      var next = calendar.dateInterval(of: component, for: start)?.start ?? start
      while next <= end, dates.count < 1000 {
        dates.append(.date(next))
        guard let later = calendar.date(byAdding: component, value: max(1, count), to: next)
        else { break }
        next = later
      }
      return dates
    }
  }
}

/// How an axis' marks are arranged. Follows documentation/charts/axismarkpreset.
public struct AxisMarkPreset: Hashable, Sendable {
  let name: String
  public static let automatic = AxisMarkPreset(name: "automatic")
  public static let extended = AxisMarkPreset(name: "extended")
  public static let aligned = AxisMarkPreset(name: "aligned")
  public static let inset = AxisMarkPreset(name: "inset")
}

/// On which side an axis is. Follows documentation/charts/axismarkposition.
public struct AxisMarkPosition: Hashable, Sendable {
  let name: String
  public static let automatic = AxisMarkPosition(name: "automatic")
  public static let bottom = AxisMarkPosition(name: "bottom")
  public static let top = AxisMarkPosition(name: "top")
  public static let leading = AxisMarkPosition(name: "leading")
  public static let trailing = AxisMarkPosition(name: "trailing")
}

/// What is done with labels that lie on each other.
/// Follows documentation/charts/axisvaluelabelcollisionresolution.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  let name: String
  public static let automatic = AxisValueLabelCollisionResolution(name: "automatic")
  public static let disabled = AxisValueLabelCollisionResolution(name: "disabled")
  public static let greedy = AxisValueLabelCollisionResolution(name: "greedy")
  public static let truncate = AxisValueLabelCollisionResolution(name: "truncate")
  /// Labels are left out, by an order and a least distance.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    .init(name: "greedy")
  }
}

/// How a label is turned. Follows documentation/charts/axisvaluelabelorientation.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  let name: String
  public static let automatic = AxisValueLabelOrientation(name: "automatic")
  public static let horizontal = AxisValueLabelOrientation(name: "horizontal")
  public static let vertical = AxisValueLabelOrientation(name: "vertical")
  public static let verticalReversed = AxisValueLabelOrientation(name: "verticalReversed")
}
