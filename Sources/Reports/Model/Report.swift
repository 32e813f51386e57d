public import Diagnostics

/// A rendered result: what goes to the standard output, and the messages that go beside it to the
/// standard error.
public struct Report: Sendable {
  /// The document, or the summary for people.
  public var output: String
  /// The messages, in order.
  public var messages: [Diagnostic]

  /// A report from its parts.
  public init(output: String, messages: [Diagnostic]) {
    self.output = output
    self.messages = messages
  }
}

/// How a report is to be written.
public struct ReportOptions: Sendable {
  /// Colours or none, for the formats that people read.
  public var style: TextStyle
  /// Whether also what is in order is listed.
  public var listsEverything: Bool
  /// The tool's version, for the formats that name their maker.
  public var version: String

  /// Options from their parts.
  public init(style: TextStyle, listsEverything: Bool, version: String) {
    self.style = style
    self.listsEverything = listsEverything
    self.version = version
  }
}

/// A way to write a result, chosen by its name on the command line.
///
/// To add one, copy a file of the folder `Formats` and add its value to `all` in the extensions below.
public struct ReportFormat<Result: Sendable>: Sendable {
  /// The name, as `--format` takes it.
  public var name: String
  /// Whether it is for people rather than for programs.
  public var isForPeople = false
  /// Writes a result.
  public var render: @Sendable (Result, ReportOptions) -> Report
}

extension ReportFormat<CheckResult> {
  /// The formats of `stele check`; the first is the default.
  public static let all: [ReportFormat] = [.text, .json, .sarif, .junit, .github]
}

extension ReportFormat<TranslationsResult> {
  /// The formats of `stele translations`; the first is the default.
  public static let all: [ReportFormat] = [.text, .json, .sarif, .github]
}

extension ReportFormat<MissingSymbols> {
  /// The formats of `stele check --missing`; the first is the default.
  public static let all: [ReportFormat] = [.text, .json]
}
