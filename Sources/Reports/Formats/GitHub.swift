extension ReportFormat<CheckResult> {
  /// For a GitHub workflow: an annotation for each problem.
  public static let github = ReportFormat(name: "github") { result, _ in
    Report(output: GitHubAnnotations.text(of: result.problems), messages: [])
  }
}

extension ReportFormat<TranslationsResult> {
  /// For a GitHub workflow: an annotation for each problem.
  public static let github = ReportFormat(name: "github") { result, _ in
    Report(output: GitHubAnnotations.text(of: result.problems), messages: [])
  }
}
