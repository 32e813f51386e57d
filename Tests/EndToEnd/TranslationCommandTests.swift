import Foundation
import Testing

@Suite("The commands for translations")
struct TranslationCommandTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  private static let english = """
    # Tea

    How to make *it*.

    ## Water

    Boil `1` litre, see [the manual](https://a.example/m).

    ```swift
    boil() // now
    ```

    ## Leaves

    Take 3 spoons.

    """
  private static let german = """
    # Tee

    So macht man *ihn*.

    ## Wasser

    `1` Liter kochen, siehe [Handbuch](https://a.example/m).

    ```swift
    boil() // jetzt
    ```

    ## Blätter

    3 Löffel nehmen.

    """

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder(["Articles/tea/en.md": Self.english, "Articles/tea/de.md": Self.german])
  }

  private func write(_ text: String, _ path: String, in folder: TemporaryFolder) throws {
    try folder.write(Data(text.utf8), to: path)
  }

  @Test("are quiet in a project that has accepted nothing")
  func quiet() throws {
    let folder = try folder()
    let outcome = try tool.run("translations", in: folder)
    #expect(outcome.status == 0 && outcome.error.isEmpty)
    let json = try tool.run("translations", "--format", "json", in: folder)
    #expect(json.output.components(separatedBy: "\"untracked\"").count == 4)
    #expect(try tool.run("translations", "diff", in: folder).status == 0)
  }

  @Test("accept a state, and report what the source has moved on from")
  func accept() throws {
    let folder = try folder()
    let accepted = try tool.run("translations", "accept", in: folder)
    #expect(accepted.status == 0 && accepted.output.hasSuffix("3 sections recorded\n"))
    let lock = try #require(folder.text(of: "Articles/tea/de.lock"))
    #expect(lock.split(separator: "\n").count == 5)
    #expect(try tool.run("translations", in: folder).status == 0)

    let laidOut = Self.english.replacingOccurrences(of: "*it*", with: "**it**")
      .replacingOccurrences(of: "// now", with: "// at once")
      .replacingOccurrences(of: "/m)", with: "/m?v=2)")
    try write(laidOut, "Articles/tea/en.md", in: folder)
    let after = try tool.run("translations", "--format", "json", in: folder)
    #expect(after.output.components(separatedBy: "\"current\"").count == 4)

    try write(
      laidOut.replacingOccurrences(of: "litre", with: "cup"), "Articles/tea/en.md", in: folder)
    let stale = try tool.run("translations", in: folder)
    #expect(stale.status == 1)
    #expect(stale.error.contains("Articles/tea/de.md:5:1: warning: "))
    #expect(stale.error.contains("[stale-section]"))
    let one = try tool.run(
      "translations", "accept", "tea", "--language", "de", "--section", "water", in: folder)
    #expect(one.output.hasSuffix("1 section recorded\n"))
    #expect(try tool.run("translations", in: folder).status == 0)
  }

  @Test(
    "find an article by its name, a page or a folder",
    arguments: ["tea", "Articles/tea/de.md", "Articles/tea/en.md", "Articles/tea", "Articles"])
  func articles(name: String) throws {
    let folder = try folder()
    let outcome = try tool.run("translations", "accept", name, in: folder)
    #expect(outcome.status == 0 && outcome.output.contains("3 sections recorded"))
    #expect(folder.text(of: "Articles/tea/de.lock") != nil)
  }

  @Test("find an article in a folder whose name is one letter")
  func shortName() throws {
    let folder = try TemporaryFolder(["t/en.md": Self.english, "t/de.md": Self.german])
    #expect(try tool.run("translations", "accept", "t/de.md", in: folder).status == 0)
    #expect(folder.text(of: "t/de.lock") != nil)
    #expect(
      try tool.run("translations", "export", "t", "-l", "de", "-o", "t.po", in: folder).status == 0)
    let back = try tool.run("translations", "import", "t.po", in: folder)
    #expect(back.status == 0 && back.output.contains("t/de.md: 0 of 7 units changed"))
  }

  @Test("take the language from a page of a translation that is named")
  func languageOfPage() throws {
    let folder = try folder()
    try write("# お茶\n\n## 水\n\n## 葉\n", "Articles/tea/ja.md", in: folder)
    let page = "Articles/tea/ja.md"
    #expect(try tool.run("translations", "accept", page, in: folder).status == 0)
    #expect(folder.text(of: "Articles/tea/ja.lock") != nil)
    #expect(folder.text(of: "Articles/tea/de.lock") == nil)
    let exported = try tool.run("translations", "export", page, in: folder)
    #expect(exported.status == 0 && exported.output.contains("\"Language: ja\\n\""))
    let source = try tool.run("translations", "export", "Articles/tea/en.md", in: folder)
    #expect(source.status == 2 && source.error.contains("the language is missing"))
  }

  @Test("say what is wrong with a command line, and write nothing")
  func mistakes() throws {
    let folder = try folder()
    let cases = [
      (["accept", "tee"], "did you mean 'tea'?"),
      (["accept", "tea", "--section", "watr"], "did you mean 'water'?"),
      (["accept", "tea", "--language", "fr"], "no translation into 'fr'"),
      (["accept", "tea", "--form-git"], "did you mean '--from-git'?"),
      (["accept", "--from-git"], "git cannot tell"),
      (["new", "tea"], "the language is missing"),
      (["new", "tea", "--language", "de"], "has a page in 'de' already"),
      (["new", "tea", "--language", "zzz"], "'zzz' is not a language code"),
      (["export", "tea", "--language", "en"], "is the language of the source"),
      (["import"], "the file is missing"),
      (["import", "none.po"], "this file cannot be read"),
    ]
    for (words, message) in cases {
      let outcome = try tool.start(["translations"] + words, in: folder).finish(limit: 60)
      #expect(outcome.status == 2, "\(words)")
      #expect(outcome.error.contains(message), "\(words): \(outcome.error)")
    }
    #expect(folder.names == ["Articles"])
    #expect(folder.text(of: "Articles/tea/de.lock") == nil)
  }

  @Test("read the history of a git repository")
  func history() throws {
    let folder = try folder()
    guard try git("init", "-q", in: folder) == 0 else {
      print("left out: there is no git here")
      return
    }
    try commit(folder)
    let changed = Self.english.replacingOccurrences(of: "1` litre", with: "2` litres")
    try write(changed, "Articles/tea/en.md", in: folder)
    try commit(folder)
    try write(
      Self.german.replacingOccurrences(of: "3 Löffel", with: "Gut 3 Löffel"),
      "Articles/tea/de.md", in: folder)
    try commit(folder)
    #expect(try tool.run("translations", "accept", "--from-git", in: folder).status == 0)
    let json = try tool.run("translations", "--format", "json", in: folder).output
    #expect(json.components(separatedBy: "\"current\"").count == 3)
    #expect(json.components(separatedBy: "\"stale\"").count == 2)
    let diff = try tool.run("translations", "diff", "tea", "--language", "de", in: folder)
    #expect(diff.status == 1)
    #expect(diff.output.contains("Articles/tea/en.md:5: Water\nArticles/tea/de.md:5: Wasser\n"))
    let line = "     7  Boil [-1 litre-] {+2 litres+}, see the manual <https://a.example/m>."
    #expect(diff.output.contains(line))
    // What was recorded stays when the history is asked again.
    #expect(try tool.run("translations", "accept", "--from-git", in: folder).status == 0)
    #expect(try tool.run("translations", "diff", in: folder).status == 1)
    // A clone of the last commit alone does not know which text was translated.
    let origin = "file://\(folder.url.path)"
    #expect(try git("clone", "-q", "--depth", "1", origin, "shallow", in: folder) == 0)
    let shallow = try tool.run(
      "translations", "accept", "--from-git", "-a", "shallow/Articles", in: folder)
    #expect(shallow.status == 2 && shallow.error.contains("git fetch --unshallow"))
    #expect(folder.text(of: "shallow/Articles/tea/de.lock") == nil)
  }

  @Test("start a page in a new language")
  func new() throws {
    let folder = try folder()
    let outcome = try tool.run("translations", "new", "tea", "--language", "fr", in: folder)
    #expect(outcome.status == 0 && outcome.output == "Articles/tea/fr.md\n")
    let text = try #require(folder.text(of: "Articles/tea/fr.md"))
    #expect(text.contains("## Water {#water}\n\n<!-- translate: Boil `1` litre, see"))
    #expect(try tool.run("translations", "new", "tea", "-l", "fr", in: folder).status == 2)
    let report = try tool.run("translations", "--format", "json", in: folder)
    #expect(!report.output.contains("missing-code-block"))
  }

  @Test(
    "export and import without touching a byte", arguments: ["po", "xlf"], ["", "\r\n", "BOM"])
  func roundTrip(ending: String, style: String) throws {
    let folder = try folder()
    var text = Self.german
    if style == "\r\n" { text = text.replacingOccurrences(of: "\n", with: "\r\n") }
    if style == "BOM" { text = "\u{FEFF}" + text }
    try write(text, "Articles/tea/de.md", in: folder)
    let file = "tea.de.\(ending)"
    let out = try tool.run("translations", "export", "tea", "-l", "de", "-o", file, in: folder)
    #expect(out.status == 0 && out.output == "\(file): 7 units, 0 to do\n")
    let back = try tool.run("translations", "import", file, in: folder)
    #expect(back.status == 0 && back.output.contains("0 of 7 units changed"))
    #expect(folder.text(of: "Articles/tea/de.md") == text)

    let changed = try #require(folder.text(of: file)).replacingOccurrences(
      of: "3 Löffel nehmen.", with: "3 Löffel.")
    try write(changed, file, in: folder)
    #expect(try tool.run("translations", "import", file, in: folder).status == 0)
    #expect(
      folder.text(of: "Articles/tea/de.md")
        == text.replacingOccurrences(of: "3 Löffel nehmen.", with: "3 Löffel."))
  }

  @Test("leave a unit out whose markup is broken, with status 1 and its place")
  func broken() throws {
    let folder = try folder()
    _ = try tool.run("translations", "export", "tea", "-l", "de", "-o", "a.po", in: folder)
    let text = try #require(folder.text(of: "a.po"))
    try write(text.replacingOccurrences(of: "`1` Liter", with: "1 Liter"), "a.po", in: folder)
    let outcome = try tool.run("translations", "import", "a.po", in: folder)
    #expect(outcome.status == 1)
    #expect(
      outcome.error.contains("'water/p1' is not imported: its markup differs: `1` is missing"))
    #expect(folder.text(of: "Articles/tea/de.md") == Self.german)
  }

  // MARK: Git

  private func commit(_ folder: TemporaryFolder) throws {
    #expect(try git("add", "-A", in: folder) == 0)
    #expect(
      try git(
        "-c", "user.name=Test", "-c", "user.email=test@a.example", "-c", "commit.gpgsign=false",
        "commit", "-qm", "A state", in: folder) == 0)
  }

  private func git(_ words: String..., in folder: TemporaryFolder) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + words
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
