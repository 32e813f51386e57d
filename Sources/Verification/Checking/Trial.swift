import Diagnostics
import Samples
import SwiftSource

/// What came of compiling a snippet at one place.
struct Trial: Sendable {
  /// How the compiler took it.
  enum Outcome: Sendable {
    /// Without errors of the snippet's own.
    case compiles
    /// With errors, in text order.
    case errors
    /// It cannot be told, as something that the block needs does not exist here.
    case unsupported(String)
    /// The compiler itself gave up on it.
    case broken(String)
  }

  var candidate: Candidate
  var stateBefore: SampleState
  var stateAfter: SampleState
  var outcome: Outcome
  /// The snippet's own errors, at their places in the Markdown file; notes at theirs.
  var errors: [CompilerError]
  /// The snippets whose code the block needs and which do not compile themselves: the compiler's later
  /// phases did not run then.
  var failingNeeds: [Int]
  var assumptions: [String]
  /// Names that mean something else than what the page defines later.
  var others: Set<String> = []
  /// True if gaps were filled with what the article shows later.
  var usedLater: Bool
  /// The program that led to the outcome.
  var program: Program?
  /// The modules that the block is taken to import although no block of the page does.
  var guessedImports: [String] = []
  /// What is known of imports after it.
  var lessons = ImportLessons()
  /// True if some name is declared nowhere that the block could stand: no other place makes it compile.
  var lacksNames = false
  /// The names of Apple's, and the modules, that the block needs and that do not exist here.
  var lacking: [String] = []

  var succeeded: Bool {
    if case .compiles = outcome { true } else { false }
  }

  /// True if the compiler itself gave up on it.
  var isBroken: Bool {
    if case .broken = outcome { true } else { false }
  }

  /// How near the place is to being the right one, the nearer the smaller: what cannot be told comes
  /// before what is wrong, and fewer errors before more.
  var rank: (Int, Int, Int) {
    // Where names are not even in scope, the place is hardly the right one; nor is one outside of a
    // function for a `return`, or a value for a chain that asks it for what it does not have.
    let isChain = candidate.isUnseenExpression
    let missing = errors.count {
      $0.message.missingName != nil || $0.message.isReturnOutside
        || isChain && $0.message.missingMember != nil
    }
    return if case .unsupported = outcome { (0, missing, errors.count) } else {
      (1, missing, errors.count)
    }
  }

  /// True if some error may come from a name that the article presumes.
  var mayPresume: Bool {
    errors.contains {
      $0.message.missingName != nil || $0.message.missingMember != nil
        || $0.message.missingMemberType != nil || $0.message.missingDelegate != nil
    }
  }

  /// True if some name may be another one than that which the page defines.
  var mayMeanOthers: Bool {
    errors.contains {
      $0.message.constant != nil || $0.message.unwrapped != nil || $0.message.isOtherArity
        || $0.message.isMemberOfFunction
    }
  }
}

extension Trial {
  /// The trial with what is wrong with the snippet's syntax first. Where a brace is lost, the compiler misses
  /// names that are declared behind it, and that is only a consequence.
  func explainingSyntax(of snippet: Snippet) -> Trial {
    guard case .errors = outcome, snippet.completion.isEmpty,
      let problem = snippet.syntax.problems.first
    else { return self }
    var result = self
    let rest = errors.filter { $0.message.missingName == nil && !$0.message.isOutOfFile }
    result.errors = [CompilerError(problem, in: snippet)] + rest
    return result
  }
}

/// An error of the compiler at its place in a snippet.
struct CompilerError: Hashable, Sendable {
  var message: CompilerMessage
  /// The UTF-8 offset into the snippet's code.
  var offset: Int
  var range: SourceRange
  /// Where the compiler's remarks on it stand, as far as that is in the snippet.
  var noteOffsets: [Int] = []
  /// What was probably meant.
  var help: String?
  /// What the compiler adds, where it was asked.
  var notes: [Diagnostic.Note] = []
  /// What the compiler would change to set it right.
  var fixIts: [FixIt] = []
}

extension CompilerError {
  /// What the parser says, for code that cannot be put before the compiler.
  init(_ problem: SnippetSyntax.Problem, in snippet: Snippet) {
    message = CompilerMessage(.error, id: "syntax", text: problem.message, offset: problem.offset)
    offset = problem.offset
    range = SourceRange(at: snippet.position(utf8Offset: problem.offset))
  }
}

extension BlockReport {
  /// Takes over what a trial found.
  mutating func take(_ trial: Trial, file: String) {
    let verdict: (Verdict, String) =
      switch trial.outcome {
      case .compiles: (.verified, "")
      case .errors: (.failed, trial.errors.first?.message.text ?? "it does not compile")
      case .unsupported(let reason): (.unsupported, reason)
      case .broken(let reason): (.failed, reason)
      }
    take(verdict, errors: trial.errors, file: file)
    lacks = self.verdict == .unsupported ? trial.lacking : []
  }

  /// Takes over that a block has no place.
  mutating func takeUnplaced(_ snippet: Snippet, file: String) {
    if snippet.syntax.isForm, snippet.syntax.problems.isEmpty {
      let reason = "the block is a form whose placeholders leave too little to check"
      return take((.unsupported, reason), errors: [], file: file)
    }
    if snippet.syntax.isOnlyFragment, let reason = snippet.syntax.fragment?.reason {
      return take((.unsupported, reason), errors: [], file: file)
    }
    let errors = snippet.syntax.problems.map { CompilerError($0, in: snippet) }
    take(
      (.failed, errors.first?.message.text ?? "it is not clear what kind of code this is"),
      errors: errors, file: file)
  }

  /// Takes over a verdict and the errors that led to it.
  mutating func take(_ verdict: (Verdict, String), errors: [CompilerError], file: String) {
    (self.verdict, reason) = verdict
    diagnostics = errors.map { error in
      Diagnostic(
        .error, error.message.id.isEmpty ? "compiler" : error.message.id, error.message.text,
        file: file,
        range: error.range, notes: error.notes, help: error.help, fixIts: error.fixIts)
    }
  }
}

extension Fragment {
  /// Why nothing can be said of it where its surroundings are not shown.
  fileprivate var reason: String? {
    switch self {
    case .switchCases: "the cases stand in a 'switch' that the article does not show"
    case .elements: "the elements stand in a list that the article does not show"
    case .arguments: "the arguments are those of a call that the article does not show"
    case .signature: "the block shows a signature, which is no code by itself"
    case .type, .patterns: nil
    }
  }
}
