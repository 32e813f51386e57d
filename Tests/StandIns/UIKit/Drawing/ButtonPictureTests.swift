import Testing
@_spi(Stele) import UIKit

@MainActor @Suite(.serialized) struct ButtonPictureTests {
  @Test("A button has the look of its configuration and its state", arguments: cases)
  func look(_ example: DrawnCase) {
    #expect(example.dump() == example.expected)
  }

  private static func button(
    _ configuration: UIButton.Configuration?, _ change: (@MainActor (UIButton) -> Void)? = nil
  ) -> UIButton {
    var configuration = configuration
    configuration?.title = "OK"
    let button = configuration.map { UIButton(configuration: $0) } ?? UIButton(type: .system)
    if configuration == nil { button.setTitle("OK", for: .normal) }
    change?(button)
    return button
  }

  /// The title's place in a button of 80 by 34.
  nonisolated private static func title(_ color: String) -> String {
    "text “OK” 28 23 17/400 \(color)"
  }

  nonisolated private static let cases: [DrawnCase] = [
    DrawnCase(
      "filled", 80, 34, { button(.filled()) },
      ["fill rounded 0 0 80 34 r6 #007AFF", title("#FFFFFF")]),
    DrawnCase(
      "tinted", 80, 34, { button(.tinted()) },
      ["fill rounded 0 0 80 34 r6 #007AFF/18", title("#007AFF")]),
    DrawnCase(
      "gray", 80, 34, { button(.gray()) },
      ["fill rounded 0 0 80 34 r6 #787880/16", title("#007AFF")]),
    DrawnCase("plain", 80, 34, { button(.plain()) }, [title("#007AFF")]),
    DrawnCase(
      "a finger is on it", 80, 34, { button(.filled()) { $0.isHighlighted = true } },
      ["fill rounded 0 0 80 34 r6 #007AFF/75", title("#FFFFFF/75")]),
    DrawnCase(
      "disabled", 80, 34, { button(.filled()) { $0.isEnabled = false } },
      ["fill rounded 0 0 80 34 r6 #767680/12", title("#3C3C43/30")]),
    DrawnCase(
      "capsule", 80, 34,
      {
        var capsule = UIButton.Configuration.filled()
        capsule.cornerStyle = .capsule
        return button(capsule)
      }, ["fill rounded 0 0 80 34 r17 #007AFF", title("#FFFFFF")]),
    DrawnCase(
      "of the system, with the tint", 80, 34, { button(nil) { $0.tintColor = .red } },
      ["text “OK” 29.4 22.3 15/400 #FF0000"]),
    DrawnCase(
      "insets move the title", 80, 34,
      {
        button(nil) {
          $0.tintColor = .red
          $0.titleEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 4, right: 0)
        }
      }, ["text “OK” 39.4 20.3 15/400 #FF0000"]),
  ]
}
