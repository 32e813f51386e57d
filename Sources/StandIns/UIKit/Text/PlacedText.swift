import QuartzCore

/// A piece of text on a line, in its place and its look.
struct _PlacedText {
  let text: String
  /// The top left corner of the piece, as high as its font.
  let place: CGPoint
  let width: CGFloat
  let font: UIFont
  let attributes: [NSAttributedString.Key: Any]
}

/// How text is set into a rectangle.
struct _TextSetting {
  /// What letters have that say nothing else.
  var font: UIFont
  var alignment: NSTextAlignment?
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Zero means as many lines as are needed.
  var limit = 0
  /// Whether the lines stand in the middle of the height, not at the top.
  var isCentered = false
  var isRightToLeft = false

  /// The pieces of a text, from the top to the bottom.
  func place(_ text: NSAttributedString, in rect: CGRect) -> [_PlacedText] {
    guard text.length > 0, rect.width > 0 else { return [] }
    let styled = _StyledText(text, font: font)
    let lines = styled.lines(width: rect.width, limit: limit, lineBreakMode)
    let gap = styled.lineSpacing
    let height = lines.reduce(CGFloat(lines.count - 1) * gap) { $0 + $1.height }
    var top = isCentered ? rect.minY + (rect.height - height) / 2 : rect.minY
    var placed: [_PlacedText] = []
    let first = styled.paragraph?.firstLineHeadIndent ?? 0
    let head = styled.paragraph?.headIndent ?? 0
    for (index, line) in lines.enumerated() {
      var left = start(of: line, in: rect, styled.paragraph) + (index == 0 ? first : head)
      for run in line.runs {
        placed.append(
          _PlacedText(
            text: run.text, place: CGPoint(x: left, y: top + line.ascent - run.style.font.ascender),
            width: run.width, font: run.style.font, attributes: run.style.attributes))
        left += run.width
      }
      top += line.height + gap
    }
    return placed
  }

  private func start(
    of line: _StyledText.Line, in rect: CGRect, _ paragraph: NSParagraphStyle?
  ) -> CGFloat {
    let room = rect.width.isFinite && rect.width < 1e7 ? rect.width - line.width : 0
    switch alignment ?? paragraph?.alignment ?? .natural {
    case .left, .justified: return rect.minX
    case .natural: return isRightToLeft ? rect.minX + room : rect.minX
    case .right: return rect.minX + room
    case .center: return rect.minX + room / 2
    }
  }
}
