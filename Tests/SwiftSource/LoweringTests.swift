import Testing

@testable import SwiftSource

@Suite("Lowering")
struct LoweringTests {
  @Test("A text that does not mention Objective-C stays as it is")
  func plainText() {
    let text = "struct S { let dynamics = \"@\" }\n"
    #expect(Lowering.lower(text) == Lowering.Result(text: text, messages: []))
  }

  @Test(
    "Attributes and modifiers become blanks of the same length",
    arguments: [
      ("class A { @objc func f() {} }", "class A {       func f() {} }"),
      ("class A { @objc(go:) func f(_ a: Int) {} }", "class A {            func f(_ a: Int) {} }"),
      (
        "class A: B { @IBOutlet private weak var l: L! }",
        "class A: B {           private weak var l: L! }"
      ),
      ("class A { @objc\n  dynamic var x = 1 }", "class A {      \n          var x = 1 }"),
      ("@objcMembers final class A {}", "             final class A {}"),
      ("class A { @nonobjc func f() {} }", "class A {          func f() {} }"),
      ("@UIApplicationMain\nclass D: R {}", "@main             \nclass D: R {}"),
      (
        "class A { @objc(\n  go) func f() { 日本() } }",
        "class A {       \n      func f() { 日本() } }"
      ),
      (
        "#sourceLocation(file: \"a\", line: 3)\nlet a = 1",
        "                                   \nlet a = 1"
      ),
    ])
  func blanks(before: String, after: String) {
    let result = Lowering.lower(before)
    #expect(result.text == after)
    #expect(result.text.utf8.count == before.utf8.count)
    #expect(result.messages.isEmpty)
  }

  @Test("Strings, comments and names that only look alike are left alone")
  func lookalikes() {
    let text = """
      // @objc dynamic #selector(a)
      /* @IBOutlet */
      let a = "@objc func #selector(x) \\(dynamic)"
      let dynamic = #"@IBAction"#
      func dynamicMember() {}
      """
    #expect(Lowering.lower(text) == Lowering.Result(text: text, messages: []))
  }

  @Test(
    "Selectors and key paths become expressions that type-check",
    arguments: [
      ("let s = #selector(tap)", "let s =  Selector(tap)"),
      ("let s = #selector(V.tap(_:))", "let s =  Selector(V.tap(_:))"),
      ("let s = #selector(getter: V.name)", "let s =  Selector(       \\V.name)"),
      ("let s = #selector(setter: self.name)", "let s =  Selector(        self.name)"),
      ("let k = #keyPath(V.name)", "let k = \"name\"          "),
      ("let k = #keyPath(V.owner.name)", "let k = \"owner.name\"          "),
    ])
  func expressions(before: String, after: String) {
    let result = Lowering.lower(before)
    #expect(result.text == after)
    #expect(result.text.utf8.count == before.utf8.count)
  }

  @Test(
    "A protocol of Objective-C stays one for classes, and its optional requirements get defaults")
  func objectiveCProtocol() {
    let text = """
      @objc protocol P {
        @objc optional func changed(_ name: String)
        func ended()
      }
      func use(_ p: P?) { p?.changed?("a") }
      """
    let expected = """
      protocol P:_Ot2t {
                       func changed(_ name: String)
        func ended()
      }
      func use(_ p: P?) { p?.changed ("a") }
      extension P { func changed(_ name: String) {} }

      public typealias _Ot2t = AnyObject

      """
    #expect(Lowering.lower(text).text == expected)
  }

  @Test("An @objc protocol that inherits keeps its place")
  func inheritingProtocol() {
    let text = "@objc protocol P: Q { func f() }"
    #expect(Lowering.lower(text).text == "      protocol P: Q { func f() }")
  }

  @Test("A delegate that the system makes says how")
  func delegates() {
    let text = "@main\nclass D: R, UIApplicationDelegate { var w: Int? }"
    #expect(
      Lowering.lower(text).text
        == "\(text)\nextension D { static func _make() -> Any? { D() } }\n")
    let other = "class D: R, UISceneDelegate { init(a: Int) {} }"
    #expect(Lowering.lower(other).text == other)
  }
}
