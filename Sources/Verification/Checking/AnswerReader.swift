import Diagnostics
import Samples
import SwiftSource

/// Sorts the compiler's messages: which are the snippet's own, and which an author's gap excuses.
struct AnswerReader {
  let snippet: Snippet
  let program: Program
  let canonical: CanonicalText
  /// The snippets whose own code is known to fail; that is not this one's fault.
  let failed: Set<Int>

  /// What the gaps of incomplete types excuse, as sentences for the report.
  private(set) var excused: [String] = []
  /// The other snippets whose code in the program does not compile.
  private(set) var foreign: Set<Int> = []
  /// Modules that are not there. The compiler looks no further then, so nothing is proved.
  private(set) var missingModules: Set<String> = []

  init(snippet: Snippet, program: Program, canonical: CanonicalText, failed: Set<Int>) {
    self.failed = failed
    self.snippet = snippet
    self.program = program
    self.canonical = canonical
  }

  /// So many errors of one block say enough of it: more are those of a page that no program is in, and all
  /// that is done with an error is done with each.
  private static let mostErrors = 200

  /// The snippet's own errors in text order, the first of them if there are very many. Errors in what other snippets show are theirs, unless they
  /// stand in the body that this snippet was put into.
  mutating func errors(in messages: [CompilerMessage]) -> [CompilerError] {
    var seen: Set<CompilerError> = []
    var result: [CompilerError] = []
    for message in messages where message.severity == .error {
      guard let offset = message.offset else { continue }
      if let module = message.missingModule { missingModules.insert(module) }
      let place = canonical.sourceOffset(offset)
      guard let own = ownOffset(of: place) ?? ownEnd(of: message) else {
        if let origin = program.text.origin(at: place), excuse(for: message) == nil {
          foreign.insert(origin.snippet)
        }
        continue
      }
      if let excuse = excuse(for: message) ?? excuse(for: message, at: own) {
        if !excused.contains(excuse) { excused.append(excuse) }
        continue
      }
      guard result.count < AnswerReader.mostErrors else { continue }
      let end = canonical.sourceOffset(offset + max(message.length, 1))
      let length = max(1, end - place)
      var error = CompilerError(
        message: message, offset: own,
        range: SourceRange(
          snippet.position(utf8Offset: own), snippet.position(utf8Offset: own + length)))
      error.noteOffsets = message.notes.compactMap { note in
        note.offset.flatMap { program.text.origin(at: canonical.sourceOffset($0)) }
          .flatMap { $0.snippet == snippet.index ? $0.offset : nil }
      }
      if seen.insert(error).inserted { result.append(error) }
    }
    return result.sorted { $0.offset < $1.offset }
  }

  /// The offset into the snippet that answers for a place of the program.
  private func ownOffset(of place: Int) -> Int? {
    if let origin = program.text.origin(at: place) {
      if origin.snippet == snippet.index { return origin.offset }
      guard let joined = program.joined, joined.contains(place),
        !failed.contains(origin.snippet)
      else { return nil }
      // The body belongs to an earlier snippet; this one filled it, at its first line.
      return snippet.syntax.items.first?.codeStart ?? 0
    }
    // An error in code of ours is about the code that it was added to; it must not get lost.
    guard let before = program.text.originBefore(place) else {
      return snippet.syntax.items.first?.codeStart ?? 0
    }
    return before.snippet == snippet.index ? before.offset : nil
  }

  /// The snippet's end, if it leaves a bracket open. The compiler misses the bracket behind all code
  /// of the program, and only its note tells which one it is.
  private func ownEnd(of message: CompilerMessage) -> Int? {
    let isLeftOpen = message.notes.contains { note in
      guard let offset = note.offset, note.text.hasPrefix("to match this opening") else {
        return false
      }
      return ownOffset(of: canonical.sourceOffset(offset)) != nil
    }
    return isLeftOpen ? snippet.syntax.items.map(\.range.upperBound).max() : nil
  }

  /// A type with a gap of which nothing is known may hold there what the compiler misses.
  private func excuse(for message: CompilerMessage) -> String? {
    if let (type, requirement) = message.missingConformance, isIncomplete(type) {
      return "the gap in '\(type)' holds what '\(requirement)' requires"
    }
    if let type = message.ownerOfOverridden, AppleNames.isClass(type) {
      return "a class of Objective-C, as '\(type)' is one, lets extensions override"
    }
    if let type = message.typeWithoutInitializer, isIncomplete(type) {
      return "the gap in '\(type)' holds its initialisers"
    }
    if let type = message.wrapperWithoutValue, isIncomplete(type) {
      return "the gap in '\(type)' holds its value"
    }
    // The initialiser is no code of the article's where the compiler's remark points to none.
    if message.isMadeThroughMetatype, let made = message.notes.first, made.offset == nil {
      return "every subclass has the initialisers that a class of Objective-C declares"
    }
    return nil
  }

  /// Statements beside declarations stand in some body that the article does not show.
  private func excuse(for message: CompilerMessage, at offset: Int) -> String? {
    if message.isConstantWithoutValue,
      let item = snippet.syntax.items.first(where: { $0.range.contains(offset) }),
      item.role == .typeExtension, let type = item.extendedType, AppleNames.isType(type)
    {
      return "the block quotes what Apple declares of '\(type)'"
    }
    guard message.asksForMainActor,
      snippet.syntax.items.contains(where: {
        !$0.isDeclaration && $0.range.contains(offset)
      })
    else { return nil }
    return "the statements stand where the main actor runs them"
  }

  private func isIncomplete(_ type: String) -> Bool {
    program.incompleteTypes.contains { incomplete in
      type == incomplete || type.hasSuffix(".\(incomplete)") || type.hasPrefix("\(incomplete)<")
    }
  }
}
