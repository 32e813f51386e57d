import Samples
import SwiftSource

/// Why nothing can be said of a block.
extension Assumptions {
  /// Something that neither the article nor the stand-ins have, so that nothing can be said of a block.
  struct Lack: Hashable {
    /// What would be a stand-in symbol: a name of Apple's, a member with its type, a module.
    var symbol: String?
    /// The reason that it gives.
    var reason: String
  }

  /// What a block uses that neither the article nor the stand-ins have: names of Apple's, or of a package.
  func lacks(_ errors: [CompilerError], _ builder: ProgramBuilder) -> [Lack] {
    var seen: Set<Lack> = []
    return errors.compactMap { error -> Lack? in
      if let name = error.message.missingFromFoundation {
        return Lack(symbol: name, reason: "the stand-ins have no '\(name)'")
      }
      if let name = error.message.missingName ?? error.message.missingAttribute,
        let lack = lack(name, isAttribute: error.message.missingAttribute != nil, builder)
      {
        return lack
      }
      guard let (type, member) = error.message.missingMember, let standIns else { return nil }
      if type == "AnyObject" {
        return Lack(reason: "what 'AnyObject' has is looked up by the runtime of Objective-C")
      }
      // A class of the article may inherit it.
      let mayHave = !builder.declares(type) || builder.isClass(type) && !builder.declares(member)
      guard mayHave, unseenType?.name != type,
        AppleNames.isMember(member) && !standIns.contains(member)
          || AppleNames.isMember("\(type).\(member)")
      else { return nil }
      return Lack(symbol: "\(type).\(member)", reason: "the stand-ins have no '\(member)'")
    }.filter { seen.insert($0).inserted }
  }

  private func lack(_ name: String, isAttribute: Bool, _ builder: ProgramBuilder) -> Lack? {
    guard !builder.declares(name), RenamedNames.today(name) == nil else { return nil }
    let isTypeName = name.first?.isUppercase ?? false
    // Modules that were only guessed say nothing.
    let missingModules = missingModules.filter(builder.imports)
    if let standIns, AppleNames.isType(name), !isAttribute || !standIns.contains(name) {
      // A type that is there under its name was only not imported.
      if standIns.contains(name) { return nil }
      if let apple = missingModules.filter(ModuleNames.isApple).sorted().first {
        return Assumptions.module(apple)
      }
      return spelling(nearTo: name, builder) == nil
        ? Lack(symbol: name, reason: "the stand-ins have no '\(name)'") : nil
    }
    guard spelling(nearTo: name, builder) == nil else { return nil }
    if name.hasPrefix("objc_") {
      return Lack(symbol: name, reason: "the stand-ins have no '\(name)'")
    }
    if let module = ModuleNames.package(declaring: name) { return Assumptions.module(module) }
    guard isTypeName || isAttribute else { return nil }
    if let module = missingModules.sorted().first { return Assumptions.module(module) }
    if let module = builder.packageModules.first { return Assumptions.module(module) }
    return isAttribute && isTypeName
      ? Lack(reason: "it depends on '@\(name)', which the article does not show") : nil
  }

  /// The reason why nothing can be said of a block that shows an import itself.
  func unsupported(importing shown: [String], _ modules: Set<String>) -> String? {
    guard let module = shown.first(where: modules.contains) else { return nil }
    return Assumptions.module(module).reason
  }

  /// Scripts know the second reason by its words; see docs/formats.md.
  private static func module(_ name: String) -> Lack {
    ModuleNames.isApple(name)
      ? Lack(symbol: name, reason: "there is no stand-in for the module '\(name)'")
      : Lack(reason: "it needs the third-party module '\(name)'")
  }

  /// The reason why nothing can be said of macros that the article does not show: a stand-in for one would
  /// have to expand to something.
  func unseenMacro(_ errors: [CompilerError], _ builder: ProgramBuilder) -> String? {
    let names = errors.compactMap(\.message.missingMacro)
    guard names.count == errors.count,
      names.allSatisfy({ builder.isOpenMacro($0) && spelling(nearTo: $0, builder) == nil })
    else { return nil }
    return names.first.map { "the article does not show the macro '\($0)'" }
  }

  /// The reason why nothing can be said of calls that name the types of their arguments, as references do.
  func quotedSignature(_ errors: [CompilerError], in snippet: Snippet) -> String? {
    guard snippet.syntax.items.allSatisfy({ $0.role == .expression }),
      errors.contains(where: \.message.isTypeForValue)
    else { return nil }
    return "the block shows signatures, with types in the place of arguments"
  }

  /// The reason why too little is left to check, where errors come from what was presumed.
  ///
  /// - Parameter broken: the snippets that do not compile themselves and that this one builds on.
  func tooLittle(
    _ errors: [CompilerError], of snippet: Snippet, on broken: [Snippet]
  ) -> String? {
    if snippet.syntax.isForm, snippet.syntax.problems.isEmpty,
      errors.allSatisfy({ snippet.hasPlaceholder(inLineOf: $0) })
    {
      return "the block is a form whose placeholders leave too little to check"
    }
    let brokenNames = broken.reduce(into: Set<String>()) { $0.formUnion($1.syntax.topNames) }
    guard !presumedNames.isEmpty || !brokenNames.isEmpty else { return nil }
    let dependent = DependentNames(
      on: names.reduce(into: presumedNames.union(brokenNames)) { $0.insert($1.name) },
      in: snippet.syntax.text)
    // What overrides belongs to the superclass that is not shown.
    let inheritsPresumed = snippet.syntax.items.contains {
      $0.role == .type(keyword: "class") && $0.inherits.first.map(presumedNames.contains) ?? false
    }
    guard
      errors.allSatisfy({
        comesFromPresumed($0) || dependent.explain($0)
          || inheritsPresumed && $0.message.overridesNothing
      })
    else { return nil }
    guard !presumedNames.isEmpty else {
      return broken.first.map { "it builds on line \($0.line), which does not compile" }
    }
    let names = presumedNames.sorted().map { "'\($0)'" }.joined(separator: ", ")
    return "it depends on \(names), which the article does not show"
  }

  private func comesFromPresumed(_ error: CompilerError) -> Bool {
    let text = error.message.text
    guard !presumedNames.isEmpty else { return false }
    if let (type, _) = error.message.missingMember, presumedNames.contains(type.plainType) {
      return true
    }
    return text.hasPrefix("'@escaping' only applies") || text.contains(PresumedValue.name)
      || presumedNames.contains { text.contains("'\($0)") }
      || text.contains("generic parameter") || text.contains("infer")
      || text.contains("ambiguous use") || text.contains("without a contextual type")
      || text.contains("no exact matches")
  }
}

extension DependentNames {
  /// Whether an error may be due to what some names are taken for: the types do not fit in a statement that
  /// uses them, or a value that comes from them lacks a member.
  fileprivate func explain(_ error: CompilerError) -> Bool {
    if let (type, _) = error.message.missingMember, type != "Any" {
      return isMemberAsked(at: error.offset)
    }
    return (error.message.isAboutTypes || error.message.missingMember != nil)
      && isUsed(at: error.offset)
  }
}

extension SnippetSyntax {
  /// The names that the top level and the members of its types declare.
  fileprivate var topNames: Set<String> {
    items.reduce(into: []) { names, item in
      names.formUnion(item.names)
      if case .members? = item.body?.kind {
        for member in item.body?.items ?? [] { names.formUnion(member.names) }
      }
    }
  }
}
