import Catalog
import Diagnostics
import Markdown

/// Changes to a page's text, made all at once; what is not changed stays byte for byte.
struct PageEdits {
  private struct Edit {
    var range: Range<Int>
    var bytes: [UInt8]
  }

  private let bytes: [UInt8]
  private var edits: [Edit] = []

  init(_ source: SourceText) {
    bytes = Array(source.text.utf8)
  }

  /// Replaces a stretch by a text.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, bytes: Array(text.utf8)))
  }

  /// Replaces a unit's text, with what its containers put before each line.
  mutating func replace(_ unit: TextUnit, with text: String) {
    if unit.kind == .frontMatter {
      replace(unit.extent, with: YAMLScalar.written(text))
      return
    }
    let isIndentation = unit.continuation.utf8.allSatisfy { $0 != UInt8(ascii: ">") }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let written = lines.enumerated().map { index, line in
      index == 0 || line.isEmpty && isIndentation ? String(line) : unit.continuation + line
    }
    replace(unit.extent, with: written.joined(separator: "\n"))
  }

  /// Replaces a unit by a comment that says what is to be translated.
  mutating func comment(_ unit: TextUnit) {
    // A comment at the start of a line ends a table; a row may start with a bar, though it need not.
    let bar = unit.kind == .cell && startsRow(unit.extent.lowerBound) ? "| " : ""
    replace(unit.extent, with: bar + Placeholder(for: unit).comment)
  }

  /// Whether no bar stands before a cell on its line.
  private func startsRow(_ offset: Int) -> Bool {
    let line = bytes[..<offset].reversed().prefix { $0 != 10 }
    return !line.contains(UInt8(ascii: "|"))
  }

  /// A stretch of the page with the changes that lie in it.
  func text(in range: Range<Int>) -> String {
    var result: [UInt8] = []
    var position = range.lowerBound
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for edit in sorted.map(\.element)
    where edit.range.lowerBound >= position && edit.range.upperBound <= range.upperBound {
      result += bytes[position..<edit.range.lowerBound] + edit.bytes
      position = edit.range.upperBound
    }
    return String(
      decoding: result + bytes[position..<max(position, range.upperBound)], as: UTF8.self)
  }

  /// The whole page with its changes.
  var text: String { text(in: 0..<bytes.count) }
}

/// Values of front matter as YAML writes them.
enum YAMLScalar {
  private static let words: Set<String> = [
    "true", "false", "yes", "no", "on", "off", "null", "y", "n",
  ]

  /// A text as it stands where YAML reads it as that text, else in quotes.
  static func written(_ text: String) -> String {
    let starts = text.unicodeScalars.first?.properties.isAlphabetic ?? false
    let isPlain =
      starts && !words.contains(text.lowercased()) && !text.contains(": ") && !text.contains(" #")
      && !text.hasSuffix(":") && !text.hasSuffix(" ")
      && text.unicodeScalars.allSatisfy { $0.value >= 0x20 }
    if isPlain { return text }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
