/// A 64-bit hash that is the same in every run (FNV-1a), so that ties are broken the same way each time.
struct StableHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// A hash that starts from a salt, so that equal bytes of different kinds do not collide.
  init(salt: UInt8 = 0) {
    combine(salt)
  }

  mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(byte) }
  }

  mutating func combine(_ other: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      combine(UInt8(truncatingIfNeeded: other >> shift))
    }
  }
}
