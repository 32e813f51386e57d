import Catalog
import Diagnostics
import Reports
import Translations

extension Command {
  /// `stele translations`
  static let translations = Command(
    name: "translations",
    summary: "Find where the languages of an article have drifted apart.",
    discussion: """
      Links every section to the same section in the other languages, by content, and
      applies the rules: missing and extra sections, code that differs other than in
      comments and texts, and so on. Messages go to the standard error, the overview or
      the machine format to the standard output.
      """,
    operand: .articles,
    options: [
      .format(ReportFormat<TranslationsResult>.all), .explain, .verbose, .quiet, .color,
    ],
    examples: [
      Example(line: "stele translations", meaning: "Compares the languages of Articles/."),
      Example(
        line: "stele translations guide.en.md guide.ja.md",
        meaning: "Compares the two languages of one article."),
      Example(
        line: "stele translations --verbose Articles",
        meaning: "Lists every section with its line in each language as well."),
      Example(
        line: "stele translations --format json docs > sections.json",
        meaning: "Writes section groups and findings for a program to read."),
      Example(
        line: "stele translations --explain number-differs",
        meaning: "Says what a rule looks for, with an example of wrong and right."),
    ],
    subcommands: [
      .acceptTranslations, .diffTranslations, .newTranslation, .exportTranslation,
      .importTranslation,
    ]
  ) { arguments, session in
    if let id = arguments.value(of: .explain) {
      session.say(try Rule.named(id).manual)
      return .success
    }
    let clock = ContinuousClock()
    let start = clock.now
    let project = try await Project.read(arguments.operands)
    let reading = clock.now - start
    let surroundings = project.surroundings
    let entries = try await project.alignedArticles { aligned in
      TranslationsResult.Entry(
        aligned: aligned,
        findings: Findings.all(of: aligned, wanted: project.languages, in: surroundings))
    }
    let idle = Findings.idleSuppressions(
      articles: entries.map(\.aligned), surroundings: surroundings)
    let result = TranslationsResult(entries: entries, diagnostics: project.diagnostics + idle)
    let comparing = clock.now - start - reading
    session.report(result, as: ReportFormat<TranslationsResult>.all, arguments)
    let format = arguments.value(of: .format(ReportFormat<TranslationsResult>.all)) ?? "text"
    if arguments.has(.verbose), format == "text" {
      session.say("read in \(reading.inSeconds) s, compared in \(comparing.inSeconds) s\n")
    }
    return max(ExitStatus(project.diagnostics), result.hasProblems ? .problems : .success)
  }
}

extension Duration {
  /// In seconds, with two digits behind the point.
  fileprivate var inSeconds: String {
    let hundredths = Int((self / .milliseconds(10)).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension Option {
  /// Asks for a rule's explanation.
  static let explain = Option(
    name: "explain", value: "RULE", summary: "Explain a rule, with an example, and do nothing else."
  )
}

extension Rule {
  /// The rule of a name that a user wrote.
  static func named(_ id: String) throws(Diagnostic) -> Rule {
    if let rule = all.first(where: { $0.id == id }) { return rule }
    let near = Suggestion.nearest(to: id, in: all.map(\.id))
    throw Diagnostic(
      .error, "unknown-rule", "there is no rule '\(id)'",
      help: near.map { "did you mean '\($0)'?" }
        ?? "the rules are: \(all.map(\.id).joined(separator: ", "))")
  }
}

extension Command.Operand {
  /// The articles to work on.
  static let articles = Command.Operand(
    name: "PATH",
    summary:
      "A folder or a Markdown file, the folder Articles if none is given. Pages are found by "
      + "their names: NAME.LANG.md, LANG/NAME.md or NAME/LANG.md.",
    isRepeated: true)
}

extension Project {
  /// Aligns every article and makes something of it; articles are independent, so all at once.
  ///
  /// - Parameter known: what was aligned before; it holds for articles whose pages have not changed.
  func alignedArticles<Value: Sendable>(
    reusing known: [String: AlignedArticle] = [:],
    _ use: @escaping @Sendable (AlignedArticle) -> Value
  ) async throws -> [Value] {
    try await withThrowingTaskGroup(of: (Int, Value).self) { group in
      for (index, article) in catalog.articles.enumerated() {
        group.addTask {
          try Task.checkCancellation()
          if let same = known[article.slug], same.article.isSame(as: article) {
            return (index, use(with(same)))
          }
          return (index, use(aligned(article)))
        }
      }
      var values: [(Int, Value)] = []
      for try await value in group { values.append(value) }
      return values.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
