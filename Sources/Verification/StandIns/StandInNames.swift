import Diagnostics
import Foundation
import Samples
import Synchronization

/// The names that the stand-ins declare. What is missing somewhere but declared elsewhere is the author's
/// slip; only a name that no stand-in has at all may be one that they lack.
public final class StandInNames: Sendable {
  private let sources: String
  private let known = Mutex<Known?>(nil)
  private let modules = Mutex<[String: Set<String>]>([:])
  private let homes = Mutex<[String: String]?>(nil)

  /// The names of all stand-ins, and those of them that a misspelt name is compared with.
  private struct Known {
    let names: Set<String>
    /// The types by the letter that they begin with, those of Apple's that no stand-in declares among them.
    let types: [Character: [String]]
    let members: [String]

    init(_ names: Set<String>) {
      self.names = names
      let all = AppleNames.listedTypes.union(names.filter(AppleNames.isType))
      types = Dictionary(grouping: all.filter { !$0.isEmpty }) { $0[$0.startIndex] }
      members = names.filter { $0.first?.isLowercase ?? false }
    }
  }

  /// The names of the stand-ins in a folder; they are read when the first one is asked for.
  public init(sources: String) {
    self.sources = sources
  }

  /// Whether some stand-in declares a name.
  public func contains(_ name: String) -> Bool { read { $0.names.contains(name) } }

  private func read<Answer: Sendable>(_ question: (Known) -> Answer) -> Answer {
    known.withLock { known in
      let all = known ?? Known(StandInNames.read(sources))
      known = all
      return question(all)
    }
  }

  /// Whether the stand-in for a module declares a name at any depth.
  ///
  /// - Parameter asFunction: whether only functions count.
  public func declares(_ name: String, in module: String, asFunction: Bool) -> Bool {
    modules.withLock { modules in
      let names = modules[module] ?? StandInNames.read("\(sources)/\(module)")
      modules[module] = names
      return names.contains(asFunction ? "func \(name)" : name)
    }
  }

  /// The module that declares a type, a function or a macro of this name at its top level, among those
  /// that have to be imported by their name.
  public func module(declaring name: String) -> String? {
    if name.hasPrefix("XCT") { return "XCTest" }
    return homes.withLock { homes in
      let all = homes ?? StandInHomes.read(sources)
      homes = all
      return all[name]
    }
  }

  /// A type of Apple's that `name` is probably a misspelling of: one that differs in a letter, or in two
  /// in a long word. Nothing for a name that is right.
  public func spelling(nearTo name: String) -> String? {
    guard let first = name.first, first.isUppercase, name.count > 2, !contains(name) else {
      return nil
    }
    // Who mistypes a name still begins it as it begins.
    let candidates = read { $0.types[first] ?? [] }
    // `ContentView` is no slip for `UIContentView`.
    guard !candidates.contains(where: { $0.hasSuffix(name) }) else { return nil }
    return Suggestion.nearest(to: name, in: candidates, limit: name.count > 8 ? 2 : 1)
  }

  /// A member of Apple's that `name` is probably a misspelling of. `cards` is none of `card`.
  public func memberSpelling(nearTo name: String) -> String? {
    guard name.count > 3, !contains(name) else { return nil }
    let members = read(\.members).filter { $0 + "s" != name && name + "s" != $0 }
    return Suggestion.nearest(to: name, in: members, limit: name.count > 8 ? 2 : 1)
  }

  private static let introducers: Set<Substring> = [
    "func", "var", "let", "case", "struct", "class", "enum", "protocol", "typealias", "macro",
    "actor",
    "associatedtype",
  ]

  /// Every word behind one that introduces a declaration.
  private static func read(_ folder: String) -> Set<String> {
    var names: Set<String> = []
    let own = StandInManifest.ownFolders(in: folder)
    for file in StandInSources(in: folder, without: own).files {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
      var previous: Substring = ""
      for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
        if introducers.contains(previous) { names.insert(String(word)) }
        if previous == "func" { names.insert("func \(word)") }
        previous = word
      }
    }
    return names
  }
}
