@_spi(Stele) import SwiftUI
import Testing
import TipKit

@MainActor @Suite(.serialized) struct TipTests {
  private struct Favorite: Tip {
    static let isReady = Tips.Parameter(Self.self, "isReady", false)
    static let opened = Tips.Event(id: "opened")
    var title: Text { Text("Save it") }
    var rules: [Rule] {
      Tips.Rule(Self.isReady) { $0 }
      Tips.Rule(Self.opened) { $0.donations.count >= 2 }
    }
  }

  @Test("A hint is shown when its rules are fulfilled, until it is closed")
  func rules() async throws {
    try Tips.resetDatastore()
    try Tips.configure()
    let tip = Favorite()
    #expect(tip.status == .pending)
    Favorite.isReady.wrappedValue = true
    await Favorite.opened.donate()
    #expect(tip.status == .pending)
    await Favorite.opened.donate()
    #expect(tip.status == .available)
    let host = ViewHost(TipView(tip))
    #expect(host.screen?.texts == ["Save it", "Close"])
    try host.tap("Close")
    #expect(host.screen?.texts == [])
    #expect(tip.status == .invalidated(.tipClosed))
  }
}
