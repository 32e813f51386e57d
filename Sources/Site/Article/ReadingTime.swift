import Markdown

/// How long a page takes to read: running text by its words, or by its characters in scripts that set
/// no spaces between words.
struct ReadingTime {
  /// What is read in a minute of running text and of code, by studies of silent reading. Code is read
  /// slowly, but rarely to the end.
  private static let words = 230.0
  private static let characters = 500.0
  private static let lines = 45.0

  private var words = 0
  private var characters = 0
  private var lines = 0

  /// The time that blocks take, in whole minutes, one at least.
  static func minutes(_ blocks: some Sequence<Block>) -> Int {
    var time = ReadingTime()
    for block in blocks { time.add(block) }
    let minutes =
      Double(time.words) / words + Double(time.characters) / characters + Double(time.lines) / lines
    return max(1, Int(minutes.rounded()))
  }

  private mutating func add(_ block: Block) {
    switch block.kind {
    case .paragraph(let content): add(content.plainText)
    case .heading(let heading): add(heading.content.plainText)
    case .codeBlock(let code): lines += code.lineStarts.count
    case .quote(let blocks), .footnoteDefinition(_, _, let blocks):
      for block in blocks { add(block) }
    case .list(let list): for item in list.items { for block in item.blocks { add(block) } }
    case .table(let table):
      for cell in ([table.head] + table.rows).joined() { add(cell.content.plainText) }
    case .html, .thematicBreak: break
    }
  }

  private mutating func add(_ text: String) {
    var isInWord = false
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        let isLetter = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        if isLetter, !isInWord { words += 1 }
        isInWord = isLetter || isInWord && (scalar == "'" || scalar == "_" || scalar == ".")
      } else if CJKText.isWide(scalar) {
        if scalar.properties.isAlphabetic { characters += 1 }
        isInWord = false
      } else {
        let isLetter = scalar.properties.isAlphabetic || scalar == "’"
        if isLetter, !isInWord { words += 1 }
        isInWord = isLetter
      }
    }
  }
}
