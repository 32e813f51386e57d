import Diagnostics
import Verification

/// Problems, remarks and changes as JSON has them.
enum DiagnosticValue {
  /// A problem with its place; one of a block without a place of its own stands at the block's.
  static func value(of diagnostic: Diagnostic, in block: BlockReport? = nil) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("severity", .string(diagnostic.severity.rawValue)),
      ("id", .string(diagnostic.id)),
      ("message", .string(diagnostic.message)),
      ("file", JSONValue(diagnostic.file ?? block?.file)),
    ]
    members += place(diagnostic.range ?? block?.place)
    members.append(("help", JSONValue(diagnostic.help)))
    members.append(("notes", .array(diagnostic.notes.map(value(ofNote:)))))
    members.append(("fixIts", .array(diagnostic.fixIts.map(value(ofChange:)))))
    return .object(members)
  }

  private static func value(ofNote note: Diagnostic.Note) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("message", .string(note.message)), ("file", JSONValue(note.file)),
    ]
    members += place(note.range)
    members.append(("fixIts", .array(note.fixIts.map(value(ofChange:)))))
    return .object(members)
  }

  private static func value(ofChange change: FixIt) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("file", .string(change.file))]
    members += place(change.range)
    members.append(("replacement", .string(change.replacement)))
    return .object(members)
  }

  private static func place(_ range: SourceRange?) -> [(key: String, value: JSONValue)] {
    func number(_ number: Int?) -> JSONValue { number.map(JSONValue.integer) ?? .null }
    return [
      ("line", number(range?.start.line)), ("column", number(range?.start.column)),
      ("endLine", number(range?.end.line)), ("endColumn", number(range?.end.column)),
    ]
  }
}
