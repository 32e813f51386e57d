import Foundation

/// A number of seconds. Follows documentation/corefoundation/cftimeinterval.
public typealias CFTimeInterval = Double

/// A point in time, in seconds from 2001. Follows documentation/corefoundation/cfabsolutetime.
public typealias CFAbsoluteTime = Double

/// Follows documentation/corefoundation/cfabsolutetimegetcurrent().
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date.timeIntervalSinceReferenceDate
}
