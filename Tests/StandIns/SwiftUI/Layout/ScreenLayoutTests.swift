import Foundation
@_spi(Stele) import SwiftUI
import Testing

@MainActor @Suite("Screens") struct ScreenLayoutTests {
  /// A phone with a screen of 100 by 200 and a safe area that begins at 20 and ends at 190.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let frames: [String]
    let view: @MainActor @Sendable () -> any View
    init(
      _ page: String, _ frames: String...,
      @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
    ) {
      (testDescription, self.frames) = (page, frames)
      self.view = { view() }
    }
  }

  nonisolated static let safeArea: [Case] = [
    Case("view", "0 20 100 170") { Color.red },
    Case("view/ignoressafearea(_:edges:)", "0 0 100 200") { Color.red.ignoresSafeArea() },
    Case("view/ignoressafearea(_:edges:)", "0 0 100 190") {
      Color.red.ignoresSafeArea(edges: .top)
    },
    Case("view/ignoressafearea(_:edges:)", "0 20 100 180") {
      Color.red.ignoresSafeArea(edges: .bottom)
    },
    Case("view/ignoressafearea(_:edges:)", "0 20 100 170") {
      Color.red.ignoresSafeArea(.keyboard)
    },
    // Only a view that touches an edge of the safe area reaches beyond it.
    Case("view/ignoressafearea(_:edges:)", "0 0 100 105", "0 105 100 85") {
      VStack(spacing: 0) {
        Color.red.ignoresSafeArea()
        Color.red
      }
    },
    Case("view/ignoressafearea(_:edges:)", "45 100 10 10") {
      Block(10, 10).ignoresSafeArea(edges: .vertical)
    },
    Case("view/ignoressafearea(_:edges:)", "0 0 100 200", "45 100 10 10") {
      ZStack {
        Color.red.ignoresSafeArea()
        Block(10, 10)
      }
    },
    Case("view/background(_:ignoressafeareaedges:)", "0 0 100 200", "0 20 100 170") {
      Color.red.background { Color.blue.ignoresSafeArea() }
    },
    Case("view/safeareapadding(_:_:)", "10 30 80 150") { Color.red.safeAreaPadding(10) },
    Case("view/safeareainset(edge:alignment:spacing:content:)", "0 20 100 142", "0 170 100 20") {
      Color.red.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 20) }
    },
    Case("view/safeareainset(edge:alignment:spacing:content:)", "0 48 100 142", "0 20 100 20") {
      Color.red.safeAreaInset(edge: .top) { Color.blue.frame(height: 20) }
    },
    Case("view/safeareainset(edge:alignment:spacing:content:)", "0 0 100 200", "0 170 100 20") {
      Color.red.ignoresSafeArea().safeAreaInset(edge: .bottom) { Color.blue.frame(height: 20) }
    },
  ]

  nonisolated static let bars: [Case] = [
    // 44 points for the bar, 52 more for a large title.
    Case("navigationstack", "0 64 100 126") { NavigationStack { Color.red } },
    Case("view/navigationtitle(_:)", "0 116 100 74") {
      NavigationStack { Color.red.navigationTitle("A") }
    },
    Case("view/navigationbartitledisplaymode(_:)", "0 64 100 126") {
      NavigationStack {
        Color.red.navigationTitle("A").navigationBarTitleDisplayMode(.inline)
      }
    },
    Case("view/toolbar(_:for:)", "0 20 100 170") {
      NavigationStack { Color.red.navigationTitle("A").toolbar(.hidden, for: .navigationBar) }
    },
    Case("view/navigationbarhidden(_:)", "0 20 100 170") {
      NavigationStack { Color.red.navigationTitle("A").navigationBarHidden(true) }
    },
    Case("view/ignoressafearea(_:edges:)", "0 0 100 200") {
      NavigationStack { Color.red.ignoresSafeArea().navigationTitle("A") }
    },
    Case("toolbaritemplacement/topbartrailing", "0 64 100 126", "74 37 10 10") {
      NavigationStack {
        Color.red.toolbar { ToolbarItem(placement: .topBarTrailing) { Block(10, 10) } }
      }
    },
    Case("toolbaritemplacement/topbarleading", "0 64 100 126", "16 37 10 10") {
      NavigationStack {
        Color.red.toolbar { ToolbarItem(placement: .topBarLeading) { Block(10, 10) } }
      }
    },
    Case("toolbaritemplacement/principal", "0 64 100 126", "45 37 10 10") {
      NavigationStack { Color.red.toolbar { ToolbarItem(placement: .principal) { Block(10, 10) } } }
    },
    Case("toolbaritemplacement/bottombar", "0 64 100 77", "45 160.5 10 10") {
      NavigationStack { Color.red.toolbar { ToolbarItem(placement: .bottomBar) { Block(10, 10) } } }
    },
    Case("tabview", "0 20 100 121") {
      TabView {
        Color.red.tabItem { Text("A") }
        Color.blue.tabItem { Text("B") }
      }
    },
    Case("pagetabviewstyle", "0 20 100 170") {
      TabView {
        Color.red
        Color.blue
      }.tabViewStyle(.page)
    },
    // A scroll view begins below the bar.
    Case("scrollview", "45 116 10 10") {
      NavigationStack { ScrollView { Block(10, 10) }.navigationTitle("A") }
    },
  ]

  nonisolated static let presented: [Case] = [
    Case("view/fullscreencover(isPresented:ondismiss:content:)", "0 20 100 170") {
      EmptyView().fullScreenCover(isPresented: .constant(true)) { Color.red }
    },
    // A sheet leaves a strip at the top.
    Case("view/sheet(ispresented:ondismiss:content:)", "0 30 100 160") {
      EmptyView().sheet(isPresented: .constant(true)) { Color.red }
    },
    Case("presentationdetent/medium", "0 100 100 90") {
      EmptyView().sheet(isPresented: .constant(true)) {
        Color.red.presentationDetents([.medium, .large])
      }
    },
    Case("presentationdetent/height(_:)", "0 140 100 50") {
      EmptyView().sheet(isPresented: .constant(true)) {
        Color.red.presentationDetents([.height(50)])
      }
    },
    Case("presentationdetent/fraction(_:)", "0 149 100 41") {
      EmptyView().sheet(isPresented: .constant(true)) {
        Color.red.presentationDetents([.fraction(0.3)])
      }
    },
  ]

  @Test("Safe areas, bars and sheets", arguments: safeArea + bars + presented)
  func frames(_ layout: Case) {
    let host = ViewHost(layout.view())
    host.setScreen(
      CGSize(width: 100, height: 200),
      safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
    let found = host.screen?.all(.color).map { host.frame(of: $0).map(LayoutCase.text) ?? "none" }
    #expect(found == layout.frames)
  }

  nonisolated static let lists: [LayoutCase] = [
    // Rows are at least 44 points high, on cards with a margin of 16.
    LayoutCase("list", 100, 200, "32 37 10 10", "32 81 10 10") {
      List {
        Block(10, 10)
        Block(10, 10)
      }
    },
    LayoutCase("list", 100, 200, "32 31 36 60") { List { Color.red.frame(height: 60) } },
    LayoutCase("plainliststyle", 100, 200, "16 17 10 10") {
      List { Block(10, 10) }.listStyle(.plain)
    },
    LayoutCase("view/listrowinsets(_:)", 100, 200, "16 20 68 44") {
      List { Color.red.frame(height: 44).listRowInsets(EdgeInsets()) }
    },
    LayoutCase("section", 100, 200, "32 37 10 10", "32 116 10 10") {
      List {
        Section { Block(10, 10) }
        Section { Block(10, 10) }
      }
    },
    LayoutCase("form", 100, 200, "32 37 10 10") { Form { Block(10, 10) } },
    LayoutCase("list", 100, 200, "32 37 10 10", "32 81 10 10", "32 125 10 10") {
      List(0..<3) { _ in Block(10, 10) }
    },
    // An arrow at the end takes its room from the content.
    LayoutCase("navigationlink", 100, 200, "32 75 20 44") {
      NavigationStack {
        List { NavigationLink(value: 1) { Color.red.frame(height: 44) } }
      }
    },
    LayoutCase("view/scrollcontentbackground(_:)", 100, 200, "32 37 10 10") {
      List { Block(10, 10) }.scrollContentBackground(.hidden)
    },
  ]

  @Test("Lists", arguments: lists) func list(_ layout: LayoutCase) { layout.check() }
}
