import Diagnostics
import YAML

/// Checks the keys of a front matter and takes their values.
struct FrontMatterReader {
  /// The keys that a page may have.
  static let keys = [
    "title", "description", "date", "series", "part", "source", "lang", "language", "tags", "swift",
  ]

  let file: String
  var result: FrontMatter
  var diagnostics: [Diagnostic] = []

  init(file: String, range: SourceRange) {
    self.file = file
    result = FrontMatter(range: range)
  }

  mutating func read(_ node: YAMLNode) {
    guard let entries = node.mapping else {
      if !node.isNull {
        report("front matter is a list of 'key: value' lines, not \(node.kindName)", node.range)
      }
      return
    }
    for entry in entries { read(entry) }
  }

  private mutating func read(_ entry: YAMLNode.Entry) {
    guard FrontMatterReader.keys.contains(entry.key) else { return reportUnknown(entry) }
    guard !entry.value.isNull else {
      diagnostics.append(
        Diagnostic(
          .warning, "front-matter-empty", "'\(entry.key)' has no value", file: file,
          range: entry.keyRange))
      return
    }
    switch entry.key {
    case "title": result.title = text(entry)
    case "description": result.description = text(entry)
    case "series": result.series = text(entry)
    case "source": result.source = text(entry)
    case "lang", "language": result.language = text(entry)
    case "date": result.date = date(entry)
    case "part": result.part = number(entry, in: 1...9999, as: "a whole number from 1")
    case "swift": result.swift = number(entry, in: 5...6, as: "5 or 6")
    default: result.tags = tags(entry)
    }
  }

  private mutating func text(_ entry: YAMLNode.Entry) -> FrontMatter.Entry<String>? {
    guard let text = entry.value.string else {
      report("'\(entry.key)' must be a text, not \(entry.value.kindName)", entry.value.range)
      return nil
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      report("'\(entry.key)' is blank", entry.value.range)
      return nil
    }
    return FrontMatter.Entry(text, range: entry.value.range)
  }

  private mutating func number(
    _ entry: YAMLNode.Entry, in range: ClosedRange<Int>, as description: String
  ) -> FrontMatter.Entry<Int>? {
    guard let number = entry.value.integer, range.contains(number) else {
      report("'\(entry.key)' must be \(description)", entry.value.range)
      return nil
    }
    return FrontMatter.Entry(number, range: entry.value.range)
  }

  private mutating func date(_ entry: YAMLNode.Entry) -> FrontMatter.Entry<String>? {
    // A time of day is let through and left out.
    let day = entry.value.string.map { $0.prefix { $0 != "T" && $0 != " " } }
    guard let text = day.map(String.init), FrontMatterReader.isDate(text) else {
      report("'\(entry.key)' must be a day of the calendar, as YYYY-MM-DD", entry.value.range)
      return nil
    }
    return FrontMatter.Entry(text, range: entry.value.range)
  }

  private mutating func tags(_ entry: YAMLNode.Entry) -> [FrontMatter.Entry<String>] {
    guard let elements = entry.value.sequence else {
      report("'\(entry.key)' must be a list, as in [UIKit, SwiftUI]", entry.value.range)
      return []
    }
    return elements.compactMap { element in
      text(YAMLNode.Entry(key: entry.key, keyRange: entry.keyRange, value: element))
    }
  }

  static func isDate(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2] else { return false }
    guard parts.allSatisfy({ $0.allSatisfy { (0x30...0x39).contains($0) } }) else { return false }
    let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 - 0x30) } }
    let (year, month, day) = (numbers[0], numbers[1], numbers[2])
    guard year >= 1, (1...12).contains(month) else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...days[month - 1]).contains(day)
  }

  private mutating func report(_ message: String, _ range: SourceRange) {
    diagnostics.append(Diagnostic(.error, "front-matter", message, file: file, range: range))
  }

  private mutating func reportUnknown(_ entry: YAMLNode.Entry) {
    let guess = Suggestion.nearest(to: entry.key, in: FrontMatterReader.keys)
    diagnostics.append(
      Diagnostic(
        .warning, "front-matter-key", "unknown key '\(entry.key)' in the front matter", file: file,
        range: entry.keyRange, help: guess.map { "did you mean '\($0)'?" }))
  }
}
