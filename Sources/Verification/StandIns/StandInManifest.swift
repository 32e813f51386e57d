import Diagnostics
import Foundation

/// The list of stand-in modules beside their sources, `modules.json`.
struct StandInManifest: Decodable {
  /// One module and the stand-ins that it imports.
  struct Module: Decodable {
    var name: String
    var dependencies: [String]?
    /// Whether the module is only for samples that run: what a reader's code cannot import.
    var isForRunning: Bool?
    /// Whether the module stands for nothing of Apple's, though stand-ins need it: no article means what it
    /// declares.
    var isOwn: Bool?

    /// Whether what it declares may be what an article means.
    var hasApplesNames: Bool { isForRunning != true && isOwn != true }
  }

  var version: String
  var modules: [Module]

  /// Reads the list and puts the modules into an order in which each comes after what it imports.
  ///
  /// - Throws: a `Diagnostic` about the list: unreadable, malformed, an unknown name, a cycle.
  static func read(in folder: String) throws(Diagnostic) -> [Module] {
    let file = "\(folder)/modules.json"
    guard let data = FileManager.default.contents(atPath: file) else {
      throw Diagnostic(
        .error, "no-stand-ins", "the stand-ins' list of modules cannot be read", file: file,
        help: "set STELE_HOME to the folder that holds Stele's data")
    }
    let manifest: StandInManifest
    do {
      manifest = try JSONDecoder().decode(StandInManifest.self, from: data)
    } catch {
      throw Diagnostic(
        .error, "malformed-stand-ins", "the stand-ins' list of modules is malformed: \(error)",
        file: file)
    }
    return try ordered(manifest.modules, file)
  }

  /// The folders of the modules that declare nothing which an article may mean.
  static func ownFolders(in folder: String) -> Set<String> {
    Set(((try? read(in: folder)) ?? []).filter { !$0.hasApplesNames }.map(\.name))
  }

  private static func ordered(_ modules: [Module], _ file: String) throws(Diagnostic) -> [Module] {
    let names = modules.map(\.name)
    for module in modules {
      // A name becomes a part of a path.
      guard isIdentifier(module.name) else {
        throw Diagnostic(
          .error, "malformed-stand-ins", "'\(module.name)' is not a module's name", file: file)
      }
      for name in module.dependencies ?? [] where !names.contains(name) {
        throw Diagnostic(
          .error, "malformed-stand-ins", "\(module.name) depends on '\(name)', which is not listed",
          file: file, help: Suggestion.nearest(to: name, in: names).map { "did you mean \($0)?" })
      }
    }
    var placed: [Module] = []
    var left = modules
    while !left.isEmpty {
      let ready = left.filter { module in
        (module.dependencies ?? []).allSatisfy { name in placed.contains { $0.name == name } }
      }
      guard !ready.isEmpty else {
        throw Diagnostic(
          .error, "malformed-stand-ins",
          "these modules depend on each other: \(left.map(\.name).joined(separator: ", "))",
          file: file)
      }
      placed += ready
      left.removeAll { module in ready.contains { $0.name == module.name } }
    }
    return placed
  }

  private static func isIdentifier(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.first.map { $0 < 48 || $0 > 57 } == true
      && name.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_")
      }
  }
}
