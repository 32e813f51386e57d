public import SwiftSource

extension CompilerMessage {
  /// A rule that lowering has checked in the compiler's place, as the compiler would have told it.
  public init(_ message: Lowering.Message) {
    self.init(
      .error, id: message.id, text: message.text, offset: message.offset, length: message.length,
      notes: message.notes.map { note in
        CompilerMessage(
          .note, id: note.id, text: note.text, offset: note.offset,
          fixIts: [FixIt(offset: note.offset, length: 0, replacement: note.insertion)])
      })
  }
}
