public import Diagnostics
public import WalkthroughSteps

/// A walkthrough where it stands on its page.
public struct PlacedWalkthrough: Hashable, Sendable {
  /// A step where it stands.
  public struct Step: Hashable, Sendable {
    /// What to do.
    public var step: WalkthroughStep
    /// The line's text, from its first word to its last; for a launch that was left out, the fence.
    public var range: SourceRange
    /// The line as it is written; for a launch that was left out, what could have been written.
    public var text: String
    /// What the line says but for its texts.
    var shape: String
  }

  /// The place of the block, fences included.
  public var range: SourceRange
  /// What the block calls it.
  public var title: String?
  /// True where it is played but not shown.
  public var isHidden: Bool
  /// The sample that it plays, where an article has several.
  public var sample: String?
  /// The steps in order; a launch that was left out is among them.
  public var steps: [Step]

  /// What a run plays.
  public var walkthrough: Walkthrough {
    Walkthrough(title: title, line: range.start.line, steps: steps.map(\.step))
  }

  /// Where the step of a line stands.
  public func range(ofLine line: Int) -> SourceRange {
    steps.first { $0.step.line == line }?.range ?? range
  }
}
