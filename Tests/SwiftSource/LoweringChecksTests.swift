import Testing

@testable import SwiftSource

@Suite("The rules of Objective-C that lowering loses")
struct LoweringChecksTests {
  /// The messages on a text in which `⟦…⟧` marks the stretch that each is about, in order.
  private func expect(_ marked: String, says texts: [String], _ location: SourceLocation) {
    var text: [UInt8] = []
    var starts: [Int] = []
    var stretches: [Range<Int>] = []
    for character in marked {
      switch character {
      case "⟦": starts.append(text.count)
      case "⟧": stretches.append((starts.popLast() ?? 0)..<text.count)
      default: text += Array(String(character).utf8)
      }
    }
    let messages = Lowering.lower(String(decoding: text, as: UTF8.self)).messages
    #expect(messages.map(\.text) == texts, sourceLocation: location)
    #expect(
      messages.map { $0.offset..<$0.offset + $0.length } == stretches, sourceLocation: location)
  }

  private static let place =
    "'@objc' can only be used with members of classes, '@objc' protocols, and concrete extensions of "
    + "classes"

  @Test("A selector's method must be exposed to Objective-C")
  func selectors() {
    let hidden = "that is not exposed to Objective-C"
    let cases: [(String, [String])] = [
      (
        "class V: X { func tap() {}\n func f() { g(⟦#selector(tap)⟧) } }",
        ["argument of '#selector' refers to instance method 'tap()' \(hidden)"]
      ),
      (
        "class V: X { func tap(_ s: Int, by x: Int) {}\n func f() { g(⟦#selector(V.tap(_:by:))⟧) } }",
        ["argument of '#selector' refers to instance method 'tap(_:by:)' \(hidden)"]
      ),
      (
        "class V: X { static func tap() {} }\nclass W: X { func f() { g(⟦#selector(V.tap)⟧) } }",
        ["argument of '#selector' refers to static method 'tap()' \(hidden)"]
      ),
      (
        "class V: X { func f() { g(⟦#selector(done)⟧) } }\nextension V { func done() {} }",
        ["argument of '#selector' refers to instance method 'done()' \(hidden)"]
      ),
      ("class V: X { @objc func tap() {}\n func f() { g(#selector(tap)) } }", []),
      ("class V: X { @IBAction func tap() {}\n func f() { g(#selector(self.tap)) } }", []),
      ("class V: X { func f() { g(#selector(viewDidLoad)) } }", []),
      ("@objcMembers class V: X { func tap() {}\n func f() { g(#selector(tap)) } }", []),
      ("@objc extension V { func tap() {} }\nclass V: X { func f() { g(#selector(tap)) } }", []),
      (
        "@objcMembers class B: X {}\nclass V: B { func tap() {}\n func f() { g(#selector(tap)) } }",
        []
      ),
      (
        "@objcMembers class V: X { private func tap() {}\n func f() { g(⟦#selector(tap)⟧) } }",
        ["argument of '#selector' refers to instance method 'tap()' \(hidden)"]
      ),
      (
        "class V: X { func tap() {}\n @objc func tap(_ x: Int) {}\n func f() { g(#selector(tap(_:))) } }",
        []
      ),
      (
        "class V: X { func tap() {}\n func f() { g(⟦#selector(tap as () -> Void)⟧) } }",
        ["argument of '#selector' refers to instance method 'tap()' \(hidden)"]
      ),
      (
        "@objc protocol P { func tap() }\nclass V: X, P { func tap() {}\n func f() { g(#selector(tap)) } }",
        []
      ),
    ]
    for (text, says) in cases { expect(text, says: says, #_sourceLocation) }
  }

  @Test("A key path of Objective-C needs a property that is exposed")
  func keyPaths() {
    expect(
      "class V: X { var a = 1\n func f() { g(#keyPath(V.⟦a⟧)) } }",
      says: ["argument of '#keyPath' refers to non-'@objc' property 'a'"], #_sourceLocation)
    expect(
      "class V: X { @objc dynamic var a = 1\n func f() { g(#keyPath(V.a)) } }", says: [],
      #_sourceLocation)
  }

  @Test("@objc stands only where a class or a protocol of Objective-C can have it")
  func places() {
    let cases: [(String, [String])] = [
      ("struct S { @⟦objc⟧ func f() {} }", [Self.place]),
      ("enum E { @⟦objc⟧ static func f() {} }", [Self.place]),
      ("protocol P { @⟦objc⟧ func f() }", [Self.place]),
      ("struct S {}\nextension S { @⟦objc⟧ func f() {} }", [Self.place]),
      ("@⟦objc⟧ func f() {}", [Self.place]),
      ("extension UIView { @objc func f() {} }", []),
      ("@objc protocol P { @objc func f() }", []),
      ("@⟦objc⟧ struct S {}", ["'@objc' attribute cannot be applied to this declaration"]),
      ("@objc enum ⟦E⟧ { case a }", ["'@objc' enum must declare an integer raw type"]),
      ("@objc enum E: Int { case a }", []),
      ("@⟦objc⟧ class C {}", ["only classes that inherit from NSObject can be declared '@objc'"]),
      ("@objc class C: NSObject {}", []),
      ("⟦@objcMembers⟧ struct S {}", ["@objcMembers may only be used on 'class' declarations"]),
    ]
    for (text, says) in cases { expect(text, says: says, #_sourceLocation) }
  }

  @Test("Outlets and actions are instance members of classes, of the right form")
  func interfaceBuilder() {
    let cases: [(String, [String])] = [
      ("class V: X { @IBOutlet weak var a: UILabel! }", []),
      ("class V: X { @IBOutlet var a: [UILabel]? }", []),
      (
        "class V: X { ⟦@IBOutlet⟧ var a: UILabel }",
        ["'@IBOutlet' property has non-optional type 'UILabel'"]
      ),
      (
        "class V: X { ⟦@IBOutlet⟧ let a: UILabel! }",
        ["'@IBOutlet' requires property to be mutable"]
      ),
      (
        "class V: X { ⟦@IBOutlet⟧ var a: Int? }",
        ["'@IBOutlet' property cannot have non-object type 'Int'"]
      ),
      (
        "struct S { ⟦@IBOutlet⟧ var a: UILabel! }",
        ["only class instance properties can be declared @IBOutlet"]
      ),
      ("struct S { ⟦@IBAction⟧ func f() {} }", ["only instance methods can be declared @IBAction"]),
      (
        "class V: X { @IBAction func ⟦f⟧() -> Int { 3 } }",
        ["methods declared @IBAction must not return a value"]
      ),
    ]
    for (text, says) in cases { expect(text, says: says, #_sourceLocation) }
  }

  @Test("A hidden method is shown with the change that exposes it")
  func notes() {
    let text = "class V: X { func tap() {}\n func f() { g(#selector(tap)) } }"
    let note = Lowering.lower(text).messages.first?.notes.first
    #expect(note?.text == "add '@objc' to expose this instance method to Objective-C")
    #expect(note?.offset == 13)
    #expect(note?.insertion == "@objc ")
  }
}
