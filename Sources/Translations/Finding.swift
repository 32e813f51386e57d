public import Catalog
public import Diagnostics

/// One consistency problem between two languages of an article.
public struct Finding: Hashable, Sendable {
  /// A stretch of a file.
  public struct Place: Hashable, Sendable {
    /// The file, as the user wrote it.
    public var file: String
    /// The stretch.
    public var range: SourceRange

    /// A stretch of a file.
    public init(file: String, range: SourceRange) {
      self.file = file
      self.range = range
    }
  }

  /// The id of the rule that found it.
  public var rule: String
  /// How bad it is.
  public var severity: Diagnostic.Severity
  /// The language whose page differs from the source.
  public var language: Language
  /// Where.
  public var place: Place
  /// What differs, as one sentence without a full stop at the end.
  public var message: String
  /// The id of the section group.
  public var section: String?
  /// The place in the source that it is compared with.
  public var source: Place?
  /// The likely fix.
  public var help: String?

  /// A finding from its parts.
  public init(
    rule: String, severity: Diagnostic.Severity, language: Language, place: Place, message: String,
    section: String? = nil, source: Place? = nil, help: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.language = language
    self.place = place
    self.message = message
    self.section = section
    self.source = source
    self.help = help
  }

  /// The finding as every stage reports its problems.
  public var diagnostic: Diagnostic {
    let notes = source.map {
      [Diagnostic.Note("compared with this", file: $0.file, range: $0.range)]
    }
    return Diagnostic(
      severity, rule, message, file: place.file, range: place.range, notes: notes ?? [], help: help)
  }
}

extension Finding: Comparable {
  /// The order of a report: by file and place, then by rule and text.
  public static func < (a: Finding, b: Finding) -> Bool {
    if a.place.file != b.place.file { return a.place.file < b.place.file }
    if a.place.range.start != b.place.range.start {
      return a.place.range.start < b.place.range.start
    }
    return (a.rule, a.language, a.message) < (b.rule, b.language, b.message)
  }
}
