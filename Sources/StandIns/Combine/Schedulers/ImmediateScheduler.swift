/// A scheduler that does all work at once. Follows documentation/combine/immediatescheduler.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerOptions = Never

  /// The only immediate scheduler there need be.
  public static let shared = ImmediateScheduler()

  /// A point in a time that does not pass.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// A span of that time.
    public struct Stride:
      ExpressibleByFloatLiteral, Comparable, SignedNumeric, SchedulerTimeIntervalConvertible,
      Codable, Sendable
    {
      /// The length in no particular unit.
      public var magnitude: Int

      /// A span of this length.
      public init(_ value: Int) { magnitude = value }
      public init(integerLiteral value: Int) { magnitude = value }
      public init(floatLiteral value: Double) { magnitude = Int(value) }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      public static func < (left: Stride, right: Stride) -> Bool {
        left.magnitude < right.magnitude
      }
      public static func + (left: Stride, right: Stride) -> Stride {
        Stride(left.magnitude + right.magnitude)
      }
      public static func - (left: Stride, right: Stride) -> Stride {
        Stride(left.magnitude - right.magnitude)
      }
      public static func * (left: Stride, right: Stride) -> Stride {
        Stride(left.magnitude * right.magnitude)
      }
      public static func *= (left: inout Stride, right: Stride) { left = left * right }
      public static func seconds(_ s: Int) -> Stride { Stride(s) }
      public static func seconds(_ s: Double) -> Stride { Stride(Int(s)) }
      public static func milliseconds(_ ms: Int) -> Stride { Stride(0) }
      public static func microseconds(_ us: Int) -> Stride { Stride(0) }
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(0) }
    }

    private var position = 0

    fileprivate init() {}
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.position - position)
    }
    public func advanced(by n: Stride) -> SchedulerTimeType {
      var copy = self
      copy.position += n.magnitude
      return copy
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType() }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
