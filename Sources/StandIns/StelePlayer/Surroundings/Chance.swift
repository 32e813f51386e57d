import Foundation

// Chance is the same in every run: where a program asks the system for random bytes, it gets those of a
// generator that always begins with the same number. `getrandom` is left alone: C libraries ask for it before
// Swift's is there to answer.

/// A generator of random bytes. It is the one that Sebastiano Vigna describes as SplitMix64.
private final class FixedChance: @unchecked Sendable {
  static let shared = FixedChance()
  private let lock = NSLock()
  private var state: UInt64 = 0x5374_656c_6500_0001

  private func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }

  func fill(_ bytes: UnsafeMutableRawPointer, _ count: Int) {
    lock.withLock {
      for start in stride(from: 0, to: count, by: 8) {
        let bits = next()
        for offset in 0..<min(8, count - start) {
          let byte = UInt8(truncatingIfNeeded: bits >> (8 * UInt64(offset)))
          bytes.storeBytes(of: byte, toByteOffset: start + offset, as: UInt8.self)
        }
      }
    }
  }

  func number() -> UInt32 { lock.withLock { UInt32(truncatingIfNeeded: next() >> 32) } }
}

/// The number of `getrandom` among Linux's calls, as `asm/unistd.h` has it.
#if arch(x86_64)
  private let getRandom = 318
#else
  private let getRandom = 278
#endif

private typealias SystemCall = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int

/// `syscall`, by which Swift's own library asks for random bytes: so `Int.random`, `shuffled()` and everything
/// else in Swift. All other calls are handed on.
///
/// Swift's library calls this while it holds locks of its own, so nothing here may need one of those or the metadata
/// of a type: the system's function is sought each time, and not by `system(_:as:)`.
@_cdecl("syscall")
public func _steleSystemCall(
  _ number: Int, _ first: Int, _ second: Int, _ third: Int, _ fourth: Int, _ fifth: Int,
  _ sixth: Int
) -> Int {
  if number == getRandom, let bytes = UnsafeMutableRawPointer(bitPattern: first) {
    FixedChance.shared.fill(bytes, second)
    return second
  }
  guard let address = dlsym(UnsafeMutableRawPointer(bitPattern: -1), "syscall") else { return -1 }
  let call = unsafeBitCast(address, to: SystemCall.self)
  return call(number, first, second, third, fourth, fifth, sixth)
}

/// `arc4random`.
@_cdecl("arc4random")
public func _steleArc4Random() -> UInt32 { FixedChance.shared.number() }

/// `arc4random_buf`.
@_cdecl("arc4random_buf")
public func _steleArc4RandomBytes(_ bytes: UnsafeMutableRawPointer, _ count: Int) {
  FixedChance.shared.fill(bytes, count)
}

/// `arc4random_uniform`.
@_cdecl("arc4random_uniform")
public func _steleArc4RandomBelow(_ bound: UInt32) -> UInt32 {
  guard bound > 1 else { return 0 }
  // What is left over above the last multiple would make small numbers likelier.
  let left = (UInt32.max % bound + 1) % bound
  while true {
    let number = FixedChance.shared.number()
    if number <= UInt32.max - left { return number % bound }
  }
}

extension UUID {
  /// `UUID()`, for which Foundation reads a file of random bytes. Follows documentation/foundation/uuid/init().
  @_silgen_name("$s20FoundationEssentials4UUIDVACycfC")
  public static func _stele() -> UUID {
    var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    withUnsafeMutableBytes(of: &bytes) { buffer in
      if let start = buffer.baseAddress { FixedChance.shared.fill(start, buffer.count) }
    }
    // The version and the variant of RFC 9562.
    bytes.6 = bytes.6 & 0x0f | 0x40
    bytes.8 = bytes.8 & 0x3f | 0x80
    return UUID(uuid: bytes)
  }
}
