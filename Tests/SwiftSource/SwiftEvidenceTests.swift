import SwiftSource
import Testing

@Suite("Swift is told from what else stands in blocks without a language")
struct SwiftEvidenceTests {
  @Test(
    "Only what is of Swift alone is evidence",
    arguments: [
      ("import SwiftUI\n\nlet x = 1", true),
      ("struct Note { var text = \"\" }", true),
      ("func greet(name: String) -> String { \"Hi\" }", true),
      ("guard let note else { return }", true),
      ("let names: [String] = []", true),
      ("print(\"\\(count) notes\")", true),
      ("notes.forEach { note in print(note) }", true),
      ("swift build\nswift test", false),
      ("$ swift build", false),
      ("{\"name\": \"note\", \"count\": 1}", false),
      ("Sources\n├── App.swift\n└── Note.swift", false),
      ("Hello, world!", false), ("42", false), ("", false),
      ("print(\"hello\")", false),
      ("let x = 5", false),
      ("import os\nprint(os.getcwd())", false),
      ("let count: number = 1", false),
      ("let total: Int = 1;\nlet other: Int = 2;", false),
      ("func main() {\n    fmt.Println(\"hi\")\n}", false),
      ("const a = 1", false),
      ("def f(x: int) -> int:\n    return x", false),
    ])
  func evidence(text: String, isSwift: Bool) {
    #expect(SwiftEvidence.isSwift(text) == isSwift)
  }
}
