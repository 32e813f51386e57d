@_exported import FoundationOverlay

/// Follows documentation/corelocation/cllocationdegrees.
public typealias CLLocationDegrees = Double
/// Follows documentation/corelocation/cllocationdistance.
public typealias CLLocationDistance = Double
/// Follows documentation/corelocation/cllocationaccuracy.
public typealias CLLocationAccuracy = Double
/// Follows documentation/corelocation/cllocationspeed.
public typealias CLLocationSpeed = Double
/// Follows documentation/corelocation/cllocationdirection.
public typealias CLLocationDirection = Double

/// A place on the globe, in degrees. Follows documentation/corelocation/cllocationcoordinate2d.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init() { self.init(latitude: 0, longitude: 0) }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Follows documentation/corelocation/kcllocationcoordinate2dinvalid.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Follows documentation/corelocation/cllocationcoordinate2disvalid(_:).
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Follows documentation/corelocation/cllocationcoordinate2dmake(_:_:).
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

// Follows documentation/corelocation/kcllocationaccuracybest and its neighbours.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000
public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLHeadingFilterNone: CLLocationDegrees = -1
