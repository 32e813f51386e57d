import Testing

@Suite("Protocols of the stand-ins")
struct RequirementTests {
  @Test("report a type that lacks what they require, at the type")
  func missing() throws {
    let declarations = [
      "Plain: View", "Framed: ViewModifier", "Menus: Commands", "Bars: ToolbarContent",
      "Pressed: ButtonStyle", "Star: Shape", "Window: Scene", "Tool: App",
      "Wrapped: UIViewRepresentable",
    ]
    let blocks = declarations.map { "```swift\nimport SwiftUI\n\nstruct \($0) {}\n```\n" }
    let folder = try TemporaryFolder(["note.en.md": blocks.joined(separator: "\n")])
    let outcome = try Tool().run("check", "note.en.md", in: folder)
    #expect(outcome.status == 1)
    for (index, declaration) in declarations.enumerated() {
      let parts = declaration.split(separator: ":")
      let type = parts[0]
      let requirement = parts[1].dropFirst()
      #expect(
        outcome.error.contains(
          "note.en.md:\(index * 6 + 4):8: error: "
            + "type '\(type)' does not conform to protocol '\(requirement)'"))
    }
  }
}
