import Catalog
public import Diagnostics
import Foundation

extension Theme {
  /// Reads a theme. A later folder's file takes the place of an earlier one's of the same name, so
  /// that a project replaces a part of the page, a text or a style by a file of its own.
  ///
  /// - Parameter folders: folders with `templates/*.html`, `strings/*.yml` and `assets/*`, each of
  /// which
  ///   may lack any of them; the default theme's first.
  /// - Throws: a `Diagnostic` where a file is malformed, or the first folder is no whole theme.
  public static func read(folders: [String]) throws(Diagnostic) -> Theme {
    let templates = try sources(in: folders, "templates", extensions: ["html"])
    let set = try TemplateSet(templates)
    if let name = set.missing(of: neededTemplates).first {
      throw Diagnostic(
        .error, "theme-incomplete", "the theme has no template '\(name)'",
        file: folders.first, help: "the default theme is the folder 'Site' of Stele's data")
    }
    var diagnostics: [Diagnostic] = []
    let strings = try strings(in: folders, &diagnostics)
    var assets: [Asset] = []
    for (name, path) in files(in: folders, "assets", extensions: nil).sorted(by: { $0.key < $1.key }
    ) {
      assets.append(Asset(name: name, bytes: try bytes(of: path)))
    }
    return Theme(templates: set, strings: strings, assets: assets, diagnostics: diagnostics)
  }

  /// A project's strings may be a few lines only, so they are laid over the default theme's.
  private static func strings(
    in folders: [String], _ diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) -> [Language: UIStrings] {
    var found: [Language: (strings: UIStrings, file: String)] = [:]
    for folder in folders {
      let sources = try sources(in: [folder], "strings", extensions: ["yml", "yaml"])
      for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
        let language = Language(name)
        var strings = try UIStrings.read(source, language: language)
        if let earlier = found[language]?.strings {
          strings.texts.merge(earlier.texts) { own, _ in own }
          if strings.months.isEmpty { strings.months = earlier.months }
        }
        found[language] = (strings, source.path)
      }
    }
    guard let english = found[Language("en")]?.strings else {
      throw Diagnostic(
        .error, "theme-incomplete", "the theme has no strings/en.yml", file: folders.first)
    }
    var result: [Language: UIStrings] = [:]
    for (language, entry) in found.sorted(by: { $0.key < $1.key }) {
      let (strings, problems) = entry.strings.completed(from: english, file: entry.file)
      result[language] = strings
      diagnostics += problems
    }
    return result
  }

  private static func sources(
    in folders: [String], _ part: String, extensions: [String]
  ) throws(Diagnostic) -> [String: SourceText] {
    var result: [String: SourceText] = [:]
    for (name, path) in files(in: folders, part, extensions: extensions) {
      let stem = name.prefix { $0 != "." }
      result[String(stem)] = try SourceText(path: path, bytes: try bytes(of: path))
    }
    return result
  }

  private static func files(
    in folders: [String], _ part: String, extensions: [String]?
  ) -> [String: String] {
    var result: [String: String] = [:]
    for folder in folders {
      let path = PathText.joined(folder, part)
      for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      where !name.hasPrefix(".") && !name.hasSuffix("~") {
        guard let extensions else {
          result[name] = PathText.joined(path, name)
          continue
        }
        if extensions.contains(PathText.fileExtension(of: name) ?? "") {
          result[name] = PathText.joined(path, name)
        }
      }
    }
    return result
  }

  private static func bytes(of path: String) throws(Diagnostic) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Diagnostic(.error, "unreadable-file", "this file cannot be read", file: path)
    }
    return Array(data)
  }
}
