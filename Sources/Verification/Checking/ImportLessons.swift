/// What the trials of a page have taught about modules that the page does not import, so that the next
/// trial need not ask the compiler again.
struct ImportLessons: Sendable {
  /// Names that no module declares which an article may leave out.
  var absent: Set<String> = []
  /// The modules that the block at hand is taken to import.
  var guess: [String]?

  /// What an article without imports is taken to import, the smaller guess first.
  static let guesses = [["Foundation"], ["Foundation", "UIKit", "SwiftUI"]]
}
