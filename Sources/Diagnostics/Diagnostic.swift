/// One thing to tell the user about their files: what is wrong, where, and the likely way out.
///
/// Every stage reports through this one value; the command line sorts, prints and counts it once.
/// It is also the error that is thrown where a stage cannot go on with a file.
public struct Diagnostic: Error, Hashable, Codable, Sendable {
  /// How bad it is; the exit status follows from the worst one.
  public enum Severity: String, Codable, Comparable, CaseIterable, Sendable {
    case note, warning, error

    /// `note` is the least, `error` the most severe.
    public static func < (a: Severity, b: Severity) -> Bool {
      (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
    }
  }

  /// A remark at another place that belongs to a diagnostic.
  public struct Note: Hashable, Codable, Sendable {
    /// What is to be seen there.
    public var message: String
    /// The file, as the user wrote it.
    public var file: String?
    /// The stretch of the file.
    public var range: SourceRange?
    /// What one could change, where the remark proposes it; whether that is meant only the author knows.
    public var fixIts: [FixIt]

    /// A remark, with its place where it has one.
    public init(
      _ message: String, file: String? = nil, range: SourceRange? = nil, fixIts: [FixIt] = []
    ) {
      self.message = message
      self.file = file
      self.range = range
      self.fixIts = fixIts
    }
  }

  /// How bad it is.
  public var severity: Severity
  /// A stable, lower-case, hyphenated name of the kind of problem.
  public var id: String
  /// What is wrong, as one sentence without a full stop at the end.
  public var message: String
  /// The file, as the user wrote it; nothing for a problem of the whole run.
  public var file: String?
  /// The stretch of the file; nothing for a problem of the whole file.
  public var range: SourceRange?
  /// Remarks at other places.
  public var notes: [Note]
  /// The likely fix ("did you mean …?").
  public var help: String?
  /// The changes that together set it right.
  public var fixIts: [FixIt]

  /// A problem with its place and the likely way out, where they are known.
  public init(
    _ severity: Severity, _ id: String, _ message: String, file: String? = nil,
    range: SourceRange? = nil, notes: [Note] = [], help: String? = nil,
    fixIts: [FixIt] = []
  ) {
    self.severity = severity
    self.id = id
    self.message = message
    self.file = file
    self.range = range
    self.notes = notes
    self.help = help
    self.fixIts = fixIts
  }
}

extension Diagnostic: Comparable {
  /// The order of a report: by file, place, severity (worst first), then text.
  public static func < (a: Diagnostic, b: Diagnostic) -> Bool {
    let here = (a.file ?? "", a.range?.start ?? SourcePosition(line: 0, column: 0))
    let there = (b.file ?? "", b.range?.start ?? SourcePosition(line: 0, column: 0))
    if here != there { return here < there }
    if a.severity != b.severity { return a.severity > b.severity }
    return (a.id, a.message) < (b.id, b.message)
  }
}
