import Foundation

/// A sum of variables with factors, and a constant.
struct _Expression {
  var terms: [Int: Double] = [:]
  var constant = 0.0

  static func variable(_ id: Int) -> _Expression { _Expression(terms: [id: 1]) }

  /// Adds another expression times a factor; what cancels out is left out.
  mutating func add(_ other: _Expression, times factor: Double) {
    constant += other.constant * factor
    for (variable, share) in other.terms {
      let sum = (terms[variable] ?? 0) + share * factor
      terms[variable] = abs(sum) < 1e-9 ? nil : sum
    }
  }

  static func + (left: _Expression, right: _Expression) -> _Expression {
    var sum = left
    sum.add(right, times: 1)
    return sum
  }
  static func - (left: _Expression, right: _Expression) -> _Expression {
    var sum = left
    sum.add(right, times: -1)
    return sum
  }
  static func + (left: _Expression, right: Double) -> _Expression {
    _Expression(terms: left.terms, constant: left.constant + right)
  }
  static func * (left: _Expression, factor: Double) -> _Expression {
    _Expression(terms: left.terms.mapValues { $0 * factor }, constant: left.constant * factor)
  }
}

/// Gives the least element first.
struct _Heap<Element: Comparable> {
  private var elements: [Element] = []

  mutating func push(_ element: Element) {
    elements.append(element)
    var index = elements.count - 1
    while index > 0, elements[index] < elements[(index - 1) / 2] {
      elements.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func pop() -> Element? {
    guard let first = elements.first else { return nil }
    let last = elements.removeLast()
    guard !elements.isEmpty else { return first }
    elements[0] = last
    var index = 0
    while true {
      let children = [2 * index + 1, 2 * index + 2].filter { $0 < elements.count }
      guard let least = children.min(by: { elements[$0] < elements[$1] }),
        elements[least] < elements[index]
      else { return first }
      elements.swapAt(index, least)
      index = least
    }
  }
}
