@_exported import CoreGraphics

/// A time as a fraction. Follows documentation/coremedia/cmtime.
public struct CMTime: Sendable {
  public var value: Int64
  public var timescale: Int32
  public var flags: CMTimeFlags
  public var epoch: Int64

  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  public init(value: Int64, timescale: Int32, flags: CMTimeFlags, epoch: Int64) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
  }

  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    self.init(
      value: Int64((seconds * Double(preferredTimescale)).rounded()),
      timescale: preferredTimescale)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(
    value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)

  public var seconds: Double {
    if flags.contains(.positiveInfinity) { return .infinity }
    return isNumeric ? Double(value) / Double(timescale) : .nan
  }
  public var isValid: Bool { flags.contains(.valid) }
  public var isIndefinite: Bool { flags.contains(.indefinite) }
  public var isPositiveInfinity: Bool { flags.contains(.positiveInfinity) }
  public var isNumeric: Bool {
    flags.contains(.valid) && flags.isDisjoint(with: [.indefinite, .positiveInfinity])
      && timescale != 0
  }
}

/// Follows documentation/coremedia/cmtimevalue.
public typealias CMTimeValue = Int64
/// Follows documentation/coremedia/cmtimescale.
public typealias CMTimeScale = Int32

/// Follows documentation/coremedia/cmtimeflags.
public struct CMTimeFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let valid = CMTimeFlags(rawValue: 1)
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  public static let indefinite = CMTimeFlags(rawValue: 16)
}

extension CMTime: Comparable {
  public static func == (left: CMTime, right: CMTime) -> Bool {
    left.isNumeric && right.isNumeric
      ? left.value * Int64(right.timescale) == right.value * Int64(left.timescale)
      : left.flags == right.flags
  }

  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }

  public static func + (left: CMTime, right: CMTime) -> CMTime {
    let scale = max(left.timescale, right.timescale)
    return CMTime(seconds: left.seconds + right.seconds, preferredTimescale: scale)
  }

  public static func - (left: CMTime, right: CMTime) -> CMTime {
    let scale = max(left.timescale, right.timescale)
    return CMTime(seconds: left.seconds - right.seconds, preferredTimescale: scale)
  }
}

/// Follows documentation/coremedia/cmtimemake(value:timescale:).
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Follows documentation/coremedia/cmtimemakewithseconds(_:preferredtimescale:).
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Follows documentation/coremedia/cmtimegetseconds(_:).
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

/// Follows documentation/coremedia/cmtimerange.
public struct CMTimeRange: Sendable {
  public var start: CMTime
  public var duration: CMTime
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }
  public var end: CMTime { start + duration }
}

/// Follows documentation/coremedia/cmsamplebuffer.
public final class CMSampleBuffer: @unchecked Sendable {}
