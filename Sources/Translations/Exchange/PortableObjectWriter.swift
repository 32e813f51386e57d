import Catalog

extension ExchangeFile {
  /// The file as gettext's portable object (PO).
  ///
  /// - Parameter date: the time that the header names, as `YYYY-MM-DD hh:mm+0000`.
  public func portableObject(date: String, version: String) -> String {
    var text = """
      # \(article): \(source.code) → \(target.code)
      # Markdown; what a note says to keep has to stand in the translation, too.
      msgid ""
      msgstr ""

      """
    let header = [
      ("Project-Id-Version", article), ("Report-Msgid-Bugs-To", ""), ("POT-Creation-Date", date),
      ("PO-Revision-Date", date), ("Last-Translator", "nobody yet"),
      ("Language-Team", target.code),
      ("Language", target.code.replacing("-", with: "_")), ("MIME-Version", "1.0"),
      ("Content-Type", "text/plain; charset=UTF-8"), ("Content-Transfer-Encoding", "8bit"),
      ("X-Generator", "stele \(version)"), ("X-Stele-Article", article), ("X-Stele-Source", file),
      ("X-Stele-Source-Language", source.code), ("X-Stele-Target-Language", target.code),
    ]
    for (key, value) in header { text += PortableObject.quoted("\(key): \(value)\n") + "\n" }
    for unit in units { text += "\n" + entry(unit) }
    return text
  }

  private func entry(_ unit: Unit) -> String {
    var text = ""
    if !unit.section.title.isEmpty {
      text += PortableObject.comment(".", "section: \(unit.section.title)")
    }
    for note in unit.notes { text += PortableObject.comment(".", note) }
    // A file's name with a space would be read as two places.
    if !file.contains(" ") { text += PortableObject.comment(":", "\(file):\(unit.line)") }
    if unit.needsWork { text += "#, fuzzy\n" }
    text += PortableObject.field("msgctxt", unit.id)
    text += PortableObject.field("msgid", unit.source)
    text += PortableObject.field("msgstr", unit.target)
    return text
  }
}

/// The spelling of gettext's files.
enum PortableObject {
  /// A keyword with its text; one of several lines starts on a line of its own.
  static func field(_ keyword: String, _ text: String) -> String {
    guard text.utf8.contains(10) else { return "\(keyword) \(quoted(text))\n" }
    var result = "\(keyword) \"\"\n"
    var rest = text[...]
    while let end = rest.firstIndex(of: "\n") {
      result += quoted(rest[...end]) + "\n"
      rest = rest[rest.index(after: end)...]
    }
    return rest.isEmpty ? result : result + quoted(rest) + "\n"
  }

  /// A comment of one line.
  static func comment(_ mark: String, _ text: String) -> String {
    "#\(mark) \(text.split(whereSeparator: \.isNewline).joined(separator: " "))\n"
  }

  /// A text in quotes.
  static func quoted(_ text: some StringProtocol) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
