import Catalog
import Diagnostics
import Markdown
import Samples

/// What the check guessed of a block, in a form that can be written into the block's info string.
extension PageCheck {
  /// The modules whose names a block uses without importing them: it is checked as if the imports of the
  /// article's other blocks held for it. Where the block joins code of a file that imports them, they do.
  func sharedImports(of snippet: Snippet, _ trial: Trial) -> [String] {
    guard let standIns, snippet.syntax.imports.isEmpty else { return [] }
    var known = builder.shownImports(around: trial.candidate, of: snippet, in: trial.stateBefore)
    for case .imports(let named) in snippet.info.options { known.formUnion(named) }
    let uses = snippet.syntax.items.reduce(into: Set<String>()) { $0.formUnion($1.uses) }
    let needed = uses.filter { !builder.declares($0) }.compactMap(standIns.module(declaring:))
    return builder.imports(for: snippet).filter { needed.contains($0) && !known.contains($0) }
  }

  /// The sentence that says it.
  func importAssumption(of snippet: Snippet, _ trial: Trial) -> [String] {
    let modules = sharedImports(of: snippet, trial)
    guard !modules.isEmpty else { return [] }
    return ["it imports \(modules.joined(separator: ", ")), as other blocks of the article do"]
  }

  /// The options that say what was guessed: the place, the file, the imports.
  func annotations(of snippet: Snippet, _ trial: Trial) -> [String] {
    let context = PlacementContext(state: trial.stateBefore, builder: builder, previous: nil)
    var options = [context.option(for: trial.candidate, of: snippet)].compactMap(\.self)
    if let file = announcedFile(of: snippet) { options.insert("file=\(file)", at: 0) }
    let modules = trial.guessedImports + sharedImports(of: snippet, trial)
    let isSaid = snippet.info.options.contains { if case .imports = $0 { true } else { false } }
    if !modules.isEmpty, !isSaid { options.append("import=\(modules.joined(separator: "+"))") }
    return options
  }

  /// The file that only the text around the block names.
  private func announcedFile(of snippet: Snippet) -> String? {
    guard let file = snippet.info.filename, !snippet.info.isDiff,
      let block = codeBlock(of: snippet),
      FenceInfo.read(block.info).info.filename == nil,
      !(snippet.code.split(separator: "\n").first?.contains(file) ?? false)
    else { return nil }
    return file
  }

  /// The block of the page that a snippet was read from.
  func codeBlock(of snippet: Snippet) -> CodeBlock? {
    page.codeBlocks.first { $0.range.start.line == snippet.line }?.block
  }

  /// Options that name a place which the sample does not have.
  func placeFindings() -> [Diagnostic] {
    snippets.compactMap { snippet in
      guard let trial = trials[snippet.whole.index] else { return nil }
      let context = PlacementContext(state: trial.stateBefore, builder: builder, previous: nil)
      guard let name = context.unknownPlace(of: snippet.whole) else { return nil }
      let near = Suggestion.nearest(to: name, in: context.placeNames)
      return Diagnostic(
        .error, "unknown-place", "no block before this one shows '\(name)' with its body",
        file: page.file,
        range: SourceRange(at: SourcePosition(line: snippet.whole.line, column: 1)),
        help: near.map { "did you mean '\($0)'?" })
    }
  }
}
