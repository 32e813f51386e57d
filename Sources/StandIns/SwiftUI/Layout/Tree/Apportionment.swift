import Foundation

/// How room along an axis is shared: the parts of the highest priority first, for all others only their
/// least length is kept free; among equals the least flexible one chooses first, and each is offered an
/// equal part of what is left. Follows documentation/swiftui/view/layoutpriority(_:).
@MainActor enum Apportionment {
  struct Part {
    var priority: Double = 0
    /// The length that the part takes of an offer.
    let length: (CGFloat) -> CGFloat
  }

  /// What each part is offered.
  static func offers(of room: CGFloat, to parts: [Part]) -> [CGFloat] {
    var left = room
    var offers = [CGFloat](repeating: 0, count: parts.count)
    for priority in Set(parts.map(\.priority)).sorted(by: >) {
      let group = parts.indices.filter { parts[$0].priority == priority }
      let kept = parts.filter { $0.priority < priority }.map { $0.length(0) }.reduce(0, +)
      var free = left - kept
      let flexibility = group.map { index -> CGFloat in
        group.count == 1 ? 0 : parts[index].length(.infinity) - parts[index].length(0)
      }
      let order = group.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
      for (done, position) in order.enumerated() {
        let index = group[position]
        offers[index] = max(0, free) / CGFloat(group.count - done)
        let taken = parts[index].length(offers[index])
        free -= taken
        left -= taken
      }
    }
    return offers
  }
}
