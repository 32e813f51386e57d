import Catalog
import Diagnostics
import Foundation
import Samples
import Testing
import Verification

@testable import Site

@Suite("An article's text")
struct ArticleTests {
  private func html(_ markdown: String) async throws -> (String, [Diagnostic]) {
    let site = try await TestSite(["Articles/a/en.md": markdown])
    let (html, diagnostics) = try site.text("a", "en")
    return (html, diagnostics)
  }

  @Test(
    "is rendered block by block",
    arguments: [
      (
        "a *b* **c** ~~d~~ `<e>`",
        "<p>a <em>b</em> <strong>c</strong> <del>d</del> <code translate=\"no\">&lt;e&gt;</code></p>\n"
      ),
      ("a\\\nb\nc", "<p>a<br>\nb\nc</p>\n"),
      ("> a\n>\n> b", "<blockquote>\n<p>a</p>\n<p>b</p>\n</blockquote>\n"),
      ("- a\n- b", "<ul>\n<li>a\n</li>\n<li>b\n</li>\n</ul>\n"),
      ("3. a\n\n4. b", "<ol start=\"3\">\n<li><p>a</p>\n</li>\n<li><p>b</p>\n</li>\n</ol>\n"),
      ("***", "<hr>\n"), ("<b>x</b> & \"y\"", "<p><b>x</b> &amp; &quot;y&quot;</p>\n"),
      (
        "![An *image*](https://a.b/c.png \"t\")",
        "<p><img src=\"https://a.b/c.png\" alt=\"An image\" title=\"t\" loading=\"lazy\" decoding=\"async\"></p>\n"
      ),
      ("日本\n語 and\nこれ", "<p>日本語 and\nこれ</p>\n"),
      ("<https://swift.org>", "<p><a href=\"https://swift.org\">https://swift.org</a></p>\n"),
    ])
  func blocks(markdown: String, expected: String) async throws {
    let (html, diagnostics) = try await html(markdown)
    #expect(html == expected)
    #expect(diagnostics.isEmpty)
  }

  @Test("marks remarks, tasks, tables and footnotes")
  func extensions() async throws {
    let (html, _) = try await html(
      "> [!WARNING]\n> Take *care*.\n\n- [x] done\n\n| a | b |\n| :-: | - |\n| c | d |\n\ne[^x] f[^x]\n\n[^x]: Note.\n"
    )
    #expect(html.contains("<aside class=\"alert alert-warning\" aria-label=\"Warning\">"))
    #expect(html.contains("<p>Take <em>care</em>.</p>"))
    #expect(html.contains("data-done=\"true\" aria-label=\"Done\""))
    #expect(html.contains("<th scope=\"col\" class=\"center\">a</th>"))
    #expect(html.contains("id=\"fnref-1\" href=\"#fn-1\""))
    #expect(html.contains("id=\"fnref-1-2\" href=\"#fn-1\""))
    #expect(html.contains("<li id=\"fn-1\"><p>Note.</p>"))
    #expect(html.contains("href=\"#fnref-1-2\""))
  }

  @Test("leads each heading to its section in the other languages, or to its parent's")
  func headings() async throws {
    let site = try await TestSite([
      "Articles/a/en.md":
        "# Title\n\n## One {#one}\n\nA.\n\n### Only here\n\nB `only`.\n\n## Two {#two}\n\nC.\n",
      "Articles/a/ja.md": "# 題名\n\n## 一 {#one}\n\nA。\n\n## 二 {#two}\n\nC。\n",
    ])
    let (html, _) = try site.text("a", "en")
    #expect(html.contains("<h2 id=\"one\">One</h2>"))
    #expect(
      html.contains(
        "<a class=\"section-link\" href=\"../../ja/a/#two\" lang=\"ja\" hreflang=\"ja\" dir=\"ltr\" data-language=\"ja\" title=\"日本語: 二\">JA<span class=\"hidden\"> 日本語: 二</span></a>"
      ))
    #expect(
      html.contains(
        "href=\"../../ja/a/#one\" lang=\"ja\" hreflang=\"ja\" dir=\"ltr\" data-language=\"ja\" data-parent"
      ))
    let (japanese, _) = try site.text("a", "ja")
    #expect(japanese.contains("href=\"../../en/a/\" lang=\"en\""))
  }

  @Test("gives no id twice")
  func ids() async throws {
    let (html, _) = try await html(
      "<a id=\"here\"></a>\n\n## Title {#here}\n\n<a name=\"there\"></a>\n")
    #expect(html.components(separatedBy: "\"here\"").count == 2)
    #expect(html.contains("name=\"there\""))
  }

  @Test("leaves an anchor in the text its id, and links lead to it rather than to a title")
  func anchorInText() async throws {
    let (html, diagnostics) = try await html(
      "<a id=\"para\"></a>Some text.\n\n## Para\n\n[x](#para) [y](#para-1)\n")
    #expect(html.contains("<a id=\"para\"></a>Some text."))
    #expect(html.contains("<h2 id=\"para-1\">"))
    #expect(diagnostics.isEmpty)
  }

  @Test("shows what the check says at the code and at its lines")
  func verdicts() async throws {
    let site = try await TestSite([
      "Articles/a/ja.md": "# 題\n\n```swift:A.swift\nlet a = b // x\nlet c = 1\n```\n"
    ])
    let message = Diagnostic(
      .error, "compiler", "cannot find 'b' in scope",
      range: SourceRange(at: SourcePosition(line: 4, column: 9)))
    let report = BlockReport(
      article: "a", file: "Articles/a/ja.md", line: 3, language: Language("ja"), index: 0,
      filename: "A.swift", placement: Placement(.file), verdict: .expectedError,
      reason: "as it says",
      assumptions: ["'b' is nowhere"], diagnostics: [message],
      change: StepChange(previousLine: 1, added: [1], removed: [.init(before: 1, lines: ["old"])]))
    let (html, _) = try site.text("a", "ja", reports: [report])
    #expect(html.contains("<figure class=\"code\" data-verdict=\"expected-error\">"))
    #expect(html.contains("<span class=\"file\">A.swift</span>"))
    #expect(html.contains("想定どおりのエラー"))
    #expect(html.contains("<span lang=\"en\">Swift 6.3.1</span>"))
    #expect(html.contains("<p lang=\"en\">as it says</p>"))
    #expect(html.contains("<p class=\"assumption\" lang=\"en\">'b' is nowhere</p>"))
    #expect(
      html.contains(
        "<span class=\"message message-error\" lang=\"en\"><b>error:</b> cannot find 'b' in scope\n</span><del class=\"line\">old\n</del><ins class=\"line\">"
      ))
    #expect(html.contains("前の手順からの変更：追加 1 行、削除 1 行"))
  }

  @Test(
    "names the language of code without a file",
    arguments: [
      ("xml", "XML"), ("swift", "Swift"), ("bash", "Shell"), ("", "Code"), ("Rust", "Rust"),
    ])
  func languageNames(info: String, name: String) async throws {
    let (html, _) = try await html("```\(info)\nx\n```\n")
    #expect(html.contains("<span class=\"language\">\(name)</span>"))
  }

  @Test("takes the signs of a diff away from the code")
  func diff() async throws {
    let (html, _) = try await html("```diff swift\n a\n-b\n+c\n```\n")
    #expect(
      html.contains(
        "<code class=\"language-swift\" translate=\"no\">a\n<del class=\"line\">b\n</del><ins class=\"line\">c\n</ins></code>"
      ))
  }

  @Test("keeps code inside raw HTML that spans blocks")
  func details() async throws {
    let (html, diagnostics) = try await html(
      "<details>\n<summary>Long</summary>\n\n```swift\nlet a = 1\n```\n\n</details>\n")
    #expect(html.contains("<details>\n<summary>Long</summary>"))
    #expect(html.contains("</figure>"))
    #expect(html.hasSuffix("</details>\n"))
    #expect(diagnostics.isEmpty)
  }
}
