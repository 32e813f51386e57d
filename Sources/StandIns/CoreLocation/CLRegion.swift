import Foundation

/// An area that can be watched. Follows documentation/corelocation/clregion.
open class CLRegion: NSObject, @unchecked Sendable {
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// Follows documentation/corelocation/clcircularregion.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    let other = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return middle.distance(from: other) <= radius
  }
}

/// Follows documentation/corelocation/clregionstate.
public enum CLRegionState: Int, Sendable {
  case unknown, inside, outside
}

/// Beacons of an organisation. Follows documentation/corelocation/clbeaconregion.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  public let uuid: UUID
  public let major: NSNumber?
  public let minor: NSNumber?

  public init(uuid: UUID, identifier: String) {
    self.uuid = uuid
    major = nil
    minor = nil
    super.init(identifier: identifier)
  }

  public init(uuid: UUID, major: UInt16, minor: UInt16, identifier: String) {
    self.uuid = uuid
    self.major = NSNumber(value: major)
    self.minor = NSNumber(value: minor)
    super.init(identifier: identifier)
  }
}
