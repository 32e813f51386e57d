import Reports

/// One option of a command, as it is parsed and as the help shows it.
struct Option: Sendable, Hashable {
  /// The long name, without its dashes.
  var name: String
  /// The one-letter name, where there is one.
  var letter: Character?
  /// What the value is called in the help; nothing for an option that takes none.
  var value: String?
  /// The values that are allowed; any where this is empty.
  var choices: [String] = []
  /// What it does, in a few words.
  var summary: String

  /// The option as a user writes it.
  var spelling: String { "--\(name)" }

  /// Asks for the help; every command takes it.
  static let help = Option(name: "help", letter: "h", summary: "Show this help.")
  /// Whether messages are coloured.
  static let color = Option(
    name: "color", value: "WHEN", choices: ["auto", "always", "never"],
    summary: "Colour messages: always, never, or auto, which is the default and does so on a "
      + "terminal unless NO_COLOR is set.")
  /// Only what is wrong is said.
  static let quiet = Option(
    name: "quiet", letter: "q", summary: "Say nothing but errors; no summary, no progress.")
  /// Also what is in order is listed.
  static let verbose = Option(
    name: "verbose", letter: "v", summary: "List also what is in order.")
  /// How much is done at once.
  static let jobs = Option(
    name: "jobs", letter: "j", value: "N",
    summary: "Compile up to N blocks at once; by default as many as there are processors.")
  /// How a result is written.
  static func format<Result>(_ formats: [ReportFormat<Result>]) -> Option {
    Option(
      name: "format", letter: "f", value: "FORMAT", choices: formats.map(\.name),
      summary: "How the result is written; text is the default.")
  }
}
