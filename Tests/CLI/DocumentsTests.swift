import Foundation
import Samples
import Testing
import Translations
import Walkthroughs

@testable import CLI
@testable import Reports

/// The README's generated parts. `make golden` writes them anew.
@Suite("The README", .serialized)
struct DocumentsTests {
  /// A part between two comments, and what it is made from.
  struct Part: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var testDescription: String { name }
  }

  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("README.md")

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  /// A bar would end the cell.
  private static func inTable(_ text: String) -> String { text.replacing("|", with: "\\|") }

  static let parts: [Part] = [
    Part(name: "help", text: "```text\n\(HelpText.overview(of: Command.all))```\n"),
    Part(
      name: "options",
      text: table(
        ["Option", "For example", "The block …"],
        FenceOption.documentation.map { ["`\($0.name)`", "`\($0.example)`", $0.meaning] })),
    Part(
      name: "walkthroughs",
      text: table(
        ["Line", "For example", "What it does or expects"],
        StepForm.all.map { ["`\(inTable($0.syntax))`", "`\(inTable($0.example))`", $0.meaning] })),
    Part(
      name: "walkthrough-words",
      text: table(["Word", "Stands for"], StepForm.slots.map { ["`\($0.name)`", $0.meaning] })),
    Part(
      name: "walkthrough-options",
      text: table(
        ["Option", "For example", "The walkthrough …"],
        WalkthroughReader.options.map { ["`\($0.name)`", "`\($0.example)`", $0.meaning] })),
    Part(
      name: "verdicts",
      text: table(["Verdict", "Meaning"], Verdict.allCases.map { [$0.words, $0.meaning] })),
    Part(
      name: "rules",
      text: table(
        ["Rule", "Severity", "Reported where"],
        Rule.all.map { ["`\($0.id)`", $0.severity.rawValue, $0.summary] })),
  ]

  @Test("lists what the tool really has", arguments: parts)
  func part(_ part: Part) throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let open = try #require(text.range(of: "<!-- \(part.name) -->\n"))
    let close = try #require(text.range(of: "<!-- /\(part.name) -->"))
    if ProcessInfo.processInfo.environment["STELE_UPDATE_GOLDEN"] != nil {
      let new = text[..<open.upperBound] + part.text + text[close.lowerBound...]
      try String(new).write(to: Self.file, atomically: true, encoding: .utf8)
    } else {
      #expect(text[open.upperBound..<close.lowerBound] == part.text, "run 'make golden'")
    }
  }

  @Test("shows no command that the tool does not take")
  func commands() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    var count = 0
    for part in text.split(separator: "`", omittingEmptySubsequences: true) {
      for line in part.split(separator: "\n") {
        let plain = line.hasPrefix("$ ") ? line.dropFirst(2) : line
        let words = plain.split(separator: " ").map(String.init)
        guard words.first == "stele", words.count > 1, words[1].allSatisfy(\.isLowercase) else {
          continue
        }
        guard let command = Command.all.first(where: { $0.name == words[1] }) else {
          Issue.record("there is no command '\(words[1])'")
          continue
        }
        let chosen = command.chosen(by: words.dropFirst(2))
        _ = try Arguments(chosen.rest, for: chosen.command)
        count += 1
      }
    }
    #expect(count >= 4)
  }
}
