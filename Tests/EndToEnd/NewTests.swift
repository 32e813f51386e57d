import Foundation
import Testing

@Suite("A new site")
struct NewTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  @Test("is built at once, and nothing is wrong with it", arguments: ["en", "ja,en,de", "de"])
  func builds(languages: String) throws {
    let folder = try TemporaryFolder()
    let made = try tool.run("new", "site", "--languages", languages, in: folder)
    #expect(made.status == 0 && made.error.isEmpty)
    let inside = try TemporaryFolder(copying: folder.url.appendingPathComponent("site"))
    let built = try tool.run("build", in: inside)
    #expect(built.status == 0 && built.output.contains("0 failed, 0 unsupported, 0 skipped"))
    let translations = try tool.run("translations", "--quiet", in: inside)
    #expect(translations.status == 0 && translations.error.isEmpty)
    let first = try #require(languages.split(separator: ",").first)
    #expect(inside.text(of: "_site/\(first)/first-steps/index.html")?.contains("step") == true)
  }

  @Test("offers to translate the first article into a language that it is not there in")
  func otherLanguage() throws {
    let folder = try TemporaryFolder()
    let made = try tool.run("new", "--languages", "fr,en", in: folder)
    #expect(made.status == 0)
    #expect(made.error.contains("stele translations new first-steps --language fr"))
    #expect(folder.text(of: "Site/settings.yml")?.contains("  fr: français\n  en: English") == true)
    let wrong = try tool.run("new", "other", "--languages", "jp", in: folder)
    #expect(wrong.status == 2 && wrong.error.contains("'jp' is not a language code"))
  }

  @Test(
    "says how to see it in words that a shell takes", arguments: ["my site", "Lena's", "notes/ü"])
  func wayForShell(name: String) throws {
    let made = try tool.run("new", name, in: TemporaryFolder())
    let word = ["my site": "'my site'", "Lena's": "'Lena'\\''s'"][name] ?? name
    #expect(made.status == 0 && made.output.contains("see it with: cd \(word) && stele serve"))
  }

  @Test("writes nothing where a file is there already")
  func existing() throws {
    let folder = try TemporaryFolder(["Site/settings.yml": "title: Mine\n"])
    let outcome = try tool.run("new", in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("there is a file 'Site/settings.yml' already"))
    #expect(folder.names == ["Site"])
    #expect(folder.text(of: "Site/settings.yml") == "title: Mine\n")
  }
}

extension TemporaryFolder {
  /// A copy of another folder.
  convenience init(copying source: URL) throws {
    try self.init()
    for name in try FileManager.default.contentsOfDirectory(atPath: source.path) {
      try FileManager.default.copyItem(
        at: source.appendingPathComponent(name), to: url.appendingPathComponent(name))
    }
  }
}
