import Foundation

/// A measured place. Follows documentation/corelocation/cllocation.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let course: CLLocationDirection
  public let speed: CLLocationSpeed
  public let timestamp: Date

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    altitude = 0
    horizontalAccuracy = 0
    verticalAccuracy = -1
    course = -1
    speed = -1
    timestamp = Date()
    super.init()
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
    super.init()
  }

  /// The length of the great circle between the two, on a sphere.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radius = 6_371_008.8
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (first, second) = (coordinate, location.coordinate)
    let latitudes = (radians(first.latitude), radians(second.latitude))
    let north = sin((latitudes.1 - latitudes.0) / 2)
    let east = sin(radians(second.longitude - first.longitude) / 2)
    let chord = north * north + cos(latitudes.0) * cos(latitudes.1) * east * east
    return 2 * radius * asin(min(1, chord.squareRoot()))
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A direction in which the device points. Follows documentation/corelocation/clheading.
open class CLHeading: NSObject, @unchecked Sendable {
  public let magneticHeading: CLLocationDirection
  public let trueHeading: CLLocationDirection
  public let headingAccuracy: CLLocationDirection
  public let timestamp: Date

  init(magneticHeading: CLLocationDirection) {
    self.magneticHeading = magneticHeading
    trueHeading = -1
    headingAccuracy = -1
    timestamp = Date()
    super.init()
  }
}
