import Catalog

/// What is remembered of a section's text: enough to tell whether it has changed, and which blocks.
public struct SectionFingerprint: Hashable, Sendable {
  /// A block, by a short hash; it only has to be told from the other blocks of its section.
  public struct Block: Hashable, Sendable {
    var kind: BlockKind
    var hash: UInt32
  }

  /// Equal for equal words.
  public var value: UInt64
  /// The blocks in order.
  public var blocks: [Block]

  /// The short hashes have 24 bits: six digits.
  static let blockMask: UInt64 = 0xFF_FFFF

  init(value: UInt64, blocks: [Block]) {
    self.value = value
    self.blocks = blocks
  }

  init(_ text: SectionText) {
    var whole = StableHash()
    blocks = text.parts.map { part in
      var hash = StableHash()
      for word in part.words {
        whole.combine(word)
        hash.combine(word)
      }
      let folded = hash.value ^ hash.value >> 24 ^ hash.value >> 48
      return Block(kind: part.kind, hash: UInt32(folded & Self.blockMask))
    }
    value = whole.value
  }

  /// The fingerprint of a page's section.
  init(of section: Int, in page: Page) {
    self.init(SectionText(of: section, in: page))
  }
}

extension StableHash {
  /// A word with its end, so that `ab c` is not `a bc`.
  fileprivate mutating func combine(_ word: SectionWord) {
    combine(word.text.utf8)
    combine(0 as UInt8)
  }
}
