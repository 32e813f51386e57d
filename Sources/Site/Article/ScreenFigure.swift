import WalkthroughSteps

/// Builds what templates show of a drawn screen.
struct ScreenFigure {
  let strings: UIStrings

  /// The template's data for a screen; `key` is the string that says what it is a picture of.
  func value(_ screen: ScreenPicture, _ key: String) -> TemplateValue {
    [
      "light": .text(Self.address(screen.name, isDark: false)),
      "dark": .text(Self.address(screen.name, isDark: true)),
      "width": .text(Self.number(screen.width.rounded())),
      "height": .text(Self.number(screen.height.rounded())),
      "shape": .optional(Self.shape(screen)),
      "description": .text(description(of: screen, key)),
      "mark": screen.mark.map { area in
        [
          "x": .text(Self.number(area.x)), "y": .text(Self.number(area.y)),
          "width": .text(Self.number(area.width)), "height": .text(Self.number(area.height)),
        ]
      } ?? .nothing,
    ]
  }

  /// What there is to be read on a screen, in one line.
  func description(of screen: ScreenPicture, _ key: String) -> String {
    let lines = screen.description.split(separator: "\n").joined(separator: "; ")
    return strings[key, ["description": lines]]
  }

  /// Whether the screen is that of a phone held upright, or lies on its side; nothing in between.
  private static func shape(_ screen: ScreenPicture) -> String? {
    if screen.width > screen.height { return "wide" }
    return screen.height > screen.width * 1.6 ? "tall" : nil
  }

  /// The name of a drawing's file beside the page.
  static func file(_ name: String, isDark: Bool) -> String {
    "screen-\(name).\(isDark ? "dark" : "light").svg"
  }

  /// The name of its file where it is painted.
  static func painted(_ name: String) -> String { "screen-\(name).png" }

  private static func address(_ name: String, isDark: Bool) -> String {
    PathText.percentEncoded(file(name, isDark: isDark))
  }

  /// A length for an attribute: whole points where it is near one.
  private static func number(_ length: Double) -> String {
    let rounded = (length * 100).rounded() / 100
    guard rounded.isFinite else { return "0" }
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
