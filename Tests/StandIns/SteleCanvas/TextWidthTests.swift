import Foundation
import SteleCanvas
import Testing

@Suite("Widths of text") struct TextWidthTests {
  @Test("a line is as wide as HarfBuzz sets it in the fonts that the tables are made from")
  func asShaped() {
    for (text, weight, width) in ShapedLines.all {
      let measured = Typeface(size: 1000, weight: weight).width(of: text)
      // The tables have whole thousandths, so every character may be half a thousandth off.
      let tolerance = Double(text.count) * 1.01 + 2
      #expect(abs(measured - width) < tolerance, "\(text) \(weight): \(measured), not \(width)")
    }
  }

  @Test(
    "one character for the reader is one for the pen",
    arguments: ["👩‍👩‍👧‍👦", "🇯🇵", "👋🏽", "1️⃣", "❤️", "e\u{301}", "が", "か\u{3099}"])
  func clusters(_ text: String) {
    #expect(Typeface(size: 20).advances(of: Array(text)).count == 1)
  }

  @Test("a letter with its mark is as wide as the letter that has it")
  func marks() {
    let face = Typeface(size: 20)
    #expect(face.width(of: "e\u{301}") == face.width(of: "é"))
    #expect(face.width(of: "か\u{3099}") == 20)
    let silent = face.advances(of: Array("a\u{AD}b\u{200B}c"))
    #expect(silent[1] == 0 && silent[3] == 0)
  }

  @Test("pairs kern, weights between the masters lie between them, and fixed pitch is fixed")
  func looks() {
    let face = Typeface(size: 100)
    #expect(face.width(of: "AV") < face.width(of: "A") + face.width(of: "V") - 3)
    let weights = stride(from: 400, through: 900, by: 100).map {
      Typeface(size: 100, weight: $0).width(of: "Settings")
    }
    #expect(weights == weights.sorted() && Set(weights).count == weights.count)
    let fixed = Typeface(size: 10, design: .monospaced)
    #expect(fixed.width(of: "iMW") == 18)
    #expect(fixed.width(of: "日本") == 20)
    #expect(Typeface(size: 100, design: .serif).width(of: "mm") != face.width(of: "mm"))
  }
}
