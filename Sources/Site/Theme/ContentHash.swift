/// A short name for some content, so that a browser may keep a file for ever: another content is
/// another name (FNV-1a, 64 bits; nothing here has to withstand an attack).
struct ContentHash {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Takes the next bytes of the content.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// The hash as ten letters and digits.
  var text: String {
    let digits = String(value, radix: 32)
    return String((String(repeating: "0", count: 10) + digits).suffix(10))
  }

  static func text(of bytes: some Sequence<UInt8>) -> String {
    var hash = ContentHash()
    hash.add(bytes)
    return hash.text
  }
}
