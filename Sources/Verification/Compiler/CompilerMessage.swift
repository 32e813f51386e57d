public import Diagnostics

/// One message of the compiler, with its place in the text that it was given.
public struct CompilerMessage: Hashable, Codable, Sendable {
  /// A change of the text that the compiler proposes.
  public struct FixIt: Hashable, Codable, Sendable {
    /// Where the replaced stretch starts, in UTF-8 bytes.
    public var offset: Int
    /// How many bytes are replaced.
    public var length: Int
    /// What stands there afterwards.
    public var replacement: String

    /// Replaces `length` bytes at `offset`.
    public init(offset: Int, length: Int, replacement: String) {
      self.offset = offset
      self.length = length
      self.replacement = replacement
    }
  }

  /// How bad it is.
  public var severity: Diagnostic.Severity
  /// The compiler's own name of the problem, such as `cannot_find_in_scope`.
  public var id: String
  /// The compiler's words.
  public var text: String
  /// Where it is, as a UTF-8 offset; nothing where the place lies outside the given text.
  public var offset: Int?
  /// The number of bytes that it is about, from `offset`; 0 where only the place is known.
  public var length: Int
  /// What the compiler adds, often at other places.
  public var notes: [CompilerMessage]
  /// What the compiler would change.
  public var fixIts: [FixIt]

  /// A message from its parts.
  public init(
    _ severity: Diagnostic.Severity, id: String, text: String, offset: Int?, length: Int = 0,
    notes: [CompilerMessage] = [], fixIts: [FixIt] = []
  ) {
    self.severity = severity
    self.id = id
    self.text = text
    self.offset = offset
    self.length = length
    self.notes = notes
    self.fixIts = fixIts
  }
}

/// One program to be compiled: a single file in memory.
public struct Compilation: Hashable, Sendable {
  /// The language mode.
  public enum SwiftMode: Int, Hashable, Sendable, CaseIterable {
    case swift5 = 5
    case swift6 = 6
  }

  /// The program.
  public var text: String
  /// The language mode.
  public var swiftMode: SwiftMode
  /// Whether the file only declares; without it, statements may stand at the top level.
  public var parseAsLibrary: Bool
  /// What else the compiler is told.
  public var arguments: [String]

  /// A program with the settings it is compiled with.
  public init(
    text: String, swiftMode: SwiftMode = .swift5, parseAsLibrary: Bool = true,
    arguments: [String] = []
  ) {
    self.text = text
    self.swiftMode = swiftMode
    self.parseAsLibrary = parseAsLibrary
    self.arguments = arguments
  }
}

/// What became of a compilation.
public enum CompilerAnswer: Hashable, Sendable {
  /// The compiler came to its end; these are its messages, in the order of the text.
  case messages([CompilerMessage])
  /// The compiler was still busy when its time was up.
  case timedOut
  /// The compiler crashed on this text, twice; what is known of the crash.
  case crashed(String)
  /// No compiler could be started, or the pool was shut down: nothing was found out.
  case unavailable(String)
}
