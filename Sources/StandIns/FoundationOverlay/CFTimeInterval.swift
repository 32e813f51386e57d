import Foundation

/// A number of seconds. Follows documentation/corefoundation/cftimeinterval.
public typealias CFTimeInterval = Double

/// Runs the closure; there are no autorelease pools without Objective-C.
/// Follows documentation/objectivec/autoreleasepool(invoking:).
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
