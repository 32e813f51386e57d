import Foundation
@_spi(Stele) import SwiftUI
import Testing

@MainActor @Suite("Containers") struct ContainerLayoutTests {
  nonisolated static let geometry: [LayoutCase] = [
    // A reader takes all the room and puts its content at the corner.
    LayoutCase("geometryreader", 50, 50, "0 0 10 10") { GeometryReader { _ in Block(10, 10) } },
    LayoutCase("geometryreader", 50, 40, "0 0 25 10") {
      GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2, height: 10) }
    },
    LayoutCase("geometryproxy/size", 50, 40, "0 30 25 10") {
      VStack(spacing: 0) {
        Spacer(minLength: 0)
        GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }.frame(height: 10)
      }
    },
    LayoutCase("geometryproxy/frame(in:)", 50, 40, "10 30 30 10") {
      VStack(spacing: 0) {
        Spacer(minLength: 0)
        GeometryReader { proxy in Color.red.frame(width: proxy.frame(in: .global).minY, height: 10)
        }
        .frame(height: 10)
      }.padding(.leading, 10)
    },
    LayoutCase("view/ongeometrychange(for:of:action:)", 50, 40, "0 0 50 40") {
      Color.red.onGeometryChange(for: CGSize.self, of: { $0.size }, action: { _ in })
    },
    LayoutCase("view/containerrelativeframe(_:alignment:)", 80, 40, "0 15 80 10") {
      Color.red.frame(height: 10).containerRelativeFrame(.horizontal)
    },
    LayoutCase(
      "view/containerrelativeframe(_:count:span:spacing:alignment:)", 80, 40, "22 15 36 10"
    ) {
      Color.red.frame(height: 10).containerRelativeFrame(.horizontal, count: 2, spacing: 8)
    },
    LayoutCase("viewthatfits", 50, 50, "5 20 40 10") {
      ViewThatFits {
        Block(40, 10)
        Block(10, 10)
      }
    },
    LayoutCase("viewthatfits", 30, 50, "10 20 10 10") {
      ViewThatFits {
        Block(40, 10)
        Block(10, 10)
      }
    },
    // Where none fits, the last one is shown.
    LayoutCase("viewthatfits", 30, 50, "-10 20 50 10") {
      ViewThatFits {
        Block(40, 10)
        Block(50, 10)
      }
    },
    LayoutCase("viewthatfits/init(in:content:)", 30, 50, "-5 20 40 10") {
      ViewThatFits(in: .vertical) {
        Block(40, 10)
        Block(10, 10)
      }
    },
  ]

  @Test("Views that know their room", arguments: geometry) func geometry(_ layout: LayoutCase) {
    layout.check()
  }

  nonisolated static let layouts: [LayoutCase] = [
    LayoutCase("layout", 60, 60, "0 0 10 10", "10 10 10 10", "20 20 10 10") {
      Staircase() {
        Block(10, 10)
        Block(10, 10)
        Block(10, 10)
      }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    },
    LayoutCase("anylayout", 60, 60, "20 20 10 10", "30 30 10 10") {
      AnyLayout(Staircase())() {
        Block(10, 10)
        Block(10, 10)
      }
    },
    LayoutCase("layoutvaluekey", 60, 60, "25 25 10 10", "30 35 10 10") {
      Staircase() {
        Block(10, 10)
        Block(10, 10).layoutValue(key: Step.self, value: 5)
      }.frame(width: 10, height: 10, alignment: .topLeading)
    },
    // A view that the layout does not place is in the middle.
    LayoutCase("layout/placesubviews(in:proposal:subviews:cache:)", 60, 60, "25 25 10 10") {
      Forgetful() { Block(10, 10) }
    },
    LayoutCase("layoutsubview/priority", 60, 60, "0 0 20 60", "20 0 10 60") {
      ByPriority() {
        Color.red.layoutPriority(2)
        Color.red.layoutPriority(1)
      }
    },
    LayoutCase("layoutsubview/dimensions(in:)", 60, 60, "5 0 10 10") {
      Guided() { Block(10, 10).alignmentGuide(.leading) { _ in 5 } }
    },
    LayoutCase("viewspacing", 60, 60, "0 0 8 60", "0 0 0 60") {
      Spaced() {
        Color.red
        Color.red
        Spacer()
      }
    },
  ]

  @Test("Layouts of the author's", arguments: layouts) func author(_ layout: LayoutCase) {
    layout.check()
  }

  nonisolated static let scrolling: [LayoutCase] = [
    LayoutCase("scrollview", 50, 50, "20 0 10 100") { ScrollView { Block(10, 100) } },
    LayoutCase("scrollview", 50, 50, "20 0 10 10", "20 18 10 10") {
      ScrollView {
        Block(10, 10)
        Block(10, 10)
      }
    },
    // Along the axis that scrolls nothing is offered.
    LayoutCase("scrollview", 50, 50, "0 0 50 10") { ScrollView { Color.red } },
    LayoutCase("scrollview/init(_:showsindicators:content:)", 50, 50, "0 20 100 10") {
      ScrollView(.horizontal, showsIndicators: false) { Block(100, 10) }
    },
    LayoutCase("scrollview", 50, 50, "0 0 10 50") { ScrollView(.horizontal) { Color.red } },
    LayoutCase("scrollview", 50, 50, "0 0 100 100") {
      ScrollView([.horizontal, .vertical]) { Block(100, 100) }
    },
    LayoutCase("view/defaultscrollanchor(_:)", 50, 50, "20 -50 10 100") {
      ScrollView { Block(10, 100) }.defaultScrollAnchor(.bottom)
    },
    LayoutCase("view/contentmargins(_:for:)", 50, 50, "5 5 40 10") {
      ScrollView { Color.red }.contentMargins(5)
    },
    LayoutCase("lazyvstack", 50, 50, "20 0 10 10", "20 18 10 10") {
      ScrollView {
        LazyVStack {
          Block(10, 10)
          Block(10, 10)
        }
      }
    },
    LayoutCase("lazyvstack", 50, 50, "0 0 10 10") {
      ScrollView { LazyVStack(alignment: .leading) { Block(10, 10) } }
    },
    LayoutCase("lazyhstack", 50, 50, "0 20 10 10", "18 20 10 10") {
      ScrollView(.horizontal) {
        LazyHStack {
          Block(10, 10)
          Block(10, 10)
        }
      }
    },
  ]

  @Test("What scrolls", arguments: scrolling) func scrolling(_ layout: LayoutCase) {
    layout.check()
  }

  @Test("A reader scrolls to what it was asked for, and no further than the end")
  func scrollTo() throws {
    var proxy: ScrollViewProxy?
    let host = ViewHost(
      ScrollViewReader { reader -> ScrollView<ForEach<Range<Int>, Int, Block>> in
        proxy = reader
        return ScrollView { ForEach(0..<20) { _ in Block(10, 12) } }
      })
    host.setScreen(CGSize(width: 50, height: 50), safeArea: EdgeInsets())
    func top(_ index: Int) throws -> CGFloat {
      let all = try #require(host.screen?.all(.color))
      return try #require(host.frame(of: all[index])).minY
    }
    #expect(try top(0) == 0)
    proxy?.scrollTo(5, anchor: .top)
    host.setScreen(CGSize(width: 50, height: 51), safeArea: EdgeInsets())
    #expect(try top(5) == 0)
    proxy?.scrollTo(19, anchor: .top)
    host.setScreen(CGSize(width: 50, height: 50), safeArea: EdgeInsets())
    #expect(try top(19) == 38)
  }

  @Test("An element is scrolled into sight as little as needed")
  func reveal() throws {
    let host = ViewHost(ScrollView { ForEach(0..<20) { _ in Block(10, 12) } })
    host.setScreen(CGSize(width: 50, height: 50), safeArea: EdgeInsets())
    let blocks = try #require(host.screen?.all(.color))
    host.reveal(blocks[10])
    #expect(host.frame(of: blocks[10]) == CGRect(x: 20, y: 38, width: 10, height: 12))
    host.reveal(blocks[0])
    #expect(host.frame(of: blocks[0]) == CGRect(x: 20, y: 0, width: 10, height: 12))
  }
}

/// Each view a step to the right and below the one before.
private struct Staircase: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.reduce(.zero) { size, view in
      let own = view.sizeThatFits(.unspecified)
      return CGSize(width: size.width + own.width, height: size.height + own.height)
    }
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = bounds.origin
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      view.place(at: CGPoint(x: point.x - view[Step.self], y: point.y), proposal: .unspecified)
      point = CGPoint(x: point.x + size.width, y: point.y + size.height)
    }
  }
}

private struct Step: LayoutValueKey { static let defaultValue: CGFloat = 0 }

private struct Forgetful: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// Each view ten times as wide as its priority.
private struct ByPriority: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for view in subviews {
      let width = view.priority * 10
      view.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}

/// The view with its leading guide as the distance.
private struct Guided: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews {
      view.place(
        at: CGPoint(x: view.dimensions(in: proposal)[.leading], y: bounds.minY), proposal: proposal)
    }
  }
}

/// Each view as wide as the distance to the next one.
private struct Spaced: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (view, next) in zip(subviews, subviews.dropFirst()) {
      let width = view.spacing.distance(to: next.spacing, along: .horizontal)
      view.place(
        at: bounds.origin, proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}
