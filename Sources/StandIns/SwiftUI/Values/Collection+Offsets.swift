import Foundation

/// What lists do with their data when rows are moved. Follows
/// documentation/swift/mutablecollection/move(fromoffsets:tooffset:).
extension MutableCollection {
  /// Moves the elements at some offsets in front of the element at another one.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = all.indices.filter(source.contains)
    let others = all.indices.filter { !source.contains($0) }
    let order =
      others.filter { $0 < destination } + moved + others.filter { $0 >= destination }
    for (place, offset) in zip(Array(indices), order) { self[place] = all[offset] }
  }
}

/// What lists do with their data when rows are deleted. Follows
/// documentation/swift/rangereplaceablecollection/remove(atoffsets:).
extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = -1
    removeAll { _ in
      offset += 1
      return offsets.contains(offset)
    }
  }
}
