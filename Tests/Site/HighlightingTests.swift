import Testing

@testable import Site

@Suite("Highlighting")
struct HighlightingTests {
  /// The coloured pieces as `class:text`, one after the other.
  private func pieces(_ code: String, _ language: CodeLanguage) -> String {
    let bytes = Array(code.utf8)
    return language.tokens(of: bytes).map {
      "\($0.kind.rawValue):\(String(decoding: bytes[$0.range], as: UTF8.self))"
    }.joined(separator: " ")
  }

  @Test(
    "of Swift colours words by what they are",
    arguments: [
      ("import SwiftUI", "k:import t:SwiftUI"),
      ("@State private var count = 0", "a:@State k:private k:var n:0"),
      ("func close(_ sender: Any) {}", "k:func f:close t:Any"),
      ("self.init(default: .default)", "k:self k:init"),
      ("view.isHidden = true", "k:true"),
      ("Text(\"a\").font(.largeTitle)", "t:Text s:\"a\" f:font"),
      ("var body: some View { get }", "k:var k:some t:View k:get"),
      ("store.get(set: 1)", "f:get n:1"),
      ("private(set) var a: Int", "k:private k:set k:var t:Int"),
      ("let open = package.actor", "k:let"),
      ("open class A", "k:open k:class t:A"),
      ("for case let x? in xs {}", "k:for k:case k:let k:in"),
      ("switch x { default: break }", "k:switch k:default k:break"),
      ("#Preview { A() }", "a:#Preview t:A"),
      ("#if os(iOS)\n#endif", "a:#if f:os a:#endif"),
      ("0x1F_FF + 1.5e3 + 0b01", "n:0x1F_FF n:1.5e3 n:0b01"),
      ("a.0...5", "n:0 n:5"),
      ("func `default`() {}", "k:func f:`default`"),
      ("$binding $0", ""),
      ("名前.表示()", ""),
      ("let 名前 = \"値\"", "k:let s:\"値\""),
    ])
  func swiftWords(code: String, expected: String) {
    #expect(pieces(code, .swift) == expected)
  }

  @Test(
    "of Swift finds the ends of strings and comments",
    arguments: [
      ("\"a\\\"b\" c", "s:\"a\\\"b\""),
      ("\"a \\(x + \"in \\(y)\") b\"", "s:\"a \\( s:\"in \\( s:)\" s:) b\""),
      ("\"\\(f(1, (2)))\"", "s:\"\\( f:f n:1 n:2 s:)\""),
      ("#\"raw \\(no) \\#(yes)\"# z", "s:#\"raw \\(no) \\#( s:)\"#"),
      ("\"\"\"\n a \"quoted\" \\(b)\n\"\"\" c", "s:\"\"\"\n a \"quoted\" \\( s:)\n\"\"\""),
      ("\"open\nlet a", "s:\"open k:let"),
      ("a // b \"c\"\nd", "c:// b \"c\""),
      ("/* a /* b */ c */ d", "c:/* a /* b */ c */"),
      ("/* open", "c:/* open"),
      ("#/a\\d+/# b", "s:#/a\\d+/#"),
      ("\"\\(", "s:\"\\("),
    ])
  func swiftStrings(code: String, expected: String) {
    #expect(pieces(code, .swift) == expected)
  }

  @Test(
    "knows other languages of tutorials",
    arguments: [
      (
        CodeLanguage.json, "{\"a\": [1, -2.5e3, true, \"b\"]}",
        "a:\"a\" n:1 n:-2.5e3 k:true s:\"b\""
      ),
      (.markup, "<a b=\"c\" d='e'/> f", "k:<a a:b s:\"c\" a:d s:'e' k:/>"),
      (.markup, "<!-- < --><b>x</b>", "c:<!-- < --> k:<b k:> k:</b k:>"),
      (.markup, "<open attr", "k:<open a:attr"),
      (.shell, "$ swift run -c \"x\" # go", "c:$ f:swift s:\"x\" c:# go"),
      (.yaml, "- key: 'a' # b", "a:key s:'a' c:# b"),
      (.plain, "let a = 1", ""),
    ])
  func others(language: CodeLanguage, code: String, expected: String) {
    #expect(pieces(code, language) == expected)
  }

  @Test("covers any bytes with tokens in order, and ends")
  func anyBytes() {
    var state: UInt64 = 1
    for _ in 0..<400 {
      let bytes = (0..<60).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let alphabet = Array("\"\\()#/*<>=-`@.{}: a1A\n".utf8)
        return alphabet[Int(state >> 33) % alphabet.count]
      }
      for language in [CodeLanguage.swift, .json, .markup, .shell, .yaml] {
        var end = 0
        for token in language.tokens(of: bytes) {
          #expect(token.range.lowerBound >= end && token.range.upperBound <= bytes.count)
          #expect(!token.range.isEmpty)
          end = token.range.upperBound
        }
      }
    }
  }

  @Test("marks lines without breaking what spans them")
  func lines() {
    let lines = CodeLines(
      added: [1], removed: [1: ["old()"]],
      messages: [1: [CodeLines.Message(severity: "error", text: "no <such>")]])
    let html = CodeMarkup.html(Array("/* a\nb */ c\n".utf8), .swift, lines: lines).string
    #expect(
      html == """
        <span class="c">/* a
        </span><del class="line"><span class="f">old</span>()
        </del><ins class="line"><span class="c">b */</span> c
        </ins><span class="message message-error"><b>error:</b> no &lt;such&gt;
        </span>
        """)
  }

  @Test("shows what is gone from the end of a block")
  func removedAtTheEnd() {
    let html = CodeMarkup.html(Array("a\n".utf8), .plain, lines: CodeLines(removed: [1: ["b"]]))
      .string
    #expect(html == "a\n<del class=\"line\">b\n</del>")
  }

  @Test(
    "reads info strings",
    arguments: [
      ("swift", "swift", nil, false), ("swift:A.swift", "swift", "A.swift", false),
      ("swift title=\"My File.swift\"", "swift", "My File.swift", false),
      ("swift file=A.swift ignore", "swift", "A.swift", false),
      ("swift A.swift", "swift", "A.swift", false), ("View.swift", "swift", "View.swift", false),
      ("swift:before", "swift", "before", false), ("diff swift", "swift", nil, true),
      ("diff_swift:A.swift", "swift", "A.swift", true), ("swift{3-4}", "swift", nil, false),
      ("", "", nil, false),
    ] as [(String, String, String?, Bool)])
  func info(info: String, name: String, caption: String?, isDiff: Bool) {
    let read = CodeInfo(info)
    #expect(read.name == name)
    #expect(read.caption == caption)
    #expect(read.isDiff == isDiff)
  }
}
