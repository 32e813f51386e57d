import Diagnostics
import Testing

@testable import Site

@Suite("Templates")
struct TemplateTests {
  private func render(
    _ text: String, _ value: TemplateValue, partials: [String: String] = [:]
  ) throws -> String {
    var sources = partials.mapValues { SourceText(path: "partial.html", text: $0) }
    sources["main"] = SourceText(path: "main.html", text: text)
    var output = HTMLBuffer()
    try TemplateSet(sources).render("main", value, into: &output)
    return output.string
  }

  @Test(
    "fill their gaps",
    arguments: [
      ("Hello {{name}}!", "Hello &lt;b&gt; &amp; &quot;c&quot;!"),
      ("{{{name}}}{{& name }}", "<b> & \"c\"<b> & \"c\""),
      ("{{nothing}}-{{unknown}}-{{unknown.deeper}}", "--"),
      ("{{object.inner.text}}", "deep"),
      ("{{object.stele.css}}", "dotted"),
      ("{{#yes}}a{{/yes}}{{#no}}b{{/no}}{{^no}}c{{/no}}{{^yes}}d{{/yes}}", "ac"),
      ("{{#list}}<{{.}}>{{/list}}", "<1><2>"),
      ("{{#empty}}a{{/empty}}{{^empty}}none{{/empty}}", "none"),
      ("{{#people}}{{given}} {{family}};{{/people}}", "A outer;B own;"),
      ("{{#markup}}{{markup}}{{/markup}}", "<i>x</i>"),
      ("a{{! a remark }}b", "ab"),
      ("日本{{object.inner.text}}語", "日本deep語"),
    ])
  func gaps(template: String, expected: String) throws {
    let value: TemplateValue = [
      "name": "<b> & \"c\"", "nothing": .nothing, "yes": true, "no": false,
      "object": ["inner": ["text": "deep"], "stele.css": "dotted"],
      "list": ["1", "2"], "empty": [], "family": "outer",
      "markup": .markup(HTMLBuffer(markup: "<i>x</i>")),
      "people": [["given": "A"], ["given": "B", "family": "own"]],
    ]
    #expect(try render(template, value) == expected)
  }

  @Test("leave no trace of tags that stand alone on a line")
  func standalone() throws {
    let text = "<ul>\n  {{#list}}\n  <li>{{.}}</li>\n  {{/list}}\n{{! remark }}\n</ul>\n"
    #expect(try render(text, ["list": ["a", "b"]]) == "<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>\n")
  }

  @Test("include each other")
  func partials() throws {
    let text = try render(
      "{{#items}}{{> item}}{{/items}}", ["items": [["n": "1"], ["n": "2"]]],
      partials: ["item": "[{{n}}]"])
    #expect(text == "[1][2]")
  }

  @Test("that include themselves come to an end")
  func recursion() throws {
    let text = try render("{{> loop}}", [:], partials: ["loop": "x{{> loop}}"])
    #expect(text.count > 1 && text.count < 100)
  }

  @Test(
    "say where they are malformed",
    arguments: [
      ("a\n {{#open}}\nb", "template-section", 2, 2), ("{{/closed}}", "template-section", 1, 1),
      ("{{#a}}{{#b}}{{/a}}{{/b}}", "template-section", 1, 13), ("x {{name", "template-tag", 1, 3),
      ("{{=<% %>=}}", "template-tag", 1, 1), ("{{> mian}}", "template-partial", 1, 1),
    ])
  func malformed(template: String, id: String, line: Int, column: Int) throws {
    let error = #expect(throws: Diagnostic.self) { try render(template, [:]) }
    #expect(error?.id == id)
    #expect(error?.range?.start == SourcePosition(line: line, column: column))
    if id == "template-partial" { #expect(error?.help == "did you mean 'main'?") }
  }
}
