import Samples
import SwiftSource

/// What the compiler asks of presumed names, read from its messages: what is passed where a string is
/// wanted is a string, what is shown among views is a view.
extension Assumptions {
  /// Learns from errors that are about presumed names; false if they tell nothing new.
  mutating func refine(_ errors: [CompilerError], of snippet: Snippet) -> Bool {
    guard !names.isEmpty else { return false }
    var learned = false
    for error in errors {
      for note in error.message.notes { learned = learn(fromNote: note) || learned }
      let reading = PresumedDemand(error.message)
      let place = Place(offset: error.offset, text: snippet.syntax.text)
      let isNew =
        switch reading {
        case .isOfType(let type):
          learnType(type, of: place.path) || learnType(type, ofSourceOf: error, in: snippet)
        case .isAssigned(let type): learnType(type, of: place.assigned)
        case .isComparedWith(let type):
          place.operands.reduce(false) { learnType(type, of: $1) || $0 }
        case .isText:
          place.arguments.reduce(false) { learnType("String", of: $1, isGuess: true) || $0 }
        case .isOrdered:
          place.operands.reduce(false) { learnType("String", of: $1, isGuess: true) || $0 }
        case .isNumber(let type):
          ([place.path].compactMap(\.self) + place.operands + place.arguments).reduce(false) {
            learnType(type, of: $1) || $0
          }
        case .isBinding:
          place.arguments.filter { $0.names.first?.hasPrefix("$") ?? false }.reduce(false) {
            learnType("Binding<Double>", of: $1) || $0
          }
        case .isView:
          place.path?.names.first.map { learnConformance(of: $0, to: "View") } ?? false
        case .isOptional:
          learn(place.unwrapped ?? place.path) { !$0.isOptional ? { $0.isOptional = true } : nil }
        case .conforms(let type, let requirement): learnConformance(of: type, to: requirement)
        case .inherits(let type, let superclass):
          learnStatic(place.path, of: type, superclass) ?? learnSuperclass(of: type, superclass)
        case .isClass(let type):
          learnType(named: type) { !$0.isClass ? { $0.isClass = true } : nil }
        case .lacksMember(let type): forgetConvention(of: place.path, type)
        case .isPrivate: learnPrivacy()
        case .isIdentified:
          // `.id(…)` of a view is a modifier.
          place.path?.names.first.map { learnConformance(of: $0, to: "View") } ?? false
        case nil: false
        }
      learned = isNew || learned
    }
    return learned
  }

  /// What a type would have to be so that a candidate fits, as the compiler remarks.
  private mutating func learn(fromNote note: CompilerMessage) -> Bool {
    guard note.text.contains(" would match "), let wanted = note.quoted.last,
      let type = note.quoted.dropLast().last
    else { return false }
    if note.text.contains(" inherited from ") { return learnSuperclass(of: type, wanted) }
    return note.text.contains(" conformed to ") && learnConformance(of: type, to: wanted)
  }

  /// Where an error stands; the code is only looked at where a message asks for it.
  private struct Place {
    let offset: Int
    let text: String
    var path: NamePath? { .ending(at: offset, in: text) }
    var unwrapped: NamePath? { .unwrapped(at: offset, in: text) }
    var assigned: NamePath? { .assigned(at: offset, in: text) }
    var operands: [NamePath] { NamePath.operands(at: offset, in: text) }
    var arguments: [NamePath] { NamePath.arguments(at: offset, in: text) }
  }

  private typealias Change = (inout PresumedFacts) -> Void

  private mutating func learnType(_ type: String, of path: NamePath?, isGuess: Bool = false) -> Bool
  {
    guard type.isConcreteType else { return false }
    // A guess is for what nothing else is known of.
    if isGuess, let path, path.names.count == 1, let base = path.names.first,
      !names.contains(where: { $0.name == base })
    {
      return false
    }
    return learn(path) { facts in facts.type == nil ? { $0.type = type } : nil }
  }

  /// A value that went through variables is of the type of the presumed name that it comes from; what is
  /// unknown comes from the only name of which nothing is known.
  private mutating func learnType(
    _ type: String, ofSourceOf error: CompilerError, in snippet: Snippet
  ) -> Bool {
    let open = names.filter { $0.isOpen && !$0.isType && !$0.isProtocol && $0.facts.type == nil }
    let only = open.count == 1 ? open.first.map { ValueSource(of: $0.name) } : nil
    guard type.isConcreteType,
      let source = ValueSource(
        ofValueAt: error.offset, in: snippet.syntax.text, among: Set(open.map(\.name))) ?? only,
      let index = names.firstIndex(where: { $0.name == source.name && $0.facts.type == nil })
    else { return false }
    names[index].facts.type = type
    if source.isUnwrapped { names[index].facts.isOptional = true }
    return true
  }

  /// Changes what is known of the value at the end of a path: of a presumed name, or else of a member.
  private mutating func learn(_ path: NamePath?, _ change: (PresumedFacts) -> Change?) -> Bool {
    guard let path, let shown = path.names.last else { return false }
    let isBinding = shown.hasPrefix("$")
    let last = isBinding ? Snippet.bindingPrefix + shown.dropFirst() : shown
    let isOwn = path.names.count == 1 || path.names.first == "self"
    if isOwn, let index = names.firstIndex(where: { $0.name == last && !$0.isType }) {
      guard let change = change(names[index].facts), names[index].isOpen else { return false }
      change(&names[index].facts)
      return true
    }
    // What `self` is asked for may be a member of a presumed type.
    guard !isOwn || path.names.count > 1 else { return false }
    // `Theme.accent` of a presumed type has the type's own members.
    guard !path.isCall, let change = change(members[last] ?? PresumedFacts()) else { return false }
    change(&members[last, default: PresumedFacts()])
    return true
  }

  private mutating func learnType(named name: String, _ change: (PresumedFacts) -> Change?) -> Bool
  {
    let plain = name.plainType
    guard let index = names.firstIndex(where: { $0.name == plain && ($0.isType || $0.isProtocol) }),
      let change = change(names[index].facts)
    else { return false }
    change(&names[index].facts)
    return true
  }

  /// A variable of a type that the article keeps private to its file is so itself.
  private mutating func learnPrivacy() -> Bool {
    var learned = false
    for index in names.indices where !names[index].facts.isPrivate {
      guard case .variable = names[index].form else { continue }
      names[index].facts.isPrivate = true
      learned = true
    }
    return learned
  }

  private mutating func learnConformance(of type: String, to requirement: String) -> Bool {
    let requirement = requirement.plainType
    return learnType(named: type) { facts in
      guard !facts.conformances.contains(requirement), requirement.isConcreteType else {
        return nil
      }
      return { $0.conformances.append(requirement) }
    }
  }

  /// `Sizes.margin` where a number is wanted says what the member is, not what the type is; nothing where
  /// the type itself is meant.
  private mutating func learnStatic(_ path: NamePath?, of name: String, _ type: String) -> Bool? {
    guard let path, path.names.count > 1, path.names.first == name.plainType, !path.isCall,
      let member = path.names.last
    else { return nil }
    guard type.isConcreteType else { return false }
    return learnType(named: name) { facts in
      facts.statics[member] == nil ? { $0.statics[member] = type } : nil
    }
  }

  private mutating func learnSuperclass(of type: String, _ superclass: String) -> Bool {
    let superclass = superclass.plainType
    guard AppleNames.isClass(superclass) else { return learnConformance(of: type, to: superclass) }
    return learnType(named: type) { facts in
      // What the name of the type suggested is no more than that.
      let isGuess = facts.superclass == NameConvention.superclass(of: type.plainType)
      guard facts.superclass == nil || isGuess && facts.superclass != superclass else { return nil }
      return { facts in
        facts.superclass = superclass
        facts.conformances.removeAll { $0 == "View" }
      }
    }
  }

  /// What a name's wording suggested is given up where the code asks for what that type does not have.
  private mutating func forgetConvention(of path: NamePath?, _ type: String) -> Bool {
    guard let name = path?.names.dropLast().last,
      let index = names.firstIndex(where: { $0.name == name }),
      case .variable(let known) = names[index].form, known == type.plainType,
      NameConvention.type(of: name) == known, let member = path?.names.last,
      standIns?.memberSpelling(nearTo: member) == nil, RenamedNames.today(member) == nil
    else { return false }
    names[index].form = .used(NameUsage(of: "", in: ""))
    presumedNames.insert(name)
    return true
  }
}

extension AssumedName {
  /// True as long as something may be learned of the name's type.
  fileprivate var isOpen: Bool {
    switch form {
    case .variable, .used: true
    case .function, .conformance: false
    }
  }
}

extension String {
  /// A type that can be written down outside of the declaration that a message speaks of: no generic
  /// parameter, nothing opaque.
  fileprivate var isConcreteType: Bool {
    guard !isEmpty, !contains("some "), !contains("_"), !contains(PresumedValue.name), self != "nil"
    else { return false }
    let words = split { !($0.isLetter || $0.isNumber) }
    return words.allSatisfy { $0.count > 1 && !String.parameters.contains($0) }
  }

  /// What Apple's frameworks call their generic parameters.
  private static let parameters: Set<Substring> = [
    "Content", "Label", "Value", "SelectionValue", "ID", "Element", "Root", "Subject", "Output",
    "Failure", "Input", "Self", "Wrapped", "Key", "Result", "Title", "Destination", "Item", "Base",
    "Upstream", "Downstream", "Style", "Object", "Body",
  ]
}
