import Catalog
import Diagnostics
import Testing

@testable import Site

@Suite("A theme by settings")
struct ThemeSettingsTests {
  private func read(_ text: String) throws -> (SiteSettings, [Diagnostic]) {
    try SiteSettings.read(SourceText(path: "settings.yml", text: text))
  }

  @Test("has colours, fonts, a logo, links, a last line and files of its own")
  func whole() throws {
    let (settings, diagnostics) = try read(
      """
      theme:
        colours: {accent: ["#0a5", "#8fc"], page: white}
        fonts: {text: 'Inter, "Noto Sans", sans-serif', ja: '"Klee One"', code: Iosevka}
        logo: logo.svg
        styles: [extra.css]
        scripts: extra.js
      navigation:
        - {title: {en: Blog, ja: ブログ}, link: "https://a.b/"}
        - {title: Start, link: "/{language}/"}
      footer: {en: Made by us}
      html: escaped
      allow-schemes: [file]
      """)
    #expect(diagnostics.isEmpty)
    #expect(
      settings.theme.styleSheet == """
        :root { --accent: light-dark(#0a5, #8fc); --page: light-dark(white, white); }
        [lang] { --mono: Iosevka; }
        [lang|="ja"] { --sans: "Klee One"; }
        [lang]:not([lang|="ja"], [lang|="zh"], [lang|="ko"]) { --sans: Inter, "Noto Sans", sans-serif; }

        """)
    #expect(settings.theme.styles == ["extra.css"])
    #expect(settings.theme.scripts == ["extra.js"])
    #expect(settings.navigation.map(\.link) == ["https://a.b/", "/{language}/"])
    #expect(settings.footer.text(in: Language("en")) == "Made by us")
    #expect(settings.html == .escaped)
    #expect(settings.allowedSchemes == ["file"])
  }

  @Test(
    "says what it does not understand, and lets nothing into the style sheet that is no colour or font",
    arguments: [
      ("theme: {colors: {acent: red}}", "unknown-setting"),
      ("theme: {colour: {accent: red}}", "unknown-setting"),
      ("theme: {colours: {accent: 'red; } body { display: none'}}", "invalid-setting"),
      ("theme: {fonts: {text: 'x; } * {'}}", "invalid-setting"),
      ("navigation: [{title: A, link: 'javascript:x'}]", "invalid-setting"),
      ("navigation: [{title: A}]", "invalid-setting"),
      ("html: some", "invalid-setting"),
    ])
  func wrong(text: String, id: String) throws {
    #expect(try read(text).1.map(\.id) == [id])
  }

  @Test("is on every page, and what it names and is not there is reported")
  func pages() async throws {
    var settings = SiteSettings()
    settings.theme.colours["accent"] = ThemeSettings.Colour(light: "red", dark: "blue")
    settings.theme.styles = ["steel.css"]
    var link = SiteSettings.NavigationLink()
    (link.title, link.link) = (LocalizedText("Home"), "{language}/")
    settings.navigation = [link]
    settings.footer = LocalizedText("The end.")
    let site = try await TestSite(["Articles/a/en.md": "# A\n"], settings: settings)
    let folder = try TemporaryFolder()
    let summary = try await site.builder.build(to: folder.path + "/site")
    #expect(summary.diagnostics.map(\.id) == ["missing-asset", "no-base"])
    #expect(summary.diagnostics.first?.help == "did you mean 'stele.css'?")
    let page = try #require(folder.text(of: "site/en/a/index.html"))
    #expect(page.contains("/assets/settings."))
    #expect(page.contains("<li><a href=\"../../en/\">Home</a></li>"))
    #expect(page.contains("<p>The end.</p>"))
  }

  @Test("names the hash of every script and style, by which a browser checks them")
  func integrity() async throws {
    let site = try await TestSite(["Articles/a/en.md": "# A\n"])
    let folder = try TemporaryFolder()
    _ = try await site.builder.build(to: folder.path + "/site")
    let page = try #require(folder.text(of: "site/en/a/index.html"))
    let style = try #require(site.theme.asset("stele.css"))
    #expect(page.contains("\(style.hashedName)\" integrity=\"\(style.integrity)\">"))
    #expect(style.integrity.hasPrefix("sha256-") && style.integrity.hasSuffix("="))
  }
}
