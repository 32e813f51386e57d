import Samples
import SwiftSource

/// What is taken for granted so that the rest of a block can be checked, and how the report says it.
struct Assumptions {
  private(set) var imports: [String]
  var names: [AssumedName] = []
  /// What is known of the members of values of which nothing else is known.
  var members: [String: PresumedFacts] = [:]
  /// The names of which only their use is known.
  var presumedNames: Set<String> = []
  /// The variables whose bindings, `$name`, are presumed.
  var bindings: Set<String> = []
  var said: [String] = []
  private var latest: [String] = []
  private var unavailable: Set<String> = []
  /// Names that mean something else here than what the page defines under them.
  private(set) var others: Set<String> = []
  /// Names of which the snippet itself declares alternatives.
  private(set) var alternatives: Set<String> = []

  let standIns: StandInNames?
  /// The type that the code is taken to stand in and that the article does not show.
  let unseenType: (name: String, isClass: Bool)?

  /// What is known of names that no block declares: from before, and what has been learned since.
  private(set) var lessons: ImportLessons
  /// The names for which modules have been imported.
  private var sought: Set<String> = []

  init(
    candidate: Candidate, imports: [String], standIns: StandInNames?,
    lessons: ImportLessons = ImportLessons()
  ) {
    self.standIns = standIns
    self.imports = imports
    self.lessons = lessons
    unseenType = candidate.unseenType
    if let assumption = candidate.assumption { said.append(assumption) }
    if let guess = lessons.guess { take(guess) }
  }

  /// Every assumption as a sentence.
  var sentences: [String] { said + latest }

  /// Whether some name is declared nowhere that the code could stand, so that no other place helps.
  func nowhere(_ errors: [CompilerError], _ builder: ProgramBuilder) -> Bool {
    guard let standIns else { return false }
    return errors.compactMap(\.message.missingName).contains { name in
      !builder.declares(name) && !standIns.contains(name) && !AppleNames.isMember(name)
        && !Assumptions.accessors.contains(name)
    }
  }

  /// What starts an accessor where it stands in a property, and is a name elsewhere.
  private static let accessors: Set<String> = ["get", "set", "willSet", "didSet"]

  /// Notes what the last program took from elsewhere.
  mutating func take(program: Program, excused: [String], all: [Snippet]) {
    latest = excused
    for (name, index) in program.laterNames.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) })
    {
      guard let snippet = all.first(where: { $0.index == index }) else { continue }
      latest.append("'\(name)' is what line \(snippet.line) defines later")
    }
  }

  /// What blocks before took for something else stays that until the page shows it.
  mutating func takeOver(others names: Set<String>, shown state: SampleState) {
    others.formUnion(names.subtracting(state.names))
  }

  /// Notes of which names the snippet shows alternatives.
  mutating func say(alternatives names: [String]) {
    for name in names {
      let sentence = "the block shows alternatives of '\(name)', each of which is checked by itself"
      if !said.contains(sentence) { said.append(sentence) }
    }
  }

  /// Functions that the snippet declares twice side by side are alternatives; true if there are new ones.
  mutating func separate(_ errors: [CompilerError], of snippet: Snippet) -> Bool {
    let names = Set(errors.compactMap(\.message.redeclared)).filter { name in
      snippet.syntax.items.count { $0.role == .function && $0.names == [name] } > 1
    }
    guard !names.isSubset(of: alternatives) else { return false }
    alternatives.formUnion(names)
    return true
  }

  /// Looks for names that cannot be what the page defines under them, as only a use in another sense
  /// explains the errors; true if there are new ones.
  mutating func takeForOthers(
    _ errors: [CompilerError], of snippet: Snippet, later: [String: Int], all: [Snippet]
  ) -> Bool {
    let finder = OtherNames(snippet: snippet, later: later, all: all)
    let names = Set(errors.compactMap { finder.name(in: $0) }).subtracting(others)
    others.formUnion(names)
    return !names.isEmpty
  }

  /// What a name was probably meant to be, if it is misspelt.
  func spelling(nearTo name: String, _ builder: ProgramBuilder) -> String? {
    // `_model` is what the property wrapper of `model` stores.
    if builder.declares(name) || name.first == "_" && builder.declares(String(name.dropFirst())) {
      return nil
    }
    if let today = RenamedNames.today(name) { return today }
    // Who slips seldom hits another word that Apple uses: `date` beside `data` is what it says.
    let isWord = name.first?.isLowercase ?? false && AppleNames.isMember(name)
    return (isWord ? nil : builder.spelling(nearTo: name)) ?? standIns?.spelling(nearTo: name)
  }

  // MARK: Imports

  /// An article that never imports anything may still be about Apple's frameworks.
  mutating func importMore(_ errors: [CompilerError], _ builder: ProgramBuilder) -> Bool {
    guard builder.importsNothing else { return false }
    let all = Set(errors.compactMap { missingName(in: $0, builder) }.filter { !$0.isPlaceholder })
    let missing = all.subtracting(lessons.absent)
    guard !missing.isEmpty else { return false }
    sought.formUnion(missing)
    let next = ImportLessons.guesses.first { guess in
      !guess.allSatisfy(imports.contains) && unavailable.isDisjoint(with: guess)
        && mayDeclare(missing, guess) && !isTooSmall(guess, for: missing)
    }
    guard let next else {
      lessons.absent.formUnion(missing)
      // What has found nothing is nothing to go on with.
      if sought.isSubset(of: all) { lessons.guess = nil }
      return false
    }
    take(next)
    return true
  }

  /// The name in an error that a module which is not imported could have.
  private func missingName(in error: CompilerError, _ builder: ProgramBuilder) -> String? {
    if let (type, member) = error.message.missingMember {
      return builder.declaresType(type) || type == unseenType?.name ? nil : member
    }
    return error.message.missingName ?? error.message.missingAttribute
  }

  /// Whether some of the names may be in what a guess imports: the names of the stand-ins are known, those
  /// of the toolchain's Foundation are not.
  private func mayDeclare(_ names: Set<String>, _ guess: [String]) -> Bool {
    guard let standIns, imports.contains("Foundation") else { return true }
    return names.contains(where: standIns.contains)
  }

  /// Whether a larger guess has the home of some name, which spares a question about the smaller one.
  private func isTooSmall(_ guess: [String], for names: Set<String>) -> Bool {
    guard let standIns, let largest = ImportLessons.guesses.last,
      unavailable.isDisjoint(with: largest)
    else { return false }
    return names.contains { name in
      AppleNames.isType(name) && ToolchainNames.module(declaring: name) == nil
        && standIns.module(declaring: name).map { largest.contains($0) && !guess.contains($0) }
          ?? false
    }
  }

  private mutating func take(_ guess: [String]) {
    said.removeAll { $0.hasPrefix(Assumptions.importSentence) }
    imports = guess + imports.filter { !guess.contains($0) }
    let names = guess.joined(separator: ", ")
    said.append("\(Assumptions.importSentence) \(names), which no block of the article does")
    lessons.guess = guess
  }

  /// A fragment stands in a file whose imports the article need not show; the module of a framework that
  /// has a missing name is taken to be among them. A listing with imports of its own shows all.
  mutating func importFramework(
    _ errors: [CompilerError], of snippet: Snippet, _ builder: ProgramBuilder
  ) -> Bool {
    guard let standIns, snippet.syntax.imports.isEmpty else { return false }
    var learned = false
    for error in errors {
      let attribute = error.message.missingAttribute
      guard let name = error.message.missingName ?? attribute, !builder.declares(name),
        // `Product` of StoreKit is a word that articles use for types of their own.
        let module = (AppleNames.isType(name) ? standIns.module(declaring: name) : nil)
          ?? ToolchainNames.module(declaring: name)
          ?? attribute.flatMap(ToolchainNames.module(ofAttribute:)),
        !imports.contains(module), !unavailable.contains(module),
        attribute != nil || !isOwnWord(name, builder)
      else { continue }
      imports.append(module)
      said.append("'\(name)' is taken from the module \(module)")
      learned = true
    }
    return learned
  }

  /// Macros of Apple's that are written with `@`; as types the names are anybody's.
  private static let macroWords: Set<String> = ["Entry", "Model", "Query"]

  /// Whether a name is a word by which an article that has nothing to do with SwiftUI calls something of its
  /// own: `Grid`, `View`; or one that Apple has as a macro only.
  func isOwnWord(_ name: String, _ builder: ProgramBuilder) -> Bool {
    Assumptions.macroWords.contains(name)
      || builder.isWithoutViews && standIns?.module(declaring: name) == "SwiftUI"
  }

  private static let importSentence = "the block is checked as if it imported"

  /// Goes on without modules that are not there, since the block may need nothing of them; false where
  /// nothing is left to try.
  mutating func giveUp(_ modules: Set<String>) -> Bool {
    guard !modules.isSubset(of: unavailable) else { return false }
    imports.removeAll(where: modules.contains)
    unavailable.formUnion(modules)
    if ImportLessons.guesses.joined().contains(where: modules.contains) {
      lessons.guess = nil
      said.removeAll { $0.hasPrefix(Assumptions.importSentence) }
    }
    return true
  }

  /// The modules that are imported and not there.
  var missingModules: Set<String> { unavailable }
}
