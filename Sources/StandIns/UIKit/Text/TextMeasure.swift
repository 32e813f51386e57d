import QuartzCore

/// Estimates how much room text takes. There are no font files here, so widths come from a small
/// table of the proportions of Apple's system font; the same text always measures the same.
public struct _TextMeasure {
  private let text: NSAttributedString
  private let font: UIFont

  public init(_ text: NSAttributedString, font: UIFont?) {
    self.text = text
    self.font = font ?? .systemFont(ofSize: 17)
  }

  public init(_ text: String, font: UIFont) {
    self.init(NSAttributedString(string: text), font: font)
  }

  /// Zero lines means as many as are needed.
  public func size(width: CGFloat, lines limit: Int = 0) -> CGSize {
    let all = lines(width: limit == 1 ? .greatestFiniteMagnitude : width)
    let shown = limit > 0 ? Array(all.prefix(limit)) : all
    let widest = shown.map(\.width).max() ?? 0
    let height = CGFloat(shown.count) * font.lineHeight
    return CGSize(width: min(widest, width).rounded(.up), height: height.rounded(.up))
  }

  /// The lines that the text breaks into: at its own breaks, else between words.
  public func lines(width: CGFloat) -> [(text: String, width: CGFloat)] {
    var result: [(text: String, width: CGFloat)] = []
    for paragraph in text.string.components(separatedBy: "\n") {
      var line = ""
      var length: CGFloat = 0
      for piece in Self.pieces(of: paragraph) {
        let wide = pieceWidth(piece)
        if length + wide > width, !line.isEmpty {
          result.append((line, length))
          line = piece == " " ? "" : String(piece)
          length = piece == " " ? 0 : wide
        } else {
          line += piece
          length += wide
        }
      }
      result.append((line, length))
    }
    return result
  }

  /// Words and the spaces between them; every Chinese or Japanese character stands alone.
  private static func pieces(of paragraph: String) -> [String] {
    var pieces: [String] = []
    var word = ""
    for character in paragraph {
      let isAlone = character == " " || isWide(character)
      if isAlone {
        if !word.isEmpty { pieces.append(word) }
        pieces.append(String(character))
        word = ""
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { pieces.append(word) }
    return pieces
  }

  private func pieceWidth(_ piece: String) -> CGFloat {
    let heavy = font.fontDescriptor.symbolicTraits.contains(.traitBold)
    let isFixed = font.fontDescriptor._design == .monospaced
    return piece.reduce(0) { sum, character in
      let share = isFixed && !Self.isWide(character) ? 0.6 : Self.share(of: character)
      return sum + share * font.pointSize * (heavy ? 1.06 : 1)
    }
  }

  private static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return (0x2E80...0x9FFF).contains(scalar.value) || (0xAC00...0xD7AF).contains(scalar.value)
      || (0xF900...0xFAFF).contains(scalar.value) || (0xFF00...0xFF60).contains(scalar.value)
      || scalar.properties.isEmojiPresentation
  }

  /// The advance of a character as a share of the point size.
  private static func share(of character: Character) -> CGFloat {
    switch character {
    case "i", "l", "j", "I", ".", ",", ":", ";", "'", "!", "|": 0.27
    case " ", "f", "t", "r", "(", ")", "[", "]", "/", "-": 0.35
    case "m", "M", "w", "W", "@", "%": 0.87
    case "0"..."9": 0.62
    default: isWide(character) ? 1 : character.isUppercase ? 0.67 : 0.56
    }
  }
}
