import SteleCanvas
@_spi(Stele) import SwiftUI
import Testing

/// What is leading is at the right where text goes from right to left.
@MainActor @Suite("From right to left") struct DirectionTests {
  nonisolated static let layouts: [LayoutCase] = [
    LayoutCase("layoutdirection", 60, 20, "50 0 10 20", "0 0 50 20") {
      HStack(spacing: 0) {
        Color.red.frame(width: 10)
        Color.red
      }.rightToLeft
    },
    LayoutCase("horizontalalignment/leading", 60, 40, "20 10 20 10", "30 20 10 10") {
      VStack(alignment: .leading, spacing: 0) {
        Block(20, 10)
        Block(10, 10)
      }.rightToLeft
    },
    LayoutCase("view/padding(_:_:)", 60, 20, "0 0 50 20") {
      Color.red.padding(.leading, 10).rightToLeft
    },
    LayoutCase("view/frame(width:height:alignment:)", 60, 20, "50 5 10 10") {
      Block(10, 10).frame(width: 60, alignment: .leading).rightToLeft
    },
    // The inside of a view that says so stays as it is.
    LayoutCase("environmentvalues/layoutdirection", 60, 20, "30 5 10 10", "40 5 20 10", "0 5 30 10")
    {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          Block(10, 10)
          Block(20, 10)
        }.environment(\.layoutDirection, .leftToRight)
        Block(30, 10)
      }.rightToLeft
    },
    LayoutCase("list", 393, 100, "361 14 16 16") {
      List { Block(16, 16).frame(maxWidth: .infinity, alignment: .leading) }.listStyle(.plain)
        .rightToLeft
    },
  ]

  @Test("Views are laid out from the right", arguments: layouts)
  func layout(_ layout: LayoutCase) { layout.check() }

  @Test("Lines of text begin at the right, and the knob of a switch that is on is at its left")
  func drawing() {
    let host = ViewHost(
      VStack {
        Text(verbatim: "a").frame(maxWidth: .infinity, alignment: .leading)
        Toggle(isOn: .constant(true)) { Text(verbatim: "b") }
      }.rightToLeft)
    let svg = host.picture(size: CGSize(width: 200, height: 200)).svg()
    #expect(svg.contains("<rect x=\"0\" y=") && svg.contains("rx=\"15.5\" fill=\"#34C759\""))
    #expect(!svg.contains("<text x=\"0\""))
  }
}

extension View {
  fileprivate var rightToLeft: some View { environment(\.layoutDirection, .rightToLeft) }
}
