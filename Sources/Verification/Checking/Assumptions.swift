import Samples
import SwiftSource

/// What is taken for granted so that the rest of a block can be checked, and how the report says it.
struct Assumptions {
  private(set) var imports: [String]
  private(set) var names: [AssumedName] = []
  private var said: [String] = []
  private var latest: [String] = []
  private var unavailable: Set<String> = []

  init(candidate: Candidate, imports: (modules: [String], areSaid: Bool)) {
    self.imports = imports.modules
    if let assumption = candidate.assumption { said.append(assumption) }
    if imports.areSaid, !imports.modules.isEmpty {
      said.append(
        "the block is checked as if it imported \(imports.modules.joined(separator: ", "))")
    }
  }

  /// Every assumption as a sentence.
  var sentences: [String] { said + latest }

  /// Notes what the last program took from elsewhere.
  mutating func take(program: Program, excused: [String], all: [Snippet]) {
    latest = excused
    for (name, index) in program.laterNames.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) })
    {
      guard let snippet = all.first(where: { $0.index == index }) else { continue }
      latest.append("'\(name)' is what line \(snippet.line) defines later")
    }
  }

  /// Looks for names that can be presumed in view of the errors; false if there are none.
  mutating func presume(_ errors: [CompilerError], isBefore: Bool, builder: ProgramBuilder) -> Bool
  {
    var learned = false
    for error in errors {
      let quoted = error.message.text.split(separator: "'", omittingEmptySubsequences: false).map(
        String.init)
      let assumed: AssumedName? =
        if error.message.text.hasPrefix("cannot find '"), quoted.count > 1 {
          presumedVariable(quoted[1], builder)
        } else if isBefore, error.message.text.contains("has no member"), quoted.count > 3 {
          olderMember(quoted[3], of: quoted[1], builder)
        } else { nil }
      guard let assumed,
        !names.contains(where: { $0.name == assumed.name && $0.owner == assumed.owner })
      else { continue }
      names.append(assumed)
      learned = true
    }
    return learned
  }

  /// A variable that no body declares but whose name is that of one of the article's types is plainly
  /// one of that type: `settings` is a `Settings`.
  private mutating func presumedVariable(_ name: String, _ builder: ProgramBuilder) -> AssumedName?
  {
    guard !builder.declaresLocally(name), let type = builder.type(named: name) else { return nil }
    said.append("'\(name)' is a '\(type)' that the article does not show")
    return AssumedName(name: name, type: type)
  }

  /// The version before a change may use what the type of the article had before it.
  private mutating func olderMember(_ name: String, of type: String, _ builder: ProgramBuilder)
    -> AssumedName?
  {
    guard builder.declares(type) else { return nil }
    said.append("'\(type)' had the member '\(name)' before the change")
    return AssumedName(name: name, owner: type, type: builder.type(named: name) ?? "Any")
  }

  /// An article that never imports anything may still be about Apple's frameworks.
  mutating func importMore(_ errors: [CompilerError], _ builder: ProgramBuilder) -> Bool {
    let isMissing = errors.contains {
      $0.message.text.hasPrefix("cannot find") || $0.message.text.hasPrefix("unknown attribute")
    }
    guard isMissing, builder.importsNothing,
      let next = Assumptions.guesses.first(where: { guess in
        !guess.allSatisfy(imports.contains) && unavailable.isDisjoint(with: guess)
      })
    else { return false }
    said.removeAll { $0.hasPrefix(Assumptions.importSentence) }
    imports = next
    let names = next.joined(separator: ", ")
    said.append("\(Assumptions.importSentence) \(names), which no block of the article does")
    return true
  }

  /// What an article without imports is taken to import, the smaller guess first.
  private static let guesses = [["Foundation"], ["Foundation", "UIKit", "SwiftUI"]]
  private static let importSentence = "the block is checked as if it imported"

  /// The reason why nothing can be said, if a module is missing that the article asks for. A module that
  /// was only a guess is given up again.
  mutating func unsupported(missing modules: Set<String>, builder: ProgramBuilder) -> String? {
    for module in modules.sorted() {
      guard builder.importsNothing, imports.contains(module) else {
        return "there is no stand-in for the module '\(module)'"
      }
      imports.removeAll { $0 == module }
      unavailable.insert(module)
      said.removeAll { $0.hasPrefix(Assumptions.importSentence) }
    }
    return nil
  }
}
