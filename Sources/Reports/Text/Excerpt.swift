import Diagnostics

/// A line of a file with the marks under a stretch of it, ready for a terminal.
struct Excerpt {
  /// The line, tabs as spaces, cut to the neighbourhood of the stretch where it is long.
  private(set) var line = ""
  /// The spaces up to the stretch, as many as the terminal shows cells before it.
  private(set) var indentation = ""
  /// `^` under the first cell and `~` under the others.
  private(set) var marks = ""

  private static let tabWidth = 4
  private static let scalarsBefore = 60
  private static let scalarsAfter = 80

  /// Takes the stretch from one column up to, not including, another; columns count scalars from 1.
  init(line text: Substring, columns: Range<Int>) {
    let scalars = text.unicodeScalars
    let first = max(columns.lowerBound - 1 - Self.scalarsBefore, 0)
    let start =
      scalars.index(scalars.startIndex, offsetBy: first, limitedBy: scalars.endIndex)
      ?? scalars.endIndex
    let end =
      scalars.index(
        start, offsetBy: Self.scalarsBefore + Self.scalarsAfter, limitedBy: scalars.endIndex)
      ?? scalars.endIndex
    if start != scalars.startIndex { line = "…" }
    var cells = line.count
    var before = 0
    var marked = 0
    var column = first + 1
    for character in text[start..<end] {
      let shown: String
      let width: Int
      if character == "\t" {
        width = Self.tabWidth - cells % Self.tabWidth
        shown = String(repeating: " ", count: width)
      } else {
        shown = TextStyle.harmless(String(character))
        width = DisplayWidth.of(shown)
      }
      let next = column + character.unicodeScalars.count
      if next <= columns.lowerBound {
        before = cells + width
      } else if column < columns.upperBound {
        marked += width
      }
      line += shown
      cells += width
      column = next
    }
    if first == 0, columns.lowerBound <= 1 { before = 0 }
    if end != scalars.endIndex { line += "…" }
    indentation = String(repeating: " ", count: before)
    marks = "^" + String(repeating: "~", count: max(marked - 1, 0))
  }

  /// Takes the part of a range that lies on its first line.
  init(line text: Substring, range: SourceRange) {
    let start = max(range.start.column, 1)
    let end = range.end.line > range.start.line ? Int.max : max(range.end.column, start)
    self.init(line: text, columns: start..<end)
  }
}
