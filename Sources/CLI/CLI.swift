import Diagnostics
import Foundation

/// The command line: takes the words apart, runs the command, and turns what comes of it into an exit
/// status.
public enum Stele {
  /// The version, as `--version` prints it.
  public static let version = "0.1.0"

  /// Runs the process's command line; Ctrl-C and requests to end are seen to.
  ///
  /// - Parameter words: the command line without the executable.
  /// - Returns: the exit status: 0 fine, 1 problems in the articles, 2 usage or I/O error, 130 interrupted.
  public static func run(_ words: [String]) async -> Int32 {
    await Interruption.guarding { await run(words, session: .process()) }.rawValue
  }

  /// Runs a command line in a session.
  static func run(_ words: [String], session: Session) async -> ExitStatus {
    do {
      return try await start(words, session)
    } catch let error as UsageError {
      session.show([error.diagnostic])
      return .failure
    } catch  where Task.isCancelled || error is CancellationError {
      return .interrupted
    } catch {
      // What is thrown keeps the tool from going on, unlike what is wrong with a page.
      let problem =
        error as? Diagnostic ?? Diagnostic(.error, "failure", error.localizedDescription)
      session.show([problem])
      return .failure
    }
  }

  private static func start(_ words: [String], _ session: Session) async throws -> ExitStatus {
    guard let first = words.first else { throw UsageError.missingCommand }
    switch first {
    case "--help", "-h", "help":
      session.console.writeOutput(try help(on: words.dropFirst()))
      return .success
    case "--version":
      session.console.writeOutput("stele \(version)\n")
      return .success
    default:
      let (command, rest) = try command(named: first).chosen(by: words.dropFirst())
      let arguments = try Arguments(rest, for: command)
      if arguments.has(.help) {
        session.console.writeOutput(HelpText.page(of: command))
        return .success
      }
      return try await command.run(arguments, session.with(arguments))
    }
  }

  private static func help(on words: ArraySlice<String>) throws(UsageError) -> String {
    guard let name = words.first, !name.hasPrefix("-") else {
      return HelpText.overview(of: Command.all)
    }
    return HelpText.page(of: try command(named: name).chosen(by: words.dropFirst()).command)
  }

  private static func command(named name: String) throws(UsageError) -> Command {
    if let command = Command.all.first(where: { $0.name == name }) { return command }
    if name.hasPrefix("-") { throw .unknownOption(name, command: nil, near: nil) }
    throw .unknownCommand(name)
  }
}
