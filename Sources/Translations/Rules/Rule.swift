public import Diagnostics

/// A way in which translations drift apart, and how it is found.
///
/// To add one, copy a file of this folder and add its value to `Rule.all`.
public struct Rule: Sendable {
  /// A stable, lower-case, hyphenated name.
  public var id: String
  /// How bad a finding is, if the settings do not say otherwise.
  public var severity: Diagnostic.Severity
  /// What is compared, in one sentence.
  public var summary: String
  /// Why it matters and what to do, in a few sentences.
  public var explanation: String
  /// Markdown that the rule reports.
  public var wrong: String
  /// The same, set right.
  public var right: String
  /// Looks for it in an article.
  let check: @Sendable (Comparison) -> [Report]

  /// What a rule says of one place; the rule's own id and severity are added to it.
  struct Report {
    var side: Comparison.Side
    var range: SourceRange
    var message: String
    var section: String?
    var source: Finding.Place?
    var help: String?
    /// Where it is less sure than the rule in general.
    var severity: Diagnostic.Severity?
  }

  /// Every rule, in the order of the documentation.
  public static let all: [Rule] = [
    // Structure
    .missingPage, .missingSection, .extraSection, .sectionOrder, .headingLevel, .missingText,
    .extraText, .listItems, .tableShape, .imageDiffers, .admonitionDiffers,
    // Code
    .missingCodeBlock, .extraCodeBlock, .codeDiffers, .translatedIdentifiers, .codeLayout,
    .codeBlockInfo, .untranslatedCodeText, .fullWidthCode, .walkthroughDiffers,
    // Prose
    .inlineCodeDiffers, .inlineCodeMissing, .numberDiffers, .linkDiffers, .untranslatedText,
    .untranslatedHeading, .headingTitle, .lengthDiffers, .glossaryTerm, .mixedStyle,
    // Markup
    .literalEmphasis, .unresolvedReference, .spacedLink, .deadFragment, .deadFile, .linkLanguage,
    .unusableAnchor, .unbalancedMarks,
    // Freshness and suppressions
    .staleSection, .idleSuppression,
  ]

  /// What the rule finds in an article.
  func findings(in comparison: Comparison) -> [Finding] {
    check(comparison).map { report in
      Finding(
        rule: id, severity: report.severity ?? severity, language: report.side.language,
        place: Finding.Place(file: report.side.file, range: report.range), message: report.message,
        section: report.section, source: report.source, help: report.help)
    }
  }
}
