import Foundation

/// What an axis covers: an interval of numbers or dates, or some categories.
struct PlotDomain {
  var lower = 0.0
  var upper = 1.0
  var categories: [String] = []
  var isDate = false

  /// The domain of some places; that of numbers begins at zero unless it is told otherwise.
  init(_ positions: [AxisPosition], includesZero: Bool) {
    var numbers: [Double] = []
    for position in positions {
      switch position {
      case .category(let name): if !categories.contains(name) { categories.append(name) }
      case .number(let number): numbers.append(number)
      case .date(let date):
        numbers.append(date.timeIntervalSinceReferenceDate)
        isDate = true
      }
    }
    guard categories.isEmpty else {
      upper = Double(categories.count)
      return
    }
    if includesZero, !isDate, !numbers.isEmpty { numbers.append(0) }
    (lower, upper) = (numbers.min() ?? 0, numbers.max() ?? 1)
    if lower == upper { upper = lower + 1 }
  }

  /// The part of the axis before a place, from 0 to 1.
  func fraction(_ position: AxisPosition) -> Double? {
    position.number(among: categories).map { ($0 - lower) / (upper - lower) }
  }

  /// The place at a part of the axis.
  func position(at fraction: Double) -> AxisPosition? {
    if !categories.isEmpty {
      let index = Int((fraction * Double(categories.count)).rounded(.down))
      return categories.indices.contains(index) ? .category(categories[index]) : nil
    }
    let number = lower + fraction * (upper - lower)
    return isDate ? .date(Date(timeIntervalSinceReferenceDate: number)) : .number(number)
  }

  /// A distance of marks, of which there are about a number.
  func niceStep(_ count: Int) -> Double {
    let raw = (upper - lower) / Double(max(1, count))
    let magnitude = pow(10, log10(max(raw, .leastNormalMagnitude)).rounded(.down))
    return [1, 2, 5, 10].map { $0 * magnitude }.first { $0 >= raw } ?? magnitude
  }

  func positions(step: Double) -> [AxisPosition] {
    guard step > 0, (upper - lower) / step < 1000 else { return [] }
    return stride(from: (lower / step).rounded(.up) * step, through: upper, by: step).map {
      isDate ? .date(Date(timeIntervalSinceReferenceDate: $0)) : .number($0)
    }
  }
}
