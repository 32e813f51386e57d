import Samples
import SwiftSource

/// Names that the article presumes: what they are follows from what the page tells of them elsewhere, from
/// their own wording, or from how they are used.
extension Assumptions {
  /// Looks for names that can be presumed in view of the errors; false if there are none.
  mutating func presume(
    _ errors: [CompilerError], of snippet: Snippet, isBefore: Bool, builder: ProgramBuilder
  ) -> Bool {
    let before = names
    for error in errors where !isKnown(error.message) {
      let assumed: AssumedName? =
        if let name = error.message.missingName {
          // What a difference takes away is not there any more.
          snippet.takesAway.contains(name) ? nil : presumed(name, at: error, in: snippet, builder)
        } else if let (type, member) = error.message.missingMemberType {
          presumedType(member, in: type.plainType, snippet, builder)
        } else if let (type, member) = error.message.missingMember {
          (isBefore ? olderMember(member, of: type.plainType, builder) : nil)
            ?? presumedMember(member, of: type, at: error, in: snippet, builder)
        } else if let (type, requirement) = error.message.missingDelegate {
          presumedConformance(of: type.plainType, to: requirement, snippet, builder)
        } else if let (type, requirement) = error.message.lackingConformance {
          generatedConformance(of: type.plainType, to: requirement, builder)
        } else if let label = error.message.extraneousLabel {
          presumedNamesake(calledWith: label, at: error, in: snippet, builder)
        } else { nil }
      guard var assumed else { continue }
      assumed.facts.isPublic = snippet.showsPublicNames
      names.append(assumed)
    }
    if names == before {
      names += shadowed(by: errors, in: snippet, builder)
    }
    return names != before
  }

  /// True if what an error asks for is declared by an assumption already.
  private func isKnown(_ message: CompilerMessage) -> Bool {
    let (type, member) = message.missingMember ?? message.missingMemberType ?? ("", "")
    return names.contains { assumed in
      assumed.owner.map { $0 == type.plainType && assumed.name == member }
        ?? (assumed.name == message.missingName)
    }
  }

  // MARK: Names of the surroundings

  private mutating func presumed(
    _ name: String, at error: CompilerError, in snippet: Snippet, _ builder: ProgramBuilder
  ) -> AssumedName? {
    if name.hasPrefix("$") {
      return presumedBinding(String(name.dropFirst()), in: snippet, builder)
    }
    if let (base, signature) = name.selectorWithLabels, !names.contains(where: { $0.name == base })
    {
      said.append("'\(base)' is something that the article does not show")
      return AssumedName(base, .function(signature: signature, isView: false))
    }
    guard name.isPresumable, spelling(nearTo: name, builder) == nil,
      !AppleNames.isType(name) || isOwnWord(name, builder)
    else { return nil }
    // A variable whose name is that of one of the article's types is plainly one of that type:
    // `settings` is a `Settings`.
    if !builder.declaresLocally(name), let type = builder.type(named: name) {
      said.append("'\(name)' is a '\(type)' that the article does not show")
      return AssumedName(name, .variable(type: type))
    }
    // Where the author says in what the code stands, what other places declare is not in scope.
    if snippet.isPinned, builder.declares(name) { return nil }
    // A delegate's `tableView(_:…)` says nothing of a variable `tableView`.
    let isCalled =
      NameConvention.type(of: name) == nil
      || !NameUsage(of: name, in: snippet.syntax.text).calls.isEmpty
    if !others.contains(name),
      let known = declaredElsewhere(name, at: snippet, isCalled: isCalled, builder)
    {
      return known
    }
    // A type of the article is in scope where it is; elsewhere something else is wrong. So is a name of
    // another sample.
    guard others.contains(name) || !builder.declaresType(name),
      !builder.isOfOtherSample(name, than: snippet.index),
      !snippet.syntax.declaredNames.contains(name) || snippet.uses(inStatementAt: error)
    else {
      return nil
    }
    return presumed(name, in: snippet, builder)
  }

  /// A name of which only its wording and its use tell what it is.
  private mutating func presumed(
    _ name: String, in snippet: Snippet, _ builder: ProgramBuilder
  ) -> AssumedName {
    let sentence = name.presumptionSentence
    if !said.contains(sentence) { said.append(sentence) }
    presumedNames.insert(name)
    return AssumedName(name, form(of: name, in: snippet, builder))
      .conforming(byName: name, builder, imports: imports)
  }

  /// Variables that the article does not show and that go by a name of the C library, where errors stand
  /// in statements with such a name.
  private mutating func shadowed(
    by errors: [CompilerError], in snippet: Snippet, _ builder: ProgramBuilder
  ) -> [AssumedName] {
    let candidates = CLibraryNames.all.filter { name in
      !names.contains { $0.name == name } && !snippet.syntax.declaredNames.contains(name)
        && snippet.syntax.items.contains { $0.uses.contains(name) }
    }
    return candidates.sorted().filter { name in
      errors.contains { snippet.line(of: $0, mentions: name) }
        && NameUsage(of: name, in: snippet.syntax.parseableText).isVariable
    }.compactMap { name in
      guard builder.declares(name) else { return presumed(name, in: snippet, builder) }
      return declaredElsewhere(name, at: snippet, isCalled: false, builder)
    }
  }

  /// A name of which the page tells elsewhere what it is.
  private mutating func declaredElsewhere(
    _ name: String, at snippet: Snippet, isCalled: Bool, _ builder: ProgramBuilder
  ) -> AssumedName? {
    guard let (hint, line) = builder.hint(for: name, at: snippet.index, isCalled: isCalled) else {
      return nil
    }
    said.append("'\(name)' is what line \(line) declares under this name")
    return AssumedName(name, AssumedName.Form(hint))
  }

  /// `$name` is the binding of a variable of the view that the code stands in.
  private mutating func presumedBinding(
    _ name: String, in snippet: Snippet, _ builder: ProgramBuilder
  ) -> AssumedName? {
    guard name.isPresumable, !bindings.contains(name), spelling(nearTo: name, builder) == nil else {
      return nil
    }
    bindings.insert(name)
    presumedNames.insert("$" + name)
    var type = PresumedValue.name
    if case .variable(let known)? = builder.hint(for: name, at: snippet.index)?.hint {
      type = known
    }
    // Without views it is the publisher of a published property.
    let isPublisher = builder.imports("Combine") && !builder.showsViews
    let what = isPublisher ? "publisher" : "binding"
    said.append("'$\(name)' is the \(what) of a variable that the article does not show here")
    let full = isPublisher ? "Published<\(type)>.Publisher" : "Binding<\(type)>"
    return AssumedName(Snippet.bindingPrefix + name, .variable(type: full))
  }

  /// What a name is by its own wording, or by how it is used.
  func form(
    of name: String, isMember: Bool = false, in snippet: Snippet, _ builder: ProgramBuilder
  ) -> AssumedName.Form {
    // Another assumption may use the name where the block itself does not.
    let text = ([snippet.syntax.parseableText] + names.map { $0.declaration() }).joined(
      separator: "\n")
    if let action = text.selectorSignature(of: name) {
      return .function(signature: action, isView: false)
    }
    let usage =
      isMember ? NameUsage(ofMember: name, in: text) : NameUsage(of: name, in: text)
    let isAboutUIKit =
      builder.importsUIKit || unseenType?.isClass ?? false
      || imports.contains("UIKit") && !builder.showsViews
    if usage.calls.isEmpty, isAboutUIKit,
      name.first?.isLowercase ?? false, let type = NameConvention.type(of: name)
    {
      return .variable(type: type)
    }
    return .used(usage)
  }
}

extension AssumedName.Form {
  init(_ hint: NameHint) {
    switch hint {
    case .variable(let type): self = .variable(type: type)
    case .function(let signature, let isView):
      self = .function(signature: signature, isView: isView)
    }
  }
}

extension AssumedName {
  /// A type of an article about views is one by its name.
  fileprivate func conforming(
    byName name: String, _ builder: ProgramBuilder, imports: [String]
  ) -> AssumedName {
    var result = self
    if case .used(let usage) = form, !usage.calls.isEmpty, builder.showsUIKit(imports) {
      result.facts.type = NameConvention.product(of: name)
    }
    guard isType else { return result }
    if case .used(let usage) = form, usage.isManagedObject || usage.isMadeInContext {
      result.facts.superclass = "NSManagedObject"
      return result
    }
    let hasSwiftUI = builder.importsSwiftUI || imports.contains("SwiftUI")
    let hasUIKit = builder.importsUIKit || imports.contains("UIKit")
    if name.hasSuffix("View") && hasSwiftUI {
      result.facts.conformances = ["View"]
    } else if hasUIKit, let superclass = NameConvention.superclass(of: name) {
      result.facts.superclass = superclass
    }
    return result
  }
}

extension NameUsage {
  /// True for what is used as a value, not called and not a type.
  fileprivate var isVariable: Bool {
    calls.isEmpty && !isType && genericArguments == 0
  }

  /// True where the code makes an object of Core Data, or asks the type for a request.
  fileprivate var isMadeInContext: Bool {
    calls.contains { $0.labels == ["context"] } || members["fetchRequest"] != nil
  }
}

extension ProgramBuilder {
  /// Whether code that imports some modules is about UIKit.
  fileprivate func showsUIKit(_ imports: [String]) -> Bool {
    importsUIKit || imports.contains("UIKit") && !showsViews
  }
}

extension Snippet {
  /// Whether declarations that are public name what the article does not show.
  fileprivate var showsPublicNames: Bool {
    ["public ", "open "].contains(where: syntax.text.contains)
  }

  /// Whether the line of an error has a word.
  fileprivate func line(of error: CompilerError, mentions name: String) -> Bool {
    let lines = syntax.text.split(separator: "\n", omittingEmptySubsequences: false)
    let words = lines.dropFirst(line(of: error)).first?.split {
      !($0.isLetter || $0.isNumber || $0 == "_")
    }
    return words?.contains { $0 == name } ?? false
  }

  /// Whether an error stands in a statement of the top level, where members that the same snippet shows
  /// in a type are not in scope.
  fileprivate func uses(inStatementAt error: CompilerError) -> Bool {
    syntax.items.contains { !$0.isDeclaration && $0.range.contains(error.offset) }
  }
}

extension String {
  /// How the report says that a name is presumed.
  fileprivate var presumptionSentence: String {
    let isLeftOut = hasPrefix("__v") && count > 3 && dropFirst(3).allSatisfy(\.isNumber)
    if isLeftOut || hasPrefix("__") && count == 3 {
      return "a value that is left out is one that fits"
    }
    return isPlaceholder
      ? "the placeholders stand for what a reader fills in"
      : "'\(self)' is something that the article does not show"
  }

  /// True for the name that a placeholder or a value that is left out has in the program; no module has it.
  var isPlaceholder: Bool { hasPrefix("__") }

  /// `Sample.Note<Int>?` → `Note`.
  var plainType: String {
    var name = Substring(self)
    for prefix in ["any ", "some "] where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
    }
    name = name.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
    if name.hasPrefix("Sample.") { name = name.dropFirst("Sample.".count) }
    return String(name)
  }

  /// A name that code may presume: no operator, no keyword.
  var isPresumable: Bool {
    guard let first, first.isLetter || first == "_", !String.reserved.contains(self) else {
      return false
    }
    return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }

  private static let reserved: Set<String> = [
    "self", "super", "Self", "Any", "AnyObject", "Never", "Void", PresumedValue.name,
  ]

  /// The action that a `#selector` names without arguments.
  fileprivate func selectorSignature(of name: String) -> String? {
    if contains("#selector(self.\(name))") { return "@objc func \(name)()" }
    return contains("#selector(\(name))") ? "func \(name)()" : nil
  }

  /// `save(_:for:)` as a `#selector` names it: the name and a function with these labels.
  fileprivate var selectorWithLabels: (name: String, signature: String)? {
    guard let open = firstIndex(of: "("), hasSuffix(":)") else { return nil }
    let base = String(self[..<open])
    guard base.isPresumable else { return nil }
    let labels = self[index(after: open)...].dropLast(2).split(separator: ":")
    let parameters = labels.enumerated().map { "\($1) _a\($0): Any" }
    return (base, "func \(base)(\(parameters.joined(separator: ", ")))")
  }
}
