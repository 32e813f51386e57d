import Foundation
import Testing

/// What others' tools say of the files for translators. They are left out, with a word, where they are
/// not installed; `make test` installs them.
@Suite("Files for translators")
struct ExchangeToolTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  private static let english = """
    ---
    title: "Tea: \\"hot\\""
    ---

    # Tea \\\\ pot

    Boil `a\\b`, 100 %s & <b>more</b> "quoted"\ttext,
    see [the manual](https://a.example/m?a=1&b=2 "M").

    - One
    - Two

    ```swift

    // Boil it.
    boil("water")
    ```

    | A | B |
    |---|---|
    | c | d ~~e~~ |

    """

  private func export(_ format: String, in folder: TemporaryFolder) throws -> String {
    let german = Self.english.replacingOccurrences(of: "Boil", with: "Koche")
    try folder.write(Data(Self.english.utf8), to: "Articles/tea/en.md")
    try folder.write(Data(german.utf8), to: "Articles/tea/de.md")
    let name = "tea.\(format)"
    let outcome = try tool.run("translations", "export", "tea", "-l", "de", "-o", name, in: folder)
    #expect(outcome.status == 0)
    return folder.url.appendingPathComponent(name).path
  }

  @Test("are what gettext takes")
  func gettext() throws {
    guard try run(["msgfmt", "--version"]) == 0 else {
      print("left out: msgfmt of gettext is not installed")
      return
    }
    let folder = try TemporaryFolder()
    let path = try export("po", in: folder)
    #expect(try run(["msgfmt", "--check", "--output-file=/dev/null", path]) == 0)
    // gettext writes the file in its own way; it is still the same file.
    #expect(try run(["msgcat", "--width=60", "--output-file=\(path)", path]) == 0)
    let back = try tool.run("translations", "import", "tea.po", in: folder)
    #expect(back.status == 0 && back.output.contains(": 0 of "))
  }

  @Test(
    "are read and written by editors' libraries without a loss",
    arguments: [
      (
        "po", "polib",
        """
        import sys, polib
        file = polib.pofile(sys.argv[1], check_for_duplicates=True)
        assert len(file) == int(sys.argv[2]) and file.percent_translated() == 100
        assert all(entry.msgctxt and entry.occurrences for entry in file)
        file.save(sys.argv[1])
        """
      ),
      (
        "po", "translate",
        """
        import sys
        from translate.storage import po
        file = po.pofile.parsefile(sys.argv[1])
        units = [unit for unit in file.units if unit.istranslatable()]
        assert len(units) == int(sys.argv[2]) and all(unit.istranslated() for unit in units)
        file.savefile(sys.argv[1])
        """
      ),
      (
        "xlf", "translate",
        """
        import sys
        from translate.storage import xliff2
        file = xliff2.Xliff2File.parsefile(sys.argv[1])
        assert len(file.units) == int(sys.argv[2])
        assert all(unit.source and unit.target for unit in file.units)
        file.savefile(sys.argv[1])
        """
      ),
    ])
  func libraries(format: String, library: String, script: String) throws {
    guard let python = try Self.python(with: library) else {
      print("left out: the Python package of '\(library)' is not installed")
      return
    }
    let folder = try TemporaryFolder()
    let path = try export(format, in: folder)
    let before = try #require(folder.text(of: "Articles/tea/de.md"))
    #expect(try run([python, "-c", script, path, "10"]) == 0)
    let back = try tool.run("translations", "import", "tea.\(format)", in: folder)
    #expect(back.status == 0 && back.output.contains(": 0 of 10 units changed"))
    #expect(folder.text(of: "Articles/tea/de.md") == before)
  }

  /// The Python of the tests' environment, or the system's, if it has a module.
  private static func python(with module: String) throws -> String? {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let own = root.appendingPathComponent(".build/exchange-venv/bin/python").path
    return try [own, "python3"].first { try run([$0, "-c", "import \(module)"]) == 0 }
  }

  private func run(_ words: [String]) throws -> Int32 { try Self.run(words) }

  private static func run(_ words: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
