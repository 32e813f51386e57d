import Diagnostics
import Foundation
import Reports
import Server
import Site

extension Command {
  /// `stele serve`
  static let serve = Command(
    name: "serve",
    summary: "Show the site while you write it.",
    discussion: """
      Serves the site on this machine and watches the articles, the settings, the theme
      and what 'stele run' leaves. A page that changes is reloaded where you are on it;
      compiler errors and what the rules of 'stele translations' find are shown over the
      page, with file and line. Nothing is written: 'stele build' makes the site that
      readers get.

      Only this machine can reach it, unless --host names an address that others can.
      """,
    options: [
      .articlesFolder, .port, .host, .runs, .noCheck, .polling, .jobs, .quiet, .color,
    ],
    examples: [
      Example(line: "stele serve", meaning: "Serves Articles/ at http://127.0.0.1:8000/."),
      Example(line: "stele serve --port 0", meaning: "Serves at any port that is free."),
      Example(
        line: "stele serve --host 0.0.0.0",
        meaning: "Lets other machines see the site, for example a phone."),
    ]
  ) { arguments, session in
    try await session.serve(arguments)
    return .success
  }
}

extension Option {
  /// The port to listen at.
  fileprivate static let port = Option(
    name: "port", letter: "p", value: "PORT",
    summary: "The port; 8000 is the default, 0 any free one."
  )
  /// The address to listen at.
  fileprivate static let host = Option(
    name: "host", value: "ADDRESS",
    summary: "The address to listen at; 127.0.0.1, the default, is this machine only.")
  /// Looks for changes in the files themselves.
  fileprivate static let polling = Option(
    name: "poll",
    summary: "Look through the folders for changes, where the system tells of none "
      + "(some network and container folders).")
}

extension Session {
  /// Serves until the run is interrupted.
  fileprivate func serve(_ arguments: Arguments) async throws {
    let reader = try ProjectReader([arguments.value(of: .articlesFolder)].compactMap(\.self))
    let data = try data()
    let announcements = Announcements()
    let host = arguments.value(of: .host) ?? "127.0.0.1"
    let place = ServedPlace(host: host)
    let server = try HTTPServer(
      host: host, port: try Self.port(arguments.value(of: .port))
    ) { await place.respond(to: $0) }
    let address = "http://\(host.contains(":") ? "[\(host)]" : host):\(server.port)/"
    let themes = [data.theme] + [reader.theme].compactMap(\.self)
    let runs = RunFolder(arguments)
    let project = LiveProject(
      reader, themeFolders: themes, runs: runs, base: address,
      checksCode: !arguments.has(.noCheck), announcements: announcements)
    let watch = FolderWatch(
      reader.paths + themes + [runs.path], by: arguments.has(.polling) ? .polling : .events)
    await place.open(
      LiveServer(
        site: { await project.site }, problems: { await project.problems(at: $0) },
        additions: try Self.additions(in: data.theme), hosts: Self.hosts(host),
        announcements: announcements))
    show(await project.take(nil))
    say("\(address)  (Ctrl-C ends it)")
    await withTaskCancellationHandler {
      await withTaskGroup(of: Void.self) { group in
        if !arguments.has(.noCheck) { group.addTask { await self.check(project, arguments) } }
        group.addTask { await self.follow(watch, project) }
      }
    } onCancel: {
      watch.stop()
      announcements.close()
      Task { await project.stop() }
    }
    server.stop()
    try Task.checkCancellation()
  }

  /// Checks the code until the run is interrupted. Without a compiler the pages are shown all the same.
  private func check(_ project: LiveProject, _ arguments: Arguments) async {
    let line = progressLine()
    do {
      let compiler = try await compiler(jobs: try arguments.number(of: .jobs), line)
      line.clear()
      await withTaskCancellationHandler {
        await project.check(with: compiler)
      } onCancel: {
        Task { await compiler.pool.shutDown() }
      }
      await compiler.pool.shutDown()
    } catch {
      line.clear()
      show([error as? Diagnostic ?? (error as? UsageError)?.diagnostic].compactMap(\.self))
      await project.doWithoutCompiler()
    }
  }

  private func follow(_ watch: FolderWatch, _ project: LiveProject) async {
    let clock = ContinuousClock()
    for await change in watch.changes {
      let start = clock.now
      let obstacles = await project.take(change)
      let milliseconds = Int((clock.now - start) / .milliseconds(1))
      // What editors write for a moment is of no interest.
      let paths = change.paths.filter { FileManager.default.fileExists(atPath: $0) }
      let what =
        paths.count == 1 ? paths.first ?? "" : counted(change.paths.count, "changed file")
      say("\(what): \(milliseconds) ms")
      show(obstacles)
    }
  }

  private static func port(_ text: String?) throws(UsageError) -> Int {
    guard let text else { return 8000 }
    guard let port = Int(text), (0...65535).contains(port) else {
      throw .notAPort(value: text)
    }
    return port
  }

  /// The names by which this machine is asked; any where others may ask.
  private static func hosts(_ host: String) -> Set<String>? {
    let own: Set<String> = ["127.0.0.1", "localhost", "[::1]"]
    return own.contains(host) || host == "::1" ? own : nil
  }

  /// The script and the style that the pages get while they are served.
  private static func additions(in theme: String) throws(Diagnostic) -> [String: [UInt8]] {
    var additions: [String: [UInt8]] = [:]
    for name in ["serve.js", "serve.css"] {
      additions[name] = try FileBytes.read("\(theme)/serve/\(name)")
    }
    return additions
  }
}

/// Where requests go: the server listens before there is anything to serve, so that a port that is taken
/// is known at once.
private actor ServedPlace {
  private let host: String
  private var server: LiveServer?

  init(host: String) { self.host = host }

  func open(_ server: LiveServer) { self.server = server }

  nonisolated func respond(to request: HTTPRequest) async -> HTTPResponse {
    guard let server = await server else {
      return .content(status: 503, headers: ["Retry-After": "1"], body: [])
    }
    return await server.respond(to: request)
  }
}
