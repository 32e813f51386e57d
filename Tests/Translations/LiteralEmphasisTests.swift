import Catalog
import Diagnostics
import Testing

@testable import Translations

@Suite("Emphasis that renders literally") struct LiteralEmphasisTests {
  @Test(
    "Marks that open and close nothing are reported with their place",
    arguments: [
      "新しい⟦__SwiftUI__⟧アプリ",
      "⟦_クロージャ_⟧は、値を",
      "コンテキストから⟦_キャプチャ_⟧して、スコープに⟦_閉じ込める_⟧と",
      "das ist ⟦**„wichtig“**⟧er",
      "> 引用の⟦__中__⟧でも",
      "- 項目の⟦__中__⟧でも",
      "| 表の⟦__中__⟧でも |\n| - |",
      "## 見出しの⟦__中__⟧でも",
      "*外の⟦__中__⟧でも*",
      "一行目\nと二行目の⟦__中__⟧でも",
      "un⟦__frigging__⟧believable",
    ])
  func reports(marked: String) async throws {
    let page = MarkedText(marked)
    let aligned = AlignedArticle(aligning: try await article(("ja", page.text)))
    let findings = Findings.all(of: aligned, rules: [.literalEmphasis])
    #expect(findings.map(\.place.range) == page.ranges)
  }

  @Test(
    "Emphasis that works, names, stars and escapes are left alone",
    arguments: [
      "新しい**SwiftUI**アプリ", "a _b_ c", "snake_case_name and other_snake_name",
      #"\_so\_ not meant"#, "`__init__` 和 `a_b_c`", "2 * 3 * 4", "a ** b ** c",
      "Int*, Float* and char*", "*.swift と *.md", "https://example.com/a_b_c/d_e_f",
      "```\n新しい__SwiftUI__アプリ\n```", "「**強調**」は", "**「強調」**は",
      "これは**「強調」**です", "**`count`**を足す", "~~（古い）~~新しい", "~/Library と ~/Documents",
      "価格* と 税*", "_private_name と _other_name",
    ])
  func leavesAlone(text: String) async throws {
    let aligned = AlignedArticle(aligning: try await article(("ja", text)))
    #expect(Findings.all(of: aligned, rules: [.literalEmphasis]) == [])
  }

  @Test("A long line of marks is read in time in proportion to its length")
  func hostile() async throws {
    let text = String(repeating: "あ__い", count: 20_000)
    let aligned = AlignedArticle(aligning: try await article(("ja", text)))
    let duration = ContinuousClock().measure {
      #expect(!Findings.all(of: aligned, rules: [.literalEmphasis]).isEmpty)
    }
    #expect(duration < .seconds(20))
  }
}
