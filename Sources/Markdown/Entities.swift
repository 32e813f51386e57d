/// Knows what character references stand for, by asking cmark-gfm once for each name.
struct Entities {
  private var named: [[UInt8]: [UInt8]] = [:]

  /// The length of the reference at an offset and the UTF-8 that it stands for, if `literal` goes on
  /// with that.
  mutating func reference(
    in bytes: UnsafeBufferPointer<UInt8>, at offset: Int,
    matching literal: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (length: Int, text: [UInt8])? {
    var end = offset + 1
    let limit = min(bytes.count, offset + 34)
    while end < limit, bytes[end].isAlphanumeric || end == offset + 1 && bytes[end] == 0x23 {
      end += 1
    }
    guard end < limit, bytes[end] == UInt8(ascii: ";"), end > offset + 1 else { return nil }
    let name = bytes[offset...end]
    let text: [UInt8]
    if bytes[offset + 1] == UInt8(ascii: "#") {
      text = Entities.numeric(name)
    } else if literal.first == UInt8(ascii: "&"), !Entities.isAmpersand(name) {
      // Only one character's references stand for `&`; all others would not show it, so this is text.
      return nil
    } else {
      text = named(Array(name))
    }
    return !text.isEmpty && literal.starts(with: text) ? (name.count, text) : nil
  }

  private static func isAmpersand(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    name.elementsEqual("&amp;".utf8) || name.elementsEqual("&AMP;".utf8)
  }

  private mutating func named(_ name: [UInt8]) -> [UInt8] {
    if let known = named[name] { return known }
    let text = name.withUnsafeBufferPointer { name in
      CmarkTree(name, dialect: .commonMark).withRoot { root in
        Array(root.firstChild?.firstChild?.literal ?? name)
      }
    }
    named[name] = text == name ? [] : text
    return named[name] ?? []
  }

  /// `&#35;` or `&#x23;`; what is no character stands for U+FFFD.
  private static func numeric(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
    let text = String(decoding: name.dropFirst(2).dropLast(), as: UTF8.self)
    let isHexadecimal = text.first == "x" || text.first == "X"
    let number = isHexadecimal ? UInt32(text.dropFirst(), radix: 16) : UInt32(text)
    guard let number else { return [] }
    let scalar = number == 0 ? nil : Unicode.Scalar(number)
    return Array(String(Character(scalar ?? "\u{FFFD}")).utf8)
  }
}
