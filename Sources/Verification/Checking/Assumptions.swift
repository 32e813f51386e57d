import Samples
import SwiftSource

/// What is taken for granted so that the rest of a block can be checked, and how the report says it.
struct Assumptions {
  private(set) var imports: [String]
  private(set) var names: [AssumedName] = []
  private var said: [String] = []
  private var latest: [String] = []
  private var presumedNames: Set<String> = []
  private var unavailable: Set<String> = []

  private let standIns: StandInNames?

  init(
    candidate: Candidate, imports: [String], standIns: StandInNames?
  ) {
    self.standIns = standIns
    self.imports = imports
    if let assumption = candidate.assumption { said.append(assumption) }
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
  mutating func presume(
    _ errors: [CompilerError], of snippet: Snippet, isBefore: Bool, builder: ProgramBuilder
  ) -> Bool {
    var learned = false
    for error in errors where !isKnown(error.message) {
      let assumed: AssumedName? =
        if let name = error.message.missingName {
          presumedVariable(name, builder) ?? presumed(name, snippet, builder)
        } else if isBefore, let (type, member) = error.message.missingMember {
          olderMember(member, of: type, builder)
        } else { nil }
      guard let assumed else { continue }
      names.append(assumed)
      learned = true
    }
    return learned
  }

  /// True if what an error asks for is declared by an assumption already.
  private func isKnown(_ message: CompilerMessage) -> Bool {
    let (type, member) = message.missingMember ?? ("", "")
    return names.contains { assumed in
      assumed.owner.map { $0 == type && assumed.name == member }
        ?? (assumed.name == message.missingName)
    }
  }

  /// A variable that no body declares but whose name is that of one of the article's types is plainly
  /// one of that type: `settings` is a `Settings`.
  private mutating func presumedVariable(_ name: String, _ builder: ProgramBuilder) -> AssumedName?
  {
    guard !builder.declaresLocally(name), let type = builder.type(named: name) else { return nil }
    said.append("'\(name)' is a '\(type)' that the article does not show")
    return .variable(name, type: type)
  }

  /// A name that the article declares nowhere, and that is not just misspelt, is one that it presumes;
  /// what it is follows from how it is used.
  private mutating func presumed(_ name: String, _ snippet: Snippet, _ builder: ProgramBuilder)
    -> AssumedName?
  {
    guard !builder.declares(name), spelling(nearTo: name, builder) == nil,
      !AppleNames.isType(name)
    else { return nil }
    said.append("'\(name)' is something that the article does not show")
    presumedNames.insert(name)
    return AssumedName(name, used: NameUsage(of: name, in: snippet.syntax.text))
  }

  /// What a name was probably meant to be, if it is misspelt.
  func spelling(nearTo name: String, _ builder: ProgramBuilder) -> String? {
    builder.declares(name)
      ? nil : builder.spelling(nearTo: name) ?? standIns?.spelling(nearTo: name)
  }

  /// The reason why nothing can be said, where the block uses names of Apple's that the stand-ins lack.
  func lacking(_ errors: [CompilerError], _ builder: ProgramBuilder) -> String? {
    guard let standIns else { return nil }
    let names = errors.compactMap { error -> String? in
      if let name = error.message.missingName {
        // A type that is there under its name was only not imported.
        let isLacking =
          AppleNames.isType(name) && !standIns.contains(name) && !builder.declares(name)
        return isLacking && spelling(nearTo: name, builder) == nil ? name : nil
      }
      guard let (type, member) = error.message.missingMember else { return nil }
      return AppleNames.isMember(member) && !standIns.contains(member) && !builder.declares(type)
        ? member : nil
    }
    guard let first = names.first else { return nil }
    return "the stand-ins have no '\(first)'"
  }

  /// The reason why too little is left to check, where errors come from what was presumed.
  func tooLittle(_ errors: [CompilerError]) -> String? {
    guard !presumedNames.isEmpty else { return nil }
    let comesFromPresumed = errors.allSatisfy { error in
      error.message.text.contains("AnyPresumed")
        || presumedNames.contains { error.message.text.contains("'\($0)") }
        || error.message.text.contains("generic parameter") || error.message.text.contains("infer")
    }
    guard comesFromPresumed else { return nil }
    let names = presumedNames.sorted().map { "'\($0)'" }.joined(separator: ", ")
    return "it depends on \(names), which the article does not show"
  }

  /// The version before a change may use what the type of the article had before it.
  private mutating func olderMember(_ name: String, of type: String, _ builder: ProgramBuilder)
    -> AssumedName?
  {
    guard builder.declares(type) else { return nil }
    said.append("'\(type)' had the member '\(name)' before the change")
    return .variable(name, of: type, type: builder.type(named: name) ?? "Any")
  }

  /// An article that never imports anything may still be about Apple's frameworks.
  mutating func importMore(_ errors: [CompilerError], _ builder: ProgramBuilder) -> Bool {
    let isMissing = errors.contains {
      $0.message.missingName != nil || $0.message.text.hasPrefix("unknown attribute")
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

  /// A fragment stands in a file whose imports the article need not show; the module of a framework that
  /// has a missing name is taken to be among them. A listing with imports of its own shows all.
  mutating func importFramework(
    _ errors: [CompilerError], of snippet: Snippet, _ builder: ProgramBuilder
  ) -> Bool {
    guard let standIns, snippet.syntax.imports.isEmpty else { return false }
    var learned = false
    for error in errors {
      guard let name = error.message.missingName ?? error.message.missingAttribute,
        !builder.declares(name), let module = standIns.module(declaring: name),
        !imports.contains(module)
      else { continue }
      imports.append(module)
      said.append("'\(name)' is taken from the module \(module)")
      learned = true
    }
    return learned
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
