import Testing

@testable import Translations

@Suite struct CodeScannerTests {
  private func texts(_ code: String, _ dialect: CodeDialect = .swift) -> [String] {
    CodeScanner.tokens(of: code, dialect: dialect).map {
      String(decoding: code.utf8.dropFirst($0.offset).prefix($0.length), as: UTF8.self)
    }
  }

  private func areEqual(_ a: String, _ b: String, _ dialect: CodeDialect = .swift) -> Bool {
    CodeFingerprint(CodeScanner.tokens(of: a, dialect: dialect))
      == CodeFingerprint(CodeScanner.tokens(of: b, dialect: dialect))
  }

  @Test(
    "Code splits into words, numbers, strings and marks",
    arguments: [
      ("let x = 1.5", ["let", "x", "=", "1.5"]),
      ("0...9", ["0", "...", "9"]),
      ("a.b?.c", ["a", ".", "b", "?.", "c"]),
      ("@State var n: [Int]", ["@", "State", "var", "n", ":", "[", "Int", "]"]),
      ("x = <#an expression#> + 1", ["x", "=", "<#an expression#>", "+", "1"]),
      (#"print("a \(f("b")) c", 1)"#, ["print", "(", #""a \(f("b")) c""#, ",", "1", ")"]),
      (##"let r = #"a "quoted" b"#"##, ["let", "r", "=", ##"#"a "quoted" b"#"##]),
      ("\"\"\"\n a \"b\" c\n \"\"\" + d", ["\"\"\"\n a \"b\" c\n \"\"\"", "+", "d"]),
      ("f(\"open\ng()", ["f", "(", "\"open", "g", "(", ")"]),
      ("a /* one /* two */ three */ b // c\nd", ["a", "b", "d"]),
      ("x：Int", ["x", "：", "Int"]),
      ("変数 = 値", ["変数", "=", "値"]),
      ("#if os(iOS)", ["#", "if", "os", "(", "iOS", ")"]),
    ])
  func splits(code: String, expected: [String]) {
    #expect(texts(code) == expected)
  }

  @Test(
    "Comments, string contents, layout and placeholders make no difference",
    arguments: [
      ("let a = 1 // one", "let a = 1\n// 一つ"),
      ("print(\"Hello\")", "print(\"こんにちは \\(name)\")"),
      ("func f() {\n    g()\n}", "func f() { g() }"),
      ("a()\nb()", "a(); b()"),
      ("if <#condition#> { }", "if <#条件#> {}"),
      ("{ ... }", "{ … }"),
      ("let\u{A0}a = 1", "let a\u{3000}= 1"),
      ("Text(“Hi”)", "Text(\"Hi\")"),
      ("map {\n    return $0 + 1\n}", "map { $0 + 1 }"),
    ])
  func ignores(one: String, other: String) {
    #expect(areEqual(one, other))
  }

  @Test(
    "A walkthrough's texts make no difference, between whichever quotes, and its steps do",
    arguments: [
      ("tap “Save”\nexpect screens “A”, “B”", "tap „Sichern“\nexpect screens 「A」, 『B』", true),
      ("# Say\nrun a(\"x\\\"\")", "run a(\"\")", true), ("tap «A", "tap »B", true),
      ("tap “Save”", "press “Save”", false), ("tap “A” “B”", "tap “A”", false),
    ])
  func walkthroughs(one: String, other: String, isSame: Bool) {
    #expect(areEqual(one, other, .walkthrough) == isSame)
  }

  @Test(
    "Names, numbers, marks and missing statements make a difference",
    arguments: [
      ("let a = 1", "var a = 1"), ("let a = 1", "let a = 2"), ("a < b", "a <= b"),
      ("f()\ng()", "f()"), ("x: Int", "x：Int"), ("\"a\"", "a"),
      ("if a { return b }", "if a { b }"), ("guard a else { return }", "guard a else { }"),
    ])
  func distinguishes(one: String, other: String) {
    #expect(!areEqual(one, other))
  }

  @Test("A shell block's comments start with a number sign, a Swift block's do not")
  func dialects() {
    #expect(areEqual("swift build # build", "swift build  # bauen", CodeDialect(info: "sh")))
    #expect(texts("#selector(a)", CodeDialect(info: "swift:App.swift")).count == 5)
    #expect(CodeDialect(info: "text") == .plain)
    #expect(CodeDialect(info: "diff_swift") == .swift)
    #expect(CodeDialect(info: "App.swift") == .swift)
  }

  @Test("The first token that differs is found, also where one side ends")
  func firstDifference() {
    let one = CodeScanner.tokens(of: "let a = 1", dialect: .swift)
    let two = CodeScanner.tokens(of: "let b = 1", dialect: .swift)
    let longer = CodeScanner.tokens(of: "let a = 1 + 2", dialect: .swift)
    #expect(one.firstDifference(from: two) == 1)
    #expect(one.firstDifference(from: longer) == 4)
    #expect(one.firstDifference(from: one) == nil)
  }

  @Test(
    "Long rows of marks take time in proportion to their length",
    arguments: ["#", "<#", "\"\\(", "/*", "“", "\"\"\"", "'", "\\"])
  func hostile(mark: String) {
    let code = String(repeating: mark, count: 100_000)
    let duration = ContinuousClock().measure {
      #expect(CodeScanner.tokens(of: code, dialect: .swift).count <= 400_000)
    }
    #expect(duration < .seconds(5))
  }
}
