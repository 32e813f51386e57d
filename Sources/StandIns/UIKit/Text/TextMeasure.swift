import QuartzCore

/// Estimates how much room text takes. There are no font files here, so widths come from a small
/// table of the proportions of Apple's system font; the same text always measures the same.
public struct _TextMeasure {
  let styled: _StyledText

  public init(_ text: NSAttributedString, font: UIFont?) {
    styled = _StyledText(text, font: font ?? .systemFont(ofSize: 17))
  }

  public init(_ text: String, font: UIFont) {
    self.init(NSAttributedString(string: text), font: font)
  }

  /// Zero lines means as many as are needed.
  public func size(width: CGFloat, lines limit: Int = 0) -> CGSize {
    let all = styled.lines(width: limit == 1 ? .greatestFiniteMagnitude : width)
    let shown = (limit > 0 ? Array(all.prefix(limit)) : all).map(styled.line)
    let widest = shown.map(\.width).max() ?? 0
    let gaps = CGFloat(max(0, shown.count - 1)) * styled.lineSpacing
    let height = shown.reduce(gaps) { $0 + $1.height }
    return CGSize(width: min(widest, width).rounded(.up), height: height.rounded(.up))
  }

  /// The lines that the text breaks into: at its own breaks, else between words.
  public func lines(width: CGFloat) -> [(text: String, width: CGFloat)] {
    styled.lines(width: width).map(styled.line).map { line in
      (line.runs.map(\.text).joined(), line.width)
    }
  }
}

extension UIFont {
  /// The advance of a character in points.
  func _advance(of character: Character) -> CGFloat {
    let isHeavy = fontDescriptor.symbolicTraits.contains(.traitBold)
    let isFixed = fontDescriptor._design == .monospaced
    let share = isFixed && !character._isWide ? 0.6 : character._shareOfSize
    return share * pointSize * (isHeavy ? 1.06 : 1)
  }
}

extension Character {
  /// Chinese and Japanese characters, Korean syllables and emoji are as wide as they are high.
  var _isWide: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return (0x2E80...0x9FFF).contains(scalar.value) || (0xAC00...0xD7AF).contains(scalar.value)
      || (0xF900...0xFAFF).contains(scalar.value) || (0xFF00...0xFF60).contains(scalar.value)
      || scalar.properties.isEmojiPresentation
  }

  /// The advance as a share of the point size.
  fileprivate var _shareOfSize: CGFloat {
    switch self {
    case "i", "l", "j", "I", ".", ",", ":", ";", "'", "!", "|": 0.27
    case " ", "f", "t", "r", "(", ")", "[", "]", "/", "-", "•": 0.35
    case "m", "M", "w", "W", "@", "%": 0.87
    case "0"..."9": 0.62
    default: _isWide ? 1 : isUppercase ? 0.67 : 0.56
    }
  }
}
