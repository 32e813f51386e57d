import Foundation

/// Stand-ins as libraries, for programs that run on this machine.
public struct StandInLibraries: Hashable, Sendable {
  /// Where the compiler finds their modules.
  public var search: ModuleSearch
  /// The files of the libraries, each after those that it needs.
  public var files: [String]

  /// The folders of the libraries.
  package var folders: [String] {
    Set(files.map { ($0 as NSString).deletingLastPathComponent }).sorted()
  }

  /// Stands for the content of all that a program gets from them.
  public var fingerprint: String { files.joined(separator: "\n") + search.fingerprint }
}
