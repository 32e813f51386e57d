/// Reads a program's canonical text by its bytes: most programs need no parser for that, which takes ten
/// times as long.
///
/// It gives up where only a parser knows what a byte means: a slash that may start a regular expression, a
/// raw or multi-line string, a literal or a comment without an end.
struct CanonicalScanner {
  private struct NeedsParser: Error {}

  private let bytes: [UInt8]
  private var at = 0
  private var result = CanonicalText(verbatim: "")

  private init(_ program: String) {
    bytes = Array(program.utf8)
  }

  /// The canonical text, or nothing where a parser is needed.
  static func text(of program: String) -> CanonicalText? {
    var scanner = CanonicalScanner(program)
    return try? scanner.scan()
  }

  private mutating func scan() throws(NeedsParser) -> CanonicalText {
    var start = 0
    while at < bytes.count {
      if startsSpace {
        append(from: start)
        try skipSpace()
        start = at
      } else if bytes[at] == UInt8(ascii: "\"") {
        let end = try endOfString(from: at)
        let content = bytes[(at + 1)..<(end - 1)]
        if content.contains(UInt8(ascii: "\\")) {
          at = end
        } else {
          append(from: start)
          result.append(literal: String(decoding: content, as: UTF8.self), from: at)
          (at, start) = (end, end)
        }
      } else {
        guard !needsParser else { throw NeedsParser() }
        at += 1
      }
    }
    append(from: start)
    return result
  }

  private func byte(_ index: Int) -> UInt8 {
    index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  /// Whether what starts here may be no token of its own: a raw string or a regular expression. A slash
  /// between operands, or before a space, divides.
  private var needsParser: Bool {
    switch bytes[at] {
    case UInt8(ascii: "#"):
      ["\"", "/", "#"].contains { byte(at + 1) == UInt8(ascii: $0) }
    case UInt8(ascii: "/"):
      ![" ", "="].contains { byte(at + 1) == UInt8(ascii: $0) } && !endsOperand(at - 1)
    default: false
    }
  }

  private func endsOperand(_ index: Int) -> Bool {
    switch byte(index) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ")"),
      UInt8(ascii: "]"), 128...:
      true
    default: false
    }
  }

  private mutating func append(from start: Int) {
    guard start < at else { return }
    result.append(String(decoding: bytes[start..<at], as: UTF8.self), from: start)
  }

  // MARK: Space

  private var startsSpace: Bool {
    switch bytes[at] {
    case 9...13, 32: true
    case UInt8(ascii: "/"): byte(at + 1) == bytes[at] || byte(at + 1) == UInt8(ascii: "*")
    default: false
    }
  }

  /// Goes over blanks, line breaks and comments.
  private mutating func skipSpace() throws(NeedsParser) {
    var breaks = false
    while at < bytes.count, startsSpace {
      let start = at
      if bytes[at] != UInt8(ascii: "/") {
        at += 1
      } else if byte(at + 1) == bytes[at] {
        while at < bytes.count, bytes[at] != 10, bytes[at] != 13 { at += 1 }
        breaks = true
      } else {
        try skipBlockComment()
      }
      breaks = breaks || bytes[start..<at].contains { $0 == 10 || $0 == 13 }
    }
    result.appendSpace(breaks: breaks)
  }

  private mutating func skipBlockComment() throws(NeedsParser) {
    var depth = 0
    repeat {
      guard at < bytes.count else { throw NeedsParser() }
      switch (bytes[at], byte(at + 1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, at) = (depth + 1, at + 2)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, at) = (depth - 1, at + 2)
      default: at += 1
      }
    } while depth > 0
  }

  // MARK: Strings

  /// Behind the quote that ends the string which starts here.
  private func endOfString(from start: Int) throws(NeedsParser) -> Int {
    if byte(start + 1) == bytes[start], byte(start + 2) == bytes[start] { throw NeedsParser() }
    var index = start + 1
    while true {
      switch byte(index) {
      case UInt8(ascii: "\""): return index + 1
      case UInt8(ascii: "\\"):
        let isInterpolation = byte(index + 1) == UInt8(ascii: "(")
        index = isInterpolation ? try endOfInterpolation(from: index + 2) : index + 2
      case 0, 10, 13: throw NeedsParser()
      default: index += 1
      }
    }
  }

  /// Behind the parenthesis that ends the interpolation whose inside starts here.
  private func endOfInterpolation(from start: Int) throws(NeedsParser) -> Int {
    var (index, depth) = (start, 1)
    while depth > 0 {
      switch byte(index) {
      case UInt8(ascii: "("): (depth, index) = (depth + 1, index + 1)
      case UInt8(ascii: ")"): (depth, index) = (depth - 1, index + 1)
      case UInt8(ascii: "\""): index = try endOfString(from: index)
      case 0, 10, 13, UInt8(ascii: "#"), UInt8(ascii: "/"): throw NeedsParser()
      default: index += 1
      }
    }
    return index
  }
}
