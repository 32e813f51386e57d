import Foundation

/// The folders in which programs are looked for.
package struct SearchPath: Sendable {
  private let folders: [Substring]

  /// The search path of an environment, its variable `PATH`.
  package init(_ environment: [String: String]) {
    folders = (environment["PATH"] ?? "").split(separator: ":")
  }

  /// The path of the first program of a name, if there is one.
  package func program(_ name: String) -> String? {
    folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
