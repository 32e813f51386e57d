import Diagnostics

/// Refuses texts that cmark-gfm would take minutes to read.
///
/// Version 0.29.0.gfm.6 has inputs for which its time grows with the square of their length (public
/// advisories of 2022 and 2023, and some found by measuring). Each of them needs many of some mark within
/// one stretch of lines without a blank line between them, and most pages have hardly any, so counting
/// the marks gives a bound of the time. The weights are measured, in nanoseconds.
struct ReadingCost {
  /// About the longest time that a page may take.
  static let limit = 1_500_000_000.0
  /// How many cells the rows of a table may lack; cmark-gfm fills them up.
  static let missingCells = 500_000

  private enum Mark: CaseIterable {
    case declarations, images, parentheses, pipes, signs, cells

    var message: String {
      switch self {
      case .declarations: "too many '<?' and '<!' without a blank line between them"
      case .images: "too many '![' without a blank line between them"
      case .parentheses: "an address that ends in too many ')'"
      case .pipes: "a line with too many '|'"
      case .signs: "too many '@' that may belong to addresses"
      case .cells: "a table whose rows lack too many cells"
      }
    }
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var total = 0.0
  private var worst: (mark: Mark, cost: Double, line: Int)?

  // What was counted since the last blank line.
  private var length = 0
  private var declarations = 0
  private var images = 0
  private var brackets = 0
  private var pipesOfRun = 0
  private var lines = 0
  private var columns = 0

  /// Throws a `Diagnostic` with the place of what is too much.
  static func check(
    _ bytes: UnsafeBufferPointer<UInt8>, file: String, firstLine: Int
  ) throws(Diagnostic) {
    var cost = ReadingCost(bytes: bytes)
    cost.count(firstLine: firstLine)
    guard cost.total > limit, let worst = cost.worst else { return }
    throw Diagnostic(
      .error, "too-complex", "this cannot be read in reasonable time: \(worst.mark.message)",
      file: file, range: SourceRange(at: SourcePosition(line: worst.line, column: 1)),
      help: "put blank lines between the parts, or code between fences")
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private mutating func count(firstLine: Int) {
    var line = firstLine
    var runStart = firstLine
    var start = 0
    while start < bytes.count {
      let isBlank = countLine(from: &start, line: line)
      line += 1
      if isBlank {
        endRun(at: runStart)
        runStart = line
      }
    }
    endRun(at: runStart)
  }

  /// Counts a line's marks and moves to the next line; true if the line is blank.
  private mutating func countLine(from start: inout Int, line: Int) -> Bool {
    let begin = start
    var pipes = 0
    var signs = 0
    var isBlank = true
    var isDelimiterRow = true
    var token = (start: begin, parentheses: 0)
    var index = start
    scan: while index < bytes.count {
      let byte = bytes[index]
      let previous: UInt8 = index > begin ? bytes[index - 1] : 10
      switch byte {
      case 10: break scan
      case 0x20, 0x09:
        endToken(token, at: index, line: line)
        token = (index + 1, 0)
      case UInt8(ascii: "|"): pipes += 1
      case UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: ">"): break
      case UInt8(ascii: "@") where previous.isAlphanumeric || ".+-_".utf8.contains(previous):
        signs += 1
      case UInt8(ascii: "?") where previous == UInt8(ascii: "<"): declarations += 1
      case UInt8(ascii: "!") where previous == UInt8(ascii: "<"): declarations += 1
      case UInt8(ascii: "[") where previous == UInt8(ascii: "!"): images += 1
      case UInt8(ascii: "]"): brackets += 1
      case UInt8(ascii: "<"):
        endToken(token, at: index, line: line)
        token = (index + 1, 0)
      default: break
      }
      if byte == UInt8(ascii: ")") {
        token.parentheses += 1
      } else if !byte.isPunctuation {
        token.parentheses = 0
      }
      if !byte.isSpaceOrTab {
        isBlank = false
        isDelimiterRow = isDelimiterRow && "|-:>".utf8.contains(byte)
      }
      index += 1
    }
    endToken(token, at: index, line: line)
    if isDelimiterRow { columns = max(columns, pipes + 1) }
    pipesOfRun += pipes
    lines += 1
    length += index - begin + 1
    add(.pipes, 10 * Double(pipes) * Double(pipes), line)
    add(.signs, 20_000 * Double(signs), line)
    start = index + 1
    return isBlank
  }

  /// An address ends at white space; closing parentheses at its end are each counted against all of it.
  private mutating func endToken(_ token: (start: Int, parentheses: Int), at end: Int, line: Int) {
    guard token.parentheses > 100 else { return }
    add(.parentheses, 2 * Double(token.parentheses) * Double(end - token.start), line)
  }

  private mutating func endRun(at line: Int) {
    add(.declarations, Double(declarations) * Double(length), line)
    add(.images, 12 * Double(images) * Double(brackets), line)
    if columns * lines - pipesOfRun > ReadingCost.missingCells {
      add(.cells, 2 * ReadingCost.limit, line)
    }
    (length, declarations, images, brackets) = (0, 0, 0, 0)
    (pipesOfRun, lines, columns) = (0, 0, 0)
  }

  private mutating func add(_ mark: Mark, _ cost: Double, _ line: Int) {
    guard cost > 0 else { return }
    total += cost
    if cost > worst?.cost ?? 0 { worst = (mark, cost, line) }
  }
}
