import SwiftSource
import Testing

@Suite("Placeholders become what may stand at their place")
struct PlaceholdersTests {
  @Test(
    "By their role, in as many bytes",
    arguments: [
      ("while <#condition#> {\n  <#statements#>\n}", "while __condition__ {\n                \n}"),
      (
        "switch <#v#> {\ncase <#pattern#>:\n  break\n}",
        "switch __v__ {\ncase _          :\n  break\n}"
      ),
      ("init(<#parameters#>) {}", "init(_:Any         ) {}"),
      ("let f = { (<#p#>) -> Int in 1 }", "let f = { (_:Any) -> Int in 1 }"),
      ("let list = [<#first#>, <#...#>]", "let list = [__first__         ]"),
      (
        "if #available(<#platform name#> <#version#>, <#...#>, *) {}",
        "if #available(iOS               9                   , *) {}"
      ),
      ("let f: (<#type#>) -> Void", "let f: (__type__) -> Void"),
    ])
  func roles(code: String, expected: String) {
    let syntax = SnippetSyntax(parsing: code)
    #expect(syntax.text == expected)
    #expect(syntax.text.utf8.count == code.utf8.count)
    #expect(syntax.isForm)
  }

  @Test("A value that is left out becomes a name of its own; one that is there stays")
  func leftOutValues() {
    let code = "let a = // ... load it ...\nlet b = 1 // ... more ...\nuse(a)"
    let syntax = SnippetSyntax(parsing: code)
    #expect(syntax.text == "let a = __v1              \nlet b = 1 // ... more ...\nuse(a)")
    #expect(syntax.items.count == 3)
  }

  @Test(
    "Fragments are recognised where nothing else makes sense of them",
    arguments: [
      ("(Int, String) -> Bool", Fragment.type),
      ("any Shape", .type),
      ("Shape & Sendable", .type),
      ("case let (x, y) where x == y:", .switchCases(tuple: 2, names: [], hasDefault: false)),
      (
        "case .on:\n  go()\ndefault:\n  stop()",
        .switchCases(tuple: nil, names: ["on"], hasDefault: true)
      ),
      ("print(1)", nil), ("mask & bits", nil), ("case on, off", nil), ("Shape", nil),
    ] as [(String, Fragment?)])
  func fragments(code: String, expected: Fragment?) {
    #expect(SnippetSyntax(parsing: code).fragment == expected)
  }
}
