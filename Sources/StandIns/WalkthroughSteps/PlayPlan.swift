/// What a run asks of a sample that has been started: the steps to play, and where to say what came of them.
public struct PlayPlan: Codable, Hashable, Sendable {
  /// The variable of the environment that names the plan's file.
  public static let variable = "STELE_PLAN"

  /// Which of the walkthroughs that the sample was built with, by the name that it was given there.
  public var script: String
  /// The steps.
  public var steps: [WalkthroughStep]
  /// The number of the step to begin with, which launches something; those before it have been played.
  public var first: Int
  /// The file for what came of the steps, one `PlayEvent` a line.
  public var outcomes: String
  /// The folder for pictures.
  public var pictures: String
  /// Whether the screen at the end is told in place of drawing each step: somebody is about to write the next
  /// one.
  public var isRecorded: Bool

  /// A plan from its parts.
  public init(
    script: String, steps: [WalkthroughStep], first: Int = 0, outcomes: String, pictures: String,
    isRecorded: Bool = false
  ) {
    (self.script, self.steps, self.first) = (script, steps, first)
    (self.outcomes, self.pictures, self.isRecorded) = (outcomes, pictures, isRecorded)
  }
}

/// What a playing sample says.
public enum PlayEvent: Codable, Hashable, Sendable {
  /// It begins with the step of this number. Where it says no more, that step has ended the program.
  case began(Int)
  /// What came of a step.
  case ended(Int, StepOutcome)
  /// What is on the screen after the last step.
  case shown([ScreenElement])
}
