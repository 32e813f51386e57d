import Foundation

// Time stands still while a program runs, so that several blocks may be put off to the very same moment. Dispatch
// has no order for these; on a device the later one would have been asked for a little later.

private typealias Block = @convention(c) (UInt64, OpaquePointer, OpaquePointer) -> Void
private typealias Function =
  @convention(c) (UInt64, OpaquePointer, UnsafeMutableRawPointer?, OpaquePointer) -> Void

private let systemAfter = system("dispatch_after", as: Block.self)
private let systemAfterFunction = system("dispatch_after_f", as: Function.self)

/// Counts what is put off at one moment.
private final class Deadlines: @unchecked Sendable {
  static let shared = Deadlines()
  private let lock = NSLock()
  private var moment: VirtualTime.Nanoseconds = 0
  private var count: UInt64 = 0
  private static let most = UInt64(VirtualTime.instant)

  /// The deadline for the first one, and a nanosecond later for each other.
  func place(_ deadline: UInt64) -> UInt64 {
    let now = VirtualTime.shared.now
    // Dates and times by other clocks have bits at the top.
    guard deadline < 1 << 62, deadline > UInt64(now) else { return deadline }
    return lock.withLock {
      count = moment == now ? min(count + 1, Deadlines.most) : 0
      moment = now
      return deadline + count
    }
  }
}

/// `dispatch_after`, which `asyncAfter` asks for.
@_cdecl("dispatch_after")
public func _steleAfter(_ deadline: UInt64, _ queue: OpaquePointer, _ block: OpaquePointer) {
  systemAfter?(Deadlines.shared.place(deadline), queue, block)
}

/// `dispatch_after_f`, which sleeping tasks ask for.
@_cdecl("dispatch_after_f")
public func _steleAfterFunction(
  _ deadline: UInt64, _ queue: OpaquePointer, _ context: UnsafeMutableRawPointer?,
  _ function: OpaquePointer
) {
  systemAfterFunction?(Deadlines.shared.place(deadline), queue, context, function)
}
