import QuartzCore
import SteleCanvas

/// Text as measured characters in their styles, which is broken into lines.
struct _StyledText {
  /// A piece of the text in one style.
  struct Style {
    let font: UIFont
    let attributes: [NSAttributedString.Key: Any]
  }

  /// A piece of a line in one style.
  struct Run {
    var text: String
    var width: CGFloat
    let style: Style
  }

  /// A line that was broken.
  struct Line {
    var runs: [Run]
    let width: CGFloat
    let ascent: CGFloat
    let height: CGFloat
  }

  private struct Letter {
    let character: Character
    let style: Int
    let width: CGFloat
  }

  private var styles: [Style] = []
  private var letters: [Letter] = []
  /// Where the piece that a letter is in ends: what comes before cannot be broken.
  private var pieceEnds: [Int] = []
  private let font: UIFont
  /// The paragraph style of the beginning.
  let paragraph: NSParagraphStyle?

  init(_ text: NSAttributedString, font: UIFont) {
    self.font = font
    let whole = NSRange(location: 0, length: text.length)
    paragraph =
      text.length > 0
      ? text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    let string = text.string
    text.enumerateAttributes(in: whole) { attributes, range, _ in
      let style = Style(font: attributes[.font] as? UIFont ?? font, attributes: attributes)
      let kern = (attributes[.kern] as? NSNumber).map { CGFloat($0.doubleValue) }
      let extra = kern ?? attributes[.kern] as? CGFloat ?? 0
      let picture = (attributes[.attachment] as? NSTextAttachment)?._shownSize.width
      guard let place = Range(range, in: string) else { return }
      let characters = Array(string[place])
      let advances = Typeface(style.font).advances(of: characters)
      for (character, advance) in zip(characters, advances) {
        let width = picture ?? advance + extra
        letters.append(Letter(character: character, style: styles.count, width: width))
      }
      styles.append(style)
    }
    pieceEnds = Array(letters.indices)
    for paragraph in paragraphs {
      let text = letters[paragraph].map(\.character)
      for piece in LineBreaks.pieces(of: text) {
        for index in piece {
          pieceEnds[paragraph.lowerBound + index] = paragraph.lowerBound + piece.upperBound
        }
      }
    }
  }

  /// The ranges of letters between the text's own breaks.
  private var paragraphs: [Range<Int>] {
    letters.indices.split(
      omittingEmptySubsequences: false, whereSeparator: { letters[$0].character.isNewline }
    ).map { $0.startIndex..<$0.endIndex }
  }

  var lineSpacing: CGFloat { paragraph?.lineSpacing ?? 0 }

  /// The ranges of the lines: broken at the text's own breaks, else between words. A word that is
  /// wider than the line is broken where it is full.
  func lines(width: CGFloat) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for paragraph in paragraphs {
      let (first, end) = (paragraph.lowerBound, paragraph.upperBound)
      var (start, index) = (first, first)
      var length: CGFloat = 0
      while index < end {
        let next = pieceEnds[index]
        let wide = letters[index..<next].reduce(0) { $0 + $1.width }
        if length + wide > width, index > start {
          result.append(start..<index)
          // The space that the line was broken at belongs to neither line.
          start = letters[index].character == " " ? next : index
          length = start == next ? 0 : wide
        } else {
          length += wide
        }
        index = next
        while length > width, index - start > 1 {
          let cut = fitting(start..<index, width)
          guard cut < index else { break }
          result.append(start..<cut)
          start = cut
          length = letters[start..<index].reduce(0) { $0 + $1.width }
        }
      }
      result.append(start..<end)
    }
    return result.isEmpty ? [0..<0] : result
  }

  /// Where the letters stop to fit; one always does.
  private func fitting(_ range: Range<Int>, _ width: CGFloat) -> Int {
    var length: CGFloat = 0
    for index in range {
      length += letters[index].width
      if length > width { return max(index, range.lowerBound + 1) }
    }
    return range.upperBound
  }

  /// A line as pieces of one style each.
  func line(_ range: Range<Int>) -> Line { line(Array(letters[range])) }

  private func line(_ letters: [Letter]) -> Line {
    var runs: [Run] = []
    var last = -1
    for letter in letters {
      if letter.style == last {
        runs[runs.count - 1].text.append(letter.character)
        runs[runs.count - 1].width += letter.width
      } else {
        runs.append(
          Run(text: String(letter.character), width: letter.width, style: styles[letter.style]))
      }
      last = letter.style
    }
    let fonts = runs.isEmpty ? [font] : runs.map(\.style.font)
    let multiple = paragraph?.lineHeightMultiple ?? 0
    let natural = fonts.map(\.lineHeight).max() ?? font.lineHeight
    let pictures = runs.compactMap {
      ($0.style.attributes[.attachment] as? NSTextAttachment)?._shownSize.height
    }
    let height = max(natural * (multiple > 0 ? multiple : 1), pictures.max() ?? 0)
    return Line(
      runs: runs, width: letters.reduce(0) { $0 + $1.width },
      ascent: (fonts.map(\.ascender).max() ?? font.ascender) + (height - natural), height: height)
  }

  // MARK: Truncation

  /// The lines that are shown of the text, the last one shortened where there is more.
  func lines(width: CGFloat, limit: Int, _ mode: NSLineBreakMode) -> [Line] {
    let isSingle = limit == 1 && mode != .byWordWrapping && mode != .byCharWrapping
    let all = lines(width: isSingle ? .greatestFiniteMagnitude : width)
    let shown = limit > 0 ? Array(all.prefix(limit)) : all
    guard let last = shown.last else { return [] }
    var lines = shown.dropLast().map(line)
    let paragraphEnd =
      letters[last.lowerBound...].indices.first { letters[$0].character.isNewline } ?? letters.count
    let rest = Array(letters[last.lowerBound..<max(last.upperBound, paragraphEnd)])
    let isCut = shown.count < all.count || rest.reduce(0) { $0 + $1.width } > width + 0.01
    lines.append(isCut ? line(shortened(rest, width, mode)) : line(last))
    return lines
  }

  private func shortened(_ letters: [Letter], _ width: CGFloat, _ mode: NSLineBreakMode) -> [Letter]
  {
    guard let first = letters.first else { return [] }
    let style = styles[first.style]
    let dots = Letter(character: "…", style: first.style, width: style.font._advance(of: "…"))
    func fitting(_ letters: [Letter], _ room: CGFloat) -> [Letter] {
      var left = room
      return Array(
        letters.prefix {
          left -= $0.width
          return left >= 0
        })
    }
    let room = width - dots.width
    switch mode {
    case .byTruncatingHead: return [dots] + fitting(letters.reversed(), room).reversed()
    case .byTruncatingMiddle:
      return fitting(letters, room / 2) + [dots] + fitting(letters.reversed(), room / 2).reversed()
    case .byTruncatingTail:
      var kept = fitting(letters, room)
      while kept.last?.character == " " { kept.removeLast() }
      return kept + [dots]
    case .byWordWrapping, .byCharWrapping, .byClipping: return fitting(letters, width)
    }
  }
}

extension NSTextAttachment {
  /// The size that the picture has among the text.
  var _shownSize: CGSize { bounds.size == .zero ? image?.size ?? .zero : bounds.size }
}
