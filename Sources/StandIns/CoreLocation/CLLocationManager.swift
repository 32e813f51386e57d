import Foundation

/// Whether the app may know where the device is.
/// Follows documentation/corelocation/clauthorizationstatus.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse

  @available(*, deprecated, renamed: "authorizedAlways")
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// Follows documentation/corelocation/claccuracyauthorization.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy, reducedAccuracy
}

/// Follows documentation/corelocation/clactivitytype.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// Tells where the device is. Follows documentation/corelocation/cllocationmanager.
///
/// There is no receiver here, and nobody who could allow its use: the first request is answered by
/// "denied", as it is where a user says no.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { delegate?.locationManagerDidChangeAuthorization(self) } }
  }
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var headingFilter: CLLocationDegrees = 1
  open var activityType = CLActivityType.other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false
  open private(set) var authorizationStatus = CLAuthorizationStatus.notDetermined
  open private(set) var location: CLLocation?
  open private(set) var heading: CLHeading?
  open private(set) var monitoredRegions: Set<CLRegion> = []
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  public override init() { super.init() }

  @available(*, deprecated, renamed: "authorizationStatus")
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  open class func locationServicesEnabled() -> Bool { false }
  open class func headingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

  open func requestWhenInUseAuthorization() { refuse() }
  open func requestAlwaysAuthorization() { refuse() }
  open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) {}

  open func startUpdatingLocation() { fail(.denied) }
  open func stopUpdatingLocation() {}
  open func requestLocation() { fail(.denied) }
  open func startUpdatingHeading() { fail(.headingFailure) }
  open func stopUpdatingHeading() {}
  open func startMonitoringSignificantLocationChanges() { fail(.denied) }
  open func stopMonitoringSignificantLocationChanges() {}
  open func startMonitoringVisits() {}
  open func stopMonitoringVisits() {}

  open func startMonitoring(for region: CLRegion) {
    delegate?.locationManager(
      self, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied))
  }
  open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
  open func requestState(for region: CLRegion) {
    delegate?.locationManager(self, didDetermineState: .unknown, for: region)
  }

  /// What a receiver does, for those who play one.
  public func _move(to locations: [CLLocation]) {
    authorizationStatus = .authorizedWhenInUse
    location = locations.last ?? location
    delegate?.locationManager(self, didUpdateLocations: locations)
  }

  private func refuse() {
    guard authorizationStatus == .notDetermined else { return }
    authorizationStatus = .denied
    delegate?.locationManagerDidChangeAuthorization(self)
    delegate?.locationManager(self, didChangeAuthorization: .denied)
  }

  private func fail(_ code: CLError.Code) {
    if authorizationStatus == .authorizedWhenInUse, let location {
      delegate?.locationManager(self, didUpdateLocations: [location])
    } else {
      delegate?.locationManager(self, didFailWithError: CLError(code))
    }
  }
}
