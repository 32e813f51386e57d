import Catalog
import Diagnostics
import Foundation
import Reports
import Site

extension Command {
  /// `stele new`
  static let new = Command(
    name: "new",
    summary: "Start a small site of your own.",
    discussion: """
      Writes an article, settings, and a workflow for GitHub that checks the articles and
      publishes the site. The site can be built and served at once; everything in it is
      there to be changed. What exists already is left alone: nothing is written then.
      """,
    operand: Operand(
      name: "FOLDER", summary: "The folder to write to; the working folder if none is given."),
    options: [.firstLanguages, .quiet, .color],
    examples: [
      Example(line: "stele new tutorials", meaning: "Starts a site in English in tutorials/."),
      Example(
        line: "stele new tutorials --languages ja,en",
        meaning: "Starts one in Japanese and English, with Japanese first."),
    ]
  ) { arguments, session in
    let folder = arguments.operands.first ?? "."
    let languages = try Language.list(arguments.value(of: .firstLanguages) ?? "en")
    let starter = Starter(folder: "\(try session.data().theme)/starter", languages: languages)
    try starter.write(to: folder)
    session.show(starter.remarks)
    let way = folder == "." ? "" : "cd \(folder.shellWord) && "
    session.say("\(folder): a site with one article; see it with: \(way)stele serve")
    return .success
  }
}

extension Option {
  /// The languages to start with.
  fileprivate static let firstLanguages = Option(
    name: "languages", letter: "l", value: "CODES",
    summary: "The languages in their order, with commas between them; en is the default.")
}

extension Language {
  /// The languages of a list with commas.
  fileprivate static func list(_ text: String) throws(Diagnostic) -> [Language] {
    var languages: [Language] = []
    for code in text.split(separator: ",") {
      let code = code.trimmingCharacters(in: .whitespaces)
      guard let language = Language(known: code) else {
        throw Diagnostic(
          .error, "unknown-language", "'\(code)' is not a language code",
          help: "write, for example, --languages=en,ja")
      }
      if !languages.contains(language) { languages.append(language) }
    }
    return languages.isEmpty ? [Language("en")] : languages
  }
}

extension String {
  /// The text as a shell reads it as one word.
  fileprivate var shellWord: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "-._/+,@:".contains($0) }
    return isPlain && !isEmpty ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}

/// The files that a new site starts with.
struct Starter {
  /// Where they lie in Stele's data.
  let folder: String
  let languages: [Language]

  private static let article = "Articles/first-steps"

  /// The languages in which the first article is there.
  private var written: [Language] {
    let there = languages.filter {
      FileManager.default.fileExists(atPath: "\(folder)/\(Self.article)/\($0).md")
    }
    return there.isEmpty ? [Language("en")] : there
  }

  /// What to say about languages in which there is no article to start with.
  var remarks: [Diagnostic] {
    languages.filter { !written.contains($0) }.map {
      Diagnostic(
        .note, "no-starter", "the first article is not there in the language '\($0)'",
        help: "run 'stele translations new first-steps --language \($0)' in the new folder")
    }
  }

  /// Writes them, or nothing where one of them exists.
  func write(to target: String) throws(Diagnostic) {
    let files = try contents()
    for (name, _) in files where FileManager.default.fileExists(atPath: "\(target)/\(name)") {
      throw Diagnostic(
        .error, "file-exists", "there is a file '\(name)' already, so nothing was written",
        file: target, help: "name a new folder, as in 'stele new tutorials'")
    }
    for (name, text) in files { try TextFile(of: "").write(text, to: "\(target)/\(name)") }
  }

  private func contents() throws(Diagnostic) -> [(name: String, text: String)] {
    let pages = written.map { "\(Self.article)/\($0).md" }
    let names = pages + ["Site/settings.yml", ".github/workflows/site.yml", ".gitignore"]
    var files: [(String, String)] = []
    for name in names {
      let text = String(decoding: try FileBytes.read("\(folder)/\(name)"), as: UTF8.self)
      files.append((name, text.replacing("{{languages}}", with: list)))
    }
    return files
  }

  /// The languages as the settings list them, each with its own name.
  private var list: String {
    languages.map { language in
      let name = Locale(identifier: language.code).localizedString(forIdentifier: language.code)
      return "  \(language): \(name ?? language.code)"
    }.joined(separator: "\n")
  }
}
