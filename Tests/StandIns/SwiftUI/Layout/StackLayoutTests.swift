import Foundation
@_spi(Stele) import SwiftUI
import Testing

@MainActor @Suite("Stacks") struct StackLayoutTests {
  nonisolated static let rows: [LayoutCase] = [
    LayoutCase("hstack", 100, 50, "36 20 10 10", "54 20 10 10") {
      HStack {
        Block(10, 10)
        Block(10, 10)
      }
    },
    LayoutCase("hstack", 100, 50, "40 20 10 10", "50 20 10 10") {
      HStack(spacing: 0) {
        Block(10, 10)
        Block(10, 10)
      }
    },
    LayoutCase("hstack", 100, 50, "30 20 10 10", "60 20 10 10") {
      HStack(spacing: 20) {
        Block(10, 10)
        Block(10, 10)
      }
    },
    // Flexible views share what the fixed one leaves.
    LayoutCase("hstack", 100, 50, "0 0 40 50", "40 20 20 10", "60 0 40 50") {
      HStack(spacing: 0) {
        Color.red
        Block(20, 10)
        Color.red
      }
    },
    LayoutCase("hstack", 100, 50, "0 0 46 50", "54 0 46 50") {
      HStack {
        Color.red
        Color.red
      }
    },
    // The least flexible view chooses first: 30 of its 50, then the other one takes 70.
    LayoutCase("hstack", 100, 50, "0 0 30 50", "30 0 70 50") {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 30)
        Color.red
      }
    },
    LayoutCase("hstack", 90, 50, "0 0 60 50", "60 0 30 50") {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 60)
        Color.red
      }
    },
    LayoutCase("view/layoutpriority(_:)", 100, 50, "0 0 0 50", "0 0 100 50") {
      HStack(spacing: 0) {
        Color.red
        Color.red.layoutPriority(1)
      }
    },
    // For those of a lower priority only their smallest size is kept.
    LayoutCase("view/layoutpriority(_:)", 100, 50, "0 0 20 50", "20 0 80 50") {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20)
        Color.red.layoutPriority(1)
      }
    },
    LayoutCase("view/layoutpriority(_:)", 100, 50, "0 0 50 50", "50 0 50 50", "100 0 0 50") {
      HStack(spacing: 0) {
        Color.red
        Color.red
        Color.red.layoutPriority(-1)
      }
    },
    // A stack that does not fit reaches beyond its room on both sides.
    LayoutCase("hstack", 20, 20, "-10 5 20 10", "10 5 20 10") {
      HStack(spacing: 0) {
        Block(20, 10)
        Block(20, 10)
      }
    },
    LayoutCase("verticalalignment/top", 100, 50, "40 5 10 40", "50 5 10 10") {
      HStack(alignment: .top, spacing: 0) {
        Block(10, 40)
        Block(10, 10)
      }
    },
    LayoutCase("verticalalignment/center", 100, 50, "40 5 10 40", "50 20 10 10") {
      HStack(spacing: 0) {
        Block(10, 40)
        Block(10, 10)
      }
    },
    LayoutCase("verticalalignment/bottom", 100, 50, "40 5 10 40", "50 35 10 10") {
      HStack(alignment: .bottom, spacing: 0) {
        Block(10, 40)
        Block(10, 10)
      }
    },
    // Views without text have their base line at the bottom.
    LayoutCase("verticalalignment/firsttextbaseline", 100, 50, "40 5 10 40", "50 35 10 10") {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Block(10, 40)
        Block(10, 10)
      }
    },
    // Groups, conditions and loops stand for what is in them.
    LayoutCase("group", 100, 10, "30 0 10 10", "40 0 10 10", "50 0 10 10", "60 0 10 10") {
      HStack(spacing: 0) {
        Group {
          Block(10, 10)
          Block(10, 10)
        }
        ForEach(0..<2) { _ in Block(10, 10) }
      }
    },
    LayoutCase("emptyview", 100, 10, "36 0 10 10", "54 0 10 10") {
      HStack {
        Block(10, 10)
        EmptyView()
        Block(10, 10)
      }
    },
  ]

  @Test("Views side by side", arguments: rows) func horizontal(_ layout: LayoutCase) {
    layout.check()
  }

  nonisolated static let columns: [LayoutCase] = [
    LayoutCase("vstack", 50, 100, "20 36 10 10", "20 54 10 10") {
      VStack {
        Block(10, 10)
        Block(10, 10)
      }
    },
    LayoutCase("vstack", 50, 100, "0 0 50 50", "0 50 50 50") {
      VStack(spacing: 0) {
        Color.red
        Color.red
      }
    },
    LayoutCase("vstack", 50, 100, "0 0 50 80", "20 80 10 20") {
      VStack(spacing: 0) {
        Color.red
        Block(10, 20)
      }
    },
    LayoutCase("horizontalalignment/leading", 50, 20, "5 0 40 10", "5 10 10 10") {
      VStack(alignment: .leading, spacing: 0) {
        Block(40, 10)
        Block(10, 10)
      }
    },
    LayoutCase("horizontalalignment/center", 50, 20, "5 0 40 10", "20 10 10 10") {
      VStack(spacing: 0) {
        Block(40, 10)
        Block(10, 10)
      }
    },
    LayoutCase("horizontalalignment/trailing", 50, 20, "5 0 40 10", "35 10 10 10") {
      VStack(alignment: .trailing, spacing: 0) {
        Block(40, 10)
        Block(10, 10)
      }
    },
    LayoutCase("vstack", 50, 100, "0 0 50 46", "0 54 50 20", "25 82 25 18") {
      VStack {
        Color.red
        Color.red.frame(height: 20)
        HStack(spacing: 0) {
          Spacer(minLength: 25)
          Color.red
        }.frame(height: 18)
      }
    },
    // Several views at the top of a window are in a column.
    LayoutCase("viewbuilder", 50, 40, "20 6 10 10", "20 24 10 10") {
      Block(10, 10)
      Block(10, 10)
    },
    LayoutCase("vstacklayout", 50, 100, "20 40 10 10", "20 50 10 10") {
      VStackLayout(spacing: 0)() {
        Block(10, 10)
        Block(10, 10)
      }
    },
    LayoutCase("anylayout", 50, 100, "15 45 10 10", "25 45 10 10") {
      AnyLayout(HStackLayout(spacing: 0))() {
        Block(10, 10)
        Block(10, 10)
      }
    },
  ]

  @Test("Views above each other", arguments: columns) func vertical(_ layout: LayoutCase) {
    layout.check()
  }

  nonisolated static let depths: [LayoutCase] = [
    LayoutCase("zstack", 50, 50, "5 5 40 40", "20 20 10 10") {
      ZStack {
        Block(40, 40)
        Block(10, 10)
      }
    },
    LayoutCase("zstack", 50, 50, "5 5 40 40", "5 5 10 10") {
      ZStack(alignment: .topLeading) {
        Block(40, 40)
        Block(10, 10)
      }
    },
    LayoutCase("zstack", 50, 50, "5 5 40 40", "35 35 10 10") {
      ZStack(alignment: .bottomTrailing) {
        Block(40, 40)
        Block(10, 10)
      }
    },
    LayoutCase("zstack", 50, 50, "5 5 40 40", "20 5 10 10") {
      ZStack(alignment: .top) {
        Block(40, 40)
        Block(10, 10)
      }
    },
    LayoutCase("zstack", 50, 50, "0 0 50 50", "20 20 10 10") {
      ZStack {
        Color.red
        Block(10, 10)
      }
    },
    // The stack is as large as both together: one wide, one high.
    LayoutCase("zstack", 50, 50, "5 20 40 10", "20 5 10 40") {
      ZStack {
        Block(40, 10)
        Block(10, 40)
      }
    },
  ]

  @Test("Views on top of each other", arguments: depths) func depth(_ layout: LayoutCase) {
    layout.check()
  }

  nonisolated static let spaces: [LayoutCase] = [
    LayoutCase("spacer", 100, 10, "0 0 10 10", "90 0 10 10") {
      HStack {
        Block(10, 10)
        Spacer()
        Block(10, 10)
      }
    },
    LayoutCase("spacer", 100, 10, "90 0 10 10") {
      HStack {
        Spacer()
        Block(10, 10)
      }
    },
    LayoutCase("spacer", 100, 10, "45 0 10 10") {
      HStack {
        Spacer()
        Block(10, 10)
        Spacer()
      }
    },
    LayoutCase("spacer", 10, 100, "0 0 10 10", "0 90 10 10") {
      VStack {
        Block(10, 10)
        Spacer()
        Block(10, 10)
      }
    },
    // A spacer gets what is left after all others.
    LayoutCase("spacer", 100, 10, "0 0 92 10") {
      HStack {
        Color.red
        Spacer()
      }
    },
    LayoutCase("spacer/minlength", 100, 10, "0 0 70 10") {
      HStack {
        Color.red
        Spacer(minLength: 30)
      }
    },
    LayoutCase("spacer/minlength", 100, 10, "0 0 100 10") {
      HStack {
        Color.red
        Spacer(minLength: 0)
      }
    },
    LayoutCase("spacer", 100, 10, "0 0 10 10", "45 0 10 10", "90 0 10 10") {
      HStack {
        Block(10, 10)
        Spacer()
        Block(10, 10)
        Spacer()
        Block(10, 10)
      }
    },
    // A distance of the author's is kept on both sides of a spacer.
    LayoutCase("spacer", 100, 10, "0 0 50 10") {
      HStack(spacing: 42) {
        Color.red
        Spacer()
      }
    },
    LayoutCase("spacer", 50, 50, "40 20 10 10") {
      HStack(spacing: 0) {
        Spacer().frame(width: 30)
        Block(10, 10)
      }.frame(width: 50, alignment: .trailing)
    },
    LayoutCase("divider", 100, 100, "45 39.83 10 10", "45 50.17 10 10") {
      VStack(spacing: 0) {
        Block(10, 10)
        Divider()
        Block(10, 10)
      }
    },
    LayoutCase("divider", 100, 100, "39.83 45 10 10", "50.17 45 10 10") {
      HStack(spacing: 0) {
        Block(10, 10)
        Divider()
        Block(10, 10)
      }
    },
  ]

  @Test("Spacers and dividers", arguments: spaces) func spacers(_ layout: LayoutCase) {
    layout.check()
  }

  nonisolated static let guides: [LayoutCase] = [
    LayoutCase("view/alignmentguide(_:computevalue:)", 50, 50, "15 22.5 10 10", "25 17.5 10 10") {
      HStack(alignment: .top, spacing: 0) {
        Block(10, 10)
        Block(10, 10).alignmentGuide(.top) { $0[.top] + 5 }
      }
    },
    LayoutCase("view/alignmentguide(_:computevalue:)", 50, 50, "20 15 10 10", "20 25 10 10") {
      VStack(alignment: .leading, spacing: 0) {
        Block(10, 10)
        Block(10, 10).alignmentGuide(.trailing) { $0[.trailing] + 5 }
      }
    },
    LayoutCase("view/alignmentguide(_:computevalue:)", 50, 50, "20 15 20 10", "10 25 20 10") {
      VStack(alignment: .leading, spacing: 0) {
        Block(20, 10)
        Block(20, 10).alignmentGuide(.leading) { $0.width / 2 }
      }
    },
    // A guide is found through padding, and moved with it.
    LayoutCase("view/alignmentguide(_:computevalue:)", 50, 50, "27.5 15 10 10", "17.5 20 10 10") {
      ZStack(alignment: .topLeading) {
        Block(10, 10)
        Block(10, 10).alignmentGuide(.leading) { _ in 10 }.padding(5)
      }.frame(width: 30, height: 20)
    },
    LayoutCase("alignmentid", 50, 50, "15 10 10 20", "25 20 10 20") {
      HStack(alignment: .third, spacing: 0) {
        Block(10, 20).alignmentGuide(.third) { $0.height }
        Block(10, 20).alignmentGuide(.third) { $0.height / 2 }
      }
    },
    LayoutCase("alignmentid", 50, 50, "15 15 10 10", "25 15 10 20") {
      HStack(alignment: .third, spacing: 0) {
        Block(10, 10)
        Block(10, 20)
      }
    },
  ]

  @Test("Guides of the author's", arguments: guides) func guides(_ layout: LayoutCase) {
    layout.check()
  }
}

extension VerticalAlignment {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  /// A guide that is at the top where a view says nothing.
  fileprivate static let third = VerticalAlignment(Third.self)
}
