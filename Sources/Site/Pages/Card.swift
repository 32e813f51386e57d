import Foundation

/// The picture of a page for where it is shared: its title, its series and the site's name, as an SVG.
struct Card {
  var title: String
  /// What stands above the title.
  var eyebrow: String?
  var site: String
  var language: SiteLanguage
  /// What stands beside the words.
  var screen: Screen?

  /// A screen of the article's sample.
  struct Screen {
    var svg: [UInt8]
    var width: Double
    var height: Double
  }

  /// The size that the big networks ask for.
  static let size = ImageSize(width: 1200, height: 630)
  private static let margin = 90.0
  private static let lineHeight = 1.22

  /// The SVG. What is in it depends on the texts alone, so that a painted one can be kept.
  var svg: String {
    let picture = screen.map(Self.placed)
    let end = picture.map { $0.x - 50 } ?? Double(Self.size.width) - Self.margin
    let width = end - Self.margin
    let (lines, size) = Self.fitted(title, width: width)
    var output = HTMLBuffer(
      markup: """
        <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
        <rect width="1200" height="630" fill="#ffffff"/><rect width="1200" height="14" fill="#0a55c4"/>

        """)
    var y = 150.0
    if let eyebrow {
      add(Self.cut(eyebrow, to: width / 32), at: y, size: 32, weight: 600, "#0a55c4", &output)
      y += 40
    }
    for line in lines {
      y += size * Self.lineHeight
      add(line, at: y - size * 0.22, size: size, weight: 700, "#1d1d1f", &output)
    }
    output.append(
      markup: """
        <g transform="translate(80 510) scale(2.4)"><path d="M5 21V9a7 7 0 0 1 14 0v12z" fill="#0a55c4"/>\
        <path d="M8.5 10h7M8.5 13.5h7M8.5 17h4.5" fill="none" stroke="#ffffff" stroke-width="1.6" \
        stroke-linecap="round"/></g>

        """)
    add(
      Self.cut(site, to: (width - 70) / 34), at: 556, x: Self.margin + 66, size: 34, weight: 600,
      "#5c5c63", &output)
    if let picture { output.append(markup: picture.markup) }
    output.append(markup: "</svg>\n")
    return output.string
  }

  /// A screen at the right side, as large as there is room for it.
  private static func placed(_ screen: Screen) -> (x: Double, markup: String) {
    let scale = min(380 / max(1, screen.width), 540 / max(1, screen.height), 1.5)
    let (width, height) = (screen.width * scale, screen.height * scale)
    let x = Double(size.width) - 80 - width
    let data = Data(screen.svg).base64EncodedString()
    let frame =
      "x=\"\(Int(x))\" y=\"\(Int((630 + 14 - height) / 2))\" width=\"\(Int(width))\" "
      + "height=\"\(Int(height))\""
    return (x, "<image \(frame) href=\"data:image/svg+xml;base64,\(data)\"/>\n")
  }

  private func add(
    _ text: String, at y: Double, x: Double = Card.margin, size: Double, weight: Int,
    _ colour: String,
    _ output: inout HTMLBuffer
  ) {
    output.append(markup: "<text")
    output.append(attribute: "x", "\(Int(x))")
    output.append(attribute: "y", "\(Int(y))")
    output.append(attribute: "font-size", "\(Int(size))")
    output.append(attribute: "font-weight", "\(weight)")
    output.append(attribute: "fill", colour)
    output.append(attribute: "font-family", families)
    output.append(attribute: "xml:lang", language.code)
    output.append(markup: ">")
    output.append(text: text)
    output.append(markup: "</text>\n")
  }

  private var families: String {
    switch language.code.prefix(2) {
    case "ja": "Hiragino Sans, Noto Sans CJK JP, Noto Sans JP, sans-serif"
    case "zh": "PingFang SC, Noto Sans CJK SC, sans-serif"
    case "ko": "Apple SD Gothic Neo, Noto Sans CJK KR, sans-serif"
    default: "Helvetica Neue, Inter, Noto Sans, DejaVu Sans, sans-serif"
    }
  }

  // MARK: Lines

  /// The title in lines, as large as four of them allow.
  private static func fitted(_ title: String, width: Double) -> ([String], Double) {
    for size in [84.0, 76, 68, 60, 52] {
      let lines = lines(of: title, ems: width / size)
      let most = size > 70 ? 3 : 4
      if lines.count <= most, lines.allSatisfy({ ems($0[...]) * size <= width }) {
        return (lines, size)
      }
    }
    let lines = lines(of: title, ems: width / 46).prefix(5).map { cut($0, to: width / 46) }
    return (lines, 46)
  }

  private static func lines(of title: String, ems limit: Double) -> [String] {
    var lines: [String] = []
    var line = ""
    func add(_ piece: Substring) {
      if !line.isEmpty, ems((line + piece.trimmedEnd)[...]) > limit {
        lines.append(String(line.trimmedEnd))
        line = ""
      }
      line += piece
    }
    for phrase in pieces(of: title, betweenPhrases: true) {
      // A phrase that no line can hold breaks wherever it may.
      if ems(phrase) <= limit {
        add(phrase)
      } else {
        for piece in pieces(of: String(phrase), betweenPhrases: false) { add(piece) }
      }
    }
    if !line.isEmpty { lines.append(String(line.trimmedEnd)) }
    return lines
  }

  /// Where a line may break: behind spaces and hyphens, and between characters of scripts without
  /// spaces, but not before what must not begin a line. A Japanese phrase ends in hiragana, as a rule,
  /// and the next one starts with something else.
  private static func pieces(of title: String, betweenPhrases: Bool) -> [Substring] {
    var pieces: [Substring] = []
    var start = title.startIndex
    var index = start
    while index < title.endIndex {
      let character = title[index]
      index = title.index(after: index)
      guard index < title.endIndex else { break }
      let next = title[index]
      let isBetweenWide =
        (isWide(character) || isWide(next)) && !cannotBegin.contains(next)
        && !cannotEnd.contains(character) && next != " "
      let isBetweenPhrases =
        cannotBegin.contains(character) || isHiragana(character) != isHiragana(next)
      if character == " " || character == "-"
        || isBetweenWide && (!betweenPhrases || isBetweenPhrases && !isHiragana(next))
      {
        pieces.append(title[start..<index])
        start = index
      }
    }
    return pieces + (start < title.endIndex ? [title[start...]] : [])
  }

  private static func isHiragana(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0x3041...0x309F).contains($0.value) } ?? false
  }

  private static let cannotBegin = Set("、。，．・：；？！」』）】〉》ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々)].,:;!?")
  private static let cannotEnd = Set("「『（【〈《([")

  private static func isWide(_ character: Character) -> Bool {
    character.unicodeScalars.first.map(CJKText.isWide) ?? false
  }

  /// About how wide a bold text is, in its size.
  private static func ems(_ text: Substring) -> Double {
    text.reduce(0) { sum, character in
      let scalar = character.unicodeScalars.first
      return sum
        + (isWide(character)
          ? 1
          : character == " "
            ? 0.32
            : "iljt.,:;!|'()".contains(character)
              ? 0.38
              : scalar?.properties.isUppercase == true
                ? 0.76 : "mwMW".contains(character) ? 1 : 0.65)
    }
  }

  private static func cut(_ text: String, to limit: Double) -> String {
    guard ems(text[...]) > limit else { return text }
    var result = text
    while !result.isEmpty, ems(result[...]) + 1 > limit { result.removeLast() }
    return result + "…"
  }
}

extension StringProtocol {
  fileprivate var trimmedEnd: SubSequence {
    self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)]
  }
}
