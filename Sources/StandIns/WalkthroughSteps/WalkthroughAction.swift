/// What a step does to the running sample, or expects of it. Lengths are in points, times in seconds of the
/// run's own clock.
public enum WalkthroughAction: Codable, Hashable, Sendable {
  // MARK: Starting

  /// Gives the value of an expression a name that later code of the walkthrough may use. Stands before the
  /// first launch, and its code runs then.
  case given(name: String, code: String)
  /// Starts the app, or shows something by itself; what was shown before is gone. `device` is the name of a
  /// device as Xcode has it.
  case launch(LaunchTarget, device: String?)
  /// Runs a statement of Swift, as code of the app would: to bring about what a user cannot.
  case run(code: String)

  // MARK: Acting

  case tap(ElementName)
  case doubleTap(ElementName)
  /// Puts a finger down and leaves it there.
  case press(ElementName)
  /// Lifts the finger that a `press` put down: where it is, or after it has slid far off the element.
  case release(outside: Bool)
  /// A press of half a second where nothing is said.
  case longPress(ElementName, seconds: Double?)
  /// Types into an element, or into what has the keyboard.
  case type(String, into: ElementName?)
  case clear(ElementName)
  /// The keyboard's return key.
  case submit
  /// Swipes over an element, or over the screen.
  case swipe(Direction, on: ElementName?)
  case drag(ElementName, Direction, distance: Double)
  /// Scrolls until an element is to be seen.
  case scroll(to: ElementName)
  /// Moves a slider to a value of its range.
  case slide(ElementName, to: Double)
  case toggle(ElementName)
  /// Chooses a value in a picker or menu; the only one on the screen where none is named.
  case pick(String, in: ElementName?)
  /// Goes back one screen with the navigation bar's button.
  case back
  case rotate(ScreenOrientation)
  /// Lets time pass.
  case wait(seconds: Double)
  case set(Setting)

  // MARK: Looking

  case expect(Expectation)
  /// The screen as it is now, for the page.
  case picture(caption: String)
}

/// What a launch shows.
public enum LaunchTarget: Codable, Hashable, Sendable {
  /// The app, from its `@main`.
  case app
  /// A view or a view controller, made by an expression of Swift.
  case expression(String)
  /// A preview of the sample, by the name that it is displayed with; nothing is the only one.
  case preview(name: String?)
  /// A scene of a storyboard, by its identifier; nothing is the initial one.
  case scene(identifier: String?, storyboard: String)
}

/// Where a swipe or drag goes.
public enum Direction: String, Codable, Hashable, Sendable, CaseIterable {
  case up, down, left, right
}

/// How the device is held.
public enum ScreenOrientation: String, Codable, Hashable, Sendable, CaseIterable {
  case portrait, landscape
}

/// What a user changes in the device's settings.
public enum Setting: Codable, Hashable, Sendable {
  case appearance(Appearance)
  /// A size of `UIContentSizeCategory`, without its prefix: `large` is where nobody has changed it.
  case textSize(TextSize)
  /// The language and region of the app, as BCP 47 has it: `ja`, `de-AT`.
  case language(String)

  /// Light or dark.
  public enum Appearance: String, Codable, Hashable, Sendable, CaseIterable {
    case light, dark
  }

  /// The sizes of text that a user can choose, from the smallest.
  public enum TextSize: String, Codable, Hashable, Sendable, CaseIterable {
    case extraSmall = "extra-small"
    case small, medium, large
    case extraLarge = "extra-large"
    case extraExtraLarge = "extra-extra-large"
    case extraExtraExtraLarge = "extra-extra-extra-large"
    case accessibilityMedium = "accessibility-medium"
    case accessibilityLarge = "accessibility-large"
    case accessibilityExtraLarge = "accessibility-extra-large"
    case accessibilityExtraExtraLarge = "accessibility-extra-extra-large"
    case accessibilityExtraExtraExtraLarge = "accessibility-extra-extra-extra-large"
  }
}
