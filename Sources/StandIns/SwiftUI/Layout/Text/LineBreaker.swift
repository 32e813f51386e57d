import Foundation

/// Puts words on lines.
struct LineBreaker {
  let width: CGFloat
  private var lines: [TextLines.Line] = []
  private var line = TextLines.Line()
  /// Spaces that only count when a word follows on the same line.
  private var spaces: [(TextPiece, CGFloat)] = []
  private var font: FontLook?

  init(width: CGFloat) { self.width = width }

  mutating func add(_ piece: TextPiece) {
    font = piece.font
    if piece.symbol != nil { return addWord(piece) }
    for (index, paragraph) in piece.text.split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated() {
      if index > 0 { endLine(of: piece) }
      for word in Self.words(of: paragraph) {
        var part = piece
        part.text = word
        if word == " " || word == "\t" {
          spaces.append((part, part.width))
        } else {
          addWord(part)
        }
      }
    }
  }

  mutating func finish() -> [TextLines.Line] {
    if let font { endLine(height: font) }
    return lines
  }

  private mutating func addWord(_ piece: TextPiece) {
    let width = piece.width
    let gap = spaces.map(\.1).reduce(0, +)
    // A little more is let through, since widths are sums of rounded numbers.
    if line.width + gap + width <= self.width + 0.01 {
      for (space, wide) in spaces { line.append(space, wide) }
      line.append(piece, width)
    } else if !line.pieces.isEmpty, width <= self.width || piece.symbol != nil {
      endLine(of: piece)
      line.append(piece, width)
    } else {
      if !line.pieces.isEmpty { endLine(of: piece) }
      addLetters(piece)
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

  /// Words and spaces. Letters of scripts without spaces stand alone, with the marks that must not
  /// begin a line.
  static func words(of text: Substring) -> [String] {
    var (words, word): ([String], String) = ([], "")
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for character in text {
      if character == " " || character == "\t" {
        end()
        words.append(String(character))
      } else if closing.contains(character), words.last.map({ $0 != " " }) == true || !word.isEmpty
      {
        if word.isEmpty, let last = words.popLast() { word = last }
        word.append(character)
      } else if character.isIdeograph {
        if let last = word.last, !opening.contains(last) { end() }
        word.append(character)
        end()
      } else {
        word.append(character)
        if character == "-" || character == "\u{2014}" { end() }
      }
    }
    end()
    return words
  }

  private static let closing: Set<Character> = [
    "、", "。", "」", "』", "）", "】", "！", "？", "ー", "々", "ゃ", "ゅ", "ょ", "っ", "ャ", "ュ", "ョ", "ッ",
    "，", "．", "・", "：", "；", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "ァ", "ィ", "ゥ", "ェ", "ォ",
  ]
  private static let opening: Set<Character> = ["「", "『", "（", "【"]
}

extension Character {
  /// Whether a line may be broken before and after the character.
  var isIdeograph: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return (0x2E80...0x9FFF).contains(value) || (0xF900...0xFAFF).contains(value)
      || (0xFF00...0xFF60).contains(value)
  }
}
