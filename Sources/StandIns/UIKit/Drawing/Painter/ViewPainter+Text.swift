import QuartzCore
import SteleCanvas

extension ViewPainter {
  /// A text on one line, shortened where it is too long, in the middle of the height.
  mutating func text(
    _ text: String, in rect: CGRect, _ font: UIFont, _ color: UIColor,
    alignment: NSTextAlignment = .left, lines: Int = 1
  ) {
    let attributed = NSAttributedString(string: text, attributes: [.foregroundColor: color])
    self.text(
      attributed, in: rect,
      _TextSetting(
        font: font, alignment: alignment, lineBreakMode: .byTruncatingTail, limit: lines,
        isCentered: true))
  }

  mutating func text(_ text: NSAttributedString, in rect: CGRect, _ setting: _TextSetting) {
    for piece in setting.place(text, in: rect) {
      let color = piece.attributes[.foregroundColor] as? UIColor ?? .label
      run(
        piece.text, at: piece.place, width: piece.width, piece.font, .solid(ink(color)),
        underline: nil, strikethrough: nil)
    }
  }

  /// A piece of text whose top left corner is known. Spaces at the ends are moved over, not drawn.
  mutating func run(
    _ text: String, at place: CGPoint, width: CGFloat, _ font: UIFont, _ paint: Paint,
    underline: Paint?, strikethrough: Paint?
  ) {
    let space = font._advance(of: " ")
    let before = CGFloat(text.prefix { $0 == " " }.count)
    let after = CGFloat(text.reversed().prefix { $0 == " " }.count)
    let visible = text.trimmingCharacters(in: CharacterSet(charactersIn: " "))
    guard !visible.isEmpty else { return }
    let isLined = underline != nil || strikethrough != nil
    add(
      .text(
        TextRun(
          isLined ? text : visible,
          at: moved(
            CGPoint(x: place.x + (isLined ? 0 : before * space), y: place.y + font.ascender)),
          width: isLined ? width : width - (before + after) * space, typeface: Typeface(font),
          paint: paint, underline: underline, strikethrough: strikethrough)))
  }

  /// The width of a text on one line.
  func width(of text: String, _ font: UIFont) -> CGFloat {
    _TextMeasure(text, font: font).size(width: .greatestFiniteMagnitude, lines: 1).width
  }
}
