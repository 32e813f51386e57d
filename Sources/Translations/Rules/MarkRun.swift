import Diagnostics

/// A run of one emphasis character in running text, with the characters around it.
struct MarkRun {
  /// `*`, `**`, `_`, `__` or `~~`.
  let mark: String
  /// The UTF-8 offsets into the source.
  let offsets: Range<Int>
  let range: SourceRange
  let before: Unicode.Scalar?
  let after: Unicode.Scalar?

  static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "~")
  }

  /// The run that starts at the cursor and ends before `end`, if its length means anything.
  init?(at start: LineCursor, end: LineCursor, in bytes: [UInt8]) {
    let mark = String(decoding: bytes[start.offset..<end.offset], as: UTF8.self)
    guard ["*", "**", "_", "__", "~~"].contains(mark) else { return nil }
    self.mark = mark
    offsets = start.offset..<end.offset
    range = SourceRange(start.position, end.position)
    // A scalar has at most four bytes.
    let left = bytes[..<start.offset].suffix(4)
    let right = bytes[end.offset...].prefix(4)
    before = String(decoding: left, as: UTF8.self).unicodeScalars.last
    after = String(decoding: right, as: UTF8.self).unicodeScalars.first
  }

  // MARK: What the author meant

  /// Something that can be emphasised follows.
  var mayOpen: Bool {
    guard let after, !after.properties.isWhitespace else { return false }
    switch after.properties.generalCategory {
    case .closePunctuation: return false
    case .otherPunctuation: return !".,;:!?、。，．：；！？…".unicodeScalars.contains(after)
    default: return true
    }
  }

  /// Something that can be emphasised stands before. (Quotation marks open in one language and close in
  /// another.)
  var mayClose: Bool {
    guard let before, !before.properties.isWhitespace else { return false }
    return before.properties.generalCategory != .openPunctuation
  }

  /// False for what is likelier a name in running text (`snake_case_name`), or a pointer's star.
  func isMeant(with closer: MarkRun) -> Bool {
    guard closer.offsets.lowerBound > offsets.upperBound else { return false }
    let joinsBefore = isPartOfName(before) && isPartOfName(after)
    let joinsAfter = isPartOfName(closer.before) && isPartOfName(closer.after)
    return mark == "_" || mark == "*" ? !joinsBefore && !joinsAfter : true
  }

  private func isPartOfName(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar, scalar.isASCII else { return false }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
  }
}
