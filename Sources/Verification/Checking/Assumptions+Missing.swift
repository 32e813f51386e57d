import Samples

/// Why nothing can be said of a block.
extension Assumptions {
  /// The reason why nothing can be said, where the block uses what neither the article nor the stand-ins
  /// have: names of Apple's, or of a package.
  func lacking(_ errors: [CompilerError], _ builder: ProgramBuilder) -> String? {
    for error in errors {
      if let name = error.message.missingName ?? error.message.missingAttribute,
        let reason = lacking(name, isAttribute: error.message.missingAttribute != nil, builder)
      {
        return reason
      }
      guard let (type, member) = error.message.missingMember, let standIns else { continue }
      if AppleNames.isMember(member), !standIns.contains(member), !builder.declares(type),
        unseenType?.name != type
      {
        return "the stand-ins have no '\(member)'"
      }
    }
    return nil
  }

  private func lacking(_ name: String, isAttribute: Bool, _ builder: ProgramBuilder) -> String? {
    guard !builder.declares(name), RenamedNames.today(name) == nil else { return nil }
    let isTypeName = name.first?.isUppercase ?? false
    // Modules that were only guessed say nothing.
    let missingModules = missingModules.filter(builder.imports)
    if let standIns, AppleNames.isType(name) {
      // A type that is there under its name was only not imported.
      if standIns.contains(name) { return nil }
      let apple = missingModules.filter(ModuleNames.isApple).sorted().first
      return apple.map(Assumptions.noStandIn)
        ?? (spelling(nearTo: name, builder) == nil ? "the stand-ins have no '\(name)'" : nil)
    }
    guard spelling(nearTo: name, builder) == nil else { return nil }
    if let module = ModuleNames.package(declaring: name) { return Assumptions.package(module) }
    guard isTypeName || isAttribute else { return nil }
    if let module = missingModules.sorted().first {
      return ModuleNames.isApple(module)
        ? Assumptions.noStandIn(module) : Assumptions.package(module)
    }
    if let module = builder.packageModules.first { return Assumptions.package(module) }
    return isAttribute && isTypeName
      ? "it depends on '@\(name)', which the article does not show" : nil
  }

  /// The reason why nothing can be said of a block that shows an import itself.
  func unsupported(importing shown: [String], _ modules: Set<String>) -> String? {
    guard let module = shown.first(where: modules.contains) else { return nil }
    return ModuleNames.isApple(module)
      ? Assumptions.noStandIn(module) : Assumptions.package(module)
  }

  private static func noStandIn(_ module: String) -> String {
    "there is no stand-in for the module '\(module)'"
  }

  /// Scripts know this reason by its words; see docs/formats.md.
  private static func package(_ module: String) -> String {
    "it needs the third-party module '\(module)'"
  }

  /// The reason why too little is left to check, where errors come from what was presumed.
  func tooLittle(_ errors: [CompilerError]) -> String? {
    let members = errors.compactMap(\.message.missingMember).map(\.member)
    let unknown = Set(members.filter { standIns?.contains($0) == false })
    guard !presumedNames.isEmpty || !unknown.isEmpty else { return nil }
    let comesFromPresumed = errors.allSatisfy { error in
      let text = error.message.text
      return text.contains(PresumedValue.name)
        || presumedNames.contains { text.contains("'\($0)") }
        || text.contains("generic parameter") || text.contains("infer")
        || text.contains("ambiguous use") || text.contains("without a contextual type")
        || text.contains("no exact matches")
    }
    guard comesFromPresumed, !presumedNames.isEmpty else { return nil }
    let names = presumedNames.sorted().map { "'\($0)'" }.joined(separator: ", ")
    return "it depends on \(names), which the article does not show"
  }
}
