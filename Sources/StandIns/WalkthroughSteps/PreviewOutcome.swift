/// What a run asks of a sample that has been started for the previews of one provider, or one use of the macro.
public struct PreviewPlan: Codable, Hashable, Sendable {
  /// The variable of the environment that names the plan's file.
  public static let variable = "STELE_PREVIEWS"

  /// What makes the previews, by the name that the sample was built with.
  public var source: String
  /// The file for what came of them, one `DrawnPreview` a line.
  public var outcomes: String
  /// The folder for pictures.
  public var pictures: String

  /// A plan from its parts.
  public init(source: String, outcomes: String, pictures: String) {
    (self.source, self.outcomes, self.pictures) = (source, outcomes, pictures)
  }
}

/// One preview, drawn, or the reason why it was not.
public struct DrawnPreview: Codable, Hashable, Sendable {
  /// The name that it is displayed with.
  public var name: String?
  /// The device that it is shown on; nothing where it is shown by itself, in its own size.
  public var device: String?
  /// Passed where it was drawn.
  public var verdict: StepOutcome.Verdict
  /// What went wrong, as one sentence without a full stop at the end.
  public var message: String?
  /// What it looks like.
  public var screen: ScreenPicture?

  /// A preview from its parts.
  public init(
    name: String? = nil, device: String? = nil, verdict: StepOutcome.Verdict,
    message: String? = nil, screen: ScreenPicture? = nil
  ) {
    (self.name, self.device, self.verdict) = (name, device, verdict)
    (self.message, self.screen) = (message, screen)
  }
}

/// The previews that a block of a page declares, as a run leaves them.
public struct PreviewOutcome: Codable, Hashable, Sendable {
  /// The line of the block.
  public var line: Int
  /// The previews, in their order.
  public var previews: [DrawnPreview]

  /// The previews of the block on a line.
  public init(line: Int, previews: [DrawnPreview]) {
    (self.line, self.previews) = (line, previews)
  }
}
