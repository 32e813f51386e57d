import Foundation
import Synchronization

/// The names that the stand-ins declare. What is missing somewhere but declared elsewhere is the author's
/// slip; only a name that no stand-in has at all may be one that they lack.
public final class StandInNames: Sendable {
  private let sources: String
  private let known = Mutex<Set<String>?>(nil)

  /// The names of the stand-ins in a folder; they are read when the first one is asked for.
  public init(sources: String) {
    self.sources = sources
  }

  /// Whether some stand-in declares a name.
  public func contains(_ name: String) -> Bool {
    known.withLock { names in
      let all = names ?? StandInNames.read(sources)
      names = all
      return all.contains(name)
    }
  }

  private static let introducers: Set<Substring> = [
    "func", "var", "let", "case", "struct", "class", "enum", "protocol", "typealias", "macro",
    "actor",
    "associatedtype",
  ]

  /// Every word behind one that introduces a declaration.
  private static func read(_ folder: String) -> Set<String> {
    var names: Set<String> = []
    for file in StandInSources(in: folder).files {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
      var previous: Substring = ""
      for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
        if introducers.contains(previous) { names.insert(String(word)) }
        previous = word
      }
    }
    return names
  }
}
