@_spi(Stele) import SwiftUI
import Testing

@MainActor @Suite struct StyleTests {
  private struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("frame")
      configuration.content
    }
  }

  @Test("A style of boxes decides what a box shows")
  func groupBox() {
    let host = ViewHost(GroupBox("Title") { Text("inside") }.groupBoxStyle(Framed()))
    #expect(host.screen?.texts == ["frame", "inside"])
  }

  private struct Fold: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button("toggle") { configuration.isExpanded.toggle() }
      if configuration.isExpanded { configuration.content }
    }
  }

  @Test("A style of groups opens and closes them")
  func disclosure() throws {
    let host = ViewHost(DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(Fold()))
    #expect(host.screen?.texts == ["toggle"])
    try host.tap("toggle")
    #expect(host.screen?.texts == ["toggle", "inside"])
  }
}
