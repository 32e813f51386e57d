import Catalog
import Diagnostics
import Markdown
import Testing

@Suite("The catalogue")
struct CatalogTests {
  /// Each article as `slug: languages from source`.
  private func summary(_ catalog: Catalog) -> [String] {
    catalog.articles.map { article in
      let languages = article.pages.map(\.language.code).joined(separator: " ")
      return "\(article.slug): \(languages) from \(article.source)"
    }
  }

  private func read(
    _ files: MemoryFiles, _ paths: [String] = ["a"], languages: [String] = []
  ) async throws(Diagnostic) -> Catalog {
    try await Catalog.read(
      paths: paths, languages: languages.map { Language($0) }, files: files.system)
  }

  @Test(
    "three layouts of files are recognised",
    arguments: [
      (
        ["a/x.en.md": "", "a/x.ja.md": "", "a/y.de.md": ""], ["x: en ja from en", "y: de from de"]
      ),
      (
        ["a/en/x.md": "", "a/ja/x.md": "", "a/en/s/y.md": ""],
        ["s-y: en from en", "x: en ja from en"]
      ),
      (
        ["a/x/en.md": "", "a/x/ja.md": "", "a/s/y/de.md": ""],
        ["s-y: de from de", "x: en ja from en"]
      ),
      (["a/x.md": "", "a/Über uns.md": ""], ["x: en from en", "über-uns: en from en"]),
      (["a/x.md": "---\nlang: ja\n---\n"], ["x: ja from ja"]),
      (["a/x.pt-BR.md": "", "a/x.zh-Hans.md": ""], ["x: pt-BR zh-Hans from pt-BR"]),
      (["a/x.EN.md": "", "a/x.pt-br.md": ""], ["x: en pt-BR from en"]),
      (["a/x/index.en.md": "", "a/x/index.de.md": ""], ["x: en de from en"]),
      (["a/v1.2.md": "", "a/node.test.md": ""], ["node-test: en from en", "v1-2: en from en"]),
      (["a/README.md": "", "a/.git/x.md": "", "a/x.md": "", "a/y.txt": ""], ["x: en from en"]),
    ] as [(MemoryFiles, [String])])
  func layouts(files: MemoryFiles, expected: [String]) async throws {
    let catalog = try await read(files)
    #expect(summary(catalog) == expected)
    #expect(catalog.diagnostics.isEmpty)
  }

  @Test("single files, and README.md where it is named")
  func singleFiles() async throws {
    let files: MemoryFiles = ["a/README.md": "", "a/x.ja.md": "", "b/en/y.md": "", "c/z/de.md": ""]
    #expect(try await summary(read(files, ["a/README.md"])) == ["readme: en from en"])
    #expect(try await summary(read(files, ["a/x.ja.md"])) == ["x: ja from ja"])
    #expect(try await summary(read(files, ["c/z/de.md"])) == ["z: de from de"])
    #expect(try await summary(read(files, ["b/en/y.md"])) == ["y: en from en"])
    let both = try await read(files, ["a/x.ja.md", "b"])
    #expect(summary(both) == ["a-x: ja from ja", "b-y: en from en"])
  }

  @Test("the source is what the front matter says, else English, else the first of the settings")
  func source() async throws {
    let stated: MemoryFiles = [
      "a/x.en.md": "", "a/x.ja.md": "---\nsource: ja\n---\n", "a/x.de.md": "",
    ]
    #expect(
      try await summary(read(stated, languages: ["en", "ja", "de"])) == ["x: ja en de from ja"])
    let plain: MemoryFiles = ["a/x.fr.md": "", "a/x.ja.md": "", "a/x.de.md": ""]
    let catalog = try await read(plain, languages: ["ja", "de"])
    #expect(summary(catalog) == ["x: ja de fr from ja"])
    #expect(catalog.languages.map(\.code) == ["ja", "de", "fr"])
  }

  @Test(
    "what contradicts itself is an error at its place",
    arguments: [
      (["a/x.en.md": "", "a/en/x.md": ""], "duplicate-page a/en/x.md", nil),
      (["a/b c.md": "", "a/b-c.md": ""], "duplicate-slug a/b-c.md", nil),
      (["a/x.jp.md": "", "a/x.en.md": ""], "unknown-language a/x.jp.md", "did you mean 'ja'?"),
      (["a/x/en.md": "", "a/x/xq.md": ""], "unknown-language a/x/xq.md", nil),
      (["a/x.md": "---\nlang: cz\n---\n"], "unknown-language a/x.md 2:7", "did you mean 'cs'?"),
      (["a/x.md": "---\nsource: english\n---\n"], "unknown-language a/x.md 2:9", nil),
      (["a/x.en.md": "---\nlang: ja\n---\n"], "language-conflict a/x.en.md 2:7", nil),
      (["a/x.en.md": "---\nsource: ja\n---\n"], "source-missing a/x.en.md 2:9", nil),
      (["a/x.en.md": nil, "a/y.en.md": ""], "unreadable-file a/x.en.md", nil),
    ] as [(MemoryFiles, String, String?)])
  func contradictions(files: MemoryFiles, expected: String, help: String?) async throws {
    let catalog = try await read(files)
    let found = catalog.diagnostics.map { diagnostic in
      let place = diagnostic.range.map { " \($0.start.line):\($0.start.column)" } ?? ""
      return "\(diagnostic.id) \(diagnostic.file ?? "-")\(place)"
    }
    #expect(found == [expected])
    if let help { #expect(catalog.diagnostics.first?.help == help) }
  }

  @Test("bytes that are not UTF-8 and pages that are too large leave the other pages alone")
  func badBytes() async throws {
    var files: MemoryFiles = ["a/x.en.md": "# X", "a/y.en.md": ""]
    files.files["a/y.en.md"] = [0x61, 0x0A, 0xFF]
    files.files["a/z.en.md"] = [UInt8](repeating: 0x61, count: 10 << 20)
    let catalog = try await read(files)
    #expect(summary(catalog) == ["x: en from en"])
    #expect(catalog.diagnostics.map(\.id) == ["invalid-utf8", "page-too-large"])
    #expect(catalog.diagnostics.first?.range?.start == SourcePosition(line: 2, column: 1))
  }

  @Test(
    "a path that holds no article stops the reading",
    arguments: [
      ("nowhere", "no-such-path"), ("a/x.txt", "not-markdown"), ("a", "no-articles"),
    ])
  func nothing(path: String, id: String) async {
    let files: MemoryFiles = ["a/x.txt": "", "a/README.md": ""]
    let error = await #expect(throws: Diagnostic.self) { try await read(files, [path]) }
    #expect(error?.id == id)
    #expect(error?.file == path)
  }

  @Test("the title is the front matter's, else the first heading's, else the file's name")
  func titles() async throws {
    let files: MemoryFiles = [
      "a/x.md": "---\ntitle: T\n---\n# H", "a/y.md": "text\n\n## `H` *i*", "a/z.md": "text",
    ]
    #expect(try await read(files).articles.flatMap(\.pages).map(\.title) == ["T", "H i", "z"])
  }
}
