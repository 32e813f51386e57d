import Testing

@testable import Verification

/// Which of Apple's pages a name leads to.
@Suite("Apple's pages")
struct AppleDocumentationTests {
  private static func name(
    _ kind: String, _ module: String, _ declaration: String, _ path: [(String, String)],
    follows page: String? = nil
  ) -> ResolvedName {
    ResolvedName(
      declaration: declaration, kind: kind, module: module,
      path: path.map { ResolvedName.Step(name: $0.0, usr: $0.1) }, page: page)
  }

  private static let view = ("View", "s:7SwiftUI4ViewP")
  private static let uiView = ("UIView", "s:5UIKit6UIViewC")

  @Test(
    "are named where they are certain",
    arguments: [
      (name("module", "SwiftUI", "import SwiftUI", []), "SwiftUI", "swiftui"),
      (name("protocol", "SwiftUI", "protocol View", [view]), "View", "swiftui/view"),
      (
        name(
          "struct", "FoundationEssentials", "struct URL",
          [("URL", "s:20FoundationEssentials3URLV")]), "URL", "foundation/url"
      ),
      (
        name("struct", "Swift", "struct Array<Element>", [("Array", "s:Sa")]), "Array",
        "swift/array"
      ),
      (
        name("struct", "Foundation", "struct CGRect", [("CGRect", "s:10Foundation6CGRectV")]),
        "CGRect", "corefoundation/cgrect"
      ),
      // Overloads have suffixes that cannot be foreseen: the type's page it is.
      (
        name(
          "function.method.instance", "SwiftUI", "func padding(_ length: CGFloat) -> some View",
          [("Text", "s:7SwiftUI4TextV"), ("padding(_:)", "s:7SwiftUI4ViewPAAE7paddingyQr")]),
        "View", "swiftui/view"
      ),
      (
        name(
          "function.method.instance", "UIKit", "func layoutSubviews()",
          [uiView, ("layoutSubviews()", "s:5UIKit6UIViewC14layoutSubviewsyyF")]),
        "UIView.layoutSubviews()", "uikit/uiview/layoutsubviews()"
      ),
      (
        name(
          "var.instance", "UIKit", "var alpha: CGFloat",
          [uiView, ("alpha", "s:5UIKit6UIViewC5alphaSdvp")]), "UIView.alpha", "uikit/uiview/alpha"
      ),
      // Here `ContentMode` shares the path.
      (
        name(
          "var.instance", "UIKit", "var contentMode: UIView.ContentMode",
          [uiView, ("contentMode", "s:5UIKit6UIViewC11contentMode")]), "UIView", "uikit/uiview"
      ),
      // A stand-in knows better.
      (
        name(
          "enum", "UIKit", "enum Style",
          [("UITableView", "s:5UIKit11UITableViewC"), ("Style", "")],
          follows: "uikit/uitableview/style-swift.enum"), "UITableView.Style",
        "uikit/uitableview/style-swift.enum"
      ),
    ])
  func certain(name: ResolvedName, title: String, path: String) {
    let page = AppleDocumentation.page(of: name)
    #expect(page?.title == title)
    #expect(page?.address == "https://developer.apple.com/documentation/\(path)")
  }

  @Test(
    "are not named for the article's own names, for packages, and where nothing is certain",
    arguments: [
      name("struct", "Sample", "struct Note", [("Note", "s:6Sample4NoteV")]),
      name("struct", "Alamofire", "struct Session", [("Session", "s:9Alamofire7SessionV")]),
      name("function.free", "Swift", "func print()", [("print()", "s:s5printyyF")]),
      name("class", "CoreImage", "class CIFilter", [("CIFilter", "s:9CoreImage8CIFilterC")]),
      name(
        "typealias", "AppleFoundation", "typealias Published = Published",
        [("Published", "s:15AppleFoundation9Publisheda")]),
    ])
  func uncertain(name: ResolvedName) {
    #expect(AppleDocumentation.page(of: name) == nil)
  }

  @Test(
    "declarations are given as readers write them",
    arguments: [
      (
        "<Declaration>@frozen @_eagerMove struct <Type usr=\"s:SS\">String</Type> : "
          + "Hashable, _Own</Declaration>", "struct String: Hashable"
      ), ("<Declaration>struct Button&lt;Label&gt;</Declaration>", "struct Button<Label>"),
      ("<Declaration>struct A : _Own, B</Declaration>", "struct A: B"),
      ("<Declaration>struct A : _Own where B : C</Declaration>", "struct A where B: C"),
    ])
  func markup(xml: String, text: String) {
    #expect(DeclarationText.withoutMarkup(xml) == text)
  }

  @Test(
    "types are given as they are at their place",
    arguments: [
      (
        "([Int]) -> ((Int) -> String) -> [String]", "function.method.instance",
        "((Int) -> String) -> [String]"
      ),
      ("(Button<Text>) -> Button<Text>", "struct", "Button<Text>"),
      ("(__owned [Int]) -> Int", "function.free", "([Int]) -> Int"),
      ("Array<Int>.Type", "struct", nil),
    ] as [(String, String, String?)])
  func types(type: String, kind: String, text: String?) {
    #expect(DeclarationText.type(type, ofKind: kind) == text)
  }
}
