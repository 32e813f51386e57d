/// Knows what character references stand for, by asking cmark-gfm once for each name.
struct Entities {
  private var named: [[UInt8]: [UInt8]] = [:]

  /// The reference at an offset: its length, and the UTF-8 that it stands for; nothing if none is there.
  mutating func reference(
    in bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (length: Int, text: [UInt8])? {
    var end = offset + 1
    let limit = min(bytes.count, offset + 34)
    while end < limit, bytes[end].isAlphanumeric || end == offset + 1 && bytes[end] == 0x23 {
      end += 1
    }
    guard end < limit, bytes[end] == UInt8(ascii: ";"), end > offset + 1 else { return nil }
    let name = Array(bytes[offset...end])
    if let known = named[name] { return known.isEmpty ? nil : (name.count, known) }
    let text = name.withUnsafeBufferPointer { name in
      CmarkTree(name, dialect: .commonMark).withRoot { root in
        Array(root.firstChild?.firstChild?.literal ?? name)
      }
    }
    let isReference = text != name
    named[name] = isReference ? text : []
    return isReference ? (name.count, text) : nil
  }
}
