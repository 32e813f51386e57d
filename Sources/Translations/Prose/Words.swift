import Catalog
import Markdown

/// The words of a text, runs of ASCII letters and digits, as hashes: sets of them are made for every
/// section, and strings would cost more than all else.
enum Words {
  /// Calls `use` with the hash and the bytes of each word.
  static func forEach(
    in text: String, _ use: (_ hash: UInt64, _ word: Slice<UnsafeBufferPointer<UInt8>>) -> Void
  ) {
    var text = text
    text.withUTF8 { bytes in
      var start: Int?
      var hash = StableHash()
      for index in 0...bytes.count {
        if index < bytes.count, bytes[index].isLetter || bytes[index].isDigit {
          if start == nil { (start, hash) = (index, StableHash()) }
          hash.combine(bytes[index])
        } else if let first = start {
          use(hash.value, bytes[first..<index])
          start = nil
        }
      }
    }
  }

  /// The hash of one word.
  static func hash(of word: some Sequence<UInt8>) -> UInt64 {
    var hash = StableHash()
    hash.combine(word)
    return hash.value
  }

  /// The hashes of all words of some blocks, in text, code and targets of links.
  static func all(of page: Page, in range: Range<Int>) -> Set<UInt64> {
    var result: Set<UInt64> = []
    func add(_ text: String) {
      forEach(in: text) { hash, _ in result.insert(hash) }
    }
    let blocks = page.document.blocks[range.clamped(to: page.document.blocks.indices)]
    blocks.walkBlocks { if case .codeBlock(let code) = $0.kind { add(code.code) } }
    blocks.walkInlines { inline in
      switch inline.kind {
      case .text(let text), .code(let text): add(text)
      case .link(let target, _, _): add(target)
      default: break
      }
    }
    return result
  }

  /// The hashes of the words in the code of some blocks.
  static func inCode(of page: Page, in range: Range<Int>) -> Set<UInt64> {
    var result: Set<UInt64> = []
    let blocks = page.document.blocks[range.clamped(to: page.document.blocks.indices)]
    func add(_ text: String) {
      forEach(in: text) { hash, _ in result.insert(hash) }
    }
    blocks.walkBlocks { if case .codeBlock(let code) = $0.kind { add(code.code) } }
    blocks.walkInlines { if case .code(let code) = $0.kind { add(code) } }
    return result
  }
}
