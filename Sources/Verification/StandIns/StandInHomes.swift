import Foundation

/// Which stand-in module declares which name, read from the sources: a formatted file has the
/// declarations of its top level, and only these, at the start of a line.
enum StandInHomes {
  private static let introducers: Set<Substring> = [
    "func", "var", "let", "struct", "class", "enum", "protocol", "typealias", "macro", "actor",
  ]

  /// The module of each name; a name that two modules declare belongs to the first in the list.
  static func read(_ folder: String) -> [String: String] {
    guard let modules = try? StandInManifest.read(in: folder) else { return [:] }
    var homes: [String: String] = [:]
    for module in modules where module.hasApplesNames {
      for file in StandInSources(in: "\(folder)/\(module.name)").files {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
        for name in names(in: text) where homes[name] == nil { homes[name] = module.name }
      }
    }
    return homes
  }

  private static func names(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      // Macros stand inside `#if`, so they are indented by one step.
      let isMacro = line.hasPrefix("  public macro ")
      guard isMacro || line.first.map({ !$0.isWhitespace }) == true,
        line.contains("public ")
          || line.contains("open ")
      else { return nil }
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      guard let place = words.firstIndex(where: introducers.contains),
        words.index(after: place) < words.endIndex
      else { return nil }
      let name = words[words.index(after: place)]
      return name.hasPrefix("_") ? nil : String(name)
    }
  }
}
