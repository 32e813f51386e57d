import Samples
import Testing

@Suite("Other languages in blocks that are marked as Swift")
struct OtherLanguageTests {
  @Test(
    "They are told by what only they have",
    arguments: [
      ("[\n  { \"id\": 1 }\n]", "JSON"), ("{ \"name\": \"Pie\" }", "JSON"),
      ("- (void)save:(id)sender forEvent:(UIEvent *)event", "Objective-C"),
      ("> pod init\n> pod 'Keyboard', '~> 1.3'", "shell commands"),
      ("$ swift build", "shell commands"),
      ("Camera - Usage Description / This app shows what you see.", "prose"),
    ])
  func others(code: String, language: String) {
    #expect(OtherLanguage.name(of: code) == language)
  }

  @Test(
    "Swift with a mistake stays Swift",
    arguments: [
      "let a = [1, 2", "[1, 2, x]", "{ print(1) }", "- (a + b)", "", "// nothing",
      "struct A {\n    let b: 1\n}",
    ])
  func swift(code: String) {
    #expect(OtherLanguage.name(of: code) == nil)
  }
}
