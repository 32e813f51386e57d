/// Folds a heading's title for comparison across languages.
///
/// Translators often keep the source's title in parentheses, before or after their own: the whole
/// title and both parts are keys, and two sections that share one are the same section.
enum TitleKeys {
  /// A key of fewer characters proves nothing.
  private static let shortest = 3

  static func keys(of title: String) -> Set<UInt64> {
    var keys: Set<UInt64> = []
    insert(Array(title.unicodeScalars)[...], into: &keys)
    let scalars = Array(title.unicodeScalars)
    guard let last = scalars.last(where: { $0 != " " && $0 != "\u{3000}" }), isClosing(last),
      let open = scalars.lastIndex(where: isOpening),
      let close = scalars.lastIndex(where: isClosing), open < close
    else { return keys }
    insert(scalars[..<open], into: &keys)
    insert(scalars[(open + 1)..<close], into: &keys)
    return keys
  }

  private static func insert(_ part: ArraySlice<Unicode.Scalar>, into keys: inout Set<UInt64>) {
    var hash = StableHash()
    var count = 0
    for scalar in part {
      let lower = scalar.properties.lowercaseMapping.unicodeScalars
      for folded in lower
      where folded.properties.isAlphabetic || folded.properties.numericType != nil {
        count += 1
        for byte in UTF8.encode(folded) ?? .init() { hash.combine(byte) }
      }
    }
    if count >= shortest { keys.insert(hash.value) }
  }

  private static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "(" || scalar == "\u{FF08}"
  }

  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    scalar == ")" || scalar == "\u{FF09}"
  }
}
