import Testing

@testable import SwiftSource

@Suite("What a running program looks up by name")
struct DeclaredInterfaceTests {
  @Test(
    "Outlets have the type of what goes into them",
    arguments: [
      ("@IBOutlet weak var label: UILabel!", "label", "UILabel", false),
      ("@IBOutlet private var field: UITextField?", "field", "UITextField", false),
      ("@IBOutlet var keys: [UIButton]!", "keys", "UIButton", true),
    ])
  func outlets(member: String, name: String, type: String, isCollection: Bool) throws {
    let interface = DeclaredInterface(of: "class Screen: UIViewController { \(member) }")
    let outlet = try #require(interface.types.first?.outlets.first)
    #expect(outlet.name == name && outlet.type == type && outlet.isCollection == isCollection)
  }

  @Test(
    "Actions are called as a storyboard calls them",
    arguments: [
      ("@IBAction func save() {}", "save"),
      ("@IBAction func save(_ sender: Any) {}", "save:"),
      ("@IBAction func save(sender: UIButton) {}", "saveWithSender:"),
      ("@IBAction func go(to place: UIButton) {}", "goTo:"),
      ("@IBAction func save(_ sender: Any, forEvent event: UIEvent) {}", "save:forEvent:"),
      ("@objc(keep:) @IBAction func save(_ sender: Any) {}", "keep:"),
      ("@IBSegueAction func detail(_ coder: NSCoder) -> Detail? { nil }", "detail:"),
    ])
  func actions(member: String, selector: String) {
    let interface = DeclaredInterface(of: "class Screen: UIViewController { \(member) }")
    #expect(interface.types.first?.actions.map(\.selector) == [selector])
  }

  @Test("Actions in an extension belong to the class, and methods without the attribute are none")
  func extensions() {
    let interface = DeclaredInterface(
      of: """
        class Screen: UIViewController { func other(_ sender: Any) {} }
        extension Screen: UITextFieldDelegate { @IBAction func save(_ sender: Any) {} }
        """)
    #expect(interface.types.map(\.inherited) == [["UIViewController", "UITextFieldDelegate"]])
    #expect(interface.types.first?.actions.map(\.name) == ["save"])
  }

  @Test(
    "The start of the program is found with the place of its attribute",
    arguments: [
      ("import SwiftUI\n@main\nstruct Notes: App {}", "Notes", "@main"),
      ("@UIApplicationMain class Delegate: UIResponder {}", "Delegate", "@UIApplicationMain"),
      ("enum 門 { @main struct 庭: App {} }", "門.庭", "@main"),
    ])
  func start(text: String, name: String, attribute: String) throws {
    let interface = DeclaredInterface(of: text)
    let range = try #require(interface.mainAttribute)
    #expect(interface.main == name)
    #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == attribute)
  }

  @Test("Types tell their names, whether other files see them, and whether they are generic")
  func types() {
    let interface = DeclaredInterface(
      of: """
        import UIKit
        private class Hidden: UIView { class Inner: UIView {} }
        struct Box<Content> { final class Part: UIView {} }
        func make() { class Local: UIView {} }
        """)
    #expect(interface.types.map(\.name) == ["Hidden", "Hidden.Inner", "Box", "Box.Part"])
    #expect(interface.types.map(\.isVisible) == [false, false, true, true])
    #expect(interface.types.map(\.isGeneric) == [false, false, true, true])
    #expect(interface.imports == ["UIKit"])
  }

  @Test("Previews are declared by providers, whoever sees them, and by uses of the macro")
  func previews() throws {
    let text = """
      private struct NoteView_Previews: PreviewProvider {}
      struct Box<Content> { struct Inner: PreviewProvider {} }
      @available(iOS 17, *)
      #Preview("Plain") {
        NoteView()
      }
      #Preview { @Previewable @State var isOn = false; Toggle("On", isOn: $isOn) }
      """
    let previews = DeclaredInterface(of: text).previews
    #expect(previews.count == 3)
    #expect(previews[0].maker == .provider("NoteView_Previews"))
    #expect(
      previews[1].maker == .statements("return SwiftUI.Preview(\"Plain\") {\n  NoteView()\n}"))
    #expect(previews[1].identity == "#Preview(\"Plain\"){ NoteView() }")
    #expect(
      String(decoding: text.utf8.dropFirst(previews[1].offset), as: UTF8.self).hasPrefix("#P"))
    guard case .statements(let wrapped) = previews[2].maker else {
      Issue.record("a use of the macro is made by statements")
      return
    }
    #expect(wrapped.contains("@State var isOn = false") && !wrapped.contains("@Previewable"))
    #expect(wrapped.hasSuffix("return SwiftUI.Preview() { Content() }"))
  }
}
