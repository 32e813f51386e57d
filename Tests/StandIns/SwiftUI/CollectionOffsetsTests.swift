import Foundation
import SwiftUI
import Testing

@Suite("Moving and deleting rows")
struct CollectionOffsetsTests {
  @Test(
    "Moved elements go in front of the element at the offset, in their order",
    arguments: [
      ([0], 3, "bcad"), ([3], 0, "dabc"), ([0, 2], 4, "bdac"), ([1, 3], 1, "abdc"), ([], 2, "abcd"),
    ])
  func move(source: [Int], destination: Int, result: String) {
    var letters = Array("abcd")
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(String(letters) == result)
  }

  @Test("Elements at some offsets are removed")
  func remove() {
    var letters = Array("abcd")
    letters.remove(atOffsets: IndexSet([0, 2]))
    #expect(String(letters) == "bd")
  }
}
