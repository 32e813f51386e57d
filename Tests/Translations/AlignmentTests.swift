import Catalog
import Testing

@testable import Translations

@Suite("Section groups") struct AlignmentTests {
  private let english = """
    # A counter

    One screen that counts.

    ## The project

    Create a project named `Counter` in Xcode and open `ContentView.swift`.

    ## The state

    The view keeps a number in `@State` and shows it.

    ```swift
    struct ContentView: View {
      @State private var count = 0 // starts at zero
      var body: some View { Text("\\(count) taps") }
    }
    ```

    ## The button

    A `Button` adds one.

    ```swift
    Button("Add") { count += 1 }
    ```

    ## What comes next

    Nothing more is needed for a first version.
    """
  private let japanese = """
    # カウンター

    数えるだけの画面です。

    ## プロジェクト

    Xcode で `Counter` というプロジェクトを作り、`ContentView.swift` を開きます。

    ## 状態

    ビューは数を `@State` に持ち、それを表示します。

    ```swift
    struct ContentView: View {
        @State private var count = 0 // ゼロから
        var body: some View { Text("\\(count) 回") }
    }
    ```

    ## ボタン

    `Button` が 1 を足します。

    ```swift
    Button("足す") { count += 1 }
    ```

    ## 次の一歩

    最初の版にはこれ以上何も要りません。
    """
  private let german = """
    # Ein Zähler

    Ein Bildschirm, der zählt.

    ## Der Knopf

    Ein `Button` zählt eins dazu.

    ```swift
    Button("Dazu") {
      count += 1
    }
    ```

    ## Der Zustand

    Die View hält eine Zahl in `@State` und zeigt sie.

    ```swift
    struct ContentView: View {
      @State private var count = 0
      var body: some View { Text("\\(count)-mal") }
    }
    ```

    ## Wie es weitergeht

    Für eine erste Fassung braucht es nicht mehr.
    """

  /// Each group as its id and the titles of its members.
  private func groups(_ article: Article) -> [String] {
    AlignedArticle(aligning: article).groups.map { group in
      let titles = group.members.sorted { $0.key < $1.key }.map { language, section in
        "\(language):\(article.page(in: language)?.sections[section].title ?? "?")"
      }
      return "\(group.id) [\(titles.joined(separator: ", "))]"
    }
  }

  @Test("Three languages, one with a section dropped and two swapped, are aligned exactly")
  func threeLanguages() async throws {
    let article = try await article(("en", english), ("ja", japanese), ("de", german))
    #expect(
      groups(article) == [
        "a-counter [de:Ein Zähler, en:A counter, ja:カウンター]",
        "the-project [en:The project, ja:プロジェクト]",
        "the-state [de:Der Zustand, en:The state, ja:状態]",
        "the-button [de:Der Knopf, en:The button, ja:ボタン]",
        "what-comes-next [de:Wie es weitergeht, en:What comes next, ja:次の一歩]",
      ])
  }

  @Test("The order in which languages are given makes no difference")
  func orderOfLanguages() async throws {
    let article = try await article(("en", english), ("ja", japanese), ("de", german))
    var other = article
    other.pages = [article.pages[2], article.pages[0], article.pages[1]]
    #expect(
      AlignedArticle(aligning: article).groups == AlignedArticle(aligning: other).groups)
  }

  @Test("Ids that agree outweigh everything else, with full confidence")
  func explicitIDs() async throws {
    let article = try await article(
      ("en", "# T\n\n## One {#alpha}\n\n`first` text\n\n## Two {#beta}\n\n`second` text\n"),
      ("de", "# T\n\n## Eins {#beta}\n\n`first` Text\n\n## Zwei {#alpha}\n\n`second` Text\n"))
    #expect(
      groups(article) == ["t [de:T, en:T]", "alpha [de:Zwei, en:One]", "beta [de:Eins, en:Two]"])
    let confidences = AlignedArticle(aligning: article).groups.map(\.confidence)
    #expect(confidences.dropFirst().allSatisfy { $0 == 1 })
  }

  @Test("An id given in the translation alone finds the source's title")
  func idOfTheTitle() async throws {
    let article = try await article(
      ("en", "# T\n\n## Set up\n\nText.\n\n## Run it\n\nText.\n"),
      ("ja", "# T\n\n## 実行 {#run-it}\n\n本文。\n\n## 準備 {#set-up}\n\n本文。\n"))
    #expect(
      groups(article) == [
        "t [en:T, ja:T]", "set-up [en:Set up, ja:準備]", "run-it [en:Run it, ja:実行]",
      ])
  }

  @Test("A title of the other language in parentheses is recognised, before or after one's own")
  func titlesInParentheses() async throws {
    let article = try await article(
      ("en", "# T\n\n## Opaque Types\n\nA.\n\n## Generics\n\nB.\n\n## Macros\n\nC.\n"),
      ("ja", "# T\n\n## Macros\\(マクロ\\)\n\nか。\n\n## 不透明型（Opaque Types）\n\nき。\n"))
    #expect(
      groups(article) == [
        "t [en:T, ja:T]", "opaque-types [en:Opaque Types, ja:不透明型（Opaque Types）]",
        "generics [en:Generics]", "macros [en:Macros, ja:Macros(マクロ)]",
      ])
  }

  @Test("A section that only translations have is one group, at its place, with an id of its own")
  func sectionsOfTranslationsOnly() async throws {
    let more =
      "\n\n## Settings\n\nThe `Toggle` of `SettingsView` hides `count`, see `isHidden`.\n"
    let article = try await article(
      ("en", english), ("ja", japanese + more), ("de", german + more))
    #expect(
      groups(article).suffix(2) == [
        "what-comes-next [de:Wie es weitergeht, en:What comes next, ja:次の一歩]",
        "settings [de:Settings, ja:Settings]",
      ])
  }

  @Test("A section that a translator has split stays with its original")
  func splitSection() async throws {
    let split = japanese.replacing(
      "ビューは数を `@State` に持ち、それを表示します。", with: "ビューは数を持ちます。\n\n### 表示\n\n`@State` の値を表示します。")
    let article = try await article(("en", english), ("ja", split))
    #expect(groups(article).contains("the-state [en:The state, ja:状態]"))
    #expect(groups(article).contains("表示 [ja:表示]"))
  }

  @Test("Pages without headings have no groups, and one page alone has its own sections")
  func degenerate() async throws {
    #expect(groups(try await article(("en", "Text."), ("ja", "本文。"))).isEmpty)
    #expect(groups(try await article(("en", "# A\n\n# B"))) == ["a [en:A]", "b [en:B]"])
  }

  @Test("Pages of thousands of sections are aligned by their names, in little time and memory")
  func manySections() async throws {
    let headings = (0..<3000).map { "## Section \($0)" }.joined(separator: "\n\n")
    let article = try await article(("en", headings), ("de", headings))
    let duration = ContinuousClock().measure {
      let groups = AlignedArticle(aligning: article).groups
      #expect(groups.count == 3000)
      #expect(groups.allSatisfy { $0.members.count == 2 })
    }
    #expect(duration < .seconds(20))
  }
}
