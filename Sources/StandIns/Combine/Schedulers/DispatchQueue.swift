import Dispatch

extension DispatchQueue: Scheduler {
  /// A point in a queue's time.
  /// Follows documentation/dispatch/dispatchqueue/schedulertimetype.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The point as Dispatch has it.
    public var dispatchTime: DispatchTime

    /// Wraps a point in time.
    public init(_ time: DispatchTime) { dispatchTime = time }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride(nanoseconds: end >= start ? Int(end - start) : -Int(start - end))
    }
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    /// A span of a queue's time.
    public struct Stride:
      SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Codable, Sendable
    {
      /// The length in nanoseconds.
      public var magnitude: Int

      init(nanoseconds: Int) { magnitude = nanoseconds }

      /// The span as Dispatch has it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// Takes a span of Dispatch.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): magnitude = count * 1_000_000_000
        case .milliseconds(let count): magnitude = count * 1_000_000
        case .microseconds(let count): magnitude = count * 1_000
        case .nanoseconds(let count): magnitude = count
        default: magnitude = .max
        }
      }
      public init(integerLiteral value: Int) { magnitude = value * 1_000_000_000 }
      public init(floatLiteral value: Double) { magnitude = Int(value * 1_000_000_000) }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self.init(integerLiteral: value)
      }

      public static func < (left: Stride, right: Stride) -> Bool {
        left.magnitude < right.magnitude
      }
      public static func + (left: Stride, right: Stride) -> Stride {
        Stride(nanoseconds: left.magnitude + right.magnitude)
      }
      public static func - (left: Stride, right: Stride) -> Stride {
        Stride(nanoseconds: left.magnitude - right.magnitude)
      }
      public static func * (left: Stride, right: Stride) -> Stride {
        Stride(nanoseconds: left.magnitude * right.magnitude)
      }
      public static func *= (left: inout Stride, right: Stride) { left = left * right }
      public static func seconds(_ s: Int) -> Stride { Stride(integerLiteral: s) }
      public static func seconds(_ s: Double) -> Stride { Stride(floatLiteral: s) }
      public static func milliseconds(_ ms: Int) -> Stride { Stride(.milliseconds(ms)) }
      public static func microseconds(_ us: Int) -> Stride { Stride(.microseconds(us)) }
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(.nanoseconds(ns)) }
    }
  }

  /// How a queue does its work.
  /// Follows documentation/dispatch/dispatchqueue/scheduleroptions.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags
    /// The group that the work belongs to.
    public var group: DispatchGroup?

    /// Collects the options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Transfer(value: action)
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { work.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let work = Transfer(value: action)
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { work.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(self, interval: interval, action: action)
    repetition.start(at: date)
    return AnyCancellable(repetition)
  }
}
