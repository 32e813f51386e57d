extension ReportFormat<CheckResult> {
  /// For code scanning services: a SARIF 2.1.0 log.
  public static let sarif = ReportFormat(name: "sarif") { result, options in
    let rules = [
      SARIFLog.Rule(
        id: "failed", summary: "A code block does not compile, or not as the article says."),
      SARIFLog.Rule(
        id: "unsupported",
        summary: "A code block uses something that the stand-ins for Apple's modules lack."),
      SARIFLog.Rule(
        id: "listing-differs",
        summary: "An article's final listing is not what its steps add up to."),
    ]
    var log = SARIFLog(version: options.version, rules: rules, diagnostics: result.problems)
    log.properties = [
      ("compiler", result.report.compiler), ("sdk", result.report.sdk),
    ]
    return Report(output: log.text, messages: [])
  }
}

extension ReportFormat<TranslationsResult> {
  /// For code scanning services: a SARIF 2.1.0 log that describes every rule.
  public static let sarif = ReportFormat(name: "sarif") { result, options in
    let rules = result.rules.map {
      SARIFLog.Rule(id: $0.id, summary: $0.summary, explanation: $0.explanation)
    }
    let log = SARIFLog(version: options.version, rules: rules, diagnostics: result.problems)
    return Report(output: log.text, messages: [])
  }
}
