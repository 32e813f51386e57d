import Markdown

/// What a code block says apart from its comments, the contents of its strings and its layout.
struct CodeFingerprint: Hashable {
  /// Equal for blocks that are equal in this sense.
  var value: UInt64
  /// The number of tokens; a block of few tokens proves little.
  var count: Int

  init(_ tokens: [CodeToken]) {
    var hash = StableHash()
    for token in tokens { hash.combine(token.hash) }
    value = hash.value
    count = tokens.count
  }
}

extension CodeBlock {
  /// The block's tokens, read as its info string says.
  var tokens: [CodeToken] {
    CodeScanner.tokens(of: code, dialect: CodeDialect(info: info))
  }
}

extension [CodeToken] {
  /// The index of the first token that differs from `other`, which may be the end of either; nothing
  /// where both are equal.
  func firstDifference(from other: [CodeToken]) -> Int? {
    for (index, pair) in zip(self, other).enumerated() where pair.0.hash != pair.1.hash {
      return index
    }
    return count == other.count ? nil : Swift.min(count, other.count)
  }

  /// How alike two blocks are, from 0 to 1: twice the tokens they share, in any order, by all tokens.
  func similarity(to other: [CodeToken]) -> Double {
    guard !isEmpty || !other.isEmpty else { return 1 }
    var counts: [UInt64: Int] = [:]
    for token in self { counts[token.hash, default: 0] += 1 }
    var shared = 0
    for token in other {
      guard let left = counts[token.hash], left > 0 else { continue }
      counts[token.hash] = left - 1
      shared += 1
    }
    return 2 * Double(shared) / Double(count + other.count)
  }
}
