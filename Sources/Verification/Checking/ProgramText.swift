import Samples
import SwiftSource

/// A program in the form in which the compiler is asked about it.
struct ProgramText {
  /// The text that the program has in common with its translations.
  let canonical: CanonicalText
  /// What the compiler is given.
  let compilation: Compilation
  /// What is wrong with the program beside what the compiler will find.
  let messages: [CompilerMessage]

  /// - Parameter isShared: whether the program is put in the form that it has in common with its
  ///   translations.
  init(_ program: Program, mode: Compilation.SwiftMode, isShared: Bool) {
    let text = program.text.text
    canonical = isShared ? CanonicalText(text) : CanonicalText(verbatim: text)
    let lowered = Lowering.lower(canonical.text)
    compilation = Compilation(
      text: lowered.text, swiftMode: mode, parseAsLibrary: !program.isScript)
    messages = lowered.messages.map(CompilerMessage.init)
  }
}
