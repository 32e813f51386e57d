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

  /// Every character of a site passes here, so the common ones are told by their numbers alone.
  private mutating func add(_ text: String) {
    var isInWord = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x2019:
        if !isInWord { words += 1 }
        isInWord = true
      case 0x27, 0x2E, 0x5F: break  // `don't`, `a.b` and `a_b` are one word.
      case 0..<0xC0: isInWord = false
      case 0x3000...0x3004, 0x3007...0x3020, 0x3030...0x303F, 0x30FB, 0xFF00...0xFF0F,
        0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65:
        isInWord = false  // Punctuation.
      default:
        if CJKText.isWide(scalar) {
          characters += 1
          isInWord = false
        } else {
          let isLetter = scalar.properties.isAlphabetic
          if isLetter, !isInWord { words += 1 }
          isInWord = isLetter
        }
      }
    }
  }
}
