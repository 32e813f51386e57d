import Foundation
@_spi(Stele) import SwiftUI
import Testing

@MainActor @Suite("Text") struct TextLayoutTests {
  /// The size of a text in a room, where that does not depend on how wide letters are.
  struct Height: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let width: CGFloat
    let height: CGFloat
    let expected: CGFloat
    let view: @MainActor @Sendable () -> any View
    init(
      _ page: String, _ width: CGFloat, _ height: CGFloat = 1000, gives expected: CGFloat,
      view: @escaping @MainActor @Sendable () -> some View
    ) {
      (testDescription, self.width, self.height, self.expected) = (page, width, height, expected)
      self.view = { view() }
    }
  }

  nonisolated static let long = "one two three four five six seven eight nine ten"

  nonisolated static let heights: [Height] = [
    Height("font/body", 1000, gives: 22) { Text(verbatim: "a") },
    Height("font/largetitle", 1000, gives: 41) { Text(verbatim: "a").font(.largeTitle) },
    Height("font/title", 1000, gives: 34) { Text(verbatim: "a").font(.title) },
    Height("font/title2", 1000, gives: 28) { Text(verbatim: "a").font(.title2) },
    Height("font/title3", 1000, gives: 25) { Text(verbatim: "a").font(.title3) },
    Height("font/headline", 1000, gives: 22) { Text(verbatim: "a").font(.headline) },
    Height("font/callout", 1000, gives: 21) { Text(verbatim: "a").font(.callout) },
    Height("font/subheadline", 1000, gives: 20) { Text(verbatim: "a").font(.subheadline) },
    Height("font/footnote", 1000, gives: 18) { Text(verbatim: "a").font(.footnote) },
    Height("font/caption", 1000, gives: 16) { Text(verbatim: "a").font(.caption) },
    Height("font/caption2", 1000, gives: 13) { Text(verbatim: "a").font(.caption2) },
    Height("text", 1000, gives: 0) { Text(verbatim: "") },
    Height("text", 1000, gives: 44) { Text(verbatim: "a\nb") },
    Height("view/linelimit(_:)", 60, gives: 44) { Text(verbatim: long).lineLimit(2) },
    Height("view/linelimit(_:)", 60, gives: 22) { Text(verbatim: long).lineLimit(1) },
    Height("view/linespacing(_:)", 1000, gives: 54) { Text(verbatim: "a\nb").lineSpacing(10) },
    // What does not fit into the height is cut.
    Height("text", 60, 50, gives: 44) { Text(verbatim: long) },
    Height("text", 60, 5, gives: 22) { Text(verbatim: long) },
    // The highest part decides how high a line is.
    Height("text/+(_:_:)", 1000, gives: 41) {
      Text(verbatim: "a").font(.largeTitle) + Text(verbatim: "b")
    },
    Height("view/fixedsize(horizontal:vertical:)", 60, 5, gives: 22) {
      Text(verbatim: "a").fixedSize(horizontal: false, vertical: true)
    },
    Height("dynamictypesize", 1000, gives: 28) {
      Text(verbatim: "a").dynamicTypeSize(.xxxLarge)
    },
  ]

  @Test("Lines are as high as their font says", arguments: heights) func height(_ text: Height) {
    let host = ViewHost(text.view())
    let size = host.size(offered: ProposedViewSize(width: text.width, height: text.height))
    #expect(size.height == text.expected)
    #expect(size.width <= text.width)
  }

  @Test("A text that is offered less takes more lines and is no wider")
  func wrapping() {
    let host = ViewHost(Text(verbatim: Self.long))
    let ideal = host.size(offered: .unspecified)
    #expect(ideal.height == 22)
    var before = ideal
    for share in [0.7, 0.4, 0.2] as [CGFloat] {
      let size = host.size(offered: ProposedViewSize(width: ideal.width * share, height: nil))
      #expect(size.width <= ideal.width * share)
      #expect(size.height > before.height)
      before = size
    }
  }

  @Test("A text without spaces is broken between its letters, but not before a full stop")
  func ideographs() {
    let letter = ViewHost(Text(verbatim: "刻")).size(offered: .unspecified).width
    let host = ViewHost(Text(verbatim: "真鍮の板に刻む。"))
    func lines(_ letters: CGFloat) -> CGFloat {
      host.size(offered: ProposedViewSize(width: letter * letters, height: nil)).height / 22
    }
    #expect(lines(8) == 1)
    #expect(lines(4) == 2)
    // Seven letters would leave the full stop alone.
    #expect(host.size(offered: ProposedViewSize(width: letter * 7, height: nil)).width < letter * 7)
  }

  @Test("Texts of different sizes stand on one base line")
  func baseline() throws {
    let host = ViewHost(
      HStack(alignment: .firstTextBaseline) {
        Text(verbatim: "a").font(.largeTitle)
        Text(verbatim: "b").font(.caption)
      })
    let texts = try #require(host.screen?.all(.text))
    let (large, small) = (
      try #require(host.frame(of: texts[0])), try #require(host.frame(of: texts[1]))
    )
    #expect(small.minY > large.minY)
    #expect(small.maxY < large.maxY)
    #expect(small.midY > large.midY)
  }

  @Test("Bold letters are wider, and letters with a distance too")
  func widths() {
    func width(_ text: Text) -> CGFloat { ViewHost(text).size(offered: .unspecified).width }
    let plain = width(Text(verbatim: "engraved"))
    #expect(width(Text(verbatim: "engraved").bold()) > plain)
    #expect(width(Text(verbatim: "engraved").kerning(2)) == (plain + 16).rounded())
  }
}
