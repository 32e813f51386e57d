/// Something on the screen of a sample, for somebody who writes a walkthrough.
public struct ScreenElement: Codable, Hashable, Sendable {
  /// What it is, in a word.
  public var kind: String
  /// What a line may call it; nothing where no words mean just this one.
  public var name: ElementName?
  /// What is written on it, or what it is called otherwise.
  public var text: String?
  /// What it holds.
  public var value: String?
  /// Whether it reacts to the user.
  public var isControl: Bool
  /// What is worth saying of it: `disabled`, `on`, `off`, `selected`, `focused`.
  public var states: [String]

  /// An element from its parts.
  public init(
    kind: String, name: ElementName?, text: String?, value: String?, isControl: Bool,
    states: [String]
  ) {
    (self.kind, self.name, self.text, self.value) = (kind, name, text, value)
    (self.isControl, self.states) = (isControl, states)
  }
}
