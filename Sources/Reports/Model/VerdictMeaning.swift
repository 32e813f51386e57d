package import Samples

extension Verdict {
  /// What the verdict says, as the README lists it.
  package var meaning: String {
    switch self {
    case .verified: "It compiles in its place in the article."
    case .expectedError: "It fails to compile where the article says so, and for the stated reason."
    case .failed: "It does not compile, or not in the way that the article says."
    case .unsupported:
      "It needs something of Apple's that the stand-ins lack, so nothing is said about it."
    case .skipped: "The article says that it is not to be checked, and why."
    }
  }
}
