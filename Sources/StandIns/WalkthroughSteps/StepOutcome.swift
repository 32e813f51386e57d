/// What came of one step of a walkthrough.
public struct StepOutcome: Codable, Hashable, Sendable {
  /// How a step went.
  public enum Verdict: String, Codable, Hashable, Sendable, CaseIterable {
    case passed, failed
    /// An earlier step failed, so that this one was not tried.
    case notRun
    /// The step asks for something that this version of Stele cannot do yet.
    case unsupported
  }

  /// The line of the page's file, as in the step.
  public var line: Int
  /// How it went.
  public var verdict: Verdict
  /// What went wrong, as one sentence without a full stop at the end.
  public var message: String?
  /// What was there instead: the names of elements like the one that was sought, the nearest first.
  public var found: [String]
  /// What was seen where a value was expected: a text, a size, a list of titles.
  public var seen: String?
  /// The screen: as it was when it was touched, for an action; as it was looked at, else.
  public var screen: ScreenPicture?

  /// What came of the step on a line.
  public init(
    line: Int, verdict: Verdict, message: String? = nil, found: [String] = [],
    seen: String? = nil, screen: ScreenPicture? = nil
  ) {
    self.line = line
    self.verdict = verdict
    self.message = message
    self.found = found
    self.seen = seen
    self.screen = screen
  }
}

/// A drawing of the screen, kept in files `NAME.light.svg` and `NAME.dark.svg` beside the outcomes.
public struct ScreenPicture: Codable, Hashable, Sendable {
  /// The files' name without the endings. Equal screens share a name.
  public var name: String
  /// The size of the drawing, in points.
  public var width: Double
  public var height: Double
  /// What there is to be read on it, for who cannot see it: one line for each element.
  public var description: String
  /// The element that was touched or looked at, in the drawing's points.
  public var mark: ScreenArea?

  /// A drawing with its files' name.
  public init(
    name: String, width: Double, height: Double, description: String, mark: ScreenArea? = nil
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.description = description
    self.mark = mark
  }
}

/// A rectangle of a drawing, in points.
public struct ScreenArea: Codable, Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  /// A rectangle by its upper left corner and size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// What came of one walkthrough, as a run leaves it.
public struct WalkthroughOutcome: Codable, Hashable, Sendable {
  /// The line of the walkthrough's block.
  public var line: Int
  /// What came of each step, in order.
  public var steps: [StepOutcome]
  /// The name of the device on which it was played.
  public var device: String

  /// What came of the walkthrough on a line.
  public init(line: Int, steps: [StepOutcome], device: String) {
    self.line = line
    self.steps = steps
    self.device = device
  }

  /// True if every step passed.
  public var hasPassed: Bool { steps.allSatisfy { $0.verdict == .passed } }
}
