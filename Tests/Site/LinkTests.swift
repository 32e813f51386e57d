import Diagnostics
import Foundation
import Testing

@testable import Site

@Suite("Links")
struct LinkTests {
  private static let files = [
    "Articles/a/en.md": "# A\n\n## Start {#start}\n\nLINK\n",
    "Articles/a/ja.md": "# A\n\n## 始め {#start}\n\nLINK\n\n## 設定 {#settei}\n",
    "Articles/b/en.md": "# B\n\n## Set up {#setup}\n\nText `x`.\n\n<a id=\"raw\"></a>\n",
    "Articles/b/ja.md": "# B\n\n## 準備 {#junbi}\n\nText `x`.\n",
    "Articles/c/en.md": "# C\n\nText.\n",
    "Articles/flat.en.md": "# Flat\n\nText.\n",
  ]

  private func link(
    _ destination: String, on language: String, assets: [String: String] = [:]
  ) async throws -> (String?, [Diagnostic]) {
    var files = Self.files
    for file in ["Articles/a/en.md", "Articles/a/ja.md"] {
      files[file] = files[file]?.replacingOccurrences(of: "LINK", with: "[x](\(destination))")
    }
    let (html, diagnostics) = try await TestSite(files).text("a", language, assets: assets)
    let start = html.range(of: "<p><a href=\"")?.upperBound
    return (start.map { String(html[$0...].prefix { $0 != "\"" }) }, diagnostics)
  }

  @Test(
    "between pages lead to built pages in the same language",
    arguments: [
      ("../b/en.md", "en", "../../en/b/"), ("../b/en.md", "ja", "../../ja/b/"),
      ("../b/en.md#setup", "en", "../../en/b/#setup"),
      ("../b/ja.md#junbi", "en", "../../en/b/#setup"),
      ("../b/en.md#setup", "ja", "../../ja/b/#junbi"), ("../c/en.md", "ja", "../../en/c/"),
      ("../b", "ja", "../../ja/b/"), ("/b/en.md", "en", "../../en/b/"),
      ("../flat.en.md", "en", "../../en/flat/"), ("en.md", "ja", "../../en/a/"),
      ("ja.md#settei", "en", "../../ja/a/#settei"), ("#start", "ja", "#start"),
      ("../b/en.md#raw", "en", "../../en/b/#raw"), ("https://a.b/c d", "en", "https://a.b/c%20d"),
      ("mailto:a@b.c", "en", "mailto:a@b.c"),
      ("../c/ja.md", "ja", "../../ja/c/"), ("../c/ja.md#x", "ja", "../../ja/c/"),
      ("../c/ja.md", "en", "../../en/c/"), ("../flat.ja.md", "ja", "../../ja/flat/"),
    ])
  func pages(destination: String, language: String, expected: String) async throws {
    let (address, diagnostics) = try await link(
      destination.replacingOccurrences(of: " ", with: "%20"), on: language)
    #expect(address == expected)
    #expect(diagnostics.isEmpty)
  }

  @Test("to files lead to the copies")
  func files() async throws {
    let (address, _) = try await link(
      "./Main.storyboard", on: "en", assets: ["./Main.storyboard": "files/x/Main.storyboard"])
    #expect(address == "../../files/x/Main.storyboard")
  }

  @Test(
    "that lead nowhere are reported and become text",
    arguments: [
      ("../d/en.md", "there is no page or file '../d/en.md'"),
      ("#strat", "there is no section '#strat'; did you mean '#start'?"),
      ("../b/en.md#nowhere", "there is no section '#nowhere'"),
      ("gone.png", "there is no page or file 'gone.png'"),
    ])
  func dead(destination: String, message: String) async throws {
    let (address, diagnostics) = try await link(destination, on: "en")
    #expect(address == nil)
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.first?.id == (destination.hasPrefix("#") ? "dead-fragment" : "dead-link"))
    #expect(diagnostics.first?.range?.start == SourcePosition(line: 5, column: 1))
  }

  @Test(
    "that are dangerous are reported and become text",
    arguments: ["javascript:alert(1)", "data:text/html,x", "JAVASCRIPT:x"])
  func dangerous(destination: String) async throws {
    let (address, diagnostics) = try await link(destination, on: "en")
    #expect(address == nil)
    #expect(diagnostics.map(\.id) == ["dangerous-link"])
  }

  @Test(
    "paths are normalised as text",
    arguments: [
      ("a/./b//c", "a/b/c"), ("a/../b", "b"), ("../../a", "../../a"), ("/a/../../b", "/../b"),
      ("./x", "x"), ("", ""),
    ])
  func paths(path: String, expected: String) {
    #expect(PathText.normalized(path) == expected)
  }

  @Test("addresses keep letters of other scripts readable, and are ASCII where a format wants it")
  func encoding() {
    #expect(PathText.percentEncoded("設定 <a>") == "設定%20%3Ca%3E")
    #expect(PathText.percentEncoded("ä", asciiOnly: true) == "%C3%A4")
    #expect(PathText.percentDecoded("%E8%A8%AD%zz") == "設%zz")
  }
}
