import Diagnostics
import Foundation
import Translations

extension Command {
  /// `stele translations new`
  static let newTranslation = Command(
    name: "translations new",
    summary: "Start the page of an article in a new language.",
    discussion: """
      Writes a page with the source's structure: headings with their ids, code, pictures
      and front matter. What is to be translated stands in comments at its place, so that
      the page reads as untranslated until it is done. An existing page is left alone.
      """,
    operand: .article,
    options: [.oneLanguage, .file("the page's place in the article's layout"), .articlesFolder]
      + [.quiet, .color],
    examples: [
      Example(
        line: "stele translations new first-steps --language de",
        meaning: "Writes the German page beside the others."),
      Example(
        line: "stele translations new docs/en/setup.md -l ja",
        meaning: "Writes docs/ja/setup.md."),
    ]
  ) { arguments, session in
    let chosen = try await ChosenArticles(arguments)
    session.show(chosen.project.diagnostics)
    let aligned = try chosen.single()
    let language = try chosen.language()
    if let page = aligned.article.page(in: language) {
      throw Diagnostic(
        .error, "page-exists", "the article has a page in '\(language)' already", file: page.file)
    }
    guard let page = BlankPage(of: aligned.article, in: language) else {
      throw Diagnostic(.error, "no-source", "the article '\(aligned.article.slug)' has no source")
    }
    let path = arguments.value(of: .file("")) ?? page.file
    guard !FileManager.default.fileExists(atPath: path) else {
      throw Diagnostic(.error, "page-exists", "there is a file of this name already", file: path)
    }
    try TextFile(of: aligned.article.pages.first?.file ?? path).write(page.text, to: path)
    session.say(path)
    return ExitStatus(chosen.project.diagnostics)
  }
}

extension Option {
  /// The file to write.
  static func file(_ usual: String) -> Option {
    Option(
      name: "output", letter: "o", value: "FILE",
      summary: "The file to write; \(usual) is the default."
    )
  }
}
