/// A difference as an article shows it: lines that start with `+`, `-` or a blank.
public struct DiffText: Hashable, Sendable {
  /// What becomes of a line.
  enum Kind: Hashable { case kept, added, removed }

  /// A line of the code before, after, or of both.
  struct Line: Hashable {
    var kind: Kind
    /// The code, in UTF-8 bytes of the difference; the sign does not belong to it.
    var range: Range<Int>
    var text: String

    /// The line without its layout, as two versions of it are compared.
    var key: String { text.trimmingSpace }
  }

  /// Lines that stand behind each other in the code.
  let hunks: [[Line]]
  /// The code after the change, with blanks for signs and for what is gone: every offset stays.
  public let newText: String

  /// Reads a difference.
  public init(_ text: String) {
    var bytes = Array(text.utf8)
    var hunks: [[Line]] = []
    var hunk: [Line] = []
    var offset = 0
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      let range = offset..<offset + line.utf8.count
      offset = range.upperBound + 1
      let next = number + 1 < lines.count ? lines[number + 1] : ""
      if DiffText.isHeader(line, next) {
        for index in range { bytes[index] = 32 }
        hunks.append(hunk)
        hunk = []
        continue
      }
      let sign = line.utf8.first
      let kind: Kind = sign == 43 ? .added : sign == 45 ? .removed : .kept
      let hasSign = kind != .kept || sign == 32
      let start = range.lowerBound + (hasSign ? 1 : 0)
      if hasSign { bytes[range.lowerBound] = 32 }
      if kind == .removed { for index in range { bytes[index] = 32 } }
      let code = Line(
        kind: kind, range: start..<range.upperBound, text: String(hasSign ? line.dropFirst() : line)
      )
      // What is left out between two places ends a hunk, as a header does.
      if kind == .kept, ["...", "…", "// ...", "// …"].contains(code.key) {
        hunks.append(hunk)
        hunk = []
      } else {
        hunk.append(code)
      }
    }
    self.hunks = (hunks + [hunk]).filter { !$0.allSatisfy { $0.key.isEmpty } }
    newText = String(decoding: bytes, as: UTF8.self)
  }

  private static func isHeader(_ line: Substring, _ next: Substring) -> Bool {
    line.hasPrefix("@@") || line.hasPrefix("diff --git ") || line.hasPrefix("index ")
      || line.hasPrefix("--- ") && next.hasPrefix("+++ ")
      || line.hasPrefix("+++ ") || line.hasPrefix("\\ No newline")
  }
}

extension StringProtocol {
  /// The text without blanks and tabs at its ends.
  var trimmingSpace: String {
    let start = drop { $0 == " " || $0 == "\t" }
    return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
