import Foundation
import SteleCanvas

/// Puts words on lines.
struct LineBreaker {
  let width: CGFloat
  private var lines: [TextLines.Line] = []
  private var line = TextLines.Line()
  /// What was added, and the letters of it that are on no line yet.
  private var pieces: [TextPiece] = []
  private var letters: [(character: Character, piece: Int)] = []
  /// Spaces that only count when a word follows on the same line.
  private var spaces: [(TextPiece, CGFloat)] = []
  private var font: FontLook?

  init(width: CGFloat) { self.width = width }

  mutating func add(_ piece: TextPiece) {
    font = piece.font
    pieces.append(piece)
    for character in piece.symbol == nil ? piece.text : "\u{FFFC}" {
      if character.isNewline {
        addParagraph()
        endLine(of: piece)
      } else {
        letters.append((character, pieces.count - 1))
      }
    }
  }

  mutating func finish() -> [TextLines.Line] {
    addParagraph()
    if let font { endLine(height: font) }
    return lines
  }

  /// Breaks what was gathered: a word may go on in another look.
  private mutating func addParagraph() {
    let text = letters.map(\.character)
    for range in LineBreaks.pieces(of: text) {
      var word: [TextPiece] = []
      var last = -1
      for (character, index) in letters[range] {
        if index != last {
          word.append(pieces[index])
          word[word.count - 1].text = ""
        }
        word[word.count - 1].text.append(character)
        last = index
      }
      if range.count == 1, LineBreaks.isSpace(text[range.lowerBound]) {
        spaces += word.map { ($0, $0.width) }
      } else {
        addWord(word)
      }
    }
    letters = []
  }

  private mutating func addWord(_ word: [TextPiece]) {
    guard let first = word.first else { return }
    let widths = word.map(\.width)
    let width = widths.reduce(0, +)
    let gap = spaces.map(\.1).reduce(0, +)
    // A little more is let through, since widths are sums of rounded numbers.
    if line.width + gap + width <= self.width + 0.01 {
      for (space, wide) in spaces { line.append(space, wide) }
      for (piece, wide) in zip(word, widths) { line.append(piece, wide) }
    } else if !line.pieces.isEmpty, width <= self.width || first.symbol != nil {
      endLine(of: first)
      for (piece, wide) in zip(word, widths) { line.append(piece, wide) }
    } else {
      if !line.pieces.isEmpty { endLine(of: first) }
      for piece in word { addLetters(piece) }
    }
    spaces = []
  }

  /// A word that is wider than a line is broken between its letters.
  private mutating func addLetters(_ piece: TextPiece) {
    for character in piece.text {
      var letter = piece
      letter.text = String(character)
      let width = letter.width
      if line.width + width > self.width, !line.pieces.isEmpty { endLine(of: piece) }
      line.append(letter, width)
    }
  }

  private mutating func endLine(of piece: TextPiece) { endLine(height: piece.font) }

  private mutating func endLine(height font: FontLook) {
    if line.pieces.isEmpty { (line.height, line.ascent) = (font.lineHeight, font.ascent) }
    line.dropped = spaces.map(\.0)
    lines.append(line)
    line = TextLines.Line()
    spaces = []
  }
}
