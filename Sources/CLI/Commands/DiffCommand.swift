import Catalog
import Diagnostics
import Foundation
import Reports
import Translations

extension Command {
  /// `stele translations diff`
  static let diffTranslations = Command(
    name: "translations diff",
    summary: "Show what changed in the source since a section was translated.",
    discussion: """
      For each stale section, the blocks of the source that changed since the translation
      was accepted, word by word: [-gone-] and {+new+}, or colours on a terminal. The old
      text comes from the history of the git repository; where no commit has it, the
      blocks that are not as they were are shown as they are now.

      The exit status is 1 where a section is stale.
      """,
    operand: .article,
    options: [.languages, .sections, .articlesFolder, .quiet, .color],
    examples: [
      Example(
        line: "stele translations diff first-steps --language ja",
        meaning: "Shows what a translator has to look at."),
      Example(
        line: "stele translations diff first-steps -l ja -s setup",
        meaning: "The same for one section."),
    ]
  ) { arguments, session in
    let chosen = try await ChosenArticles(arguments)
    session.show(chosen.project.diagnostics)
    var stale = 0
    for aligned in chosen.articles {
      guard let source = aligned.article.page(in: aligned.article.source) else { continue }
      let sections = try chosen.sections(of: aligned)
      let isTracked = Git(folder: Git.folder(of: source.file)).isRepository
      let history = SourceHistory(
        of: source, history: isTracked ? .git(around: source.file) : .none)
      for language in try chosen.languages(of: aligned) {
        for index in aligned.groups.indices where sections.contains(index) {
          try Task.checkCancellation()
          guard
            let difference = try await SectionDifference(
              of: index, in: aligned, for: language, history: history)
          else { continue }
          stale += 1
          let text = DifferenceText(difference, of: index, in: aligned, language)
          session.console.writeOutput(text.text(session.outputStyle))
        }
      }
    }
    if stale == 0 {
      session.say("nothing that was accepted has changed in the source since")
    }
    return max(stale > 0 ? .problems : .success, ExitStatus(chosen.project.diagnostics))
  }
}

extension SectionDifference {
  /// The commit in the length that people use.
  fileprivate var shortCommit: String? { commit.map { String($0.prefix(10)) } }
}

/// A section's difference as people read it.
private struct DifferenceText {
  private let difference: SectionDifference
  private let head: [String]

  init(
    _ difference: SectionDifference, of group: Int, in aligned: AlignedArticle, _ language: Language
  ) {
    self.difference = difference
    let places = [aligned.article.source, language].compactMap { language -> String? in
      guard let page = aligned.article.page(in: language),
        let member = aligned.groups[group].members[language]
      else { return nil }
      let section = page.sections[member]
      return "\(page.file):\(section.range.start.line): \(section.title)"
    }
    let since =
      difference.shortCommit.map { "since \($0)" }
      ?? "since then; the text of that time is in no commit"
    head = places + ["\(aligned.groups[group].id) (\(language)): changed \(since)"]
  }

  func text(_ style: TextStyle) -> String {
    var result = head.map { style.heading($0) + "\n" }.joined()
    for block in difference.blocks {
      let place = block.line.map(String.init) ?? "–"
      let runs = block.runs.enumerated().map { index, run in
        switch run {
        case .same(let text):
          shortened(text, isFirst: index == 0, isLast: index == block.runs.count - 1)
        case .removed(let text): style.removed(text)
        case .added(let text): style.added(text)
        }
      }
      let lines = runs.joined().split(separator: "\n", omittingEmptySubsequences: true)
      for (index, line) in lines.enumerated() {
        let text = index == 0 ? String(line.drop { $0 == " " }) : String(line)
        let number = index == 0 ? place : ""
        result += String(repeating: " ", count: max(0, 6 - number.count)) + number + "  \(text)\n"
      }
    }
    return result + "\n"
  }

  /// What stayed is shown as far as it says where the change is.
  private func shortened(_ text: String, isFirst: Bool, isLast: Bool) -> String {
    let most = 160
    guard text.count > 2 * most else { return text }
    let start = isFirst ? "" : String(text.prefix(most))
    let end = isLast ? "" : String(text.suffix(most))
    return "\(start) … \(end)"
  }
}
