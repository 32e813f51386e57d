/// One walkthrough of an article: what a reader would do with the running sample, and what the article
/// promises to happen. Read from a block of its page, played by a run of the sample.
public struct Walkthrough: Codable, Hashable, Sendable {
  /// What the block calls it; nothing where it has no title.
  public var title: String?
  /// The line of the page's file on which the block starts, by which it is known within the page.
  public var line: Int
  /// What to do, in order. The first step that is not `given` launches something.
  public var steps: [WalkthroughStep]

  /// A walkthrough with its place.
  public init(title: String? = nil, line: Int, steps: [WalkthroughStep]) {
    self.title = title
    self.line = line
    self.steps = steps
  }
}

/// One line of a walkthrough.
public struct WalkthroughStep: Codable, Hashable, Sendable {
  /// The line of the page's file.
  public var line: Int
  /// What to do or to expect.
  public var action: WalkthroughAction
  /// Whether time goes on after the step until nothing moves any more. False before a `wait`, which says
  /// itself how long: pictures of an animation are taken that way.
  public var settles: Bool

  /// A step with its place.
  public init(line: Int, action: WalkthroughAction, settles: Bool = true) {
    self.line = line
    self.action = action
    self.settles = settles
  }
}
