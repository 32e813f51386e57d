/// SHA-256 (FIPS 180-4), by which a browser checks that a script or style is the one that the page
/// means (Subresource Integrity).
package struct SHA256 {
  /// The square and cube roots' fractions of the first primes are worked out rather than copied.
  private static let constants: (start: [UInt32], rounds: [UInt32]) = {
    var primes: [UInt32] = []
    var candidate: UInt32 = 2
    while primes.count < 64 {
      if !primes.contains(where: { candidate % $0 == 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return (primes.prefix(8).map { fraction($0, root: 2) }, primes.map { fraction($0, root: 3) })
  }()

  /// The first 32 bits behind the point of a number's root: the largest `x` with `x^root` not above
  /// `number * 2^(32 * root)`, without its whole part.
  private static func fraction(_ number: UInt32, root: Int) -> UInt32 {
    var low: UInt64 = 0
    var high: UInt64 = 1 << 37
    while high - low > 1 {
      let middle = (low + high) / 2
      if isAtMost(middle, root, number) { low = middle } else { high = middle }
    }
    return UInt32(truncatingIfNeeded: low)
  }

  /// `value^root <= number << (32 * root)`, in halves that cannot overflow.
  private static func isAtMost(_ value: UInt64, _ root: Int, _ number: UInt32) -> Bool {
    let square = value.multipliedFullWidth(by: value)
    if root == 2 {
      return square.high < UInt64(number) || (square.high == number && square.low == 0)
    }
    // value^3 = (high * 2^64 + low) * value, to be compared with number * 2^96.
    let lower = square.low.multipliedFullWidth(by: value)
    let (middle, carry) = (square.high &* value).addingReportingOverflow(lower.high)
    guard !carry else { return false }
    let limit = UInt64(number) << 32
    return middle < limit || (middle == limit && lower.low == 0)
  }

  /// The hash of a text as digits, for a file's name.
  package static func text(of text: String) -> String {
    hash(Array(text.utf8)).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  /// The hash of some bytes.
  static func hash(_ bytes: [UInt8]) -> [UInt8] {
    var message = bytes
    message.append(0x80)
    while message.count % 64 != 56 { message.append(0) }
    let bits = UInt64(bytes.count) * 8
    for shift in stride(from: 56, through: 0, by: -8) {
      message.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    var state = constants.start
    for start in stride(from: 0, to: message.count, by: 64) {
      add(message[start..<start + 64], to: &state)
    }
    return state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  private static func add(_ block: ArraySlice<UInt8>, to state: inout [UInt32]) {
    var words = [UInt32](repeating: 0, count: 64)
    for (index, byte) in block.enumerated() {
      words[index / 4] = words[index / 4] << 8 | UInt32(byte)
    }
    for index in 16..<64 {
      let (a, b) = (words[index - 15], words[index - 2])
      words[index] =
        words[index - 16] &+ (turned(a, 7) ^ turned(a, 18) ^ a >> 3)
        &+ words[index - 7] &+ (turned(b, 17) ^ turned(b, 19) ^ b >> 10)
    }
    var now = state
    for index in 0..<64 {
      let (a, e) = (now[0], now[4])
      let choice = e & now[5] ^ ~e & now[6]
      let majority = a & now[1] ^ a & now[2] ^ now[1] & now[2]
      let first =
        now[7] &+ (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ choice
        &+ constants.rounds[index] &+ words[index]
      let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
      now = [first &+ second, a, now[1], now[2], now[3] &+ first, e, now[5], now[6]]
    }
    for index in state.indices { state[index] = state[index] &+ now[index] }
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }
}
