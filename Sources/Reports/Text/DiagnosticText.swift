public import Diagnostics

/// Diagnostics as people read them: `file:line:column: severity: text`, the source line with a caret
/// under the place, then notes and help.
public struct DiagnosticText {
  private let lines: SourceLines
  private let style: TextStyle
  private static let gutter = 5

  /// A writer that quotes from these lines, in this style.
  public init(lines: SourceLines, style: TextStyle) {
    self.lines = lines
    self.style = style
  }

  /// All of them, in the order of files and places.
  public func text(of diagnostics: [Diagnostic]) -> String {
    diagnostics.sorted().map(text(of:)).joined()
  }

  /// One, with a line break at its end.
  public func text(of diagnostic: Diagnostic) -> String {
    let severity = diagnostic.severity
    var text = heading(
      severity.rawValue, role(of: severity), diagnostic.message, id: diagnostic.id,
      file: diagnostic.file, at: diagnostic.range)
    text += excerpt(of: diagnostic.file, diagnostic.range)
    text += proposals(diagnostic.fixIts)
    for note in diagnostic.notes {
      guard let range = note.range else {
        text += remark("note", note.message)
        continue
      }
      let file = note.file ?? diagnostic.file
      text += heading("note", .note, note.message, id: nil, file: file, at: range)
      text += excerpt(of: file, range)
      text += proposals(note.fixIts)
    }
    if let help = diagnostic.help { text += remark("help", help) }
    return text
  }

  private func heading(
    _ word: String, _ role: TextStyle.Role, _ message: String, id: String?, file: String?,
    at range: SourceRange?
  ) -> String {
    var place = file.map { "\(TextStyle.harmless($0)):" } ?? "stele:"
    if file != nil, let start = range?.start { place += "\(start.line):\(start.column):" }
    let name = id.map { " " + style.paint("[\($0)]", .faint) } ?? ""
    return style.paint(place, .place) + " " + style.paint("\(word):", role) + " "
      + style.paint(TextStyle.harmless(message), .place) + name + "\n"
  }

  private func excerpt(of file: String?, _ range: SourceRange?) -> String {
    guard let file, let range, let line = lines.line(range.start.line, of: file) else { return "" }
    let excerpt = Excerpt(line: line, range: range)
    let number = String(range.start.line)
    let padding = String(repeating: " ", count: max(Self.gutter - number.count, 0))
    let empty = String(repeating: " ", count: padding.count + number.count)
    return style.paint("\(padding)\(number) | ", .faint) + excerpt.line + "\n"
      + style.paint("\(empty) | ", .faint) + excerpt.indentation
      + style.paint(excerpt.marks, .mark) + "\n"
  }

  /// What the compiler would change, in words: the source line above shows the place.
  private func proposals(_ fixIts: [FixIt]) -> String {
    fixIts.map { fixIt in
      let isPlain = fixIt.range.start != fixIt.range.end
      let new = fixIt.replacement
      let place = "\(fixIt.range.start.line):\(fixIt.range.start.column)"
      let what =
        new.isEmpty
        ? "remove it" : isPlain ? "replace it with '\(new)'" : "insert '\(new)'"
      return remark("fix-it", "at \(place), \(what)")
    }.joined()
  }

  private func remark(_ word: String, _ message: String) -> String {
    let indentation = String(repeating: " ", count: Self.gutter + 1)
    // Where a program is quoted, its lines are kept.
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
      .map { TextStyle.harmless($0) }
    return indentation + style.paint("= ", .faint) + style.paint("\(word):", .note) + " "
      + lines.joined(separator: "\n\(indentation)  ") + "\n"
  }

  private func role(of severity: Diagnostic.Severity) -> TextStyle.Role {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
