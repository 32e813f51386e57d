import Testing

@testable import Site

@Suite("Raw HTML")
struct HTMLFilterTests {
  private func filter(_ html: String) -> (String, [HTMLFilter.Problem.Kind]) {
    let (output, problems) = HTMLFilter.filter(html, HTMLFilter.Rules(takenIDs: ["taken"])) {
      destination, _ in
      LinkScheme.scheme(of: destination) == nil ? "to/" + destination : destination
    }
    return (output.string, problems.map(\.kind))
  }

  @Test(
    "passes what is harmless",
    arguments: [
      (
        "<details open>\n<summary>A &amp; b</summary>",
        "<details open>\n<summary>A &amp; b</summary>"
      ),
      ("<KBD Class='a \"b\"'>x</KBD>", "<kbd class=\"a &quot;b&quot;\">x</kbd>"),
      ("<br/><img src=a.png alt=\"&lt;\">", "<br /><img src=\"to/a.png\" alt=\"&lt;\">"),
      ("<a href=\"https://a.b/?c&amp;d\">", "<a href=\"https://a.b/?c&amp;d\">"),
      ("1 < 2 <", "1 &lt; 2 &lt;"), ("a<!-- for me -->b", "ab"),
      ("<a id=\"taken\"></a><a id=\"free\">", "<a></a><a id=\"free\">"),
      ("<img src=\"data:image/svg+xml,x\">", "<img src=\"data:image/svg+xml,x\">"),
    ])
  func harmless(html: String, expected: String) {
    let (output, problems) = filter(html)
    #expect(output == expected)
    #expect(problems.isEmpty)
  }

  @Test(
    "shows what is filtered as text",
    arguments: [
      "script", "STYLE", "iframe", "object", "base", "meta", "textarea", "plaintext", "noscript",
      "form", "button", "svg", "math", "template", "my-element",
    ])
  func filtered(name: String) {
    let (output, problems) = filter("a <\(name) src=\"x\">b</\(name)>")
    #expect(output == "a &lt;\(name) src=&quot;x&quot;&gt;b&lt;/\(name)&gt;")
    #expect(problems == [.element(name.lowercased())])
  }

  @Test(
    "drops attributes that run scripts, restyle or are invalid",
    arguments: [
      "onclick=\"x()\"", "ONERROR=x", "style='a:b'", "srcdoc=\"<p>\"", "srcset=x",
      "id=\"q w\"", "data-script=x", "formaction=x", "contenteditable", "is=x",
    ])
  func attributes(attribute: String) {
    let (output, problems) = filter("<p \(attribute) class=\"c\">")
    #expect(output == "<p class=\"c\">")
    #expect(problems.count == 1)
  }

  @Test(
    "drops links that are dangerous in any disguise",
    arguments: [
      "javascript:x", "JavaScript:x", " java\tscript:x", "java&#115;cript:x", "javascript&colon;x",
      "java&NewLine;script:x", "&#x6A;avascript:x", "\u{1}javascript:x", "vbscript:x", "file:///x",
      "data:text/html,x", "data:image/svg+xml,x", "java&unknown;script:x",
    ])
  func links(destination: String) {
    let (output, problems) = filter("<a href=\"\(destination)\">x</a>")
    #expect(output == "<a>x</a>")
    #expect(problems.count == 1)
  }

  @Test("lets all pass where the policy says so, dangerous links excepted")
  func passed() {
    var rules = HTMLFilter.Rules(policy: .passed)
    let html =
      "<form onsubmit=\"x()\" style=\"a:b\"><a href=\"javascript:x\" data-a=\"b\">x</a></form>"
    let (output, problems) = HTMLFilter.filter(html, rules) { destination, _ in destination }
    #expect(
      output.string == "<form onsubmit=\"x()\" style=\"a:b\"><a data-a=\"b\">x</a></form>")
    #expect(problems.map(\.kind) == [.link("javascript:x")])
    rules.allowedSchemes = ["javascript"]
    #expect(
      HTMLFilter.filter("<a href=\"javascript:x\">", rules) { destination, _ in destination }.0
        .string
        == "<a href=\"javascript:x\">")
  }

  @Test("keeps the place of a picture whose size is known and not given")
  func sizes() {
    let rules = HTMLFilter.Rules(sizes: ["a.png": ImageSize(width: 4, height: 3)])
    let (output, _) = HTMLFilter.filter(
      "<img src=\"a.png\"><img src=\"a.png\" width=\"2\"><img src=\"b.png\">", rules
    ) { destination, _ in destination }
    #expect(
      output.string
        == "<img src=\"a.png\" width=\"4\" height=\"3\"><img src=\"a.png\" width=\"2\"><img src=\"b.png\">"
    )
  }

  @Test("tells the line of what it held back")
  func line() {
    let problems = HTMLFilter.filter("<p>\n<b>\n<script>") { destination, _ in destination }.1
    #expect(problems == [HTMLFilter.Problem(line: 2, kind: .element("script"))])
  }

  @Test("ends on any text")
  func anyText() {
    for piece in [
      "<", "<a", "<a =", "<a =x", "<a b=\"", "</", "<a/", "<!--", "<a b = c d", "<a =\">\"=>",
    ] {
      let output = HTMLFilter.filter(piece + "\n") { destination, _ in destination }.0.string
      #expect(!output.isEmpty || piece == "<!--")
    }
  }
}
