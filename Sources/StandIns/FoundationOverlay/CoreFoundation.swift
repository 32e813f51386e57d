import Foundation

// Core Foundation's types are those of Foundation on Apple's platforms as well, by "toll-free bridging".

/// Follows documentation/corefoundation/cfstring.
public typealias CFString = NSString
/// Follows documentation/corefoundation/cfdata.
public typealias CFData = NSData
/// Follows documentation/corefoundation/cfurl.
public typealias CFURL = NSURL
/// Follows documentation/corefoundation/cfdictionary.
public typealias CFDictionary = NSDictionary
/// Follows documentation/corefoundation/cfmutabledictionary.
public typealias CFMutableDictionary = NSMutableDictionary
/// Follows documentation/corefoundation/cfarray.
public typealias CFArray = NSArray
/// Follows documentation/corefoundation/cfnumber.
public typealias CFNumber = NSNumber
/// Follows documentation/corefoundation/cftyperef.
public typealias CFTypeRef = AnyObject

/// Where a method of Objective-C leaves its error. Follows documentation/foundation/nserrorpointer.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

// Follows documentation/dispatch/nsec_per_sec and its neighbours.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000

/// Follows documentation/foundation/nsuseractivitytypebrowsingweb.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

// A function with variable arguments takes objects too. `@retroactive` as Foundation might do it one day.
extension NSObject: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] {
    [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())]
  }
}

extension ProcessInfo {
  /// Follows documentation/foundation/processinfo/islowpowermodeenabled.
  public var isLowPowerModeEnabled: Bool { false }

  /// Follows documentation/foundation/processinfo/thermalstate-swift.property.
  public var thermalState: ThermalState { .nominal }

  /// Follows documentation/foundation/processinfo/thermalstate-swift.enum.
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  /// Follows documentation/foundation/processinfo/thermalstatedidchangenotification.
  public class var thermalStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("NSProcessInfoThermalStateDidChangeNotification")
  }
}
