import Samples

/// Holds a block that is said to fail against how it fails: an expected failure must fail for the stated
/// reason, on the marked line and nowhere else.
struct ExpectedErrors {
  let marks: [ErrorMark]
  /// The option `expect-error`: outer nothing without it, inner nothing without a text.
  let option: String??
  let snippet: Snippet

  /// The verdict on the block as it stands, marked lines included.
  func verdict(on trial: Trial) -> (Verdict, String) {
    switch trial.outcome {
    case .compiles: return (.failed, "the article says that it does not compile, but it does")
    case .unsupported(let reason): return (.unsupported, reason)
    case .broken(let reason): return (.failed, reason)
    case .errors: break
    }
    for mark in marks {
      let here = trial.errors.filter { line(of: $0) == mark.line }
      guard let first = here.first else {
        return (.failed, "line \(mark.line + 1) of the block is said to fail, but it compiles")
      }
      if let text = mark.message, !here.contains(where: { $0.message.text.contains(text) }) {
        return (.failed, "it fails, but with another message than “\(text)”: \(first.message.text)")
      }
    }
    if case .some(.some(let text)) = option,
      !trial.errors.contains(where: { $0.message.text.contains(text) })
    {
      return (.failed, "it fails, but no message contains “\(text)”")
    }
    let marked = Set(marks.map(\.line))
    if !marks.isEmpty, let other = trial.errors.first(where: { !marked.contains(line(of: $0)) }) {
      return (.failed, "it also fails where it is not marked: \(other.message.text)")
    }
    return (.expectedError, trial.errors.first?.message.text ?? "")
  }

  private func line(of error: CompilerError) -> Int {
    snippet.code.utf8.prefix(error.offset).count { $0 == 10 }
  }
}
