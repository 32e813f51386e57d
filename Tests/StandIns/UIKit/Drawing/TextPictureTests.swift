import Testing
@_spi(Stele) import UIKit

/// Labels and pictures.
@MainActor @Suite(.serialized) struct TextPictureTests {
  @Test(
    "Text stands where its label says, and pictures where their content mode says",
    arguments: cases)
  func content(_ example: DrawnCase) {
    #expect(example.dump() == example.expected)
  }

  private static func label(_ text: String, _ change: (@MainActor (UILabel) -> Void)? = nil)
    -> UILabel
  {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 10)
    change?(label)
    return label
  }

  private static func image(_ name: String, _ mode: UIView.ContentMode) -> UIImageView {
    let view = UIImageView(
      image: UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      })
    if !name.isEmpty { view.image = UIImage(systemName: name) }
    view.contentMode = mode
    return view
  }

  nonisolated private static let cases: [DrawnCase] = [
    DrawnCase(
      "a line in the middle of the height", 100, 30, { label("Hm") },
      ["text “Hm” 0 18.6 10/400 #000000"]),
    DrawnCase(
      "centred", 100, 12, { label("Hm") { $0.textAlignment = .center } },
      ["text “Hm” 42 9.6 10/400 #000000"]),
    DrawnCase(
      "at the end", 100, 12, { label("Hm") { $0.textAlignment = .right } },
      ["text “Hm” 83.9 9.6 10/400 #000000"]),
    DrawnCase(
      "several lines", 40, 24, { label("mmm mmm") { $0.numberOfLines = 0 } },
      ["text “mmm” 0 9.6 10/400 #000000", "text “mmm” 0 21.5 10/400 #000000"]),
    DrawnCase(
      "the last of two lines is shortened", 40, 24,
      { label("mmm mmm mmm") { $0.numberOfLines = 2 } },
      ["text “mmm” 0 9.6 10/400 #000000", "text “mmm…” 0 21.5 10/400 #000000"]),
    DrawnCase(
      "shortened in the middle", 40, 12,
      { label("mmmmmmmm") { $0.lineBreakMode = .byTruncatingMiddle } },
      ["text “m…m” 0 9.6 10/400 #000000"]),
    DrawnCase(
      "smaller, to fit", 26.1, 12,
      {
        label("mmmmmm") {
          $0.adjustsFontSizeToFitWidth = true
          $0.minimumScaleFactor = 0.1
        }
      }, ["text “mmmmmm” 0 7.8 4.9/400 #000000"]),
    DrawnCase(
      "letters with looks of their own", 100, 12,
      {
        label("") {
          let text = NSMutableAttributedString(string: "mm")
          text.append(
            NSAttributedString(
              string: "m",
              attributes: [
                .foregroundColor: UIColor.red, .underlineStyle: 1,
                .font: UIFont.boldSystemFont(ofSize: 10),
              ]))
          $0.attributedText = text
        }
      },
      [
        "text “mm” 0 9.6 10/400 #000000", "text “m” 17.4 9.6 10/700 #FF0000 underlined",
      ]),
    DrawnCase(
      "disabled", 100, 12, { label("Hm") { $0.isEnabled = false } },
      ["text “Hm” 0 9.6 10/400 #3C3C43/30"]),
    DrawnCase(
      "a picture that fills", 40, 20, { image("", .scaleToFill) },
      ["fill path(5) 0 0 40 20 #FF0000"]),
    DrawnCase(
      "a picture that fits", 40, 20, { image("", .scaleAspectFit) },
      ["fill path(5) 10 0 20 20 #FF0000"]),
    DrawnCase(
      "a picture in a corner", 40, 20, { image("", .bottomRight) },
      ["fill path(5) 30 10 10 10 #FF0000"]),
    DrawnCase(
      "a symbol in the tint", 24, 24, { image("plus", .scaleAspectFit) },
      ["stroke path(4) 4 4 16 16 #007AFF 1.9"]),
    DrawnCase(
      "a symbol that has no drawing is a box with its name", 48, 48,
      { image("flux.capacitor", .scaleAspectFit) },
      [
        "stroke rounded 1 1 46 46 r3 #007AFF 1", "text “flux” 10.8 21.6 12/400 #007AFF",
        "text “capacitor” 1.5 34.8 12/400 #007AFF",
      ]),
  ]

  @Test("A subclass that draws its text in its own way is drawn that way")
  func ownText() {
    let label = PaddedLabel()
    label.text = "Hm"
    label.font = .systemFont(ofSize: 10)
    let dump = DrawnCase("padded", 100, 12, { label }, []).dump()
    #expect(dump == ["text “Hm” 8 9.6 10/400 #000000"])
  }

  private final class PaddedLabel: UILabel {
    override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 8, dy: 0)) }
  }
}
