public import Diagnostics
public import Translations

/// What `stele translations` found, ready for any format.
public struct TranslationsResult: Sendable {
  /// One article with its section groups and what the rules say of it.
  public struct Entry: Sendable {
    /// The article, aligned.
    public var aligned: AlignedArticle
    /// What the rules found.
    public var findings: [Finding]

    /// An article with its findings.
    public init(aligned: AlignedArticle, findings: [Finding]) {
      self.aligned = aligned
      self.findings = findings
    }
  }

  /// The articles by slug.
  public var entries: [Entry]
  /// The rules that were applied, for the formats that describe them.
  public var rules: [Rule]
  /// What was wrong with the pages before they were compared.
  public var diagnostics: [Diagnostic]

  /// A result from its parts.
  public init(entries: [Entry], rules: [Rule] = Rule.all, diagnostics: [Diagnostic]) {
    self.entries = entries
    self.rules = rules
    self.diagnostics = diagnostics
  }

  /// Whether anything is wrong: an error in a page, or a finding that is more than a remark.
  public var hasProblems: Bool {
    diagnostics.contains { $0.severity == .error }
      || entries.contains { $0.findings.contains { $0.severity > .note } }
  }

  /// The problems of pages and translations in the one form that all message formats start from.
  var problems: [Diagnostic] {
    (diagnostics + entries.flatMap { $0.findings.map(\.diagnostic) }).sorted()
  }
}
