// The root class is a part of this module on Apple's platforms.
@_exported import class Foundation.NSObject
@_exported import protocol Foundation.NSObjectProtocol

/// Runs the closure; there are no autorelease pools without Objective-C.
/// Follows documentation/objectivec/autoreleasepool(invoking:).
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
