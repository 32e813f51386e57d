import Foundation

extension SVGWriter {
  /// A piece of text and the lines at it.
  mutating func text(_ run: TextRun) -> [String] {
    let face = run.typeface
    var look = " font-family=\"\(escaped(face.families))\" font-size=\"\(number(face.size))\""
    if face.weight != 400 { look += " font-weight=\"\(face.weight)\"" }
    if face.isItalic { look += " font-style=\"italic\"" }
    let keepsSpaces = run.text.hasPrefix(" ") || run.text.hasSuffix(" ") || run.text.contains("  ")
    if keepsSpaces { look += " xml:space=\"preserve\"" }
    let (x, y) = (number(run.origin.x), number(run.origin.y))
    let paint = attributes("fill", run.paint)
    var lines = [
      "<text x=\"\(x)\" y=\"\(y)\" textLength=\"\(number(run.width))\" "
        + "lengthAdjust=\"spacingAndGlyphs\"\(look)\(paint)>\(escaped(run.text))</text>"
    ]
    let thickness = max(0.5, face.size / 16)
    func rule(_ y: CGFloat) -> Outline {
      .rectangle(CGRect(x: run.origin.x, y: y, width: run.width, height: thickness))
    }
    if let underline = run.underline {
      lines.append(element(rule(run.origin.y + face.size * 0.1), attributes("fill", underline)))
    }
    if let strike = run.strikethrough {
      lines.append(element(rule(run.origin.y - face.size * 0.27), attributes("fill", strike)))
    }
    return lines
  }
}
