import Diagnostics
import Samples
import SwiftSource

extension PageCheck {
  /// A failing trial with what the compiler adds to its errors: notes and fix-its, at their places.
  ///
  /// The verdict stands on the canonical text, which has neither the author's strings nor the layout;
  /// what is to be changed on the page can only be told by asking about the text as it is.
  func detailed(_ trial: Trial, of snippet: Snippet) async throws(Diagnostic) -> Trial {
    guard case .errors = trial.outcome, let program = trial.program else { return trial }
    let lowered = Lowering.lower(program.text.text)
    let answer = await compile(
      Compilation(
        text: lowered.text, swiftMode: mode(of: snippet), parseAsLibrary: !program.isScript),
      patience[snippet.index])
    guard case .messages(let messages) = answer else { return trial }
    let places = ProgramPlaces(program: program, builder: builder, file: page.file)
    let all = (messages + lowered.messages.map(CompilerMessage.init)).filter {
      $0.severity == .error
    }
    var result = trial
    for index in result.errors.indices {
      let error = result.errors[index]
      let same = all.filter { $0.id == error.message.id }
      let here = same.first { message in
        message.offset.flatMap(program.text.origin)
          == Origin(
            snippet: snippet.index, offset: error.offset)
      }
      guard let message = here ?? (same.count == 1 ? same.first : nil) else { continue }
      result.errors[index].fixIts = places.fixIts(message.fixIts)
      result.errors[index].notes = message.notes.map { note in
        Diagnostic.Note(
          note.text, file: places.range(of: note).map { _ in page.file },
          range: places.range(of: note), fixIts: places.fixIts(note.fixIts))
      }
    }
    return result
  }
}

/// Finds the places on the page that stretches of a program come from.
private struct ProgramPlaces {
  let program: Program
  let builder: ProgramBuilder
  let file: String

  func range(of message: CompilerMessage) -> SourceRange? {
    guard let offset = message.offset, let origin = program.text.origin(at: offset),
      let snippet = builder.snippet(origin.snippet)
    else { return nil }
    return SourceRange(
      snippet.position(utf8Offset: origin.offset),
      snippet.position(utf8Offset: origin.offset + max(1, message.length)))
  }

  /// The changes, if all of them can be made on the page: one without the others is none.
  func fixIts(_ changes: [CompilerMessage.FixIt]) -> [FixIt] {
    let placed = changes.compactMap(fixIt)
    return placed.count == changes.count ? placed : []
  }

  private func fixIt(_ change: CompilerMessage.FixIt) -> FixIt? {
    guard let origin = origin(of: change), let snippet = builder.snippet(origin.snippet) else {
      return nil
    }
    let range = SourceRange(
      snippet.position(utf8Offset: origin.offset),
      snippet.position(utf8Offset: origin.offset + change.length))
    // In a list or a quotation each line starts with what belongs to that.
    let isPlain = snippet.lineStarts.allSatisfy { $0.column == 1 }
    guard isPlain || range.start.line == range.end.line && !change.replacement.contains("\n")
    else { return nil }
    return FixIt(file: file, range: range, replacement: change.replacement)
  }

  /// Where a change starts in a snippet, if the page has the very text there that is replaced.
  private func origin(of change: CompilerMessage.FixIt) -> Origin? {
    let text = program.text
    if change.length == 0 {
      // An insertion behind the last token of a piece belongs to that piece.
      return text.origin(at: change.offset)
        ?? text.origin(at: change.offset - 1).map {
          Origin(snippet: $0.snippet, offset: $0.offset + 1)
        }
    }
    guard let first = text.origin(at: change.offset),
      let last = text.origin(at: change.offset + change.length - 1),
      last.snippet == first.snippet, last.offset - first.offset == change.length - 1,
      let code = builder.snippet(first.snippet)?.code,
      Array(code.utf8).dropFirst(first.offset).prefix(change.length)
        .elementsEqual(Array(text.text.utf8).dropFirst(change.offset).prefix(change.length))
    else { return nil }
    return first
  }
}
