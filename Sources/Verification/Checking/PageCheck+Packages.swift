import Diagnostics
import Samples

extension PageCheck {
  /// Why nothing can be said of a block of a page that is about a package without importing it: every error is one that
  /// more overloads or members of Apple's types would cure, and nothing is misspelt.
  func neededPackage(_ trial: Trial) -> String? {
    guard case .errors = trial.outcome,
      trial.errors.contains(where: \.message.lacksOverload),
      trial.errors.allSatisfy({ error in
        let member = error.message.missingMember?.member
        return (error.message.lacksOverload || error.message.followsFromOverload)
          && member.flatMap { standIns?.memberSpelling(nearTo: $0) } == nil
      })
    else { return nil }
    let text = page.document.source.text
    if let module = ModuleNames.package(namedIn: text) {
      return "it needs the third-party module '\(module)', which the article names"
    }
    return ModuleNames.extended(inLinksOf: text).map {
      "it needs what the package that the article documents adds to '\($0)'"
    }
  }
}

extension CompilerMessage {
  /// True where a call or a member does not exist in the form in which it is used, though by its name.
  fileprivate var lacksOverload: Bool {
    [
      "extra argument", "extraneous argument label", "extra trailing closure", "no exact matches",
      "missing argument label", "cannot be resolved without a contextual type",
    ].contains(where: text.contains)
      || missingMember.map { !$0.type.hasPrefix("Any") } ?? false
  }

  /// True for what the compiler says beside that, as it cannot tell the types any more.
  fileprivate var followsFromOverload: Bool {
    isAboutTypes || isUndecided
      || [
        "reference to invalid associated type", "cannot be constructed because",
        "missing argument for parameter", "does not conform to",
      ]
      .contains(where: text.contains)
  }
}
