/// Finds code that is nested far deeper than any tutorial's, or that has endless lines. Brackets in strings
/// and comments are counted too, as nothing has been parsed yet. The parser and the compiler take more than
/// linear time for some of it, minutes for a page of brackets, so it is refused before they see it.
enum CodeNesting {
  /// How many levels of one kind are read.
  private static let limit = 256
  /// How many bytes a line may have: what is quadratic in a line would take minutes beyond.
  private static let lineLimit = 20_000

  /// What is too much, and at which UTF-8 offset; nothing for code that can be read.
  static func excess(in text: String) -> (offset: Int, message: String)? {
    var depth = Depth()
    return text.utf8.withContiguousStorageIfAvailable { excess(in: $0, &depth) }
      ?? Array(text.utf8).withUnsafeBufferPointer { excess(in: $0, &depth) }
  }

  private struct Depth {
    var brackets = 0
    var conditions = 0
    var interpolations = 0
    var ternaries = 0
    var branches = 0
    var operators = 0

    var worst: Int {
      max(brackets, conditions, interpolations, ternaries, max(branches, operators))
    }
  }

  private static func excess(
    in bytes: UnsafeBufferPointer<UInt8>, _ depth: inout Depth
  ) -> (offset: Int, message: String)? {
    var lineStart = 0
    for index in bytes.indices {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 10
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth.brackets += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth.brackets = max(0, depth.brackets - 1)
      case UInt8(ascii: "\\") where next == UInt8(ascii: "("): depth.interpolations += 1
      case UInt8(ascii: "?") where next == 32: depth.ternaries += 1
      case UInt8(ascii: "<") where next > 64: depth.operators += 1
      case UInt8(ascii: ">"), UInt8(ascii: ","): depth.operators = max(0, depth.operators - 1)
      case UInt8(ascii: "-") where next == UInt8(ascii: ">"):
        depth.operators += 1
        depth.branches += 1
      case UInt8(ascii: "-"), UInt8(ascii: "!"), UInt8(ascii: "~"), UInt8(ascii: "&"):
        depth.operators += 1
      case 10:
        // A blank line ends every chain; any other line break those that stand on one line.
        if index == lineStart { depth.branches = 0 }
        (depth.interpolations, depth.ternaries, depth.operators) = (0, 0, 0)
        lineStart = index + 1
      case UInt8(ascii: "e") where starts("else if ", bytes, index): depth.branches += 1
      case UInt8(ascii: "f") where starts("func ", bytes, index): depth.branches = 0
      case UInt8(ascii: "t") where starts("try ", bytes, index): depth.operators += 1
      case UInt8(ascii: "a") where starts("await ", bytes, index): depth.operators += 1
      case UInt8(ascii: "#") where starts("#if ", bytes, index): depth.conditions += 1
      case UInt8(ascii: "#") where starts("#endif", bytes, index):
        depth.conditions = max(0, depth.conditions - 1)
      default: break
      }
      if index - lineStart > lineLimit {
        return (lineStart, "this line of code has more than \(lineLimit) bytes")
      }
      if depth.worst > limit {
        return (index, "this code has more than \(limit) levels of nesting")
      }
    }
    return nil
  }

  private static func starts(
    _ word: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> Bool {
    guard index + word.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == word.utf8Start[$0] }
  }
}
