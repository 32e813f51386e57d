import QuartzCore
import SteleCanvas

/// How much room text takes: the same text always measures the same.
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
    Typeface(self).advances(of: [character]).reduce(0, +)
  }
}
