/// What is known of a block's code.
public enum Verdict: String, Hashable, Sendable, Codable, CaseIterable {
  /// It compiles in its place in the story.
  case verified
  /// It fails where and as the article says.
  case expectedError = "expected-error"
  /// It does not compile, or not as the article says.
  case failed
  /// It uses something that the stand-ins lack, so nothing is proved.
  case unsupported
  /// The article says that it is not to be checked.
  case skipped
}
