import Samples

/// Holds a block that is said to fail against how it fails: an expected failure must fail for the stated
/// reason, on the marked line and nowhere else.
struct ExpectedErrors {
  let snippet: PreparedSnippet

  /// The verdict on the block as it stands, marked lines included.
  func verdict(on trial: Trial) -> (Verdict, String) {
    switch trial.outcome {
    case .compiles: return (.failed, "the article says that it does not compile, but it does")
    case .unsupported(let reason): return (.unsupported, reason)
    case .broken(let reason): return (.failed, reason)
    case .errors: break
    }
    for mark in snippet.deliberate {
      let here = trial.errors.filter { lines(of: $0).contains(mark.line) }
      guard let first = here.first else {
        return (.failed, "line \(mark.line + 1) of the block is said to fail, but it compiles")
      }
      if let text = mark.message, !here.contains(where: { $0.message.says(text) }) {
        return (.failed, "it fails, but with another message than “\(text)”: \(first.message.text)")
      }
    }
    if case .some(.some(let text)) = snippet.option,
      !trial.errors.contains(where: { $0.message.text.contains(text) })
    {
      return (.failed, "it fails, but no message contains “\(text)”")
    }
    let marked = Set(snippet.deliberate.map(\.line))
    if !marked.isEmpty,
      let other = trial.errors.first(where: { marked.isDisjoint(with: lines(of: $0)) })
    {
      return (.failed, "it also fails where it is not marked: \(other.message.text)")
    }
    return (.expectedError, trial.errors.first?.message.text ?? "")
  }

  /// The lines that an error is about: its own, and those that the compiler's remarks point to, as it names
  /// the function where its `return`s do not fit.
  private func lines(of error: CompilerError) -> Set<Int> {
    Set(error.noteOffsets.map { snippet.whole.line(at: $0) } + [snippet.whole.line(of: error)])
  }
}

extension CompilerMessage {
  /// Whether the message has a text, or most of its words: compilers reword what they say.
  fileprivate func says(_ wanted: String) -> Bool {
    if text.contains(wanted) { return true }
    func words(_ text: String) -> [Substring] { text.split { !$0.isLetter && !$0.isNumber } }
    let (own, all) = (Set(words(text)), words(wanted))
    return all.count > 3 && all.count(where: own.contains) * 3 >= all.count * 2
  }
}

extension Snippet {
  /// The line of the code, from 0, on which an error stands.
  func line(of error: CompilerError) -> Int { line(at: error.offset) }
}
